import { high } from '../evaluation/high.ts';
import { boardStreets } from './streets.ts';
import type { Game } from './game.ts';

export const texasHoldem: Game = {
  id: 'texas-holdem',
  deck: 52,
  streets: boardStreets(2),
  forcedBets: 'blinds',
  rankings: [high],
  holeCardsPlayed: 'any',
  limits: ['no-limit', 'pot-limit', 'fixed-limit'],
  maxSeats: 10,
  rakedFrom: 'flop',
};
