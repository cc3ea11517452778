import { deuceToSeven } from '../evaluation/deuce-to-seven.ts';
import { tripleDrawStreets } from './streets.ts';
import type { Game } from './game.ts';

export const deuceToSevenTripleDraw: Game = {
  id: 'deuce-to-seven-triple-draw',
  deck: 52,
  streets: tripleDrawStreets(),
  forcedBets: 'blinds',
  rankings: [deuceToSeven],
  holeCardsPlayed: 'any',
  limits: ['fixed-limit'],
  maxSeats: 6,
  rakedFrom: 'first-draw',
};
