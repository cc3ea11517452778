import { onTestFinished } from 'vitest';
import { channelId, guildId, userId, type MemberId, type TableId } from '../../../src/shared/ids.ts';
import { invariant } from '../../../src/shared/invariant.ts';
import type { Result } from '../../../src/shared/result.ts';
import type { PlayerAct } from '../../../src/engine/hand/protocol.ts';
import { cardsOfDeck } from '../../../src/engine/deck.ts';
import { settingsFor, type TableRequest } from '../../../src/table/open.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import { seatOf } from '../../../src/table/queries.ts';
import type { Table } from '../../../src/table/table.ts';
import { createLog, type Logger } from '../../../src/runtime/log.ts';
import { Room, type Commit, type RoomRefusal } from '../../../src/runtime/room.ts';
import { shuffled, type Shuffle } from '../../../src/runtime/shuffle.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { MIGRATIONS } from '../../store/support/scene.ts';

export const GUILD = guildId('900000000000000001');
export const CHANNEL = channelId('910000000000000001');

const PLAIN: TableRequest = {
  name: 'Aurora',
  gameId: 'texas-holdem',
  limit: null,
  smallBlind: null,
  bigBlind: 200,
  ante: null,
  bringIn: null,
  seats: 6,
  minBuyIn: 200,
  maxBuyIn: null,
  turnMs: null,
  bankMs: null,
  awayMs: null,
  strictClock: false,
  shortBuyIn: false,
};

/** Orders that are the same in every run: the bytes come from a seeded generator. */
export function seededShuffle(seed = 1): Shuffle {
  let state = seed;
  const byte = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return {
    deck: (deck) => shuffled(cardsOfDeck(deck), byte),
    redeal: (deck) => shuffled(cardsOfDeck(deck), byte),
    seats: (count) => Array.from({ length: count }, (_, seat) => seat),
  };
}

export interface SceneOptions {
  readonly path?: string;
  readonly clock?: FakeClock;
  readonly shuffle?: Shuffle;
  readonly log?: Logger;
  /** Something to do to the store before the room gets it. */
  readonly store?: (store: Store) => Store;
}

/** 200.00 once a day, for who has less than the starting balance. */
export const REFILL = { amount: 20_000, everyMs: 24 * 3_600_000, below: 100_000 };

/** A room on a store of its own, with a clock that the test moves. */
export class RoomScene {
  readonly clock: FakeClock;
  readonly store: Store;
  readonly room: Room;
  readonly commits: Commit[] = [];
  #keys = 0;

  constructor({ path = ':memory:', clock = new FakeClock(), shuffle, log, store }: SceneOptions = {}) {
    this.clock = clock;
    this.store = openStore({ path, migrationsFolder: MIGRATIONS, clock });
    onTestFinished(() => this.store.close());
    this.room = new Room({
      store: store === undefined ? this.store : store(this.store),
      clock,
      shuffle: shuffle ?? seededShuffle(),
      log: log ?? createLog({ level: 'silent' }),
      defaults: { startingBalance: 100_000, sessionCeiling: 100_000, refill: REFILL },
    });
    this.room.onCommit((commit) => this.commits.push(commit));
    this.room.start();
  }

  /** Opens a table with the plain settings where the test does not care. */
  open(request: Partial<TableRequest> = {}, channel = CHANNEL): TableId {
    const settings = settingsFor(
      { ...PLAIN, ...request },
      { sessionCeiling: 100_000, rake: { type: 'room' } },
    );
    invariant(settings.ok, 'the settings of the test are settings');
    const opened = this.room.open({
      guildId: GUILD,
      channelId: channel,
      opener: this.member('Opener'),
      settings: settings.value,
      key: this.key(),
    });
    invariant(opened.ok, 'the channel is free');
    return opened.value.after.id;
  }

  member(name: string): MemberId {
    return this.room.memberOf(GUILD, userId(`user-${name}`), name);
  }

  /** As from an interaction of its own. */
  ask(table: TableId, command: TableCommand): Result<Commit, RoomRefusal> {
    return this.room.dispatch(table, command, this.key());
  }

  sit(table: TableId, name: string, buyIn: number | null = null): MemberId {
    const member = this.member(name);
    const sat = this.ask(table, { type: 'sit', member, seat: null, buyIn });
    invariant(sat.ok, `${name} sits down`);
    return member;
  }

  /** The player to act does so. */
  act(table: TableId, act: PlayerAct): Result<Commit, RoomRefusal> {
    const member = this.toAct(table);
    invariant(member !== null, 'somebody is to act');
    return this.ask(table, { type: 'act', member, decision: null, act });
  }

  toAct(id: TableId): MemberId | null {
    const table = this.table(id);
    return table.turn === null ? null : (table.seats[table.turn.seat]?.member ?? null);
  }

  table(id: TableId): Table {
    const table = this.room.table(id);
    invariant(table !== null, 'the table is there');
    return table;
  }

  /** Moves the clock to the next deal. */
  deal(id: TableId): void {
    const { nextHandAt } = this.table(id);
    invariant(nextHandAt !== null, 'a hand is due');
    this.clock.advance(nextHandAt - this.clock.now());
  }

  /** Chips behind, by member. */
  stackOf(id: TableId, member: MemberId): number {
    const table = this.table(id);
    const seat = seatOf(table, member);
    const player = table.hand?.players.find((each) => each.seat === seat);
    return table.handRunning && player !== undefined ? player.stack : (table.seats[seat ?? -1]?.stack ?? 0);
  }

  key(): string {
    this.#keys += 1;
    return `interaction-${this.#keys}`;
  }
}

/** The code of what happened: `ok`, or why not. */
export function codeOf(result: Result<unknown, { readonly code: string }>): string {
  return result.ok ? 'ok' : result.error.code;
}
