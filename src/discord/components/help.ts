import {
  MessageFlags,
  type ButtonInteraction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { answerPrivately, turnInto } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { FIRST_HAND, HELP_MENU, helpPlaceIn, helpTopicNamed, type HelpPlace } from '../help-id.ts';
import { helpMessage } from '../render/help-message.ts';
import { ownFaces } from '../people/taste.ts';

type Click = ButtonInteraction | StringSelectMenuInteraction;

/** What a button or the menu of the help does; null where it is another component. */
export function helpFor(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  context: BotContext,
): (() => Promise<void>) | null {
  if (!interaction.isButton() && !interaction.isStringSelectMenu()) return null;
  const place = placeAsked(interaction);
  return place === null ? null : () => show(interaction, place, context);
}

function placeAsked(interaction: Click): HelpPlace | null {
  if (interaction.isButton()) return helpPlaceIn(interaction.customId);
  const topic = interaction.customId === HELP_MENU ? helpTopicNamed(interaction.values[0]) : null;
  return topic === null ? null : { topic, step: 0 };
}

/** Turns the page of the help into another; from any other message it opens beside it. */
async function show(interaction: Click, place: HelpPlace, context: BotContext): Promise<void> {
  const messages = messagesOf(interaction);
  const body = helpMessage(place, { messages, faces: ownFaces(interaction, context) });
  // Somebody may have made the button up, on a message that is not theirs to change.
  const isTheirs = interaction.message.flags.has(MessageFlags.Ephemeral);
  const isPage = isTheirs && interaction.customId !== FIRST_HAND;
  await (isPage ? turnInto(interaction, body) : answerPrivately(interaction, body));
}
