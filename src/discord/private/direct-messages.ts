import { channelId, type ChannelId, type UserId } from '../../shared/ids.ts';
import { describeError, failureOf } from '../connection/api-errors.ts';
import type { InFlight } from '../connection/in-flight.ts';
import type { Logger } from '../../runtime/log.ts';
import type { MessageBody } from '../message-body.ts';
import type { MessagesPort } from '../connection/messages-port.ts';
import type { Pauses } from '../connection/retry.ts';

/** What one person is sent. */
export interface PrivateMessage {
  readonly to: UserId;
  readonly body: MessageBody;
  /** At most 25 characters: the same one sent twice makes one message. */
  readonly nonce: string;
}

/** Where a message has come to stand. */
export interface PostedPlace {
  readonly channelId: ChannelId;
  readonly messageId: string;
}

export interface DirectMessage extends PrivateMessage {
  /** Told privately at the next click of somebody this could not reach. */
  readonly instead: MessageBody;
  /** `once`: only when it is found out that they cannot be reached. */
  readonly remind: 'once' | 'always';
  /** It has arrived. */
  readonly onDelivered?: () => void;
}

export interface DirectMessagesDeps {
  readonly pauses: Pauses;
  readonly log: Logger;
  readonly port: MessagesPort;
  readonly inFlight: InFlight;
  readonly channels: {
    channelOf(user: UserId): ChannelId | null;
    remember(user: UserId, channel: ChannelId): void;
  };
}

/** As many as fit into one private answer without anybody having to scroll. */
const MOST_NOTES = 3;

/**
 * Messages to one person. A channel is opened once and remembered. Somebody whose messages are closed
 * is not tried again until they sit down again; what they missed waits for their next click.
 */
export class DirectMessages {
  readonly #deps: DirectMessagesDeps;
  readonly #unreachable = new Set<UserId>();
  readonly #notes = new Map<UserId, readonly MessageBody[]>();

  constructor(deps: DirectMessagesDeps) {
    this.#deps = deps;
  }

  /** Sends in the background: nobody waits for it, and a failure costs the receiver nothing. */
  send(message: DirectMessage): void {
    if (!this.#unreachable.has(message.to)) this.#deps.inFlight.track(this.#deliver(message));
    else if (message.remind === 'always') this.#note(message);
  }

  /** Sends now, for somebody who can be called in another way where this does not reach them: then null. */
  async reach(message: PrivateMessage): Promise<PostedPlace | null> {
    if (this.#unreachable.has(message.to)) return null;
    try {
      return await this.#deps.pauses.retrying(() => this.#sendTo(message));
    } catch (error) {
      if (failureOf(error)?.kind === 'cannotReach') this.#unreachable.add(message.to);
      this.#deps.log.info(describeError(error), 'somebody could not be reached by direct message');
      return null;
    }
  }

  /** They sat down again: perhaps their direct messages are open now. */
  tryAgain(user: UserId): void {
    this.#unreachable.delete(user);
  }

  /** What could not be delivered to this person; it is theirs now and not told again. */
  takeNotes(user: UserId): readonly MessageBody[] {
    const notes = this.#notes.get(user) ?? [];
    this.#notes.delete(user);
    return notes;
  }

  async #deliver(message: DirectMessage): Promise<void> {
    try {
      await this.#deps.pauses.retrying(() => this.#sendTo(message));
      message.onDelivered?.();
    } catch (error) {
      if (failureOf(error)?.kind === 'cannotReach') {
        // Several messages may have been on their way: the first refusal tells it for all of them.
        const known = this.#unreachable.has(message.to);
        this.#unreachable.add(message.to);
        if (known && message.remind === 'once') return;
      }
      this.#deps.log.info(describeError(error), 'a direct message could not be delivered');
      // Somebody who can be reached is not told that they cannot.
      if (message.remind === 'always' || failureOf(error)?.kind === 'cannotReach') this.#note(message);
    }
  }

  async #sendTo(message: PrivateMessage): Promise<PostedPlace> {
    const known = this.#deps.channels.channelOf(message.to);
    try {
      return await this.#post(message, known ?? (await this.#open(message.to)));
    } catch (error) {
      if (known === null || failureOf(error)?.kind !== 'channelGone') throw error;
      return this.#post(message, await this.#open(message.to));
    }
  }

  async #open(user: UserId): Promise<ChannelId> {
    const opened = channelId(await this.#deps.port.openDirectMessages(user));
    this.#deps.channels.remember(user, opened);
    return opened;
  }

  async #post({ body, nonce }: PrivateMessage, channel: ChannelId): Promise<PostedPlace> {
    const messageId = await this.#deps.port.create({ channelId: channel, body, nonce, mentions: null });
    return { channelId: channel, messageId };
  }

  #note({ to, instead }: DirectMessage): void {
    this.#notes.set(to, [...(this.#notes.get(to) ?? []), instead].slice(-MOST_NOTES));
  }
}
