import type { Chips, SeatIndex } from '../../shared/chips.ts';
import type { Hand, HandPlayer } from '../hand/hand.ts';
import type { HandRefusal } from '../hand/protocol.ts';
import { playerIn, streetOf } from '../hand/queries.ts';
import { amountRange, isCapped, isReopened } from './limits.ts';

/** The totals a player may bet or raise to. `sizes` lists them in fixed limit and is null elsewhere. */
export interface AmountRange {
  readonly minTo: Chips;
  readonly maxTo: Chips;
  readonly sizes: readonly Chips[] | null;
}

/** What the seat to act may do now. Buttons are drawn from it and `decide` checks against it. */
export type LegalActions =
  | {
      readonly kind: 'betting';
      readonly seat: SeatIndex;
      /** Always legal but for the bring-in, which is a forced bet; free to check means the interface asks once. */
      readonly fold: boolean;
      readonly check: boolean;
      /** What a call adds now (`amount`, the whole stack if short) and the total it reaches. */
      readonly call: { readonly amount: Chips; readonly to: Chips; readonly allIn: boolean } | null;
      readonly bet: AmountRange | null;
      readonly raise: AmountRange | null;
      /** The total the player reaches with everything in, and which act that is; null where the limit forbids it. */
      readonly allIn: { readonly act: 'call' | 'bet' | 'raise'; readonly to: Chips } | null;
      /** Stud: the bring-in that is due from this seat. */
      readonly bringIn: Chips | null;
    }
  | { readonly kind: 'drawing'; readonly seat: SeatIndex; readonly held: number };

/**
 * What the seat to act may do, or null where nobody has to act. The one place that knows what is
 * legal: `decide` accepts exactly this (docs/rules.md §2).
 */
export function legalActions(hand: Hand): LegalActions | null {
  if (hand.actionOn === null) return null;
  const player = playerIn(hand, hand.actionOn);
  if (hand.phase === 'drawing') return { kind: 'drawing', seat: player.seat, held: player.hole.length };
  return isBringInDue(hand) ? bringInActions(hand, player) : bettingActions(hand, player);
}

/** Stud: the first player of the hand has to bring it in, unless the stakes have no bring-in. */
export function isBringInDue(hand: Hand): boolean {
  if (hand.phase !== 'betting' || hand.highestBet > 0 || hand.setup.bringIn === 0) return false;
  return streetOf(hand).opener === 'bring-in';
}

/** Why the seat to act may neither bet nor raise now; null where it may. */
export function whyNoRaise(hand: Hand, player: HandPlayer): HandRefusal | null {
  const allIn = player.bet + player.stack;
  const toCall = hand.highestBet - player.bet;
  if (allIn <= hand.highestBet) return { code: 'raiseAboveMaximum', maximumTo: allIn, offeredTo: allIn };
  if (isCapped(hand)) return { code: 'raisesCapped', toCall };
  if (player.matched !== null && !isReopened(hand, player.matched)) return { code: 'raiseClosed', toCall };
  if (!canBeAnswered(hand, player)) return { code: 'nobodyCanAnswer', toCall };
  return null;
}

/** Whether another live player has chips beyond the current bet. */
function canBeAnswered(hand: Hand, player: HandPlayer): boolean {
  for (const other of hand.players) {
    if (other !== player && !other.folded && other.stack + other.bet > hand.highestBet) return true;
  }
  return false;
}

function bettingActions(hand: Hand, player: HandPlayer): LegalActions {
  const toCall = hand.highestBet - player.bet;
  const range = whyNoRaise(hand, player) === null ? amountRange(hand, player) : null;
  const opens = hand.highestBet === 0;
  return {
    kind: 'betting',
    seat: player.seat,
    fold: true,
    check: toCall === 0,
    call: toCall === 0 ? null : callOf(player, toCall),
    bet: opens ? range : null,
    raise: opens ? null : range,
    allIn: allInOf(player, { toCall, range, opens }),
    bringIn: null,
  };
}

/** The bring-in is owed: it may be posted or completed to the small bet, nothing else. */
function bringInActions(hand: Hand, player: HandPlayer): LegalActions {
  const { bringIn, smallBet } = hand.setup;
  const to = Math.min(smallBet, player.stack);
  const completes = to > bringIn && whyNoRaise(hand, player) === null;
  return {
    kind: 'betting',
    seat: player.seat,
    fold: false,
    check: false,
    call: null,
    bet: null,
    raise: completes ? { minTo: to, maxTo: to, sizes: [to] } : null,
    allIn: completes && to === player.stack ? { act: 'raise', to } : null,
    bringIn: Math.min(bringIn, player.stack),
  };
}

function callOf(player: HandPlayer, toCall: Chips): NonNullable<Betting['call']> {
  const amount = Math.min(player.stack, toCall);
  return { amount, to: player.bet + amount, allIn: amount === player.stack };
}

function allInOf(
  player: HandPlayer,
  {
    toCall,
    range,
    opens,
  }: { readonly toCall: Chips; readonly range: AmountRange | null; readonly opens: boolean },
): Betting['allIn'] {
  const to = player.bet + player.stack;
  if (range !== null) return to > range.maxTo ? null : { act: opens ? 'bet' : 'raise', to };
  return player.stack <= toCall ? { act: 'call', to } : null;
}

type Betting = Extract<LegalActions, { kind: 'betting' }>;
