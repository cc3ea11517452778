import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { channelId, guildId, memberId, tableId, userId, type MemberId } from '../../../src/shared/ids.ts';
import { evolve } from '../../../src/table/evolve.ts';
import { openTable } from '../../../src/table/open.ts';
import type { TableEvent } from '../../../src/table/protocol.ts';
import type { TableSettings } from '../../../src/table/settings.ts';
import type { Session, Table } from '../../../src/table/table.ts';
import { startingBalance, transfersFor } from '../../../src/ledger/transfers-for.ts';
import type { TableChange } from '../../../src/store/commit.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));
export const GUILD = guildId('900000000000000001');
export const CHANNEL = channelId('910000000000000001');

/**
 * A folder that is gone when the test is over: in memory where the system has such a place, because a
 * killed process loses nothing it has handed to the system, and waiting for a disk proves nothing more.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'felt-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function storeAt(path: string): Store {
  return openStore({ path, migrationsFolder: MIGRATIONS, clock: new FakeClock(1_000) });
}

export function storeInMemory(): Store {
  const store = storeAt(':memory:');
  onTestFinished(() => store.close());
  return store;
}

/** A member with chips in the wallet. */
export function enrolled(store: Store, name: string, balance: number): MemberId {
  const id = memberId(name);
  store.members.enrol({
    id,
    guildId: GUILD,
    userId: userId(`user-${name}`),
    name,
    transfer: startingBalance(GUILD, id, balance),
    at: 1_000,
  });
  return id;
}

const SETTINGS: TableSettings = {
  name: 'Aurora',
  gameId: 'texas-holdem',
  limit: 'no-limit',
  smallBlind: 100,
  bigBlind: 200,
  ante: 0,
  bringIn: 0,
  chipUnit: 1,
  seats: 6,
  minBuyIn: 6_000,
  maxBuyIn: 20_000,
  sessionCeiling: 100_000,
  clock: {
    turnMs: 30_000,
    bankMs: 60_000,
    bankPerHandMs: 5_000,
    pauseMs: 5_000,
    awayMs: 1_800_000,
    strict: false,
  },
  rake: { type: 'none' },
  shortBuyIn: false,
};

const SESSION: Session = {
  startedAt: 1_000,
  buyIn: 20_000,
  topUps: 0,
  hands: 0,
  biggestPot: 0,
  rake: 0,
  boughtShort: false,
};

/** The opening of a table; under another key it is another interaction that opens it. */
export function opening(id: string, key = `open-${id}`): TableChange {
  const open = {
    id: tableId(id),
    guildId: GUILD,
    channelId: CHANNEL,
    opener: memberId('opener'),
    settings: SETTINGS,
  };
  const event = openTable(open, 1_000);
  const after = evolve(null, event);
  return { key, cause: 'open', at: 1_000, before: null, after, events: [event], transfers: [] };
}

/** The change that `events` make, with the transfers they mean. */
export function changing(before: Table, events: readonly TableEvent[], key: string): TableChange {
  const after = events.reduce(evolve, before);
  return { key, cause: 'sit', at: 2_000, before, after, events, transfers: transfersFor(before, events) };
}

export function seatTaken(member: MemberId, seat: number, buyIn: number): TableEvent {
  return {
    type: 'seatTaken',
    seat,
    member,
    buyIn,
    continues: null,
    waits: false,
    owes: { big: false, small: false },
    at: 2_000,
  };
}

export function seatLeft(member: MemberId, seat: number, stack: number): TableEvent {
  return { type: 'seatLeft', seat, member, stack, session: SESSION, why: 'asked', at: 3_000 };
}

/** Seat 0 wins the pot of a hand that seat 1 has paid for. */
export function handSettled(number: number, won: number, rake: number): TableEvent {
  return {
    type: 'handSettled',
    number,
    stacks: [
      { seat: 0, stack: 20_000 + won / 2, won, rake },
      { seat: 1, stack: 20_000 - won / 2 - rake, won: 0, rake: 0 },
    ],
    rake,
    voided: false,
    at: 3_000,
  };
}
