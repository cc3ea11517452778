/** What one person does and sees. Everything goes the way it goes on Discord: through the bot's answers. */
import { commandsFor } from './access.ts';
import {
  commandData,
  findLeaf,
  InputRefused,
  resolvedFor,
  type InputProblem,
  type OptionValues,
} from './command-input.ts';
import { INTERACTION } from './interaction-payload.ts';
import { CALLBACK, type Choice } from './callbacks.ts';
import type { Interaction, Interactions, NewInteraction } from './interactions.ts';
import type { Messages } from './messages.ts';
import { modalData, modalOf, selectProblems, type FieldValues, type Modal } from './modal-input.ts';
import type { Payload } from './payloads.ts';
import { has } from './permissions.ts';
import { withNested } from './rules-components.ts';
import type { Channel, StoredMessage, User } from './tables.ts';
import { COMPONENT, type Command, type Component, type Message } from './wire.ts';
import type { World } from './world.ts';

/** A message as one person sees it. */
export interface SeenMessage extends Message {
  /** Only this person sees it. */
  readonly ephemeral: boolean;
}

const ANSWERS = {
  [CALLBACK.reply]: 'reply',
  [CALLBACK.deferReply]: 'deferredReply',
  [CALLBACK.deferUpdate]: 'deferredUpdate',
  [CALLBACK.update]: 'update',
  [CALLBACK.choices]: 'choices',
  [CALLBACK.modal]: 'modal',
} as const;

/** What came of something a person did. */
export interface Outcome {
  readonly interactionId: string;
  /** «The application did not respond.» */
  readonly failed: boolean;
  /** How the bot answered first, or null when it did not. */
  readonly answer: (typeof ANSWERS)[keyof typeof ANSWERS] | null;
  readonly modal: Modal | null;
  /** The reply, or the message that was updated, as this person sees it; null where there is none (any more). */
  readonly message: SeenMessage | null;
  /** What the bot was sent. */
  readonly event: Payload;
}

/** An interaction as it reaches the bot, whatever is in it. */
export interface Forged {
  /** As Discord numbers them: 2 a command, 3 a component, 4 a suggestion, 5 a modal. */
  readonly type: number;
  readonly channelId: string;
  readonly data: Payload;
  /** The message with the component. */
  readonly message: MessageRef | null;
}

/** A message, or its id. */
export type MessageRef = string | { readonly id: string };

/** A component by its label or custom id, or by what it looks like. */
export type ComponentRef = string | ((component: Component) => boolean);

export interface ActorParts {
  readonly world: World;
  readonly messages: Messages;
  readonly interactions: Interactions;
}

export class Actor {
  readonly userId: string;
  readonly #parts: ActorParts;

  constructor(userId: string, parts: ActorParts) {
    this.userId = userId;
    this.#parts = parts;
  }

  get user(): User {
    return this.#parts.world.user(this.userId);
  }

  /** How this person is written in a message: «<@id>». */
  get mention(): string {
    return `<@${this.userId}>`;
  }

