import { cards } from './en/cards.ts';
import { commands } from './en/commands.ts';
import { floorIn } from './en/floor.ts';
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
  walletIn,
} from './en/private.ts';
import { pictures } from './en/pictures.ts';
import { refusalsIn } from './en/refusals.ts';
import { resultIn, tableIn, tableInfoIn, tableList } from './en/table.ts';
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

/** Every sentence in English. */
export const en: Messages = {
  language: 'en',
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
  nameless: 'a player',
  namelessTable: 'the table',
};
