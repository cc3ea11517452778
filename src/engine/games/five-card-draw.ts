import { high } from '../evaluation/high.ts';
import { singleDrawStreets } from './streets.ts';
import type { Game } from './game.ts';

export const fiveCardDraw: Game = {
  id: 'five-card-draw',
  deck: 52,
  streets: singleDrawStreets(),
  forcedBets: 'blinds',
  rankings: [high],
  holeCardsPlayed: 'any',
  limits: ['no-limit', 'pot-limit', 'fixed-limit'],
  maxSeats: 6,
  rakedFrom: 'first-draw',
};
