import { gzipSync } from 'node:zlib';
import { MessageFlags } from 'discord.js';
import type { MemberId } from '../../shared/ids.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import type { Deed } from '../../runtime/floor-protocol.ts';
import { stackNow, seatOf } from '../../table/queries.ts';
import { acknowledged, answerPrivately, type Answer } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import type { CommandUse } from '../commands/command.ts';
import type { BotContext } from '../context.ts';
import type { AttachedFile } from '../message-body.ts';
import { shownReason } from '../render/audit-message.ts';
import { answerWithFiles } from './answer-with-files.ts';
import type { Yes } from './confirmations.ts';
import { shown, told } from './deed.ts';

/** Discord takes ten; a file that would be larger is packed. */
const LARGEST_FILE = 8_000_000;

/** Everything kept about a member, as a file that only who asked for it sees. */
export async function sendKept(
  interaction: CommandUse,
  context: BotContext,
  {
    member,
    deed,
    text,
    closedCards,
  }: {
    readonly member: MemberId;
    readonly deed: Deed;
    readonly text: string;
    /** With the cards only the member has seen: for themself alone. */
    readonly closedCards: boolean;
  },
): Promise<void> {
  // Years of hands take longer to collect than an answer may wait.
  await acknowledged(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  const noted = context.room.floor.note('export', deed, { target: member });
  if (!noted.ok) {
    return answerPrivately(interaction, describeRefusal(messagesOf(interaction), noted.error));
  }
  if (deed.actor !== member) tellExported(interaction, context, { member, deed });
  const file = fileOf(keptOf(member, context, closedCards));
  return answerWithFiles(interaction, { content: text, embeds: [] }, [file]);
}

/** Somebody else has it now: they hear of that, in their language. */
function tellExported(
  { guild }: CommandUse,
  { floorNews }: BotContext,
  { member, deed: { guildId, reason } }: { readonly member: MemberId; readonly deed: Deed },
): void {
  floorNews.tell(member, guildId, (theirs) =>
    theirs.floor.told.exported({
      server: shown(theirs, guild.name),
      reason: reason === null ? null : shownReason(reason),
    }),
  );
}

function keptOf(member: MemberId, { room }: BotContext, closedCards: boolean): unknown {
  const seats = room.tablesAt(member).map((table) => {
    const seat = seatOf(table, member) ?? 0;
    const { id, settings, handNumber, handRunning } = table;
    const session = table.seats[seat]?.session ?? null;
    // The cards of a running hand are in the file of whoever asks once it is over.
    return {
      table: id,
      name: settings.name,
      seat,
      stack: stackNow(table, seat),
      session,
      handNumber,
      handRunning,
    };
  });
  return { ...room.floor.keptAbout(member, { closedCards }), seats };
}

function fileOf(kept: unknown): AttachedFile {
  const readable = Buffer.from(JSON.stringify(kept, null, 2), 'utf8');
  return readable.length <= LARGEST_FILE
    ? { name: 'felt-data.json', data: readable, description: null }
    : { name: 'felt-data.json.gz', data: gzipSync(JSON.stringify(kept)), description: null };
}

/** Erases a member and says so; `later` is said where a hand has to end first. */
export function erase(
  yes: Yes,
  { room }: BotContext,
  {
    member,
    deed,
    done,
    later,
  }: { readonly member: MemberId; readonly deed: Deed; readonly done: string; readonly later: string },
): Answer {
  return told(messagesOf(yes), room.floor.erase(member, deed), (erasure) => (erasure.done ? done : later));
}
