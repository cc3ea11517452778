import type { MemberId } from '../../shared/ids.ts';
import { seatNumber } from '../../i18n/format.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { DecisionView } from '../../views/decision-view.ts';
import type { PotView } from '../../views/pot-view.ts';
import type { Position, SeatView } from '../../views/seat-view.ts';
import type { ActView, TableView } from '../../views/table-view.ts';
import { shownCards, shownName, type RenderContext } from './render-context.ts';

// The table as lines of text: each fits a phone, and says in words what the pictures show.

const BETWEEN = ' · ';
/** As wide as the mark of the player to act, so that the seats stand under each other. */
const NO_MARK = '\u2003';

export function gameLine({ gameId, limit, stakes, ante }: TableView, { messages }: RenderContext): string {
  const { table } = messages;
  const game = table.game({ gameId, limit, stakes: table.stakes(stakes) });
  return ante === 0 ? game : `${game}${BETWEEN}${table.anteOf(ante)}`;
}

/** The place of a card that is still to come: not a dot, which parts what stands in a line. */
const UNDEALT = '▢';

/** `Board A♠ K♦ 7♣ ▢ ▢ · flop`; in games without a board only the street. */
export function boardLine({ board, boardSize, street }: TableView, context: RenderContext): string | null {
  const { table } = context.messages;
  const where = street === null ? null : `*${table.streets[street]}*`;
  if (boardSize === 0) return where;
  const missing = Array.from({ length: boardSize - board.length }, () => UNDEALT);
  const cards = [...(board.length === 0 ? [] : [shownCards(context, board)]), ...missing].join(' ');
  return [`**${table.board}** ${cards}`, where].filter((part) => part !== null).join(BETWEEN);
}

/** The pot net of rake, its parts, and the rake beside it. */
export function potLine(pot: PotView, { messages }: RenderContext): string {
  const { table } = messages;
  const { total, rake, rakeCap } = pot;
  const taken = rakeCap === 0 ? [] : [table.rake({ amount: rake, cap: rakeCap })];
  return [`**${table.pot(total)}**`, ...potParts(pot, messages), ...taken].join(BETWEEN);
}

/** The main pot and the side pots; none where there is one pot only. */
export function potParts({ pots }: PotView, { table }: Messages): readonly string[] {
  const sides = pots.slice(1);
  if (sides.length === 0) return [];
  return [
    table.mainPot(pots[0]?.amount ?? 0),
    ...sides.map(({ amount }, index) =>
      table.sidePot({ number: sides.length === 1 ? null : index + 1, amount }),
    ),
  ];
}

/** `▸ 1 Ada · BTN · 318.00 · bet 44.00`. */
export function seatLine(seat: SeatView, context: RenderContext): string {
  const { messages } = context;
  const name = shownName(context, seat.member);
  const parts = [
    seat.toAct ? `**${name}**` : name,
    ...seat.positions.map((position) => positionWord(position, messages)),
    messages.format.chips(seat.stack),
    ...doing(seat, messages),
    ...cardsOf(seat, context),
  ];
  return `${seat.toAct ? '▸' : NO_MARK} \`${seatNumber(seat.seat)}\` ${parts.join(BETWEEN)}`;
}

function positionWord(position: Position, { table }: Messages): string {
  return table[position];
}

/** What a player does, and is about to do, besides their stack: `folded`, `bet 44.00`, `sitting out`. */
export function doing(seat: SeatView, { table }: Messages): readonly string[] {
  const { inHand, state } = seat;
  const words: string[] = [];
  if (inHand?.folded === true) words.push(table.folded);
  else if (inHand?.allIn === true) words.push(table.allIn(inHand.bet));
  else if (inHand !== null && inHand.bet > 0) words.push(table.bet(inHand.bet));
  if (inHand !== null && !inHand.folded && inHand.draws.length > 0) words.push(table.drew(inHand.draws));
  if (state === 'away') words.push(seat.stack + seat.pendingTopUp === 0 ? table.noChips : table.away);
  if (state === 'waiting') words.push(table.waitsForBlind);
  if (seat.leaving) words.push(table.leaving);
  else if (seat.sitsOutNext) words.push(table.sitsOutNext);
  return words;
}

/** Cards that lie open, with the closed ones beside them; nothing where all of them are closed. */
function cardsOf({ inHand }: SeatView, context: RenderContext): readonly string[] {
  const cards = inHand?.cards ?? [];
  return cards.some((card) => card !== null) ? [shownCards(context, cards)] : [];
}

/** Who is to act and what it costs. */
export function turnLine(decision: DecisionView, context: RenderContext): string {
  const { table } = context.messages;
  const turn = { name: shownName(context, decision.member), deadline: decision.deadline };
  if (decision.kind === 'drawing') return table.toDraw(turn);
  if (decision.bringIn !== null) return table.toBringIn({ ...turn, amount: decision.bringIn });
  if (decision.call === null) return table.mayCheck(turn);
  return table.toCall({ ...turn, toCall: decision.call.amount });
}

/** The acts before this one, newest last. */
const SHOWN_ACTS = 4;

export function actsLine(acts: readonly ActView[], context: RenderContext): string | null {
  if (acts.length === 0) return null;
  return acts
    .slice(-SHOWN_ACTS)
    .map((act) => actSentence(act, context))
    .join(BETWEEN);
}

function actSentence(act: ActView, context: RenderContext): string {
  const { acts } = context.messages.table;
  const name = shownName(context, act.member);
  switch (act.type) {
    case 'ante':
      return acts.ante({ name, amount: act.amount });
    case 'blind':
      return acts.blind({ name, kind: act.kind, amount: act.amount });
    case 'bringIn':
      return acts.bringIn({ name, amount: act.amount });
    case 'fold':
      return acts.fold({ name });
    case 'check':
      return acts.check({ name });
    case 'call':
      return acts.call({ name, amount: act.amount, allIn: act.allIn });
    case 'bet':
      return acts.bet({ name, to: act.to, allIn: act.allIn });
    case 'raise':
      return acts.raise({ name, to: act.to, allIn: act.allIn });
    case 'draw':
      return acts.draw({ name, cards: act.cards });
  }
}

/** What the table waits for while nobody is to act. */
export function statusLines(view: TableView, context: RenderContext): readonly string[] {
  const { table } = context.messages;
  const lines: string[] = [];
  if (view.status === 'closed') lines.push(table.closed);
  else if (view.status === 'closing') lines.push(table.closing);
  else if (view.pause !== null) lines.push(table.paused[view.pause]);
  else if (view.phase !== 'playing') {
    const waiting = view.freeSeats === 0 ? table.waitingForReturn : table.waitingForPlayers;
    lines.push(view.nextHandDue ? table.nextHand : waiting);
  } else if (view.decision === null) lines.push(table.dealing);
  if (view.status === 'closed') return lines;
  if (view.phase !== 'playing') lines.push(table.freeSeats(view.freeSeats));
  if (view.waitingList.length > 0) lines.push(table.waitingList(waitingNames(view.waitingList, context)));
  return lines;
}

const SHOWN_WAITING = 5;

function waitingNames(members: readonly MemberId[], context: RenderContext): readonly string[] {
  const names = members.slice(0, SHOWN_WAITING).map((member) => shownName(context, member));
  const more = members.length - names.length;
  return more === 0 ? names : [...names, `+${more}`];
}
