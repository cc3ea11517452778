import { high } from '../evaluation/high.ts';
import { boardStreets } from './streets.ts';
import type { Game } from './game.ts';

export const omaha6: Game = {
  id: 'omaha-6',
  deck: 52,
  streets: boardStreets(6),
  forcedBets: 'blinds',
  rankings: [high],
  holeCardsPlayed: 2,
  limits: ['pot-limit', 'no-limit', 'fixed-limit'],
  maxSeats: 7,
  rakedFrom: 'flop',
};
