import { channelId, guildId, type MemberId } from '../../shared/ids.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import type { Table } from '../../table/table.ts';
import { answerPrivately } from '../answers/answer.ts';
import { isFloor, memberOf, messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { deedOf } from '../floor/deed.ts';
import { noPlaceForTables } from '../floor/opening-rights.ts';
import { cannotPostHere } from '../tables/posting-permissions.ts';
import type { CommandUse } from './command.ts';

/** `/table resume`: a paused table goes on where the command is used. */
export async function resumeHere(interaction: CommandUse, context: BotContext): Promise<void> {
  const messages = messagesOf(interaction);
  const cannot = cannotPostHere(interaction, { inNewThread: false });
  const table = pausedTable(interaction, context);
  if (cannot !== null) return answerPrivately(interaction, cannot);
  if (table === null) return answerPrivately(interaction, messages.errors.nothingToResume);
  const elsewhere = table.channelId === interaction.channelId ? null : noPlaceForTables(interaction, context);
  if (elsewhere !== null) return answerPrivately(interaction, elsewhere);
  const command = { type: 'resume', channelId: channelId(interaction.channelId) } as const;
  const deed = deedOf(interaction, null, context);
  // The opener's right ends where the floor's begins, and the floor's is on record.
  const own = mayResume(table, { member: deed.actor, floor: false });
  const result = own
    ? context.room.dispatch(table.id, command, interaction.id)
    : context.room.floor.at(table, command, deed, 'resume');
  return answerPrivately(
    interaction,
    result.ok ? messages.done.tableResumed : describeRefusal(messages, result.error),
  );
}

/** The paused table of this channel, or else the oldest that has lost its own. */
function pausedTable(interaction: CommandUse, context: BotContext): Table | null {
  const member = memberOf(interaction, context);
  const floor = isFloor(interaction, context);
  const here = context.room.tableIn(channelId(interaction.channelId));
  if (here !== null) return mayResume(here, { member, floor }) ? here : null;
  return (
    context.room
      .tablesOf(guildId(interaction.guildId))
      .find((table) => lostItsPlace(table) && mayResume(table, { member, floor })) ?? null
  );
}

function lostItsPlace({ pause }: Table): boolean {
  return pause?.reason === 'channelGone' || pause?.reason === 'cannotPost';
}

/** The opener puts right what became of the channel; what the floor or a fault has stopped, the floor. */
function mayResume(table: Table, who: { readonly member: MemberId; readonly floor: boolean }): boolean {
  if (table.pause === null) return false;
  return who.floor || (who.member === table.opener && lostItsPlace(table));
}
