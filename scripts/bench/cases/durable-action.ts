import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { channelId, guildId, userId } from '../../../src/shared/ids.ts';
import { at, invariant } from '../../../src/shared/invariant.ts';
import { settingsFor, type TableRequest } from '../../../src/table/open.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import { secureShuffle } from '../../../src/runtime/shuffle.ts';
import type { TableChange } from '../../../src/store/commit.ts';
import { openDatabase } from '../../../src/store/database.ts';
import { openStore } from '../../../src/store/store.ts';
import { seededPick } from '../../../test/support/random-hand.ts';
import { FakeClock } from '../../../test/support/fake-clock.ts';
import { nextAct } from '../../../test/runtime/support/autoplay.ts';
import { runContender, type Measured } from '../case.ts';

// A session at one table is played once, and what each command changed is kept. Then the same changes are
// written into two copies of the database, in turns: by the store, and by nothing but the prepared
// statements it needs. Both wait for the disk (WAL, FULL).

const MIGRATIONS = join(process.cwd(), 'drizzle');
const GUILD = guildId('900000000000000001');
const PLAYERS = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Flo'];
const WARM_UP = 200;
const MEASURED = 2_000;

const REQUEST: TableRequest = {
  name: 'Aurora',
  gameId: 'texas-holdem',
  limit: null,
  smallBlind: null,
  bigBlind: 200,
  ante: null,
  bringIn: null,
  seats: PLAYERS.length,
  minBuyIn: null,
  maxBuyIn: null,
  turnMs: null,
  bankMs: null,
  awayMs: null,
  strictClock: false,
  shortBuyIn: false,
};

const RICH = 1_000_000_000;
const DEFAULTS = {
  startingBalance: RICH,
  sessionCeiling: RICH,
  refill: { amount: 0, everyMs: 86_400_000, below: 0 },
};

interface Session {
  /** The books before the first of the changes. */
  readonly path: string;
  readonly changes: readonly TableChange[];
}

/** Plays: the players sit down, then act after act; who is short of chips tops up. */
function playSession(folder: string): Session {
  const path = join(folder, 'played.sqlite');
  const clock = new FakeClock();
  const store = openStore({ path, migrationsFolder: MIGRATIONS, clock });
  const changes: TableChange[] = [];
  const room = new Room({
    store: {
      ...store,
      commit: (change) => {
        store.commit(change);
        changes.push(change);
      },
    },
    clock,
    shuffle: secureShuffle,
    log: createLog({ level: 'silent' }),
    defaults: DEFAULTS,
  });
  room.start();
  let keys = 0;
  const key = (): string => `interaction-${(keys += 1)}`;
  const members = PLAYERS.map((name) => room.memberOf(GUILD, userId(`user-${name}`), name));
  const settings = settingsFor(REQUEST, { sessionCeiling: RICH, rake: { type: 'room' } });
  invariant(settings.ok, 'the settings are settings');
  const channel = channelId('910000000000000001');
  const opened = room.open({
    guildId: GUILD,
    channelId: channel,
    opener: at(members, 0),
    settings: settings.value,
    key: key(),
  });
  invariant(opened.ok, 'the channel is free');
  const id = opened.value.after.id;
  for (const member of members) room.dispatch(id, { type: 'sit', member, seat: null, buyIn: null }, key());

  const before = join(folder, 'before.sqlite');
  const reader = new Database(path, { readonly: true });
  reader.prepare('VACUUM INTO ?').run(before);
  reader.close();
  const first = changes.length;
  const pick = seededPick(3);
  while (changes.length < first + WARM_UP + MEASURED) {
    const table = room.table(id);
    invariant(table !== null, 'the table stays open');
    const act = nextAct(table, pick(10));
    if (act !== null) {
      room.dispatch(id, act, key());
      continue;
    }
    for (const [seat, member] of members.entries()) {
      const stack = table.seats[seat]?.stack ?? 0;
      if (stack >= settings.value.maxBuyIn / 2) continue;
      room.dispatch(id, { type: 'topUp', member, amount: settings.value.maxBuyIn - stack }, key());
      room.dispatch(id, { type: 'comeBack', member, post: false }, key());
    }
    clock.advance(5_000);
  }
  room.stop();
  store.close();
  return { path: before, changes: changes.slice(first) };
}

