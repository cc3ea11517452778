import { deuceToSeven } from '../evaluation/deuce-to-seven.ts';
import { singleDrawStreets } from './streets.ts';
import type { Game } from './game.ts';

export const deuceToSevenSingleDraw: Game = {
  id: 'deuce-to-seven-single-draw',
  deck: 52,
  streets: singleDrawStreets(),
  forcedBets: 'blinds',
  rankings: [deuceToSeven],
  holeCardsPlayed: 'any',
  limits: ['no-limit'],
  maxSeats: 6,
  rakedFrom: 'first-draw',
};
