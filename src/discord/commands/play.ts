import type { PlayerAct } from '../../engine/hand/protocol.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import type { Commit } from '../../runtime/protocol.ts';
import type { TableCommand } from '../../table/protocol.ts';
import { actEcho } from '../answers/act-echo.ts';
import { answerPrivately, type Answer } from '../answers/answer.ts';
import { askerAtTable, messagesOf, type AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { playWords } from '../people/taste.ts';
import type { CommandUse } from './command.ts';

/** Looks for the table a command is for; where there is none, says so. */
export async function atTable(
  interaction: CommandUse,
  context: BotContext,
  use: (asker: AskerAtTable) => Promise<void>,
): Promise<void> {
  const asker = askerAtTable(interaction, context);
  if (asker === null) await answerPrivately(interaction, messagesOf(interaction).errors.noTableHere);
  else await use(asker);
}

/** Asks the table for something and tells, privately, what came of it. */
export async function ask(
  interaction: CommandUse,
  context: BotContext,
  { table, messages }: AskerAtTable,
  { command, done }: { readonly command: TableCommand; readonly done: (commit: Commit) => Answer },
): Promise<void> {
  const result = context.room.dispatch(table.id, command, interaction.id);
  const answer = result.ok ? done(result.value) : describeRefusal(messages, result.error);
  await context.presenter.answering(table.id, () => answerPrivately(interaction, answer));
}

/** An act for the decision that is open now. */
export async function play(
  interaction: CommandUse,
  context: BotContext,
  asker: AskerAtTable,
  act: PlayerAct,
): Promise<void> {
  const messages = playWords(asker, context);
  await ask(
    interaction,
    context,
    { ...asker, messages },
    {
      command: { type: 'act', member: asker.member, decision: null, act },
      done: (commit) => actEcho(messages, commit, asker.member),
    },
  );
}
