import { high } from '../evaluation/high.ts';
import { boardStreets } from './streets.ts';
import type { Game } from './game.ts';

export const omaha5: Game = {
  id: 'omaha-5',
  deck: 52,
  streets: boardStreets(5),
  forcedBets: 'blinds',
  rankings: [high],
  holeCardsPlayed: 2,
  limits: ['pot-limit', 'no-limit', 'fixed-limit'],
  maxSeats: 8,
  rakedFrom: 'flop',
};
