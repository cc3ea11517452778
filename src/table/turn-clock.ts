import { invariant } from '../shared/invariant.ts';
import { legalActions, type LegalActions } from '../engine/betting/legal-actions.ts';
import type { Hand } from '../engine/hand/hand.ts';
import type { PlayerAct } from '../engine/hand/protocol.ts';
import type { SeatIndex } from '../shared/chips.ts';
import type { TableEvent } from './protocol.ts';
import type { ClockLeft, Table, Turn } from './table.ts';

/** What is left at least to a player whose clock stopped through no doing of theirs. */
const LEAST_LEFT_MS = 10_000;

/** The clock of the player to act starts: the time of the table, then the player's bank. */
export function startTurn(table: Table, seat: SeatIndex, now: number): TableEvent {
  const bankMs = table.seats[seat]?.bankMs ?? 0;
  const bankFrom = now + table.settings.clock.turnMs;
  return { type: 'turnStarted', seat, startedAt: now, bankFrom, deadline: bankFrom + bankMs };
}

/** The clock stops because the player acts, or has not acted in time. */
export function endTurn(
  table: Table,
  turn: Turn,
  { now, timedOut }: { readonly now: number; readonly timedOut: boolean },
): TableEvent {
  const had = table.seats[turn.seat]?.bankMs ?? 0;
  return {
    type: 'turnEnded',
    seat: turn.seat,
    bankMs: Math.min(had, clockLeft(turn, now).bankMs),
    timedOut,
  };
}

export function isOutOfTime(turn: Turn, now: number): boolean {
  return now >= turn.deadline;
}

/** What a clock that stops now has left. */
export function clockLeft(turn: Turn, now: number): ClockLeft {
  return {
    turnMs: Math.max(0, turn.bankFrom - now),
    bankMs: Math.max(0, turn.deadline - Math.max(now, turn.bankFrom)),
  };
}

/**
 * A stopped clock goes on with what was left, and with 10 s at least (docs/rules.md §5 «clock»). What
 * is added to reach them is no part of the player's bank.
 */
export function resumeTurn(seat: SeatIndex, left: ClockLeft, now: number): TableEvent {
  const bankFrom = now + Math.max(left.turnMs, LEAST_LEFT_MS - left.bankMs);
  return { type: 'turnStarted', seat, startedAt: now, bankFrom, deadline: bankFrom + left.bankMs };
}

/**
 * What is done for a player who is out of time: check where it is free, else fold; stand pat in a
 * draw; the bring-in is a forced bet like a blind. `strict`: the hand is dead, free or not.
 */
export function timeOutAct(hand: Hand, { strict }: { readonly strict: boolean }): PlayerAct {
  const legal = legalActions(hand);
  invariant(legal !== null, 'somebody is to act');
  return strict ? foldOrStandPat(legal) : checkOrFold(legal);
}

export function checkOrFold(legal: LegalActions): PlayerAct {
  return legal.kind === 'betting' && legal.check ? { type: 'check' } : foldOrStandPat(legal);
}

export function foldOrStandPat(legal: LegalActions): PlayerAct {
  if (legal.kind === 'drawing') return { type: 'draw', discard: [] };
  return legal.bringIn === null ? { type: 'fold' } : { type: 'bringIn' };
}
