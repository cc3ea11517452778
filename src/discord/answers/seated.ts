import type { MemberId } from '../../shared/ids.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Commit } from '../../runtime/protocol.ts';
import { seatOf } from '../../table/queries.ts';
import type { BotContext } from '../context.ts';
import { shownTableName } from '../render/render-context.ts';

/** What somebody is told who has just sat down. */
export function seatedText(
  messages: Messages,
  { after, events }: Commit,
  member: MemberId,
  { room }: BotContext,
): string {
  const { done } = messages;
  const taken = events.find((event) => event.type === 'seatTaken' && event.member === member);
  const seat = seatOf(after, member);
  if (taken?.type !== 'seatTaken' || seat === null) return done.tableClosed;
  const table = shownTableName(messages, after.settings.name);
  const welcome =
    taken.continues === null
      ? done.seated({ seat, table, buyIn: taken.buyIn, balance: room.wallet(member).balance })
      : done.seatedAgain({ seat, table, stack: taken.buyIn });
  const filled = room.table(after.id)?.seats[seat]?.autoTopUp === true;
  return [welcome, ...(taken.waits ? [done.waitsForBlind] : []), ...(filled ? [done.autoTopUp.on] : [])].join(
    '\n',
  );
}
