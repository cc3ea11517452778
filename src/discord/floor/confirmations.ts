import { ButtonStyle, ComponentType, MessageFlags, type ButtonInteraction } from 'discord.js';
import type { Clock } from '../../shared/clock.ts';
import { guildId, userId, type GuildId, type UserId } from '../../shared/ids.ts';
import { randomIdentifier } from '../../runtime/identifier.ts';
import type { Messages } from '../../i18n/messages.ts';
import { answerPrivately, turnInto, type Answer } from '../answers/answer.ts';
import { isFloor, messagesOf } from '../people/asker.ts';
import type { CommandUse } from '../commands/command.ts';
import type { BotContext } from '../context.ts';
import type { MessageBody } from '../message-body.ts';

/** Long enough to read the question twice, too short to press by mistake an hour later. */
const LASTS_MS = 120_000;
const TOKEN_LENGTH = 12;
const CUSTOM_ID = /^confirm:([a-z0-9]{12})$/;

/** A click that says yes, in a server. */
export type Yes = ButtonInteraction<'cached'>;

interface Pending {
  readonly user: UserId;
  readonly guild: GuildId;
  readonly needsFloor: boolean;
  /** Epoch ms. */
  readonly until: number;
  readonly run: (yes: Yes) => Answer;
}

/**
 * Questions that wait for a yes. They are kept here and not in the button, so that nobody can make one
 * up; a question from before a restart is too late, and nothing is done.
 */
export class Confirmations {
  readonly #clock: Clock;
  readonly #pending = new Map<string, Pending>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the custom id of the button, and until when it works. */
  open(pending: Omit<Pending, 'until'>): { readonly customId: string; readonly until: number } {
    const now = this.#clock.now();
    for (const [token, { until }] of this.#pending) if (until < now) this.#pending.delete(token);
    const token = randomIdentifier(TOKEN_LENGTH);
    const until = now + LASTS_MS;
    this.#pending.set(token, { ...pending, until });
    return { customId: `confirm:${token}`, until };
  }

  find(token: string): Pending | null {
    const pending = this.#pending.get(token);
    return pending === undefined || pending.until < this.#clock.now() ? null : pending;
  }

  close(token: string): void {
    this.#pending.delete(token);
  }
}

/** Asks privately whether it is really to be done; `run` does it and says what came of it. */
export async function askFirst(
  interaction: CommandUse,
  { confirmations }: BotContext,
  {
    question,
    needsFloor,
    run,
  }: { readonly question: string; readonly needsFloor: boolean; readonly run: (yes: Yes) => Answer },
): Promise<void> {
  const who = { user: userId(interaction.user.id), guild: guildId(interaction.guildId) };
  const { customId, until } = confirmations.open({ ...who, needsFloor, run });
  const messages = messagesOf(interaction);
  await answerPrivately(interaction, questionBody(messages, { question, customId, until }));
}

function questionBody(
  { floor: { ask } }: Messages,
  { question, customId, until }: { readonly question: string; customId: string; readonly until: number },
): MessageBody {
  return {
    content: `${question}\n${ask.until(until)}`,
    embeds: [],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          { type: ComponentType.Button, style: ButtonStyle.Danger, label: ask.yes, custom_id: customId },
        ],
      },
    ],
  };
}

/** The token of a button that says yes; null where it is another button. */
export function confirmationIn(customId: string): string | null {
  return CUSTOM_ID.exec(customId)?.[1] ?? null;
}

/** Somebody pressed yes: in time, the one who was asked, and with the right to it at this very moment. */
export async function confirm(yes: Yes, token: string, context: BotContext): Promise<void> {
  const messages = messagesOf(yes);
  const pending = context.confirmations.find(token);
  if (pending === null) return answerHere(yes, messages.floor.ask.tooLate);
  const asked = pending.user === yes.user.id && pending.guild === yes.guildId;
  if (!asked) return answerPrivately(yes, messages.errors.buttonNoLongerValid);
  context.confirmations.close(token);
  if (pending.needsFloor && !isFloor(yes, context)) return answerHere(yes, messages.floor.errors.notFloor);
  return answerHere(yes, pending.run(yes));
}

/** In place of the question; somebody may have made the button up, and then the message is not ours to change. */
function answerHere(yes: Yes, answer: Answer): Promise<void> {
  return yes.message.flags.has(MessageFlags.Ephemeral) ? turnInto(yes, answer) : answerPrivately(yes, answer);
}
