import { cards } from './it/cards.ts';
import { commands } from './it/commands.ts';
import { floorIn } from './it/floor.ts';
import { format } from './it/format.ts';
import { help, rules } from './it/help.ts';
import {
  buttonsIn,
  confirmIn,
  doneIn,
  errors,
  holeCardsIn,
  modals,
  mySeatIn,
  receipt,
  settings,
  walletIn,
} from './it/private.ts';
import { pictures } from './it/pictures.ts';
import { refusalsIn } from './it/refusals.ts';
import { resultIn, tableIn, tableInfoIn, tableList } from './it/table.ts';
import type { InPlay, Messages, OffPlay } from './messages.ts';

const inPlay: InPlay = (format) => ({
  format,
  buttons: buttonsIn(format),
  table: tableIn(format),
  result: resultIn(format),
  holeCards: holeCardsIn(format),
  mySeat: mySeatIn(format),
  done: doneIn(format),
  confirm: confirmIn(format),
  refusals: refusalsIn(format),
});

const offPlay: OffPlay = (format) => ({
  tableInfo: tableInfoIn(format),
  wallet: walletIn(format),
  floor: floorIn(format),
});

/** Every sentence in Italian. */
export const it: Messages = {
  language: 'it',
  ...inPlay(format),
  inPlay,
  ...offPlay(format),
  offPlay,
  commands,
  modals,
  cards,
  tableList,
  receipt,
  settings,
  help,
  rules,
  pictures,
  errors,
  nameless: 'un giocatore',
  namelessTable: 'il tavolo',
};
