import type { Messages } from '../../i18n/messages.ts';
import type { TableId } from '../../shared/ids.ts';
import type { OwnSeatView } from '../../views/own-seat-view.ts';
import type { MessageBody } from '../message-body.ts';
import { button, buttonRows, type Button } from './buttons.ts';
import { shownTableName } from './render-context.ts';

const COLOUR = 0x2b4c7e;

/** A player's own seat: what stands there, and top-up, sitting out and leaving without a command. */
export function ownSeatMessage(
  { table, seat }: { readonly table: TableId; readonly seat: OwnSeatView },
  messages: Messages,
): MessageBody {
  const { mySeat } = messages;
  const lines = [
    mySeat.stack({ stack: seat.stack, pending: seat.pendingTopUp }),
    mySeat.session({ brought: seat.brought, hands: seat.hands }),
    ...stateLines(seat, messages),
  ];
  return {
    content: '',
    embeds: [
      {
        color: COLOUR,
        title: mySeat.title({ table: shownTableName(messages, seat.tableName), seat: seat.seat }),
        description: lines.join('\n'),
      },
    ],
    components: buttonRows(...seatRows(table, seat, messages)),
  };
}

function stateLines(seat: OwnSeatView, { mySeat, done }: Messages): readonly string[] {
  if (seat.leaving) return [done.leavesAfterHand];
  return [...(seat.autoTopUp ? [mySeat.autoTopUp] : []), ...waitingLines(seat, { mySeat, done })];
}

function waitingLines(
  seat: OwnSeatView,
  { mySeat, done }: Pick<Messages, 'mySeat' | 'done'>,
): readonly string[] {
  if (seat.state === 'away') return [mySeat.away];
  if (seat.state === 'waiting') return [mySeat.waits];
  return seat.sitsOut === null ? [] : [done.sitsOut[seat.sitsOut]];
}

/** What is for the next hands, and below it what is for longer. */
function seatRows(table: TableId, seat: OwnSeatView, { buttons }: Messages): readonly (readonly Button[])[] {
  if (seat.leaving) return [];
  const hasChips = seat.stack + seat.pendingTopUp > 0;
  const isIn = seat.state !== 'away' && seat.sitsOut === null;
  const auto = seat.autoTopUp ? 'autoTopUpOff' : 'autoTopUpOn';
  const next = [
    ...(isIn || !hasChips ? [] : [button({ role: 'comeBack', table }, buttons.comeBack, 'free')]),
    ...(seat.mayPost ? [button({ role: 'postBlind', table }, buttons.postBlind, 'chips')] : []),
    ...(seat.fillsUpBy > 0
      ? [button({ role: 'fillUp', table }, buttons.topUpTo(seat.maximum), 'chips')]
      : []),
    ...(isIn ? [button({ role: 'sitOut', table }, buttons.sitOut)] : []),
  ];
  return [
    next,
    [button({ role: auto, table }, buttons[auto]), button({ role: 'leave', table }, buttons.leave)],
  ];
}
