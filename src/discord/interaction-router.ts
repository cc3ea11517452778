import {
  Events,
  type Client,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { guildId, userId } from '../shared/ids.ts';
import { randomIdentifier } from '../runtime/identifier.ts';
import { describeError, failureOf } from './connection/api-errors.ts';
import { answerPrivately, type Answer } from './answers/answer.ts';
import { isAsRegistered } from './as-registered.ts';
import { askerOf, messagesOf, noteReader } from './people/asker.ts';
import { commandNamed } from './commands/index.ts';
import { helpFor } from './components/help.ts';
import { componentFor } from './components/index.ts';
import type { BotContext } from './context.ts';
import { decodeCustomId } from './custom-id.ts';
import { confirm, confirmationIn } from './floor/confirmations.ts';
import { isHelpId } from './help-id.ts';
import { Newcomers } from './people/newcomers.ts';
import { firstStepsMessage } from './render/help-message.ts';
import { tooYoungFor } from './people/too-young.ts';

/** So many interactions are remembered: after a resumed connection some are delivered again. */
const REMEMBERED = 2000;
const MOST_SUGGESTIONS = 25;

/**
 * Finds the one handler of every interaction, and is the one place where a handler's failure ends: the
 * person is told privately, with a short reference that is in the log too.
 */
export class InteractionRouter {
  readonly #context: BotContext;
  readonly #newcomers: Newcomers;
  readonly #seen = new Set<string>();

  constructor(context: BotContext) {
    this.#context = context;
    this.#newcomers = new Newcomers(context.room);
  }

  listenTo(client: Client): void {
    client.on(Events.InteractionCreate, (interaction) => {
      this.#context.inFlight.track(this.route(interaction));
    });
  }

  /** Never rejects. */
  async route(interaction: Interaction): Promise<void> {
    if (!this.#isNew(interaction)) return;
    const { readers } = this.#context;
    const user = userId(interaction.user.id);
    readers.heard(user, interaction.locale);
    try {
      if (interaction.inGuild()) noteReader(interaction, guildId(interaction.guildId), this.#context);
      this.#newcomers.notice(interaction);
      await this.#handle(interaction);
      // Not before the answer, which has three seconds: whoever is new is a member only now.
      readers.keep(user);
      await this.#tellNotes(interaction);
    } catch (error) {
      await this.#failed(interaction, error);
    }
  }

  /** An interaction that came before was answered then. */
  #isNew({ id }: Interaction): boolean {
    if (this.#seen.has(id)) {
      this.#context.log.debug({ interaction: id }, 'an interaction was delivered again');
      return false;
    }
    this.#seen.add(id);
    if (this.#seen.size > REMEMBERED) {
      const [oldest] = this.#seen;
      if (oldest !== undefined) this.#seen.delete(oldest);
    }
    return true;
  }

  async #handle(interaction: Interaction): Promise<void> {
    const { errors } = messagesOf(interaction);
    const young = tooYoungFor(interaction, this.#context);
    if (young !== null && interaction.isRepliable()) return answerPrivately(interaction, young);
    if (interaction.isAutocomplete()) {
      const suggestions =
        interaction.inCachedGuild() && young === null
          ? commandNamed(interaction.commandName)?.suggest?.(interaction, this.#context)
          : undefined;
      await interaction.respond((suggestions ?? []).slice(0, MOST_SUGGESTIONS));
      return;
    }
    if (interaction.isChatInputCommand()) {
      const command = commandNamed(interaction.commandName);
      if (command === null || !isAsRegistered(command.data, interaction.options.data)) {
        await answerPrivately(interaction, errors.unknownCommand);
      } else if (!interaction.inCachedGuild()) await answerPrivately(interaction, errors.onlyInServer);
      else await command.execute(interaction, this.#context);
      return;
    }
    const token = interaction.isButton() ? confirmationIn(interaction.customId) : null;
    if (interaction.isButton() && interaction.inCachedGuild() && token !== null) {
      await confirm(interaction, token, this.#context);
      return;
    }
    if (interaction.isMessageComponent() || interaction.isModalSubmit()) {
      const use = this.#useOf(interaction);
      if (use === null) await answerPrivately(interaction, errors.buttonNoLongerValid);
      else await use();
      return;
    }
    if (interaction.isRepliable()) await answerPrivately(interaction, errors.unknownCommand);
  }

  /** Reads a custom id, which anybody may have made up: it, the table and the place all have to be known. */
  #useOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): (() => Promise<void>) | null {
    const help = helpFor(interaction, this.#context);
    if (help !== null) return help;
    const id = decodeCustomId(interaction.customId);
    const execute = id === null ? null : componentFor(interaction, id);
    const table = id === null ? null : this.#context.room.table(id.table);
    const asker = table === null ? null : askerOf(interaction, table, this.#context);
    if (execute === null || table === null || asker === null) return null;
    return () => execute({ ...asker, table }, this.#context);
  }

  /** The first steps, and what a direct message could not bring: told after the awaited answer. */
  async #tellNotes(interaction: Interaction): Promise<void> {
    if (!interaction.isRepliable() || !interaction.replied || !interaction.inGuild()) return;
    // Nothing can follow a modal but its submission.
    if (interaction.isButton() && opensModal(interaction.customId)) return;
    // Who asks for help is reading the steps already.
    if (isAboutHelp(interaction)) return;
    const notes: Answer[] = [...this.#context.directMessages.takeNotes(userId(interaction.user.id))];
    if (this.#newcomers.take(interaction)) notes.unshift(firstStepsMessage(messagesOf(interaction)));
    try {
      for (const note of notes) await answerPrivately(interaction, note);
    } catch (error) {
      this.#context.log.info(describeError(error), 'a note could not be told');
    }
  }

  async #failed(interaction: Interaction, error: unknown): Promise<void> {
    const what = { ...describeError(error), interaction: interaction.id, what: nameOf(interaction) };
    const failure = failureOf(error);
    if (failure?.kind === 'answerNotWanted') {
      // What was asked for is done; the message of the table shows it in any case.
      this.#context.log.debug(what, 'an answer came too late or twice');
      return;
    }
    const reference = randomIdentifier(8);
    this.#context.log.error({ ...what, reference }, 'an interaction failed');
    try {
      if (interaction.isAutocomplete()) await interaction.respond([]);
      else if (interaction.isRepliable()) {
        await answerPrivately(interaction, messagesOf(interaction).errors.somethingWentWrong(reference));
      }
    } catch (second) {
      this.#context.log.debug({ ...describeError(second), reference }, 'nor could its failure be told');
    }
  }
}

/** Roles whose click is answered by a modal. */
function opensModal(customId: string): boolean {
  const role = decodeCustomId(customId)?.role;
  return role === 'other' || role === 'sit';
}

function isAboutHelp(interaction: Interaction): boolean {
  if (interaction.isChatInputCommand()) return interaction.commandName === 'help';
  return interaction.isMessageComponent() && isHelpId(interaction.customId);
}

function nameOf(interaction: Interaction): string {
  if (interaction.isCommand() || interaction.isAutocomplete()) return `/${interaction.commandName}`;
  // The custom id itself may be a stranger's text.
  const id = interaction.isMessageComponent() || interaction.isModalSubmit() ? interaction.customId : '';
  return isHelpId(id) ? 'help' : (decodeCustomId(id)?.role ?? 'unknown component');
}
