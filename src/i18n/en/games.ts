import type { GameId, Limit } from '../../engine/games/game.ts';

export const games: Readonly<Record<GameId, string>> = {
  'texas-holdem': "Texas Hold'em",
  'short-deck-holdem': "Short Deck Hold'em",
  omaha: 'Omaha',
  'omaha-5': 'Five-Card Omaha',
  'omaha-6': 'Six-Card Omaha',
  'omaha-hi-lo': 'Omaha Hi-Lo',
  'seven-card-stud': 'Seven-Card Stud',
  'seven-card-stud-hi-lo': 'Seven-Card Stud Hi-Lo',
  razz: 'Razz',
  'five-card-draw': 'Five-Card Draw',
  'italian-draw': 'Italian Draw',
  'deuce-to-seven-single-draw': '2-7 Single Draw',
  'deuce-to-seven-triple-draw': '2-7 Triple Draw',
};

export const limits: Readonly<Record<Limit, string>> = {
  'no-limit': 'No-Limit',
  'pot-limit': 'Pot-Limit',
  'fixed-limit': 'Fixed-Limit',
};
