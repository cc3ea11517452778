import { acknowledged } from '../../../src/discord/answers/answer.ts';
import { callsOf } from '../../../src/discord/tables/calls-of.ts';
import { CardEmojis } from '../../../src/discord/cards/card-emojis.ts';
import { InFlight } from '../../../src/discord/connection/in-flight.ts';
import type { MessageBody } from '../../../src/discord/message-body.ts';
import { tableBody } from '../../../src/discord/private/private-bodies.ts';
import { Pauses } from '../../../src/discord/connection/retry.ts';
import { Turns } from '../../../src/discord/connection/turns.ts';
import { REQUESTS_PER_SECOND } from '../../../src/discord/connection/client.ts';
import { TableHolds } from '../../../src/discord/tables/table-holds.ts';
import { TablePresenter } from '../../../src/discord/tables/table-presenter.ts';
import { en } from '../../../src/i18n/en.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { Room, type RoomRefusal } from '../../../src/runtime/room.ts';
import type { Shuffle } from '../../../src/runtime/shuffle.ts';
import { userId, type GuildId, type MemberId, type TableId } from '../../../src/shared/ids.ts';
import { StoreError } from '../../../src/store/store-error.ts';
import type { Store } from '../../../src/store/store.ts';
import type { Table } from '../../../src/table/table.ts';
import type { Interaction } from './interaction.ts';
import { ProcessEnded, type Life } from './life.ts';
import type { SimulatedDiscord } from './simulated-discord.ts';

export interface ProcessParts {
  readonly life: Life;
  readonly store: Store;
  readonly discord: SimulatedDiscord;
  readonly shuffle: Shuffle;
  readonly identifier: (length: number) => string;
  readonly guild: GuildId;
  /** What a member gets when first seen, in cents. */
  readonly startingBalance: number;
  readonly sessionCeiling: number;
}

/** What became of one delivery of an interaction. */
export type Delivered = 'done' | 'nothingToDo' | 'notHeard' | 'stale' | RoomRefusal['code'];

const log = createLog({ level: 'silent' });

/** The bot in one life of its process: the real room and presenter, wired as the product wires them. */
export class BotProcess {
  readonly room: Room;
  readonly life: Life;
  readonly #parts: ProcessParts;
  readonly #presenter: TablePresenter;
  readonly #holds: TableHolds;
  readonly #cardEmojis = new CardEmojis();
  #unreachableSince: number | null = null;

  constructor(parts: ProcessParts) {
    const { life, store, discord, shuffle, identifier, startingBalance, sessionCeiling } = parts;
    const { clock } = life;
    this.#parts = parts;
    this.life = life;
    const refill = { amount: startingBalance / 10, everyMs: 10 * 60_000, below: startingBalance };
    const defaults = { startingBalance, sessionCeiling, refill };
    this.room = new Room({ store, clock, shuffle, log, defaults, identifier });
    this.#holds = new TableHolds(this.room);
    const turns = new Turns(clock, REQUESTS_PER_SECOND);
    this.#presenter = new TablePresenter({
      clock,
      turns,
      pauses: new Pauses(clock, turns),
      log,
      port: discord.port(life),
      inFlight: new InFlight(),
      posts: this.room.posts,
      calls: this.room.calls,
      render: (table) => this.bodyOf(table),
      pictureOf: () => null,
      callsOf: (table) =>
        callsOf(table, {
          messages: en,
          userOf: (member) => this.room.userOf(member),
          reminderFor: () => null,
        }),
      reach: () => Promise.resolve(null),
      onUnpostable: (table, reason) => this.#pause(table, reason),
      onUnseen: (table) => this.#holds.hold(table, 'unseen'),
      onSeen: (table) => this.#holds.release(table, 'unseen'),
    });
  }

  /** What everybody shall see of a table. */
  bodyOf(table: Table): MessageBody {
    return tableBody(table, en, { room: this.room, cardEmojis: this.#cardEmojis });
  }

  start(): void {
    this.room.onCommit((commit) => {
      if (this.life.alive) this.#presenter.committed(commit);
    });
    const closed = this.room.closedLately();
    this.room.start();
    this.#showEverything();
    if (this.life.alive) this.#presenter.start(closed);
  }

  /** Discord cannot be reached: no clock runs meanwhile, and nothing that is done there gets here. */
  loseDiscord(): void {
    this.#unreachableSince ??= this.life.clock.now();
    this.#holds.stopAll();
  }

  findDiscord(): void {
    if (this.#unreachableSince === null) return;
    this.#holds.startAll(this.#unreachableSince);
    this.#unreachableSince = null;
    this.#showEverything();
  }

  get reachable(): boolean {
    return this.life.alive && this.#unreachableSince === null;
  }

  /** Does something in the room; null where nobody can be reached, or nothing written. */
  attempt<T>(work: (room: Room) => T): T | null {
    if (!this.reachable) return null;
    try {
      return work(this.room);
    } catch (error) {
      if (error instanceof ProcessEnded || error instanceof StoreError) return null;
      throw error;
    }
  }

  /** The member of a person, registered when first seen. */
  memberOf(person: number): MemberId | null {
    const { guild } = this.#parts;
    return this.attempt((room) => room.memberOf(guild, userId(`user-${person}`), `Player ${person}`));
  }

  /** One delivery of an interaction, handled as the router and the handlers do. */
  deliver(interaction: Interaction): Delivered {
    if (!this.reachable) return 'notHeard';
    const { room } = this;
    const { id, person, table, clicked } = interaction;
    const member = this.memberOf(person);
    if (member === null) return this.life.alive ? 'notSaved' : 'notHeard';
    if (clicked !== null && this.#presenter.isStale(table, clicked.message.id)) return 'stale';
    const result = room.dispatch(table, interaction.command(member), id);
    if (!this.life.alive) return 'notHeard';
    if (result.ok || result.error.code === 'alreadyDone') this.#answer(interaction);
    if (!result.ok) return result.error.code;
    return result.value.events.length === 0 ? 'nothingToDo' : 'done';
  }

  /** The answer to a click on the table's message is the edit of it. */
  #answer(interaction: Interaction): void {
    const { clicked, table: id } = interaction;
    const table = this.room.table(id);
    if (clicked === null || table === null || !this.#presenter.carries(id, clicked.message.id)) return;
    const { discord } = this.#parts;
    const send = (body: MessageBody): Promise<void> =>
      acknowledged(() => discord.answer(this.life, interaction, clicked.message, body));
    // A failed answer is the router's to tell; the presenter has heard of it.
    this.#presenter.carry(table, clicked.decision, send).catch(() => undefined);
  }

  #showEverything(): void {
    if (this.life.alive) this.#presenter.start(this.room.tablesOf(this.#parts.guild));
  }

  #pause(id: TableId, reason: 'channelGone' | 'cannotPost'): void {
    const table = this.room.table(id);
    if (table !== null) {
      this.room.dispatch(id, { type: 'pause', reason }, `${id}:${table.version}:${reason}`);
    }
  }
}
