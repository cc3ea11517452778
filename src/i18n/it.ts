import { cards } from './it/cards.ts';
import { commands } from './it/commands.ts';
import { floor } from './it/floor.ts';
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
  wallet,
} from './it/private.ts';
import { pictures } from './it/pictures.ts';
import { refusalsIn } from './it/refusals.ts';
import { resultIn, tableIn, tableInfo, tableList } from './it/table.ts';
import type { InPlay, Messages } from './messages.ts';

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

/** Every sentence in Italian. */
export const it: Messages = {
  language: 'it',
  ...inPlay(format),
  inPlay,
  commands,
  modals,
  cards,
  tableInfo,
  tableList,
  receipt,
  wallet,
  settings,
  floor,
  help,
  rules,
  pictures,
  errors,
  nameless: 'un giocatore',
  namelessTable: 'il tavolo',
};
