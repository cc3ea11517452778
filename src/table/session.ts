import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { Hand } from '../engine/hand/hand.ts';
import type { Departure, Session } from './table.ts';

/** A session begins, or goes on when the player comes back within half an hour. */
export function sessionFrom(
  departure: Departure | null,
  { buyIn, minBuyIn, now }: { readonly buyIn: Chips; readonly minBuyIn: Chips; readonly now: number },
): Session {
  if (departure === null) {
    return {
      startedAt: now,
      buyIn,
      topUps: 0,
      boughtShort: buyIn < minBuyIn,
      hands: 0,
      biggestPot: 0,
      rake: 0,
    };
  }
  // Bringing back one's stack is no buy-in; coming back after losing it all is a second one.
  if (departure.stack > 0) return departure.session;
  const { session } = departure;
  return {
    ...session,
    buyIn: session.buyIn + buyIn,
    boughtShort: session.boughtShort || buyIn < minBuyIn,
  };
}

/** The session after one more hand. */
export function afterHand(session: Session, hand: { readonly won: Chips; readonly rake: Chips }): Session {
  return {
    ...session,
    hands: session.hands + 1,
    biggestPot: Math.max(session.biggestPot, hand.won),
    rake: session.rake + hand.rake,
  };
}

/** What a seat won from the pots of a finished hand, after rake. */
export function wonBy(hand: Hand, seat: SeatIndex): Chips {
  let won = 0;
  for (const { shares } of hand.awards) {
    for (const share of shares) if (share.seat === seat) won += share.amount;
  }
  return won;
}

/**
 * Each winner's part of the rake: that of every pot, by what each won of it. The parts add up to the
 * rake to the cent: each ends where the running total, rounded down, ends.
 */
export function rakeShares(hand: Hand): ReadonlyMap<SeatIndex, Chips> {
  const parts = new Map<SeatIndex, Chips>();
  for (const [pot, rake] of hand.rakeByPot.entries()) {
    const shares = hand.awards.filter((award) => award.pot === pot).flatMap((award) => award.shares);
    const total = shares.reduce((paid, share) => paid + share.amount, 0);
    let paid = 0;
    let charged = 0;
    for (const { seat, amount } of shares) {
      paid += amount;
      const until = Math.floor((rake * paid) / total);
      parts.set(seat, (parts.get(seat) ?? 0) + until - charged);
      charged = until;
    }
  }
  return parts;
}
