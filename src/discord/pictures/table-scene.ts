import { sum, type Chips, type SeatIndex } from '../../shared/chips.ts';
import { seatNumber } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { HandResultView } from '../../views/hand-result-view.ts';
import type { SeatView } from '../../views/seat-view.ts';
import type { TableView } from '../../views/table-view.ts';
import { plainName, type RenderContext } from '../render/render-context.ts';
import { potParts } from '../render/table-lines.ts';
import type { SeatScene, TableScene } from './scene.ts';

/** A table as its picture shows it: everything in it stands in the message too. */
export function tableScene(view: TableView, context: RenderContext): TableScene {
  const { table, pictures, format } = context.messages;
  const { result, street, pot, board, boardSize } = view;
  const total = potTotal(view);
  const won = winnings(result);
  return {
    type: 'table',
    caption: [table.handNumber(view.hand), ...(street === null ? [] : [table.streets[street]])],
    pot: total === null ? null : pictures.pot(format.chips(total)),
    parts: pot === null || pot.pots.length < 2 ? null : potParts(pot, context.messages).join(' · '),
    board,
    boardSize,
    seats: view.seats.map((seat) => seatScene(seat, { won, first: firstToAct(view) }, context)),
  };
}

/** What lies in the pots, or lay in them when they were paid; null where no hand is shown. */
export function potTotal({ phase, pot, result }: TableView): Chips | null {
  if (phase === 'lobby') return null;
  return pot?.total ?? sum((result?.pots ?? []).map(({ amount }) => amount));
}

/** Who opens the street that the picture shows; null once somebody has acted on it. */
export function firstToAct({ decision, acts }: TableView): SeatIndex | null {
  const isForced = acts.every(({ type }) => type === 'ante' || type === 'blind' || type === 'bringIn');
  return isForced ? (decision?.seat ?? null) : null;
}

/** What each seat gets out of the pots. */
export function winnings(result: HandResultView | null): ReadonlyMap<SeatIndex, Chips> {
  const won = new Map<SeatIndex, Chips>();
  for (const { seat, amount } of (result?.pots ?? []).flatMap(({ parts }) =>
    parts.flatMap(({ winners }) => winners),
  )) {
    won.set(seat, (won.get(seat) ?? 0) + amount);
  }
  return won;
}

interface Marks {
  readonly won: ReadonlyMap<SeatIndex, Chips>;
  readonly first: SeatIndex | null;
}

function seatScene(seat: SeatView, marks: Marks, context: RenderContext): SeatScene {
  const { format } = context.messages;
  const { inHand } = seat;
  const won = marks.won.get(seat.seat) ?? 0;
  const bet = inHand?.bet ?? 0;
  return {
    number: String(seatNumber(seat.seat)),
    name: plainName(context, seat.member),
    stack: format.chips(seat.stack),
    chips:
      won > 0
        ? { kind: 'won', text: format.signedChips(won) }
        : bet > 0
          ? { kind: 'bet', text: format.chips(bet) }
          : null,
    note: noteOn(seat, marks.first === seat.seat, context.messages),
    button: seat.positions.includes('button'),
    look: lookOf(seat, { won, first: marks.first }),
    cards: inHand?.cards ?? [],
  };
}

function lookOf(
  { seat, inHand }: SeatView,
  { won, first }: { won: Chips; first: SeatIndex | null },
): SeatScene['look'] {
  if (won > 0) return 'winner';
  if (inHand === null || inHand.folded) return 'dim';
  return seat === first ? 'first' : 'plain';
}

function noteOn(
  { inHand, state, stack, pendingTopUp }: SeatView,
  isFirst: boolean,
  { table, pictures }: Messages,
): string | null {
  if (inHand?.folded === true) return table.folded;
  if (inHand?.allIn === true) return table.allIn(0);
  if (inHand !== null && inHand.draws.length > 0) return pictures.drew(inHand.draws);
  if (inHand !== null) return isFirst ? pictures.first : null;
  if (state === 'away') return stack + pendingTopUp === 0 ? table.noChips : table.away;
  return state === 'waiting' ? pictures.waits : null;
}
