CREATE TRIGGER transfers_never_change BEFORE UPDATE ON transfers BEGIN
	SELECT RAISE(ABORT, 'transfers are never changed: book an opposite one');
END;
--> statement-breakpoint
CREATE TRIGGER transfers_never_go BEFORE DELETE ON transfers BEGIN
	SELECT RAISE(ABORT, 'transfers are never deleted: book an opposite one');
END;
--> statement-breakpoint
CREATE TRIGGER events_never_change BEFORE UPDATE ON events BEGIN
	SELECT RAISE(ABORT, 'events are never changed');
END;
--> statement-breakpoint
CREATE TRIGGER events_never_go BEFORE DELETE ON events BEGIN
	SELECT RAISE(ABORT, 'events are never deleted');
END;
