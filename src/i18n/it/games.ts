import type { GameId, Limit } from '../../engine/games/game.ts';

export const games: Readonly<Record<GameId, string>> = {
  'texas-holdem': 'Texas Hold’em',
  'short-deck-holdem': 'Hold’em a mazzo ridotto',
  omaha: 'Omaha',
  'omaha-5': 'Omaha a cinque carte',
  'omaha-6': 'Omaha a sei carte',
  'omaha-hi-lo': 'Omaha Hi-Lo',
  'seven-card-stud': 'Stud a sette carte',
  'seven-card-stud-hi-lo': 'Stud Hi-Lo a sette carte',
  razz: 'Razz',
  'five-card-draw': 'Poker a cinque carte',
  'italian-draw': 'Poker all’italiana',
  'deuce-to-seven-single-draw': '2-7 a un cambio',
  'deuce-to-seven-triple-draw': '2-7 a tre cambi',
};

export const limits: Readonly<Record<Limit, string>> = {
  'no-limit': 'No Limit',
  'pot-limit': 'Pot Limit',
  'fixed-limit': 'Limit',
};