  /** The commands that Discord offers this person in a channel. */
  commands(channelId: string): Command[] {
    return commandsFor(this.#parts.world.tables, this.#place(channelId), this.userId);
  }

  /**
   * Uses a chat command, for example `slash(lobby, 'table open', { seats: 6 })`. People, roles and
   * channels may be given by id or name. Throws {@link InputRefused} where Discord's client would not
   * send it, and an Error where this person has no such command.
   */
  async slash(channelId: string, command: string, options: OptionValues = {}): Promise<Outcome> {
    const channel = this.#place(channelId);
    const { data, problems, name } = this.#command(channel, command, options, null);
    refuse(problems);
    return this.#open({ type: INTERACTION.command, user: this.user, channel, data, source: null, name });
  }

  /** What the bot offers while `focusedOption` is being typed. Rejects when it does not answer. */
  async autocomplete(
    channelId: string,
    command: string,
    focusedOption: string,
    value: string | number,
    options: OptionValues = {},
  ): Promise<readonly Choice[]> {
    const channel = this.#place(channelId);
    const values = { ...options, [focusedOption]: value };
    const { data } = this.#command(channel, command, values, focusedOption);
    const request = { type: INTERACTION.autocomplete, user: this.user, channel, data, source: null };
    const { interaction } = this.#parts.interactions.open(request);
    await interaction.settled;
    if (interaction.state === 'failed') throw new Error('the application did not respond');
    return interaction.choices;
  }

  /** Presses a button. Throws where this person could not: no such button there, or a disabled one. */
  async click(message: MessageRef, button: ComponentRef): Promise<Outcome> {
    const source = this.#find(message);
    const component = findComponent(source.message, button, (type) => type === COMPONENT.button);
    if (component.disabled === true) throw new Error(`the button «${nameOf(component)}» is disabled`);
    if (typeof component.custom_id !== 'string') throw new Error(`«${nameOf(component)}» is a link`);
    return this.clickRaw(message, component.custom_id);
  }

  /** Sends a button's custom id as it is, whether or not the message has it (any more). */
  async clickRaw(message: MessageRef, customId: string): Promise<Outcome> {
    return this.#useComponent(this.#find(message), { component_type: COMPONENT.button, custom_id: customId });
  }

  /** Chooses in a select menu, by custom id. */
  async select(message: MessageRef, select: ComponentRef, values: readonly string[]): Promise<Outcome> {
    const source = this.#find(message);
    const component = findComponent(source.message, select, (type) => type !== COMPONENT.button);
    if (component.disabled === true) throw new Error(`the menu «${nameOf(component)}» is disabled`);
    refuse(selectProblems(component, nameOf(component), values));
    const { type, custom_id } = component;
    const { guildId } = this.#place(source.message.channel_id);
    const resolved = resolvedFor(this.#parts.world, component, values, guildId);
    return this.#useComponent(source, { component_type: type, custom_id, values, ...resolved });
  }

  /** Sends a modal. The fields are given by custom id or label; one left out keeps what the bot wrote in it. */
  async submit(modal: Modal, fields: FieldValues): Promise<Outcome> {
    const channel = this.#place(modal.channelId);
    const { data, problems } = modalData(modal, fields);
    refuse(problems);
    const source = modal.sourceId === null ? null : this.#parts.world.message(modal.sourceId);
    return this.#open({ type: INTERACTION.modalSubmit, user: this.user, channel, data, source });
  }

  /** Sends what Discord's client would never send: nothing in it is looked at on the way. */
  async forge({ type, channelId, data, message }: Forged): Promise<Outcome> {
    const { world } = this.#parts;
    const id = typeof message === 'string' ? message : (message?.id ?? null);
    const source = id === null ? null : world.message(id);
    return this.#open({ type, user: this.user, channel: world.channel(channelId), data, source });
  }

  /** Writes a message of their own. */
  say(channelId: string, text: string): SeenMessage {
    const { messages, world } = this.#parts;
    const channel = this.#place(channelId);
    const needed = channel.thread === null ? 'SEND_MESSAGES' : 'SEND_MESSAGES_IN_THREADS';
    if (!has(world.permissions(channel, this.userId), needed) && channel.guildId !== null) {
      throw new Error(`${this.user.name} may not write in #${channel.name}`);
    }
    const draft = { channel, author: this.user, body: { content: text }, uploads: [], audience: null };
    return seen(messages.create(draft));
  }

  /** All messages of a channel that this person sees, oldest first. */
  sees(channelId: string): SeenMessage[] {
    const { world } = this.#parts;
    const channel = world.channel(channelId);
    if (!world.sees(channel, this.userId)) return [];
    return world
      .messages(channel.id)
      .filter(({ audience }) => audience === null || audience === this.userId)
      .map(seen);
  }

  /** The message as it stands now, or null when it is gone or not for this person. */
  now(message: MessageRef): SeenMessage | null {
    const stored = this.#parts.world.message(typeof message === 'string' ? message : message.id);
    return stored !== null && this.#maySee(stored) ? seen(stored) : null;
  }

  /** The direct messages between this person and the bot, oldest first. */
  dms(): SeenMessage[] {
    const { world } = this.#parts;
    const channel = world.tables.all('channels').find((other) => other.recipientId === this.userId);
    return channel === undefined ? [] : this.sees(channel.id);
  }

  /** From now on the bot's direct messages are refused (50007). */
  closeDms(): void {
    this.#parts.world.changeUser(this.userId, { acceptsDms: false });
  }

  openDms(): void {
    this.#parts.world.changeUser(this.userId, { acceptsDms: true });
  }

  setLocale(locale: string): void {
    this.#parts.world.changeUser(this.userId, { locale });
  }

  /** Leaves one server, or all of them. */
  leaveServer(guildId?: string): void {
    const { world } = this.#parts;
    for (const guild of world.guildsOf(this.userId)) {
      if (guildId === undefined || guild.id === guildId) world.removeMember(guild.id, this.userId);
    }
  }

  /** Joins one server, or all of them. */
  joinServer(guildId?: string): void {
    const { world } = this.#parts;
    for (const { id } of world.tables.all('guilds')) {
      const isMeant = guildId === undefined || id === guildId;
      if (isMeant && world.member(id, this.userId) === null) world.addMember(id, this.userId);
    }
  }

  /** Sends the bot the same event once more, as Discord does at times after a reconnect. */
  redeliver({ event }: Outcome): void {
    const channel = this.#parts.world.channel(String(event['channel_id']));
    this.#parts.interactions.deliver(channel, event);
  }

  #useComponent(source: StoredMessage, data: Payload): Promise<Outcome> {
    const channel = this.#place(source.message.channel_id);
    return this.#open({
      type: INTERACTION.component,
      user: this.user,
      channel,
      data: { id: 1, ...data },
      source,
    });
  }

  #command(
    channel: Channel,
    text: string,
    values: OptionValues,
    focused: string | null,
  ): { readonly data: Payload; readonly problems: readonly InputProblem[]; readonly name: string } {
    if (channel.thread?.archived === true) throw new Error('commands do not work in archived threads');
    const commands = this.commands(channel.id);
    const leaf = findLeaf(commands, text);
    if (leaf === null) {
      const names = commands.map((command) => `/${command.name}`).join(' ');
      throw new Error(`${this.user.name} has no command «/${text}» there; there are: ${names}`);
    }
    const input = { leaf, values, guildId: channel.guildId, focused };
    return { ...commandData(this.#parts.world, input), name: leaf.command.name };
  }

  async #open(request: NewInteraction): Promise<Outcome> {
    const { interaction, event } = this.#parts.interactions.open(request);
    await interaction.settled;
    return this.#outcome(interaction, event);
  }

  #outcome(interaction: Interaction, event: Payload): Outcome {
    const { id, state, answer, modal, originalId, channelId, sourceId } = interaction;
    return {
      interactionId: id,
      failed: state === 'failed',
      answer: answer === null ? null : ANSWERS[answer],
      modal: modal === null ? null : modalOf(modal, channelId, sourceId),
      message: originalId === null ? null : this.now(originalId),
      event,
    };
  }

  /** The channel, which this person must see. */
  #place(channelId: string): Channel {
    const { world } = this.#parts;
    const channel = world.channel(channelId);
    if (!world.sees(channel, this.userId)) throw new Error(`${this.user.name} does not see «${channelId}»`);
    return channel;
  }

  #maySee({ message, audience }: StoredMessage): boolean {
    const { world } = this.#parts;
    const channel = world.tables.get('channels', message.channel_id);
    return (
      channel !== null && world.sees(channel, this.userId) && (audience === null || audience === this.userId)
    );
  }

  #find(message: MessageRef): StoredMessage {
    const id = typeof message === 'string' ? message : message.id;
    const stored = this.#parts.world.message(id);
    if (stored === null || !this.#maySee(stored)) throw new Error(`${this.user.name} sees no message ${id}`);
    return stored;
  }
}

function seen({ message, audience }: StoredMessage): SeenMessage {
  return { ...message, ephemeral: audience !== null };
}

function refuse(problems: readonly InputProblem[]): void {
  if (problems.length > 0) throw new InputRefused(problems);
}

/** Everything in a message that can be pressed or chosen from. */
export function componentsOf(message: Pick<Message, 'components'>): Component[] {
  return message.components
    .flatMap((component) => withNested(component, []))
    .map(({ component }) => component)
    .filter((component) => typeof component.custom_id === 'string' || component.type === COMPONENT.button);
}

function nameOf({ label, custom_id, placeholder }: Component): string {
  return label ?? custom_id ?? placeholder ?? '';
}

function findComponent(message: Message, wanted: ComponentRef, isKind: (type: number) => boolean): Component {
  const all = componentsOf(message).filter(({ type }) => isKind(type));
  const fits =
    typeof wanted === 'function'
      ? wanted
      : ({ label, custom_id, placeholder }: Component) => [label, custom_id, placeholder].includes(wanted);
  const found = all.find(fits);
  if (found === undefined) {
    const names = all.map((component) => `«${nameOf(component)}»`).join(', ');
    throw new Error(`no such component; the message has: ${names === '' ? 'none' : names}`);
  }
  return found;
}
