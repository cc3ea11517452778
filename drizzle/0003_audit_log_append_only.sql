CREATE TRIGGER audit_log_never_changes BEFORE UPDATE ON audit_log BEGIN
	SELECT RAISE(ABORT, 'the audit log is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_never_goes BEFORE DELETE ON audit_log BEGIN
	SELECT RAISE(ABORT, 'the audit log is never deleted');
END;
