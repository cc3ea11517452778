import { aceToFive } from '../evaluation/ace-to-five.ts';
import { studStreets } from './streets.ts';
import type { Game } from './game.ts';

export const razz: Game = {
  id: 'razz',
  deck: 52,
  streets: studStreets({ openPairBet: false }),
  forcedBets: 'bring-in',
  rankings: [aceToFive],
  holeCardsPlayed: 'any',
  limits: ['fixed-limit'],
  maxSeats: 8,
  rakedFrom: 'fourth-street',
};
