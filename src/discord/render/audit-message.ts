import type { AuditRow } from '../../runtime/floor-protocol.ts';
import { changeIn } from '../../runtime/guild-settings.ts';
import type { Room } from '../../runtime/room.ts';
import type { Messages } from '../../i18n/messages.ts';
import { escapeMarkdown, plainText } from '../../i18n/untrusted-text.ts';
import type { MemberId, TableId } from '../../shared/ids.ts';
import type { MessageBody } from '../message-body.ts';
import { LIMITS } from './message-limits.ts';
import { shownTableName } from './render-context.ts';
import { settingText } from './server-settings-message.ts';

const COLOUR = 0x5b4a8a;
const REASON_LENGTH = 200;

interface Naming {
  readonly messages: Messages;
  readonly room: Pick<Room, 'nameOf' | 'table' | 'defaults'>;
}

/** A typed reason where Discord formats text. */
export function shownReason(reason: string): string {
  return escapeMarkdown(plainText(reason, REASON_LENGTH));
}

/** One line of the audit log. */
export function auditLine(row: Omit<AuditRow, 'position'>, { messages, room }: Naming): string {
  const { audit } = messages.floor;
  const nameOf = (member: MemberId) => escapeMarkdown(plainText(room.nameOf(member)) || messages.nameless);
  const tableName = (id: TableId) => shownTableName(messages, room.table(id)?.settings.name ?? '');
  return audit.line({
    at: row.at,
    actor: row.actor === null ? audit.bot : nameOf(row.actor),
    action: audit.actions[row.action],
    target: row.target === null ? null : nameOf(row.target),
    table: row.tableId === null ? null : tableName(row.tableId),
    hand: row.hand,
    amount: row.amount,
    reason: row.reason === null ? null : shownReason(row.reason),
    transfers: row.transfers,
    changes: row.changes === null ? [] : changesIn(row.changes, { messages, room }),
  });
}

/** What was laid down before and after, in words. */
function changesIn(kept: string, { messages, room }: Naming): readonly string[] {
  const { names, before, after } = changeIn(kept);
  const writing = { messages, defaults: room.defaults };
  return names.map((name) =>
    messages.floor.audit.change({
      setting: messages.floor.settings.names[name],
      before: settingText(name, before, writing),
      after: settingText(name, after, writing),
    }),
  );
}

/** The last lines, newest first, as many as fit. */
export function auditMessage(rows: readonly AuditRow[], naming: Naming): MessageBody {
  const { title, empty } = naming.messages.floor.audit;
  const lines: string[] = [];
  let length = 0;
  for (const row of rows) {
    const line = auditLine(row, naming);
    length += line.length + 1;
    if (length > LIMITS.description) break;
    lines.push(line);
  }
  const description = lines.length === 0 ? empty : lines.join('\n');
  return { content: '', embeds: [{ color: COLOUR, title, description }], components: [] };
}
