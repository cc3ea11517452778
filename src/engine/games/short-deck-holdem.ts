import { shortDeckHigh } from '../evaluation/short-deck-high.ts';
import { boardStreets } from './streets.ts';
import type { Game } from './game.ts';

export const shortDeckHoldem: Game = {
  id: 'short-deck-holdem',
  deck: 36,
  streets: boardStreets(2),
  forcedBets: 'button-blind',
  rankings: [shortDeckHigh],
  holeCardsPlayed: 'any',
  limits: ['no-limit'],
  maxSeats: 10,
  rakedFrom: 'flop',
};
