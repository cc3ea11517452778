import { err, ok, type Result } from '../shared/result.ts';
import type { SeatIndex } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { decide as decideEngine } from '../engine/hand/decide.ts';
import type { Hand } from '../engine/hand/hand.ts';
import type { HandCommand, HandRefusal, PlayerAct } from '../engine/hand/protocol.ts';
import { isAllIn, playerAt } from '../engine/hand/queries.ts';
import { nextActionOf, priceOf } from './pre-acts.ts';
import type { Decided, TableCommand, TableEvent, TableInputs, TableRefusal } from './protocol.ts';
import { inRunningHand, seatOf } from './queries.ts';
import type { Decision, Table } from './table.ts';
import { endTurn, isOutOfTime } from './turn-clock.ts';

type Of<Type extends TableCommand['type']> = Extract<TableCommand, { type: Type }>;

/** An act of the player to act. A click for a decision that has passed changes nothing. */
export function decideAct(table: Table, { member, decision, act }: Of<'act'>, { now }: TableInputs): Decided {
  const open = openTo(table, member, decision);
  if (!open.ok) return open;
  const { hand, seat } = open.value;
  const { turn } = table;
  const isTheirTurn = turn?.seat === seat;
  if (isTheirTurn && isOutOfTime(turn, now)) return err({ code: 'decisionPassed' });
  const acted = actOf(hand, seat, act);
  if (!acted.ok || !isTheirTurn) return acted;
  return ok([endTurn(table, turn, { now, timedOut: false }), ...acted.value]);
}

/** An act chosen for one's next decision, or (null) taken back. */
export function decidePreAct(table: Table, { member, decision, preAct }: Of<'preAct'>): Decided {
  if (decision !== null && decision.hand !== table.handNumber) return err({ code: 'decisionPassed' });
  const open = openTo(table, member, null);
  if (!open.ok) return open;
  const { hand, seat } = open.value;
  if (decision !== null && decision.action !== nextActionOf(hand, seat)) {
    return err({ code: 'decisionPassed' });
  }
  const player = playerAt(hand, seat);
  if (player === null || player.folded || isAllIn(player)) return err({ code: 'notInHand' });
  const price = priceOf(hand, player);
  if (preAct?.type === 'check' && price > 0) return err({ code: 'cannotCheck', toCall: price });
  if (preAct?.type === 'callUpTo' && preAct.price < price) return err({ code: 'decisionPassed' });
  return ok([{ type: 'preActSet', seat, preAct }]);
}

/** Showing cards of the hand that has just ended; whoever was dealt in may have left the seat since. */
export function decideShow(table: Table, { member, hand: number, cards }: Of<'show'>): Decided {
  const dealt = dealtInLast(table, member, number);
  if (!dealt.ok) return dealt;
  const { hand, seat } = dealt.value;
  const positions = cards ?? [...(playerAt(hand, seat)?.hole.keys() ?? [])];
  return inHand(decideEngine(hand, { type: 'show', seat, cards: positions }));
}

export function decideMuck(table: Table, { member, hand: number }: Of<'muck'>): Decided {
  const dealt = dealtInLast(table, member, number);
  if (!dealt.ok) return dealt;
  return inHand(decideEngine(dealt.value.hand, { type: 'muck', seat: dealt.value.seat }));
}

/** What an act comes to in the hand. */
export function actOf(hand: Hand, seat: SeatIndex, act: PlayerAct): Decided {
  const command: HandCommand = { type: 'act', seat, act };
  return inHand(decideEngine(hand, command));
}

function inHand(decided: ReturnType<typeof decideEngine>): Result<TableEvent[], HandRefusal> {
  if (!decided.ok) return decided;
  return ok(decided.value.map((event) => ({ type: 'inHand', event })));
}

interface InHand {
  readonly hand: Hand;
  readonly seat: SeatIndex;
}

/** The running hand and the member's seat in it, where the decision clicked on is the open one. */
function openTo(table: Table, member: MemberId, decision: Decision | null): Result<InHand, TableRefusal> {
  const { pause, hand, handRunning, handNumber } = table;
  if (pause !== null) return err({ code: 'tablePaused', reason: pause.reason });
  const isOpen = handRunning && hand !== null;
  if (decision !== null) {
    const matches = isOpen && decision.hand === handNumber && decision.action === hand.actionNumber;
    if (!matches) return err({ code: 'decisionPassed' });
  }
  const seat = seatOf(table, member);
  if (seat === null) return err({ code: 'notSeated' });
  if (!isOpen) return err({ code: 'noHandRunning' });
  if (inRunningHand(table, seat) === null) return err({ code: 'notInHand' });
  return ok({ hand, seat });
}

function dealtInLast(table: Table, member: MemberId, number: number | null): Result<InHand, TableRefusal> {
  const { hand, handNumber } = table;
  if (number !== null && number !== handNumber) return err({ code: 'decisionPassed' });
  if (hand === null) return err({ code: 'noHandRunning' });
  const dealt = table.dealtTo.find((player) => player.member === member);
  return dealt === undefined ? err({ code: 'notInHand' }) : ok({ hand, seat: dealt.seat });
}
