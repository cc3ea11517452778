import type { Chips, SeatIndex } from '../../shared/chips.ts';
import type { HandEvent } from './protocol.ts';

/** Somebody gave up a hand in which they had chips of their own choice. */
export interface Fold {
  readonly seat: SeatIndex;
  /** Whose bet or raise they did not meet. */
  readonly to: SeatIndex;
  /** What they had put in by calls, bets and raises; blinds and antes are not of anybody's choice. */
  readonly putIn: Chips;
}

/** The folds of a hand that answered a bet, in their order. */
export function foldsIn(events: Iterable<HandEvent>): readonly Fold[] {
  const putIn = new Map<SeatIndex, Chips>();
  const folds: Fold[] = [];
  let bettor: SeatIndex | null = null;
  for (const event of events) {
    switch (event.type) {
      case 'streetOpened':
        bettor = null;
        break;
      case 'called':
      case 'betMade':
      case 'raised':
        putIn.set(event.seat, (putIn.get(event.seat) ?? 0) + event.amount);
        if (event.type !== 'called') bettor = event.seat;
        break;
      case 'folded':
        if (bettor !== null && bettor !== event.seat) {
          folds.push({ seat: event.seat, to: bettor, putIn: putIn.get(event.seat) ?? 0 });
        }
        break;
      case 'handStarted':
      case 'antePosted':
      case 'blindPosted':
      case 'cardsDealt':
      case 'discardsReused':
      case 'broughtIn':
      case 'checked':
      case 'discarded':
      case 'uncalledBetReturned':
      case 'betsCollected':
      case 'cardsShown':
      case 'mucked':
      case 'rakeTaken':
      case 'potAwarded':
      case 'handEnded':
      case 'handVoided':
        break;
    }
  }
  return folds;
}
