import {
  MessageFlags,
  type APIEmbed,
  type APIMessageTopLevelComponent,
  type InteractionReplyOptions,
  type InteractionUpdateOptions,
  type RepliableInteraction,
} from 'discord.js';
import { failureOf } from '../connection/api-errors.ts';
import type { MessageBody } from '../message-body.ts';
import { MAX_TRIES } from '../connection/retry.ts';

/** What a private answer says: a sentence, or a whole message. */
export type Answer = string | MessageBody;

interface Options {
  readonly content: string;
  readonly embeds: APIEmbed[];
  readonly components: APIMessageTopLevelComponent[];
}

/** As discord.js takes it; our bodies are read-only and in Discord's own words, which it passes on. */
function optionsOf(answer: Answer): Options {
  if (typeof answer === 'string') return { content: answer, embeds: [], components: [] };
  return { content: answer.content, embeds: [...answer.embeds], components: [...answer.components] };
}

/** Answers so that only the person who asked sees it; after an answer, as a second message. */
export async function answerPrivately(interaction: RepliableInteraction, answer: Answer): Promise<void> {
  const options: InteractionReplyOptions = {
    ...optionsOf(answer),
    flags: MessageFlags.Ephemeral,
    allowedMentions: { parse: [] },
  };
  if (interaction.deferred && !interaction.replied) {
    await acknowledged(() => interaction.editReply(optionsOf(answer)));
  } else if (interaction.replied) await interaction.followUp(options);
  else await acknowledged(() => interaction.reply(options));
}

/** Turns the message that was clicked on into another: the answer and the edit in one. */
export async function turnInto(
  click: { update(options: InteractionUpdateOptions): Promise<unknown> },
  answer: Answer,
): Promise<void> {
  await acknowledged(() => click.update({ ...optionsOf(answer), allowedMentions: { parse: [] } }));
}

/**
 * Makes an answer, at once again where the connection broke: there are three seconds for the first, and
 * one that did arrive the first time is only refused as given already.
 */
export async function acknowledged(answer: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await answer();
      return;
    } catch (error) {
      const failure = failureOf(error);
      if (tries > 1 && failure?.kind === 'answerNotWanted' && failure.alreadyAnswered) return;
      if (failure?.kind !== 'passing' || tries === MAX_TRIES) throw error;
    }
  }
}
