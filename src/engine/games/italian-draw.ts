import { italianHigh } from '../evaluation/italian-high.ts';
import { singleDrawStreets } from './streets.ts';
import type { Game } from './game.ts';

export const italianDraw: Game = {
  id: 'italian-draw',
  deck: 32,
  streets: singleDrawStreets(),
  forcedBets: 'blinds',
  rankings: [italianHigh],
  holeCardsPlayed: 'any',
  limits: ['no-limit', 'pot-limit', 'fixed-limit'],
  maxSeats: 5,
  rakedFrom: 'first-draw',
};
