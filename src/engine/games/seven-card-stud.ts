import { high } from '../evaluation/high.ts';
import { studStreets } from './streets.ts';
import type { Game } from './game.ts';

export const sevenCardStud: Game = {
  id: 'seven-card-stud',
  deck: 52,
  streets: studStreets({ openPairBet: true }),
  forcedBets: 'bring-in',
  rankings: [high],
  holeCardsPlayed: 'any',
  limits: ['fixed-limit'],
  maxSeats: 8,
  rakedFrom: 'fourth-street',
};
