import type { Clock } from '../../shared/clock.ts';
import type { ChannelId, TableId, UserId } from '../../shared/ids.ts';
import type { Logger } from '../../runtime/log.ts';
import type { Calls, PostedCall } from '../../runtime/room.ts';
import type { Table } from '../../table/table.ts';
import { describeError, failureOf } from '../connection/api-errors.ts';
import type { PostedPlace, PrivateMessage } from '../private/direct-messages.ts';
import type { InFlight } from '../connection/in-flight.ts';
import type { MessageBody } from '../message-body.ts';
import type { MessagesPort } from '../connection/messages-port.ts';
import type { Pauses } from '../connection/retry.ts';

/** Somebody who has to be called, as long as this is among the calls of the table's state. */
export interface Call {
  /** The same call in the next state has the same key. At most 25 characters. */
  readonly key: string;
  /** Epoch ms. */
  readonly due: number;
  readonly user: UserId;
  /** What is written in the table's channel, with a ping. */
  readonly body: MessageBody;
  /** What reaches them alone, in place of that; null: they are called in the channel. */
  readonly privately: MessageBody | null;
}

export interface PlayerCallsDeps {
  readonly clock: Clock;
  readonly pauses: Pauses;
  readonly log: Logger;
  readonly port: MessagesPort;
  readonly inFlight: InFlight;
  /** The calls that stand, remembered so that a kill leaves none behind. */
  readonly calls: Calls;
  readonly callsOf: (table: Table) => readonly Call[];
  /** Sends a direct message and says where it stands; null: it cannot reach them. */
  readonly reach: (message: PrivateMessage) => Promise<PostedPlace | null>;
}

/**
 * The short messages of one table that call somebody: each is posted when it is due and taken away as
 * soon as its reason has passed. They are a function of the state too.
 */
export class PlayerCalls {
  readonly #table: TableId;
  readonly #deps: PlayerCallsDeps;
  readonly #cancels = new Map<string, () => void>();

  constructor(table: TableId, deps: PlayerCallsDeps) {
    this.#table = table;
    this.#deps = deps;
    // Those an earlier process left behind go with the first state that does not ask for them.
    for (const call of deps.calls.of(table)) {
      this.#cancels.set(call.key, () => this.#takeAway(Promise.resolve(call)));
    }
  }

  changed(table: Table): void {
    const calls = this.#deps.callsOf(table);
    for (const [key, cancel] of this.#cancels) {
      if (calls.some((call) => call.key === key)) continue;
      this.#cancels.delete(key);
      cancel();
    }
    for (const call of calls) {
      if (!this.#cancels.has(call.key)) this.#cancels.set(call.key, this.#callLater(table.channelId, call));
    }
  }

  stop(): void {
    for (const cancel of this.#cancels.values()) cancel();
    this.#cancels.clear();
  }

  /** Returns what takes the call back. */
  #callLater(channel: ChannelId, call: Call): () => void {
    let posted: Promise<PostedCall | null> | null = null;
    let isWanted = true;
    const cancelAlarm = this.#deps.clock.at(call.due, () => {
      posted = this.#post(channel, call, () => isWanted);
      this.#deps.inFlight.track(posted.then(() => undefined));
    });
    return () => {
      isWanted = false;
      cancelAlarm();
      if (posted !== null) this.#takeAway(posted);
    };
  }

  #takeAway(posted: Promise<PostedCall | null>): void {
    this.#deps.inFlight.track(this.#remove(posted));
  }

  async #post(
    channelId: ChannelId,
    { key, body, privately, user }: Call,
    isWanted: () => boolean,
  ): Promise<PostedCall | null> {
    const { pauses, port, reach } = this.#deps;
    const inChannel = async (): Promise<PostedPlace | null> => {
      // Its reason may have passed while it waited for its turn.
      if (!isWanted()) return null;
      return { channelId, messageId: await port.create({ channelId, body, nonce: key, mentions: user }) };
    };
    try {
      const alone = privately === null ? null : await reach({ to: user, body: privately, nonce: key });
      const place = alone ?? (await pauses.retrying(inChannel));
      if (place === null) return null;
      const call = { ...place, key };
      this.#deps.calls.remember(this.#table, call);
      return call;
    } catch (error) {
      // The table's message tells the same.
      this.#deps.log.debug({ ...describeError(error), table: this.#table }, 'a player could not be called');
      return null;
    }
  }

  async #remove(posted: Promise<PostedCall | null>): Promise<void> {
    const call = await posted;
    const { port, pauses, calls } = this.#deps;
    // Forgotten meanwhile: the player has made it the message they act on, and it stays.
    const stands = calls.of(this.#table).some(({ messageId }) => messageId === call?.messageId);
    if (call === null || !stands) return;
    try {
      await pauses.retrying(() => port.remove(call.channelId, call.messageId));
      calls.forget(call.messageId);
    } catch (error) {
      // What is gone, or where nothing can be reached any more, is not looked for again.
      const kind = failureOf(error)?.kind;
      if (kind !== 'passing' && kind !== 'notYet') calls.forget(call.messageId);
      this.#deps.log.debug({ ...describeError(error), table: this.#table }, 'a call could not be taken away');
    }
  }
}
