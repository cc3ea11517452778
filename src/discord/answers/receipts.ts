import type { Messages } from '../../i18n/messages.ts';
import type { Commit } from '../../runtime/protocol.ts';
import type { MemberId } from '../../shared/ids.ts';
import { receiptView } from '../../views/receipt-view.ts';
import type { MessageBody } from '../message-body.ts';
import { receiptMessage } from '../render/session-messages.ts';

/** The receipt of a session that ended in this commit; null where this member's did not. */
export function receiptFor(messages: Messages, commit: Commit, member: MemberId): MessageBody | null {
  const left = commit.events.find((event) => event.type === 'seatLeft' && event.member === member);
  if (left?.type !== 'seatLeft') return null;
  return receiptMessage(receiptView(commit.after.settings.name, left), messages);
}
