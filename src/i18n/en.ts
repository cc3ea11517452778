import { cards } from './en/cards.ts';
import { commands } from './en/commands.ts';
import { format } from './en/format.ts';
import { help, rules } from './en/help.ts';
import {
  buttons,
  confirm,
  done,
  errors,
  holeCards,
  modals,
  receipt,
  settings,
  wallet,
} from './en/private.ts';
import { refusals } from './en/refusals.ts';
import { result, table, tableInfo, tableList } from './en/table.ts';
import type { Messages } from './messages.ts';

/** Every sentence in English. */
export const en: Messages = {
  language: 'en',
  format,
  commands,
  buttons,
  modals,
  cards,
  table,
  result,
  tableInfo,
  tableList,
  holeCards,
  done,
  confirm,
  receipt,
  wallet,
  settings,
  help,
  rules,
  errors,
  refusals,
  nameless: 'a player',
  namelessTable: 'the table',
};
