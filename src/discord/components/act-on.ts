import { MessageFlags } from 'discord.js';
import type { PlayerAct } from '../../engine/hand/protocol.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import type { TableId } from '../../shared/ids.ts';
import type { TableCommand } from '../../table/protocol.ts';
import type { Decision, Table } from '../../table/table.ts';
import { actEcho } from '../answers/act-echo.ts';
import { acknowledged, answerPrivately, turnInto } from '../answers/answer.ts';
import type { AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { privateState } from '../private/private-bodies.ts';
import { addPicture } from '../tables/table-pictures.ts';
import { playWords } from '../people/taste.ts';
import type { Click } from './component.ts';

/** Where a button stands: on the table's own message, or where one person alone sees it. */
export type Place = 'table' | 'private' | 'passed';

/** `passed`: a public message whose place a newer one has taken. */
export function placeOf(interaction: Click, table: TableId, { presenter }: BotContext): Place {
  const { message } = interaction;
  if (!interaction.inGuild() || message.flags.has(MessageFlags.Ephemeral)) return 'private';
  return presenter.isStale(table, message.id) ? 'passed' : 'table';
}

interface Acting {
  readonly interaction: Click;
  readonly asker: AskerAtTable;
  readonly decision: Decision;
}

/** Acts for the decision whose button was pressed. */
export async function actOn(acting: Acting, context: BotContext, act: PlayerAct): Promise<void> {
  const { interaction, asker, decision } = acting;
  const command: TableCommand = { type: 'act', member: asker.member, decision, act };
  await changeTable(interaction, context, { asker, command, decision });
}

/**
 * Asks the table for something on behalf of a click. On the table's own message the answer is the
 * edit of it, which counts against no limit; a private message turns into the current state.
 */
export async function changeTable(
  interaction: Click,
  context: BotContext,
  {
    asker,
    command,
    decision,
  }: {
    readonly asker: AskerAtTable;
    readonly command: TableCommand;
    /** What the clicked message showed, for a button of a decision. */
    readonly decision: Decision | null;
  },
): Promise<void> {
  const { table, messages } = asker;
  const place = placeOf(interaction, table.id, context);
  if (place === 'passed')
    return refuse(interaction, context, { asker, text: messages.errors.buttonNoLongerValid });
  const result = context.room.dispatch(table.id, command, interaction.id);
  // Delivered a second time, to a process that does not remember the first: shown, and not done again.
  if (!result.ok && result.error.code !== 'alreadyDone') {
    return refuse(interaction, context, {
      asker,
      text: describeRefusal(playWords(asker, context), result.error),
    });
  }
  const after = result.ok ? result.value.after : (context.room.table(table.id) ?? table);
  if (place === 'private') {
    const done =
      result.ok && command.type === 'act'
        ? actEcho(playWords(asker, context), result.value, asker.member)
        : null;
    const body = privateState({ ...asker, table: after }, context, done);
    await context.presenter.answering(after.id, () => turnInto(interaction, body));
    await addPicture(interaction, { ...asker, table: after }, interaction.message, context);
  } else await showTable(interaction, context, { after, decision });
}

/** The answer to a click on the table's message: its newest state. */
async function showTable(
  interaction: Click,
  { presenter }: BotContext,
  { after, decision }: { readonly after: Table; readonly decision: Decision | null },
): Promise<void> {
  if (presenter.carries(after.id, interaction.message.id)) {
    await presenter.carry(after, decision, (body) => turnInto(interaction, body));
  } else {
    // Too old to be edited, or not the message of this hand: a new one is on its way.
    await presenter.answering(after.id, () => acknowledged(() => interaction.deferUpdate()));
  }
}

/**
 * Says no. A private message of ours is brought up to date at the same time, with the refusal on top, so
 * that it does not go on offering what has passed; without a text that says all.
 */
export async function refuse(
  interaction: Click,
  context: BotContext,
  { asker, text }: { readonly asker: AskerAtTable; readonly text: string | null },
): Promise<void> {
  const table = context.room.table(asker.table.id) ?? asker.table;
  const body = privateState({ ...asker, table }, context, text);
  if (placeOf(interaction, asker.table.id, context) === 'private') await turnInto(interaction, body);
  else await answerPrivately(interaction, text ?? body);
}
