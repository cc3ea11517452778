import { downToUnit, type Chips, type SeatIndex } from '../../shared/chips.ts';
import { at, invariant } from '../../shared/invariant.ts';
import type { Card } from '../card.ts';
import type { HandRanking } from '../evaluation/hand-ranking.ts';
import type { Pot } from '../pots.ts';
import type { Hand, HandPlayer, PotAward } from './hand.ts';
import { gameOfHand, hidesCards, indexOfSeat, playerIn, streetOf } from './queries.ts';

/** The first live seat, in the order of showing, that has to open its hand and has not yet; or null. */
export function nextToShow(hand: Hand): SeatIndex | null {
  const first = firstPlaceToShow(hand);
  const { players } = hand;
  let winners: readonly SeatIndex[] | null = null;
  for (let step = 0; step < players.length; step++) {
    const player = at(players, (first + step) % players.length);
    if (player.folded || !hidesCards(player)) continue;
    if (hand.progress.runOut || step === 0) return player.seat;
    winners ??= winningSeats(hand);
    if (winners.includes(player.seat)) return player.seat;
  }
  return null;
}

/**
 * Who shows first: the last to bet or raise on the last betting round; if nobody did, the first live
 * player left of the button, in stud the one who spoke first (docs/rules.md §3 «order of showing»).
 */
function firstPlaceToShow(hand: Hand): number {
  const { players, lastAggressor, progress } = hand;
  const { opener } = progress;
  const spokeFirst = streetOf(hand).opener === 'best-showing' && opener !== null ? opener : null;
  const from = indexOfSeat(hand, lastAggressor ?? spokeFirst ?? at(players, 0).seat);
  for (let step = 0; step < players.length; step++) {
    const place = (from + step) % players.length;
    if (!at(players, place).folded) return place;
  }
  invariant(false, 'nobody is left to show');
}

/** Every seat that wins any part of a pot: the software lets none of them be thrown away. */
function winningSeats(hand: Hand): readonly SeatIndex[] {
  const seats: SeatIndex[] = [];
  for (const pot of hand.pots) {
    for (const ranking of gameOfHand(hand).rankings) seats.push(...winnersOf(hand, pot, ranking));
  }
  return seats;
}

/** The seats with the best hand of a ranking among those that can win the pot; none where no hand qualifies. */
function winnersOf(hand: Hand, pot: Pot, ranking: HandRanking): readonly SeatIndex[] {
  if (pot.eligible.length === 1) return pot.eligible;
  const { holeCardsPlayed } = gameOfHand(hand);
  let best = Number.NEGATIVE_INFINITY;
  let winners: SeatIndex[] = [];
  for (const seat of pot.eligible) {
    const strength = ranking.strength(cardsOf(playerIn(hand, seat)), hand.board, holeCardsPlayed);
    if (strength === null || strength < best) continue;
    if (strength > best) winners = [];
    best = strength;
    winners.push(seat);
  }
  return winners;
}

function cardsOf(player: HandPlayer): readonly Card[] {
  return player.hole.map((held) => held.card);
}

/**
 * The next award: each pot in order, whole, or its high half and then its low half. Amounts are after
 * rake (docs/rules.md §3).
 */
export function nextAward(hand: Hand): PotAward {
  const last = hand.awards.at(-1);
  if (last?.half === 'high') {
    const low = lowHalf(hand, last.pot);
    if (low !== null && low.amount > 0) return award(hand, low);
  }
  return firstAwardOf(hand, last === undefined ? 0 : last.pot + 1);
}

function firstAwardOf(hand: Hand, index: number): PotAward {
  const pot = at(hand.pots, index);
  const ranking = at(gameOfHand(hand).rankings, 0);
  const amount = afterRake(hand, index);
  const whole: Prize = { pot: index, half: 'whole', amount, winners: winnersOf(hand, pot, ranking), ranking };
  if (pot.eligible.length === 1) return uncontested(whole);
  const low = lowHalf(hand, index);
  return award(hand, low === null ? whole : { ...whole, half: 'high', amount: amount - low.amount });
}

/** The low half of a pot, which may be no chips; null where the game has none or no hand qualifies. */
function lowHalf(hand: Hand, index: number): Prize | null {
  const pot = at(hand.pots, index);
  const ranking = gameOfHand(hand).rankings[1];
  const winners = ranking === undefined || pot.eligible.length === 1 ? [] : winnersOf(hand, pot, ranking);
  if (ranking === undefined || winners.length === 0) return null;
  // The odd unit of the pot goes to the high half.
  const amount = downToUnit(Math.floor(afterRake(hand, index) / 2), hand.setup.chipUnit);
  return { pot: index, half: 'low', amount, winners, ranking };
}

function afterRake(hand: Hand, index: number): Chips {
  return at(hand.pots, index).amount - (hand.rakeByPot[index] ?? 0);
}

/** A pot or half of one, and the tied hands that win it. */
interface Prize {
  readonly pot: number;
  readonly half: PotAward['half'];
  readonly amount: Chips;
  readonly winners: readonly SeatIndex[];
  readonly ranking: HandRanking;
}

function uncontested({ pot, half, amount, winners }: Prize): PotAward {
  return { type: 'potAwarded', pot, half, shares: [{ seat: at(winners, 0), amount }], won: null };
}

function award(hand: Hand, prize: Prize): PotAward {
  const { pot, half, ranking, winners } = prize;
  const { holeCardsPlayed } = gameOfHand(hand);
  const made = winners.map((seat) => {
    const best = ranking.best(cardsOf(playerIn(hand, seat)), hand.board, holeCardsPlayed);
    invariant(best !== null, 'a winning hand qualifies');
    return { seat, best };
  });
  const won = {
    name: at(made, 0).best.name,
    cards: made.map(({ seat, best }) => ({ seat, cards: best.cards })),
  };
  return { type: 'potAwarded', pot, half, shares: sharesOf(hand, prize), won };
}

/** Equal shares; the odd units go one each in the order of {@link oddChipOrder}. */
function sharesOf(hand: Hand, prize: Prize): PotAward['shares'] {
  const { chipUnit } = hand.setup;
  const order = oddChipOrder(hand, prize);
  const each = downToUnit(Math.floor(prize.amount / order.length), chipUnit);
  let odd = prize.amount - each * order.length;
  return order.map((seat) => {
    const extra = Math.min(chipUnit, odd);
    odd -= extra;
    return { seat, amount: each + extra };
  });
}

/**
 * Clockwise from the left of the button, which is the order of the pot's seats; in stud by the highest
 * single card with its suit, for a low by the lowest (docs/rules.md §3 «odd chips»).
 */
function oddChipOrder(hand: Hand, { winners, ranking }: Prize): readonly SeatIndex[] {
  if (gameOfHand(hand).forcedBets !== 'bring-in' || winners.length === 1) return winners;
  const card = ranking.half === 'high' ? highestCard : lowestCard;
  return winners
    .map((seat) => ({ seat, key: card(cardsOf(playerIn(hand, seat))) }))
    .sort((a, b) => a.key - b.key)
    .map(({ seat }) => seat);
}

/** Smaller for a higher card; cards are numbered by rank, then clubs to spades. */
function highestCard(cards: readonly Card[]): number {
  return -Math.max(...cards);
}

/** Smaller for a lower card, with the ace as the lowest rank. */
function lowestCard(cards: readonly Card[]): number {
  return Math.min(...cards.map((card) => (card >= ACE_OF_CLUBS ? card - ACE_OF_CLUBS : card + 4)));
}

const ACE_OF_CLUBS = 48;
