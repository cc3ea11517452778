import type { Messages } from '../../i18n/messages.ts';
import type { Chips } from '../../shared/chips.ts';
import type { TableId } from '../../shared/ids.ts';
import type { Decision } from '../../table/table.ts';
import type { MessageBody } from '../message-body.ts';
import { button, buttonRows } from './buttons.ts';

interface Asked {
  readonly table: TableId;
  readonly decision: Decision;
}

/** The private second question before everything goes in. `to` is the total it reaches on this street. */
export function allInConfirmation(
  { table, decision, to }: Asked & { readonly to: Chips },
  { buttons, confirm }: Messages,
): MessageBody {
  const sure = button({ role: 'allInSure', table, ...decision }, buttons.confirmAllIn(to), 'everything');
  return { content: confirm.allIn(to), embeds: [], components: buttonRows([sure]) };
}

/** Asked once where checking is free (docs/rules.md §2 «fold when checking is free»). */
export function foldConfirmation({ table, decision }: Asked, { buttons, confirm }: Messages): MessageBody {
  return {
    content: confirm.foldForFree,
    embeds: [],
    components: buttonRows([
      button({ role: 'check', table, ...decision }, buttons.check, 'free'),
      button({ role: 'foldSure', table, ...decision }, buttons.foldAnyway),
    ]),
  };
}
