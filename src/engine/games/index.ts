import { deuceToSevenSingleDraw } from './deuce-to-seven-single-draw.ts';
import { deuceToSevenTripleDraw } from './deuce-to-seven-triple-draw.ts';
import { fiveCardDraw } from './five-card-draw.ts';
import { italianDraw } from './italian-draw.ts';
import { omaha } from './omaha.ts';
import { omaha5 } from './omaha-5.ts';
import { omaha6 } from './omaha-6.ts';
import { omahaHiLo } from './omaha-hi-lo.ts';
import { razz } from './razz.ts';
import { sevenCardStud } from './seven-card-stud.ts';
import { sevenCardStudHiLo } from './seven-card-stud-hi-lo.ts';
import { shortDeckHoldem } from './short-deck-holdem.ts';
import { texasHoldem } from './texas-holdem.ts';
import type { Game, GameId } from './game.ts';

/** Every game of the room (docs/rules.md §1). */
export const GAMES: Readonly<Record<GameId, Game>> = {
  'texas-holdem': texasHoldem,
  'short-deck-holdem': shortDeckHoldem,
  omaha: omaha,
  'omaha-5': omaha5,
  'omaha-6': omaha6,
  'omaha-hi-lo': omahaHiLo,
  'seven-card-stud': sevenCardStud,
  'seven-card-stud-hi-lo': sevenCardStudHiLo,
  razz: razz,
  'five-card-draw': fiveCardDraw,
  'italian-draw': italianDraw,
  'deuce-to-seven-single-draw': deuceToSevenSingleDraw,
  'deuce-to-seven-triple-draw': deuceToSevenTripleDraw,
};

export function gameOf(id: GameId): Game {
  return GAMES[id];
}
