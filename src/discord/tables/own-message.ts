import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../runtime/log.ts';
import type { PostedMessage, Posts } from '../../runtime/room.ts';
import type { Table } from '../../table/table.ts';
import { describeError, failureOf } from '../connection/api-errors.ts';
import type { MessagesPort } from '../connection/messages-port.ts';
import type { AttachedFile, MessageBody } from '../message-body.ts';

/** An older message is posted again: past an hour Discord lets it be edited a few times only (30046). */
const OLDEST_EDIT_MS = 50 * 60_000;

export interface OwnMessageDeps {
  readonly clock: Clock;
  readonly log: Logger;
  readonly port: MessagesPort;
  readonly posts: Posts;
}

interface Created {
  readonly messageId: string;
  /** False: Discord answered with the message of an earlier try, which shows the state of then. */
  readonly isFirstTry: boolean;
  /** The one whose place it takes in the same channel, for the same hand. */
  readonly superseded: PostedMessage | null;
}

/** Which message is a table's own, and how there comes to be a new one. */
export class OwnMessage {
  readonly #deps: OwnMessageDeps;
  /** The last known message is gone, or shall not be used again. */
  #lost = false;
  /** Under which a message may have been posted already although no answer told so. */
  #nonce: string | null;

  constructor(table: Table, deps: OwnMessageDeps) {
    this.#deps = deps;
    // That of a table that is not new may have been posted by the process before this one.
    this.#nonce = table.version > 1 ? nonceFor(table, deps.posts.of(table.id)) : null;
  }

  /** The one that can still be edited to show the table; null: a new one has to be made. */
  of(table: Table): PostedMessage | null {
    const post = this.#deps.posts.of(table.id);
    return post !== null && !this.#lost && this.#canShow(post, table) ? post : null;
  }

  /** Makes it be a new one from now on. */
  lose(): void {
    this.#lost = true;
  }

  /** Whether a message is the table's own, or can only be one that is just being made, or neither. */
  knows(table: Table, messageId: string): 'own' | 'coming' | null {
    const post = this.#deps.posts.of(table.id);
    if (post === null || BigInt(messageId) > BigInt(post.messageId)) return this.#lost ? null : 'coming';
    return post.messageId === messageId && this.#canShow(post, table) ? 'own' : null;
  }

  /** Whether a newer message has taken the place of this one. */
  isStale({ id }: Table, messageId: string): boolean {
    const post = this.#deps.posts.of(id);
    if (post === null) return false;
    return post.messageId === messageId ? this.#lost : BigInt(messageId) < BigInt(post.messageId);
  }

  async create(table: Table, body: MessageBody, files: readonly AttachedFile[] | null): Promise<Created> {
    const { clock, port, posts } = this.#deps;
    const { id, channelId, handNumber: hand } = table;
    const previous = posts.of(id);
    const nonce = nonceFor(table, previous);
    const spent = this.#nonce;
    const isFirstTry = nonce !== spent;
    // Also where it succeeds: what cannot be remembered now, on a full disk, is made again.
    this.#nonce = nonce;
    let messageId: string;
    try {
      messageId = await port.create({ channelId, body, nonce, mentions: null, files });
    } catch (error) {
      if (failureOf(error)?.kind === 'notYet') this.#nonce = spent;
      throw error;
    }
    const superseded = previous !== null && !this.#lost && belongs(previous, table) ? previous : null;
    posts.remember(id, { channelId, messageId, hand, postedAt: clock.now() });
    this.#lost = false;
    return { messageId, isFirstTry, superseded };
  }

  /** The same hand twice in one channel would be one message too many. Never rejects. */
  async takeAway(post: PostedMessage, { id }: Table): Promise<void> {
    try {
      await this.#deps.port.remove(post.channelId, post.messageId);
    } catch (error) {
      this.#deps.log.debug({ ...describeError(error), table: id }, 'an old message stays');
    }
  }

  /** Opens the archived thread of the table again, so that the message can be edited there. Never rejects. */
  async wake({ id, channelId }: Table): Promise<boolean> {
    try {
      await this.#deps.port.wake(channelId);
      return true;
    } catch (error) {
      this.#deps.log.info({ ...describeError(error), table: id }, 'a thread cannot be woken');
      return false;
    }
  }

  #canShow(post: PostedMessage, table: Table): boolean {
    return belongs(post, table) && this.#deps.clock.now() - post.postedAt < OLDEST_EDIT_MS;
  }
}

function belongs(post: PostedMessage, { channelId, handNumber }: Table): boolean {
  return post.channelId === channelId && post.hand === handNumber;
}

/** The same after a crash, so that the message is not posted twice; another one for each repost. */
function nonceFor({ id, handNumber }: Table, previous: PostedMessage | null): string {
  return `${id.slice(-8)}.${handNumber}.${previous?.messageId.slice(-6) ?? ''}`;
}
