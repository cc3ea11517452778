/** What happens between a click and the bot's answer to it. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../shared/clock.ts';
import { CALLBACK, readCallback, type CallbackBody, type CallbackType, type Choice } from './callbacks.ts';
import { apiError } from './errors.ts';
import type { Gateway } from './gateway.ts';
import { INTERACTION, interactionPayload } from './interaction-payload.ts';
import { signal } from './signal.ts';
import type { Messages, Upload } from './messages.ts';
import { userPayload, type Payload } from './payloads.ts';
import { timeOf } from './snowflake.ts';
import type { Channel, StoredMessage, User } from './tables.ts';
import { FLAG, MESSAGE_TYPE, type Message, type MessageBody, type ModalBody } from './wire.ts';
import type { World } from './world.ts';

/** Discord's documentation: an answer is due within 3 seconds, and the token lives for 15 minutes. */
const ANSWER_WITHIN_MS = 3000;
const TOKEN_LIFE_MS = 15 * 60_000;

/** One use of a command, a component or a modal. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly user: User;
  readonly channelId: string;
  readonly sourceId: string | null;
  readonly createdAt: number;
  readonly metadata: Partial<Message>;
  /** `thinking` is answered with «is thinking…», which is to be filled in. */
  state: 'waiting' | 'thinking' | 'answered' | 'failed';
  /** The callback type of the bot's first answer. */
  answer: CallbackType | null;
  originalId: string | null;
  followUpIds: string[];
  modal: ModalBody | null;
  choices: readonly Choice[];
  /** Stops the alarm that is running. */
  cancelAlarm: () => void;
  readonly settled: Promise<void>;
  readonly settle: () => void;
}

export interface NewInteraction {
  readonly type: number;
  readonly user: User;
  readonly channel: Channel;
  readonly data: Payload;
  readonly source: StoredMessage | null;
  /** The command's name, where it is one. */
  readonly name?: string;
}

export interface InteractionsOptions {
  readonly world: World;
  readonly messages: Messages;
  readonly gateway: Gateway;
  readonly clock: Clock;
}

/** What the callback route has to say about a given answer. */
export interface Answered {
  readonly interaction: Interaction;
  readonly message: StoredMessage | null;
  readonly likelyMistakes: readonly string[];
}

export class Interactions {
  readonly #world: World;
  readonly #messages: Messages;
  readonly #gateway: Gateway;
  readonly #clock: Clock;
  readonly #byId = new Map<string, Interaction>();

  constructor({ world, messages, gateway, clock }: InteractionsOptions) {
    this.#world = world;
    this.#messages = messages;
    this.#gateway = gateway;
    this.#clock = clock;
  }

  /** Tells the bot, and waits for its answer: see `settled` of the result. */
  open(request: NewInteraction): { readonly interaction: Interaction; readonly event: Payload } {
    this.#forgetOld();
    const id = this.#world.ids.next();
    const token = Buffer.from(`interaction:${id}:${randomBytes(24).toString('base64url')}`).toString(
      'base64url',
    );
    const { promise, resolve } = signal();
    const interaction: Interaction = {
      id,
      token,
      type: request.type,
      user: request.user,
      channelId: request.channel.id,
      sourceId: request.source?.message.id ?? null,
      createdAt: this.#clock.now(),
      metadata: this.#metadata(id, request),
      state: 'waiting',
      answer: null,
      originalId: null,
      followUpIds: [],
      modal: null,
      choices: [],
      cancelAlarm: () => undefined,
      settled: promise,
      settle: resolve,
    };
    this.#byId.set(id, interaction);
    interaction.cancelAlarm = this.#clock.at(interaction.createdAt + ANSWER_WITHIN_MS, () =>
      this.#fail(interaction),
    );
    const event = interactionPayload(this.#world, { ...request, id, token });
    this.deliver(request.channel, event);
    return { interaction, event };
  }

  /** Sends the event; a server that is unreachable, or without the bot, sends nothing. */
  deliver(channel: Channel, event: Payload): void {
    const guild = channel.guildId === null ? null : this.#world.guild(channel.guildId);
    if (guild !== null && !(guild.available && guild.hasBot)) return;
    this.#gateway.dispatch({ name: 'INTERACTION_CREATE', data: event, intents: 0 });
  }

