import type { Chips, SeatIndex } from '../shared/chips.ts';

/** The main pot or a side pot: its chips before rake, and the seats that can win it. */
export interface Pot {
  readonly amount: Chips;
  readonly eligible: readonly SeatIndex[];
}

/** What one player has put into the hand so far. */
export interface Contribution {
  readonly seat: SeatIndex;
  /** Chips behind; a live player without any is all-in. */
  readonly stack: Chips;
  /** Live chips of this street, still in front of the player. */
  readonly bet: Chips;
  /** Antes and live chips of earlier streets. */
  readonly collected: Chips;
  /** Dead chips: they belong to the main pot whoever put them in. */
  readonly dead: Chips;
  readonly folded: boolean;
}

/**
 * The pots as these contributions split: one for each level at which a live player is all-in, the
 * main pot first. What a folded player put in stays in. Levels that the same live players contest
 * are one pot (docs/rules.md §3 «side pots»). A player who has chips behind can win every pot, so the
 * same split serves for showing the pots while a street's bets are still being made.
 */
export function splitPots(contributions: readonly Contribution[]): readonly Pot[] {
  const levels = allInLevels(contributions);
  const pots: Pot[] = [];
  let below = -1;
  for (const level of levels) {
    addPot(pots, contributions, below, level);
    below = level;
  }
  if (levels.length === 0 || contributions.some(hasChips)) {
    addPot(pots, contributions, below, Number.POSITIVE_INFINITY);
  } else {
    giveLastPot(pots, chipsBetween(contributions, below, Number.POSITIVE_INFINITY));
  }
  return pots;
}

/** The part of the largest bet that nobody has matched, and whose it is; null where there is none. */
export function uncalledBet(
  contributions: readonly Contribution[],
): { readonly seat: SeatIndex; readonly amount: Chips } | null {
  let largest: Contribution | null = null;
  let second = 0;
  for (const one of contributions) {
    if (largest === null || one.bet > largest.bet) {
      second = largest?.bet ?? 0;
      largest = one;
    } else if (one.bet > second) {
      second = one.bet;
    }
  }
  if (largest === null || largest.folded || largest.bet === second) return null;
  return { seat: largest.seat, amount: largest.bet - second };
}

function hasChips(one: Contribution): boolean {
  return !one.folded && one.stack > 0;
}

/** The different totals at which a live player is all-in, the smallest first. */
function allInLevels(contributions: readonly Contribution[]): readonly Chips[] {
  const levels: Chips[] = [];
  for (const one of contributions) {
    if (one.folded || one.stack > 0) continue;
    const level = one.collected + one.bet;
    if (!levels.includes(level)) levels.push(level);
  }
  return levels.sort((a, b) => a - b);
}

/** Adds the pot of the chips above `below` (-1: the main pot, dead chips included) up to `level`. */
function addPot(pots: Pot[], contributions: readonly Contribution[], below: Chips, level: Chips): void {
  let amount = chipsBetween(contributions, Math.max(below, 0), level);
  if (below < 0) for (const one of contributions) amount += one.dead;
  if (amount === 0) return;
  const eligible: SeatIndex[] = [];
  for (const one of contributions) {
    if (!one.folded && (one.stack > 0 || one.collected + one.bet > below)) eligible.push(one.seat);
  }
  pots.push({ amount, eligible });
}

function chipsBetween(contributions: readonly Contribution[], below: Chips, level: Chips): Chips {
  let amount = 0;
  for (const one of contributions) {
    const total = one.collected + one.bet;
    if (total > below) amount += Math.min(total, level) - below;
  }
  return amount;
}

/** Chips of folded players above every live player's level: the last pot has them. */
function giveLastPot(pots: Pot[], amount: Chips): void {
  const last = pots.pop();
  if (last !== undefined) pots.push({ ...last, amount: last.amount + amount });
}
