import { cards } from './it/cards.ts';
import { commands } from './it/commands.ts';
import { format } from './it/format.ts';
import { help, rules } from './it/help.ts';
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
} from './it/private.ts';
import { refusals } from './it/refusals.ts';
import { result, table, tableInfo, tableList } from './it/table.ts';
import type { Messages } from './messages.ts';

/** Every sentence in Italian. */
export const it: Messages = {
  language: 'it',
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
  nameless: 'un giocatore',
  namelessTable: 'il tavolo',
};