  /** The first answer. Throws 10062 when it is too late or unknown, and 40060 when it is not the first. */
  answer(id: string, token: string, body: unknown, uploads: readonly Upload[]): Answered {
    const interaction = this.#byId.get(id);
    if (interaction?.token !== token || interaction.state === 'failed') throw apiError(10062);
    if (interaction.state !== 'waiting') throw apiError(40060);
    const { callback, likelyMistakes } = readCallback(interaction, body);
    if (callback.type === CALLBACK.update) {
      this.#messages.check(callback.data ?? {}, uploads, this.#source(interaction));
    }
    const message = this.#carryOut(interaction, callback, uploads);
    interaction.answer = callback.type;
    interaction.cancelAlarm();
    if (callback.type === CALLBACK.deferReply) {
      interaction.state = 'thinking';
      interaction.cancelAlarm = this.#clock.at(interaction.createdAt + TOKEN_LIFE_MS, () =>
        this.#fail(interaction),
      );
    } else {
      this.#done(interaction);
    }
    return { interaction, message, likelyMistakes };
  }

  /** The interaction of a webhook's token. Throws 50027 when the token is dead, 10015 when it is none. */
  byToken(token: string): Interaction {
    const id = /^interaction:(\d{17,19}):/.exec(Buffer.from(token, 'base64url').toString())?.[1];
    if (id === undefined) throw apiError(10015);
    if (this.#clock.now() >= timeOf(id) + TOKEN_LIFE_MS) throw apiError(50027);
    const interaction = this.#byId.get(id);
    const isAnswered = interaction?.state === 'thinking' || interaction?.state === 'answered';
    if (interaction?.token !== token || !isAnswered) throw apiError(10015);
    if (this.#clock.now() >= interaction.createdAt + TOKEN_LIFE_MS) throw apiError(50027);
    return interaction;
  }

  /** Discord's documentation: the first follow-up after «is thinking…» fills that message in. */
  followUp(interaction: Interaction, body: MessageBody, uploads: readonly Upload[]): StoredMessage {
    if (interaction.state === 'thinking') return this.editMessage(interaction, '@original', body, uploads);
    const audience = isEphemeral(body) ? interaction.user.id : null;
    const message = this.#messages.create({
      channel: this.#channel(interaction),
      author: this.#world.bot(),
      body,
      uploads,
      audience,
      extras: { ...interaction.metadata, type: MESSAGE_TYPE.normal },
    });
    interaction.followUpIds.push(message.message.id);
    return message;
  }

  /** A message of this interaction (`@original` or a follow-up), or 10008. */
  messageOf(interaction: Interaction, id: string): StoredMessage {
    const real = id === '@original' ? interaction.originalId : id;
    const isOwn = real === interaction.originalId || interaction.followUpIds.includes(real ?? '');
    const stored = real === null || !isOwn ? null : this.#world.message(real);
    if (stored === null) throw apiError(10008);
    return stored;
  }

  editMessage(
    interaction: Interaction,
    id: string,
    body: MessageBody,
    uploads: readonly Upload[],
  ): StoredMessage {
    const edited = this.#messages.edit(this.messageOf(interaction, id), body, uploads);
    if (edited.message.id === interaction.originalId) this.#done(interaction);
    return edited;
  }

  deleteMessage(interaction: Interaction, id: string): void {
    const { message } = this.messageOf(interaction, id);
    this.#world.deleteMessage(message.id);
    if (message.id === interaction.originalId) this.#done(interaction);
  }

  /** Stops all alarms. */
  close(): void {
    for (const interaction of this.#byId.values()) interaction.cancelAlarm();
  }

  #carryOut(
    interaction: Interaction,
    { type, data }: CallbackBody,
    uploads: readonly Upload[],
  ): StoredMessage | null {
    switch (type) {
      case CALLBACK.reply:
      case CALLBACK.deferReply: {
        const body = data ?? {};
        const draft = {
          channel: this.#channel(interaction),
          author: this.#world.bot(),
          audience: isEphemeral(body) ? interaction.user.id : null,
          extras: interaction.metadata,
        };
        const loading = { flags: ((body.flags ?? 0) & FLAG.ephemeral) | FLAG.loading };
        const stored =
          type === CALLBACK.reply
            ? this.#messages.create({ ...draft, body, uploads })
            : this.#messages.post({
                ...draft,
                body: {},
                uploads: [],
                extras: { ...draft.extras, ...loading },
              });
        interaction.originalId = stored.message.id;
        return stored;
      }
      case CALLBACK.update:
        interaction.originalId = interaction.sourceId;
        return this.#messages.edit(this.#source(interaction), data ?? {}, uploads);
      case CALLBACK.deferUpdate:
        interaction.originalId = interaction.sourceId;
        return null;
      case CALLBACK.choices:
        interaction.choices = data?.choices ?? [];
        return null;
      case CALLBACK.modal:
        interaction.modal = data as ModalBody;
        return null;
    }
  }

  #source(interaction: Interaction): StoredMessage {
    const stored = interaction.sourceId === null ? null : this.#world.message(interaction.sourceId);
    if (stored === null) throw apiError(10008);
    return stored;
  }

  #channel(interaction: Interaction): Channel {
    const channel = this.#world.tables.get('channels', interaction.channelId);
    if (channel === null) throw apiError(10003);
    return channel;
  }

  #metadata(id: string, { type, user, source, name }: NewInteraction): Partial<Message> {
    return {
      type:
        type === INTERACTION.command
          ? MESSAGE_TYPE.chatInputCommand
          : source === null
            ? 0
            : MESSAGE_TYPE.reply,
      application_id: this.#world.botId,
      webhook_id: this.#world.botId,
      interaction_metadata: {
        id,
        type,
        user: userPayload(user),
        authorizing_integration_owners: {},
        ...(name === undefined ? {} : { name }),
      },
      ...(source === null
        ? {}
        : { message_reference: { message_id: source.message.id, channel_id: source.message.channel_id } }),
    };
  }

  #done(interaction: Interaction): void {
    interaction.cancelAlarm();
    interaction.state = 'answered';
    interaction.settle();
  }

  #fail(interaction: Interaction): void {
    interaction.state = 'failed';
    interaction.settle();
  }

  /** The ids are in order of age, so that the search ends at the first that is still alive. */
  #forgetOld(): void {
    const oldest = this.#clock.now() - TOKEN_LIFE_MS;
    for (const [id, { createdAt }] of this.#byId) {
      if (createdAt > oldest) return;
      this.#byId.delete(id);
    }
  }
}

function isEphemeral(body: MessageBody): boolean {
  return ((body.flags ?? 0) & FLAG.ephemeral) !== 0;
}
