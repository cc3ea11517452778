import { high } from '../evaluation/high.ts';
import { eightOrBetter } from '../evaluation/eight-or-better.ts';
import { studStreets } from './streets.ts';
import type { Game } from './game.ts';

export const sevenCardStudHiLo: Game = {
  id: 'seven-card-stud-hi-lo',
  deck: 52,
  streets: studStreets({ openPairBet: false }),
  forcedBets: 'bring-in',
  rankings: [high, eightOrBetter],
  holeCardsPlayed: 'any',
  limits: ['fixed-limit'],
  maxSeats: 8,
  rakedFrom: 'fourth-street',
};
