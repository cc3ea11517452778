import { RESTJSONErrorCodes } from 'discord.js';
import type { MessageBody } from '../../../src/discord/message-body.ts';
import type { MessagesPort, NewMessage } from '../../../src/discord/connection/messages-port.ts';
import type { Clock } from '../../../src/shared/clock.ts';
import type { ChannelId } from '../../../src/shared/ids.ts';
import type { Dice } from './dice.ts';
import { answerLost, refusedWith, turnedAway } from './discord-faults.ts';
import type { Life } from './life.ts';

/** A message as it stands in a channel. */
export interface Message {
  readonly id: string;
  readonly channelId: ChannelId;
  readonly nonce: string;
  readonly body: MessageBody;
  readonly postedAt: number;
}

export interface RequestFaults {
  /** Turned away before anything was done. */
  readonly turnedAway: number;
  /** Done, but the answer is lost. */
  readonly answerLost: number;
  /** How long one way takes at most (ms). */
  readonly slowestMs: number;
}

/** Who clicked, for the one answer that Discord waits three seconds for. */
export interface Answerable {
  readonly id: string;
  readonly createdAt: number;
}

/** The same nonce within so long makes no second message. */
const NONCE_KEPT_MS = 5 * 60_000;
const ANSWER_WITHIN_MS = 3000;

/** Discord as the presenter meets it: channels and messages, behind a wire that delays, drops and repeats. */
export class SimulatedDiscord {
  readonly #clock: Clock;
  readonly #dice: Dice;
  readonly #faults: () => RequestFaults;
  readonly #channels = new Map<ChannelId, Message[]>();
  readonly #gone = new Set<ChannelId>();
  readonly #answered = new Set<string>();
  #ids = 300_000_000_000_000_000n;
  #requests = 0;

  constructor(parts: { readonly clock: Clock; readonly dice: Dice; readonly faults: () => RequestFaults }) {
    this.#clock = parts.clock;
    this.#dice = parts.dice;
    this.#faults = parts.faults;
  }

  get requests(): number {
    return this.#requests;
  }

  /** The newest message of a channel that is more than a call to somebody. */
  newestIn(channel: ChannelId): Message | null {
    return this.#channels.get(channel)?.findLast(({ body }) => body.embeds.length > 0) ?? null;
  }

  /** Somebody with the right to do so deletes it. */
  deleteMessage({ id, channelId }: Message): void {
    const messages = this.#channels.get(channelId) ?? [];
    this.#channels.set(
      channelId,
      messages.filter((message) => message.id !== id),
    );
  }

  deleteChannel(channel: ChannelId): void {
    this.#gone.add(channel);
    this.#channels.delete(channel);
  }

  isGone(channel: ChannelId): boolean {
    return this.#gone.has(channel);
  }

  port(life: Life): MessagesPort {
    return {
      create: (message) => this.#request(life, () => this.#create(message)),
      edit: (channel, id, body) => this.#request(life, () => this.#edit(channel, id, body)),
      attach: (channel, id) => this.#request(life, () => void this.#messageIn(channel, id)),
      remove: (channel, id) => this.#request(life, () => this.deleteMessage(this.#messageIn(channel, id))),
      wake: () => Promise.resolve(),
      openDirectMessages: () => Promise.reject(new Error('nobody is written to in a simulation')),
    };
  }

  /** The first answer to a click, which is an edit of the message that was clicked on. */
  answer(life: Life, to: Answerable, message: Pick<Message, 'id' | 'channelId'>, body: MessageBody) {
    return this.#request(life, () => {
      if (this.#answered.has(to.id)) {
        throw refusedWith(RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged, 400);
      }
      if (this.#clock.now() - to.createdAt > ANSWER_WITHIN_MS) {
        throw refusedWith(RESTJSONErrorCodes.UnknownInteraction, 404);
      }
      this.#answered.add(to.id);
      this.#edit(message.channelId, message.id, body);
    });
  }

  /** There, done, and back; a life that has ended meanwhile never hears of it. */
  async #request<T>(life: Life, serve: () => T): Promise<T> {
    this.#requests += 1;
    const faults = this.#faults();
    const fate = this.#dice.roll();
    await this.#travel(faults);
    const outcome = fate < faults.turnedAway ? () => this.#turnAway() : outcomeOf(serve);
    await this.#travel(faults);
    if (!life.alive) await new Promise(() => undefined);
    const isLost = fate >= faults.turnedAway && fate < faults.turnedAway + faults.answerLost;
    if (isLost) throw answerLost(this.#dice);
    return outcome();
  }

  #turnAway(): never {
    throw turnedAway(this.#dice);
  }

  #travel({ slowestMs }: RequestFaults): Promise<void> {
    // Mostly quick, now and then as slow as can be.
    const most = this.#dice.chance(0.1) ? slowestMs : slowestMs / 10;
    const arrival = this.#clock.now() + 1 + this.#dice.below(most);
    return new Promise((resolve) => this.#clock.at(arrival, resolve));
  }

  #create({ channelId, body, nonce }: NewMessage): string {
    if (this.#gone.has(channelId)) throw refusedWith(RESTJSONErrorCodes.UnknownChannel, 404);
    const messages = this.#channels.get(channelId) ?? [];
    const postedAt = this.#clock.now();
    const same = messages.findLast(
      (message) => message.nonce === nonce && postedAt - message.postedAt < NONCE_KEPT_MS,
    );
    if (same !== undefined) return same.id;
    const id = String((this.#ids += 1n));
    messages.push({ id, channelId, nonce, body, postedAt });
    this.#channels.set(channelId, messages);
    return id;
  }

  #edit(channelId: ChannelId, id: string, body: MessageBody): void {
    const message = this.#messageIn(channelId, id);
    const messages = this.#channels.get(channelId) ?? [];
    messages[messages.indexOf(message)] = { ...message, body };
  }

  #messageIn(channelId: ChannelId, id: string): Message {
    if (this.#gone.has(channelId)) throw refusedWith(RESTJSONErrorCodes.UnknownChannel, 404);
    const message = this.#channels.get(channelId)?.findLast((each) => each.id === id);
    if (message === undefined) throw refusedWith(RESTJSONErrorCodes.UnknownMessage, 404);
    return message;
  }
}

/** What came of it, to be told later. */
function outcomeOf<T>(serve: () => T): () => T {
  try {
    const value = serve();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
