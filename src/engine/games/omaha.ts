import { high } from '../evaluation/high.ts';
import { boardStreets } from './streets.ts';
import type { Game } from './game.ts';

export const omaha: Game = {
  id: 'omaha',
  deck: 52,
  streets: boardStreets(4),
  forcedBets: 'blinds',
  rankings: [high],
  holeCardsPlayed: 2,
  limits: ['pot-limit', 'no-limit', 'fixed-limit'],
  maxSeats: 10,
  rakedFrom: 'flop',
};
