import { cards } from './en/cards.ts';
import { commands } from './en/commands.ts';
import { floor } from './en/floor.ts';
import { format } from './en/format.ts';
import { help, rules } from './en/help.ts';
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
} from './en/private.ts';
import { pictures } from './en/pictures.ts';
import { refusalsIn } from './en/refusals.ts';
import { resultIn, tableIn, tableInfo, tableList } from './en/table.ts';
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

/** Every sentence in English. */
export const en: Messages = {
  language: 'en',
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
  nameless: 'a player',
  namelessTable: 'the table',
};
