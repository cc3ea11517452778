import { copyFileSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MemberId, TableId } from '../../src/shared/ids.ts';
import { GAMES } from '../../src/engine/games/index.ts';
import type { GameId } from '../../src/engine/games/game.ts';
import { potTotal } from '../../src/engine/hand/queries.ts';
import { evolve } from '../../src/table/evolve.ts';
import { chipsAt, legalFor } from '../../src/table/queries.ts';
import type { TableCommand } from '../../src/table/protocol.ts';
import type { Table } from '../../src/table/table.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { StoreError } from '../../src/store/store-error.ts';
import type { Store } from '../../src/store/store.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { temporaryFolder } from '../store/support/scene.ts';
import { nextAct } from './support/autoplay.ts';
import { RoomScene, codeOf, seededShuffle } from './support/room-scene.ts';

/** What is on the disk when the process is killed now: the file and its log, whatever has been closed. */
function killed(path: string): string {
  const copy = join(temporaryFolder(), 'felt.db');
  copyFileSync(path, copy);
  if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`);
  return copy;
}

/** The room that starts on what a killed one left behind, `downMs` later. */
function restarted(path: string, scene: RoomScene, downMs = 0): RoomScene {
  return new RoomScene({ path: killed(path), clock: new FakeClock(scene.clock.now() + downMs) });
}

/** The times of a table, which a restart sets anew, and what counts the events of doing so. */
const CLOCKS = { version: 0, turn: null, nextHandAt: null, lastEventAt: 0, idleSince: null };

function withoutClocks(table: Table): Table {
  const departures = table.departures.map((departure) => ({ ...departure, at: 0 }));
  const seats = table.seats.map((seat) => (seat === null ? null : { ...seat, awaySince: null }));
  return { ...table, ...CLOCKS, departures, seats };
}

/** Turn: pot 24.00, A bets 5.00, C is all in, B to act. Stacks A 38.00, B 38.00, C 0. */
function turnBet(path: string): { scene: RoomScene; id: TableId; players: readonly MemberId[] } {
  const scene = new RoomScene({ path });
  const id = scene.open();
  // The first lot gets the button: C in seat 0, so that A and B post the blinds.
  const c = scene.sit(id, 'C', 800);
  const a = scene.sit(id, 'A', 5_100);
  const b = scene.sit(id, 'B', 4_600);
  scene.deal(id);
  expect(codeOf(scene.act(id, { type: 'allIn' }))).toBe('ok');
  expect(codeOf(scene.act(id, { type: 'call' }))).toBe('ok');
  expect(codeOf(scene.act(id, { type: 'call' }))).toBe('ok');
  expect(codeOf(scene.act(id, { type: 'check' }))).toBe('ok');
  expect(codeOf(scene.act(id, { type: 'check' }))).toBe('ok');
  expect(codeOf(scene.act(id, { type: 'bet', to: 500 }))).toBe('ok');
  return { scene, id, players: [a, b, c] };
}

describe('a process that is killed and starts again', () => {
  test('comes back to the same decision, stacks, pot, bet, deck and cards', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const { scene, id, players } = turnBet(path);
    const before = scene.table(id);
    const again = restarted(path, scene, 60_000);
    const after = again.table(id);

    expect(again.toAct(id)).toBe(players[1]);
    expect(players.map((member) => again.stackOf(id, member))).toEqual([3_800, 3_800, 0]);
    const [, b] = players;
    expect(b !== undefined && legalFor(after, b)).toMatchObject({ call: { amount: 500 } });
    expect(after.hand?.pots.map((pot) => pot.amount)).toEqual([2_400]);
    expect(after.hand?.players.map((player) => player.bet)).toEqual([500, 0, 0]);
    expect(after.hand).toEqual(before.hand);
    expect(after.hand?.setup.deck).toHaveLength(52);
    expect(chipsAt(after)).toBe(10_500);
    expect(after.hand === null ? 0 : potTotal(after.hand)).toBe(2_900);
    expect(auditBooks(again.store).problems).toEqual([]);
  });

  test('charges nobody for the time it was down, and leaves 10 s at least', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const { scene, id } = turnBet(path);
    const turn = scene.table(id).turn;
    scene.clock.advance(88_000);
    const again = restarted(path, scene, 3_600_000);
    const now = again.clock.now();
    const { turn: rearmed } = again.table(id);
    expect(turn?.seat).toBe(rearmed?.seat);
    expect((rearmed?.deadline ?? 0) - now).toBeGreaterThanOrEqual(10_000);
    expect(again.clock.nextAlarm()).toBe(rearmed?.deadline);
    expect(again.table(id).hand?.actionOn).toBe(turn?.seat);

    again.clock.advance((rearmed?.deadline ?? 0) - now);
    expect(again.commits.at(-1)?.events.some((event) => event.type === 'turnTimedOut')).toBe(true);
  });

  test('charges nobody either where that cannot be written down at once', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const { scene, id } = turnBet(path);
    const actor = scene.table(id).hand?.actionOn;
    scene.clock.advance(88_000);
    let isFull = true;
    const store = (real: Store): Store => ({
      ...real,
      commit: (change) => {
        if (isFull) throw new StoreError('diskFull', 'The disk is full.');
        real.commit(change);
      },
    });
    const clock = new FakeClock(scene.clock.now() + 3_600_000);
    const again = new RoomScene({ path: killed(path), clock, store });
    again.clock.advance(60_000);
    expect(again.table(id).hand?.actionOn).toBe(actor);
    isFull = false;
    again.clock.advance(5_000);
    expect(again.table(id).hand?.actionOn).toBe(actor);
    expect((again.table(id).turn?.deadline ?? 0) - again.clock.now()).toBeGreaterThanOrEqual(10_000);
    again.clock.advance((again.table(id).turn?.deadline ?? 0) - again.clock.now());
    expect(again.commits.at(-1)?.events.some((event) => event.type === 'turnTimedOut')).toBe(true);
  });

  test('carries out no interaction twice: neither the one before the crash nor a replayed one', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const { scene, id } = turnBet(path);
    const member = scene.toAct(id) ?? scene.member('A');
    const call = { type: 'act', member, decision: null, act: { type: 'call' } } as const;
    expect(codeOf(scene.room.dispatch(id, call, 'press-1'))).toBe('ok');
    const again = restarted(path, scene);
    const { version } = again.table(id);
    expect(codeOf(again.room.dispatch(id, call, 'press-1'))).toBe('alreadyDone');
    expect(again.table(id).version).toBe(version);
  });

  test('deals the hand that was due, to everybody who was there', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const scene = new RoomScene({ path });
    const id = scene.open();
    for (const name of ['Ada', 'Bruno']) scene.sit(id, name, 20_000);
    const again = restarted(path, scene, 86_400_000);
    again.deal(id);
    expect(again.table(id)).toMatchObject({ handNumber: 1, handRunning: true });
  });

  test('does so again and again', () => {
    const path = join(temporaryFolder(), 'felt.db');
    const { scene, id } = turnBet(path);
    const hand = scene.table(id).hand;
    let last = scene;
    let lastPath = path;
    for (let round = 0; round < 5; round += 1) {
      const copy = killed(lastPath);
      last = new RoomScene({ path: copy, clock: new FakeClock(last.clock.now() + 1_000) });
      lastPath = copy;
      expect(last.table(id).hand).toEqual(hand);
    }
  });
});

/** Deals a hand and plays it: null for the deal, then act after act, until nobody is to act. */
function* actsOfHand(scene: RoomScene, id: TableId, seed: number): Generator<TableCommand | null> {
  scene.deal(id);
  yield null;
  for (let choice = seed; ; choice = (choice * 7 + 3) % 10) {
    const command = nextAct(scene.table(id), choice);
    if (command === null) return;
    yield command;
  }
}

describe('killed at every persisted step', { timeout: 30_000 }, () => {
  const games = Object.keys(GAMES) as GameId[];

  test.each(games)('of %s, it comes back as it was', (gameId) => {
    const path = join(temporaryFolder(), 'felt.db');
    const scene = new RoomScene({ path, shuffle: seededShuffle(7) });
    const id = scene.open({ gameId, seats: null, minBuyIn: 4_000 });
    const players = ['Ada', 'Bruno', 'Carla'].map((name) => scene.sit(id, name, 4_000));
    let steps = 0;
    const compare = (): void => {
      const again = restarted(path, scene, 1_000);
      const [before, after] = [scene.table(id), again.table(id)];
      expect(withoutClocks(after)).toEqual(withoutClocks(before));
      expect(players.map((member) => again.room.wallet(member).balance)).toEqual(
        players.map((member) => scene.room.wallet(member).balance),
      );
      if (after.turn !== null) expect(after.turn.deadline).toBeGreaterThanOrEqual(again.clock.now() + 10_000);
      expect(again.store.tables.eventsOf(id).reduce<Table | null>(evolve, null)).toEqual(after);
      expect(auditBooks(again.store).problems).toEqual([]);
      steps += 1;
    };
    for (const command of actsOfHand(scene, id, 1)) {
      if (command !== null) expect(codeOf(scene.ask(id, command))).toBe('ok');
      compare();
    }
    expect(steps).toBeGreaterThan(3);
  });

  test('of two hundred hands, what is in the database is the table, and its events folded', () => {
    const scene = new RoomScene({ shuffle: seededShuffle(3) });
    const id = scene.open();
    const players = ['Ada', 'Bruno', 'Carla'].map((name) => scene.sit(id, name, 20_000));
    let folded = scene.store.tables.eventsOf(id).reduce<Table | null>(evolve, null);
    let read = scene.commits.length;
    for (let hand = 1; hand <= 200; hand += 1) {
      for (const member of players) {
        const { stack } = scene.table(id).seats[players.indexOf(member)] ?? { stack: 0 };
        if (stack < 20_000) scene.ask(id, { type: 'topUp', member, amount: 20_000 - stack });
        scene.ask(id, { type: 'comeBack', member, post: false });
      }
      for (const command of actsOfHand(scene, id, hand % 10)) {
        if (command !== null) expect(codeOf(scene.ask(id, command))).toBe('ok');
        for (const commit of scene.commits.slice(read)) folded = commit.events.reduce(evolve, folded);
        read = scene.commits.length;
        const saved = scene.store.tables.load(id);
        expect(saved?.version).toBe(scene.table(id).version);
        expect(JSON.stringify(saved)).toBe(JSON.stringify(folded));
      }
    }
    expect(scene.table(id).handNumber).toBe(200);
    expect(auditBooks(scene.store).problems).toEqual([]);
  });

  test('leaves nothing half written beside the file', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'felt.db');
    turnBet(path);
    expect(readdirSync(folder).sort()).toEqual(['felt.db', 'felt.db-lock', 'felt.db-shm', 'felt.db-wal']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
