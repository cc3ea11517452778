import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { LegalActions } from '../engine/betting/legal-actions.ts';
import type { Hand, HandPlayer } from '../engine/hand/hand.ts';
import type { PlayerAct } from '../engine/hand/protocol.ts';
import { isAllIn, playerAt } from '../engine/hand/queries.ts';
import type { PreAct, Seat, Table } from './table.ts';
import { checkOrFold, foldOrStandPat } from './turn-clock.ts';

/** What a call costs the player now: with the whole stack where that is less. */
export function priceOf(hand: Hand, player: HandPlayer): Chips {
  return Math.min(Math.max(0, hand.highestBet - player.bet), player.stack);
}

/**
 * Where a player's next decision began: the number of the act that came after their own last one, or that
 * opened the street. What others do changes it not, so it says which decision is made in advance.
 */
export function nextActionOf({ acts, actionNumber }: Hand, seat: SeatIndex): number {
  const chosen = acts.filter(({ type }) => type !== 'antePosted' && type !== 'blindPosted');
  return actionNumber - chosen.length + chosen.findLastIndex((act) => act.seat === seat) + 1;
}

/**
 * The first seat whose act chosen in advance has lost its price (docs/rules.md §2): a check that is no
 * longer free, a call that costs more. Check-or-fold has no price: it covers both.
 */
export function stalePreAct(table: Table, hand: Hand): SeatIndex | null {
  const stale = table.seats.findIndex((seat, index) => {
    if (seat?.preAct == null) return false;
    const player = playerAt(hand, index);
    return (
      player === null || player.folded || isAllIn(player) || hasChanged(seat.preAct, priceOf(hand, player))
    );
  });
  return stale === -1 ? null : stale;
}

function hasChanged(preAct: PreAct, price: Chips): boolean {
  switch (preAct.type) {
    case 'checkFold':
      return false;
    case 'check':
      return price > 0;
    case 'callUpTo':
      return price > preAct.price;
  }
}

/**
 * What the player to act does without being asked: who is leaving checks or folds, who has left the
 * server folds, and an act chosen in advance is made. Null: they are asked.
 */
export function actWithoutAsking(seat: Seat, legal: LegalActions): PlayerAct | null {
  if (seat.gone) return foldOrStandPat(legal);
  if (seat.leaving) return checkOrFold(legal);
  if (seat.preAct === null || legal.kind === 'drawing' || legal.bringIn !== null) return null;
  switch (seat.preAct.type) {
    case 'checkFold':
      return checkOrFold(legal);
    case 'check':
      return legal.check ? { type: 'check' } : null;
    case 'callUpTo':
      if (legal.call === null) return legal.check ? { type: 'check' } : null;
      return legal.call.amount <= seat.preAct.price ? { type: 'call' } : null;
  }
}
