import { high } from '../evaluation/high.ts';
import { eightOrBetter } from '../evaluation/eight-or-better.ts';
import { boardStreets } from './streets.ts';
import type { Game } from './game.ts';

export const omahaHiLo: Game = {
  id: 'omaha-hi-lo',
  deck: 52,
  streets: boardStreets(4),
  forcedBets: 'blinds',
  rankings: [high, eightOrBetter],
  holeCardsPlayed: 2,
  limits: ['pot-limit', 'no-limit', 'fixed-limit'],
  maxSeats: 10,
  rakedFrom: 'flop',
};
