import type { Chips } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { isAllIn } from '../engine/hand/queries.ts';
import { nextActionOf, priceOf } from '../table/pre-acts.ts';
import { inRunningHand, playerIn, seatOf } from '../table/queries.ts';
import type { Decision, PreAct, Table } from '../table/table.ts';

/** What a player may choose before it is their turn. Nobody else is ever shown it. */
export interface PreActView {
  readonly decision: Decision;
  /** What a call costs now; 0: checking is free. */
  readonly price: Chips;
  readonly chosen: PreAct | null;
}

/** Null where there is nothing to choose: their turn already, or none to come in this hand. */
export function preActView(table: Table, member: MemberId): PreActView | null {
  const seat = seatOf(table, member);
  if (seat === null || table.hand === null || table.pause !== null) return null;
  const player = inRunningHand(table, seat);
  if (player === null || player.folded || isAllIn(player) || table.hand.actionOn === seat) return null;
  const { leaving, preAct } = playerIn(table, seat);
  // Whoever is leaving checks or folds in any case.
  if (leaving) return null;
  const decision = { hand: table.handNumber, action: nextActionOf(table.hand, seat) };
  return { decision, price: priceOf(table.hand, player), chosen: preAct };
}
