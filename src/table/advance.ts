import { invariant } from '../shared/invariant.ts';
import { legalActions } from '../engine/betting/legal-actions.ts';
import { advance as advanceEngine } from '../engine/hand/advance.ts';
import type { Hand } from '../engine/hand/hand.ts';
import { atTheSeats } from './at-the-seats.ts';
import { betweenHands, nextToLeave, payOut } from './between-hands.ts';
import { actOf } from './acting.ts';
import { startOfHand } from './dealing.ts';
import { actWithoutAsking, stalePreAct } from './pre-acts.ts';
import type { TableEvent, TableInputs } from './protocol.ts';
import { playerIn } from './queries.ts';
import { settlementOf } from './settlement.ts';
import type { Table } from './table.ts';
import { endTurn, startTurn } from './turn-clock.ts';

/**
 * The dealer's next single move, or null while somebody has to act or time has to pass. Apply it with
 * `evolve` and ask again until null.
 */
export function advance(table: Table, inputs: TableInputs): TableEvent | null {
  if (table.status === 'closed') return null;
  if (table.dealing !== null) return startOfHand(table, table.dealing, inputs);
  const { hand, handRunning } = table;
  if (handRunning && hand?.phase === 'complete') return settlementOf(table, hand, inputs.now);
  if (table.status === 'paused') return whilePaused(table, inputs.now);
  if (!handRunning) return betweenHands(table, inputs);
  invariant(hand !== null, 'a running hand is there');
  return duringHand(table, hand, inputs.now) ?? atTheSeats(table, inputs.now);
}

/** No hand moves on a paused table; with none open, who asked to leave leaves, and a closing table pays out. */
function whilePaused(table: Table, now: number): TableEvent | null {
  if (table.handRunning) return null;
  return nextToLeave(table, now) ?? (table.pause?.from === 'closing' ? payOut(table, now) : null);
}

function duringHand(table: Table, hand: Hand, now: number): TableEvent | null {
  const stale = stalePreAct(table, hand);
  if (stale !== null) return { type: 'preActSet', seat: stale, preAct: null };
  const move = advanceEngine(hand);
  if (move !== null) return { type: 'inHand', event: move };
  return nextTurn(table, hand, now);
}

/** Somebody is to act: their clock starts, unless they act without being asked. */
function nextTurn(table: Table, hand: Hand, now: number): TableEvent | null {
  const legal = legalActions(hand);
  if (legal === null) return null;
  const { turn } = table;
  const act = actWithoutAsking(playerIn(table, legal.seat), legal);
  if (act === null) return turn === null ? startTurn(table, legal.seat, now) : null;
  if (turn !== null) return endTurn(table, turn, { now, timedOut: false });
  const acted = actOf(hand, legal.seat, act);
  invariant(acted.ok && acted.value.length === 1, 'an act made for a player is legal and one event');
  return acted.value[0] ?? null;
}