/** Writes the rows of a change and nothing more: no check, no key but those the schema has. */
function rawWriter(connection: Database.Database): (change: TableChange) => void {
  const begin = connection.prepare('BEGIN IMMEDIATE');
  const end = connection.prepare('COMMIT');
  const table = connection.prepare('UPDATE tables SET version = ?, snapshot = ? WHERE id = ?');
  const commit = connection.prepare(
    'INSERT INTO commits (key, table_id, version, cause, at) VALUES (?, ?, ?, ?, ?)',
  );
  const event = connection.prepare('INSERT INTO events (table_id, hand, seq, data) VALUES (?, ?, ?, ?)');
  const hand = connection.prepare(
    `INSERT INTO hands (table_id, number, guild_id, game_id, players, pot, rake, voided, ended_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const transfer = connection.prepare(
    'INSERT INTO transfers (key, from_id, to_id, amount, reason, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const balance = connection.prepare('UPDATE accounts SET balance = balance + ? WHERE id = ?');
  return ({ key, cause, at: when, before, after, events, transfers }) => {
    begin.run();
    table.run(after.version, JSON.stringify(after), after.id);
    commit.run(key, after.id, after.version, cause, when);
    let number = before?.handNumber ?? 0;
    let version = before?.version ?? 0;
    for (const one of events) {
      version += 1;
      if (one.type === 'handDealt') number = one.number;
      event.run(after.id, number, version, JSON.stringify(one));
      if (one.type !== 'handSettled') continue;
      const game = after.settings.gameId;
      const pot = one.stacks.reduce((total, { won }) => total + won, one.rake);
      hand.run(after.id, number, GUILD, game, one.stacks.length, pot, one.rake, one.voided ? 1 : 0, one.at);
    }
    for (const { key: own, from, to, amount, reason } of transfers) {
      transfer.run(own, from, to, amount, reason, when);
      balance.run(-amount, from);
      balance.run(amount, to);
    }
    end.run();
  };
}

/** Microseconds each takes for one change: the median of the changes, which neither a checkpoint nor a neighbour moves. */
function writeInTurns(folder: string, { path, changes }: Session): Measured {
  const [ours, raw] = [join(folder, 'ours.sqlite'), join(folder, 'raw.sqlite')];
  copyFileSync(path, ours);
  copyFileSync(path, raw);
  const store = openStore({ path: ours, migrationsFolder: MIGRATIONS, clock: new FakeClock() });
  const database = openDatabase({ path: raw, migrationsFolder: MIGRATIONS, now: 0 });
  const writeRaw = rawWriter(database.connection);
  const times: { readonly store: number[]; readonly raw: number[] } = { store: [], raw: [] };
  const time = (into: number[], work: () => void): void => {
    const started = performance.now();
    work();
    into.push((performance.now() - started) * 1000);
  };
  for (const [index, change] of changes.entries()) {
    const both = [
      () => time(times.store, () => store.commit(change)),
      () => time(times.raw, () => writeRaw(change)),
    ];
    for (const write of index % 2 === 0 ? both : both.reverse()) write();
  }
  store.close();
  database.close();
  return { store: median(times.store.slice(WARM_UP)), raw: median(times.raw.slice(WARM_UP)) };
}

function median(values: readonly number[]): number {
  return at(
    values.toSorted((a, b) => a - b),
    Math.floor(values.length / 2),
  );
}

await runContender({
  felt: () => {
    const folder = mkdtempSync(join(tmpdir(), 'felt-bench-'));
    try {
      return writeInTurns(folder, playSession(folder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
