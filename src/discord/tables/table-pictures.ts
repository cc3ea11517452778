import { createHash } from 'node:crypto';
import type { InteractionEditReplyOptions, Message } from 'discord.js';
import type { Hand } from '../../engine/hand/hand.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Table } from '../../table/table.ts';
import { tableView, type TableView } from '../../views/table-view.ts';
import { describeError } from '../connection/api-errors.ts';
import type { AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import type { AttachedFile } from '../message-body.ts';
import type { Scene } from '../pictures/scene.ts';
import { tableDescription } from '../pictures/table-description.ts';
import { tableScene } from '../pictures/table-scene.ts';
import { drawingFor, drawingForOne } from '../private/private-bodies.ts';
import type { RenderContext } from '../render/render-context.ts';
import type { WantedPicture } from './table-picture.ts';

// A table as a picture: who gets one, and which.

type Drawing = Pick<BotContext, 'room' | 'cardEmojis' | 'painter'>;

/** The picture on a table's own message; null where its server wants none, or there is no hand to show. */
export function publicPicture(table: Table, messages: Messages, context: Drawing): WantedPicture | null {
  const { hand, handNumber } = table;
  if (hand === null || !context.room.floor.settingsOf(table.guildId).pictures) return null;
  return {
    key: [messages.language, handNumber, ...momentOf(hand)].join('.'),
    draw: () => drawn(tableView(table), drawingFor(context, messages), context),
  };
}

/** What a picture is one of: a street as it begins, or the end of the hand, and which cards lie open by then. */
function momentOf({ phase, street, players }: Hand): readonly (string | number)[] {
  const opened = players.flatMap(({ seat, hole }) =>
    hole.flatMap(({ shown }, position) => (shown ? [`${seat}/${position}`] : [])),
  );
  return [phase === 'complete' ? 'over' : street, ...opened];
}

interface Answered {
  editReply(options: InteractionEditReplyOptions): Promise<unknown>;
}

/**
 * Puts the table as it is now under a private answer, once that is given, for a member who wants that.
 * Never rejects: nobody was promised a picture.
 * @param message the one that the answer has changed; null where it was a new one
 */
export async function addPicture(
  interaction: Answered,
  { table, member, messages }: AskerAtTable,
  message: Message | null,
  context: Drawing & Pick<BotContext, 'log'>,
): Promise<void> {
  const { pictures, textOnly } = context.room.settingsOf(member);
  if (!pictures || textOnly || table.hand === null) return;
  const words = drawingForOne({ table, member, messages }, context);
  const view = tableView(table);
  // What it carries already need not be sent again.
  if (message?.attachments.some(({ name }) => name === nameOf(tableScene(view, words))) === true) return;
  try {
    const file = await drawn(view, words, context);
    if (file === null) return;
    const { name, data, description } = file;
    await interaction.editReply({
      files: [{ name, attachment: data, ...(description === null ? {} : { description }) }],
      attachments: [],
    });
  } catch (error) {
    context.log.debug(describeError(error), 'a picture could not be added to a private answer');
  }
}

async function drawn(
  view: TableView,
  words: RenderContext,
  { painter }: Drawing,
): Promise<AttachedFile | null> {
  const scene = tableScene(view, words);
  const data = (await painter?.draw(scene)) ?? null;
  return data === null ? null : { name: nameOf(scene), data, description: tableDescription(view, words) };
}

/** Another one for each thing that is shown. */
function nameOf(scene: Scene): string {
  return `table-${createHash('sha256').update(JSON.stringify(scene)).digest('hex').slice(0, 12)}.png`;
}
