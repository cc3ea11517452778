import { describe, expect, expectTypeOf, test } from 'vitest';
import { channelId, userId } from '../../src/shared/ids.ts';
import { InvariantError } from '../../src/shared/invariant.ts';
import type { Result } from '../../src/shared/result.ts';
import { createLog } from '../../src/runtime/log.ts';
import type { Commit, Room, RoomRefusal } from '../../src/runtime/room.ts';
import type { Shuffle } from '../../src/runtime/shuffle.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { StoreError } from '../../src/store/store-error.ts';
import type { Store } from '../../src/store/store.ts';
import { GUILD, RoomScene, codeOf, seededShuffle, type SceneOptions } from './support/room-scene.ts';

const ELSEWHERE = channelId('910000000000000002');

/** A room whose log, shuffle and database can be made to fail, and what it logged. */
function troubled(options: SceneOptions = {}): {
  scene: RoomScene;
  lines: Record<string, unknown>[];
  faults: { shuffle: boolean; database: StoreError | null };
} {
  const lines: Record<string, unknown>[] = [];
  const faults: { shuffle: boolean; database: StoreError | null } = { shuffle: false, database: null };
  const write = (line: string): void => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  };
  const seeded = seededShuffle();
  const shuffle: Shuffle = {
    ...seeded,
    deck: (deck) => {
      if (faults.shuffle) throw new InvariantError('not a whole deck');
      return seeded.deck(deck);
    },
  };
  const store = (real: Store): Store => ({
    ...real,
    commit: (change) => {
      if (faults.database !== null) throw faults.database;
      real.commit(change);
    },
  });
  const log = createLog({ level: 'error', destination: { write } });
  return { scene: new RoomScene({ ...options, log, shuffle, store }), lines, faults };
}

function seatTwo(scene: RoomScene, id: ReturnType<RoomScene['open']>): void {
  scene.sit(id, 'Ada', 20_000);
  scene.sit(id, 'Bruno', 20_000);
}

describe('a broken invariant', () => {
  test('freezes the one table it happened at, on its last saved state; the others go on', () => {
    const { scene, faults, lines } = troubled();
    const id = scene.open();
    const other = scene.open({}, ELSEWHERE);
    seatTwo(scene, id);
    const before = scene.table(id);
    faults.shuffle = true;
    scene.deal(id);

    const frozen = scene.table(id);
    expect([frozen.status, frozen.pause?.reason]).toEqual(['paused', 'frozen']);
    expect([frozen.handNumber, frozen.seats]).toEqual([before.handNumber, before.seats]);
    expect(scene.store.tables.load(id)).toEqual(frozen);
    expect(scene.commits.at(-1)).toMatchObject({ cause: 'pause', after: { id, status: 'paused' } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      table: id,
      hand: 0,
      version: before.version,
      command: 'clockExpired',
      reference: expect.stringMatching(/^[a-z0-9]{6}$/) as string,
      err: { type: 'InvariantError', message: 'not a whole deck' },
    });

    faults.shuffle = false;
    seatTwo(scene, other);
    scene.clock.advance(5_000);
    expect(scene.table(other).handRunning).toBe(true);
    expect(scene.table(id).handRunning).toBe(false);
    expect(codeOf(scene.ask(id, { type: 'topUp', member: scene.member('Ada'), amount: 100 }))).not.toBe('ok');
    expect(auditBooks(scene.store).problems).toEqual([]);
  });

  test('is told to whoever asked, with the reference that stands in the log; the floor ends the freeze', () => {
    const { scene, faults, lines } = troubled();
    const id = scene.open();
    seatTwo(scene, id);
    scene.ask(id, { type: 'pause', reason: 'floor' });
    scene.clock.advance(60_000);
    faults.shuffle = true;
    const ended = scene.ask(id, { type: 'resume', channelId: null });
    // Resuming only schedules the deal; the fault comes with it.
    expect(codeOf(ended)).toBe('ok');
    scene.deal(id);
    expect(scene.table(id).pause?.reason).toBe('frozen');
    expect(lines).toHaveLength(1);

    faults.shuffle = false;
    expect(codeOf(scene.ask(id, { type: 'resume', channelId: null }))).toBe('ok');
    scene.deal(id);
    expect(scene.table(id).handRunning).toBe(true);
  });

  test('that cannot even be recorded stops the table in memory; nothing but the floor moves it', () => {
    const { scene, faults, lines } = troubled();
    const id = scene.open();
    seatTwo(scene, id);
    const before = scene.table(id);
    faults.shuffle = true;
    faults.database = new StoreError('diskFull', 'The disk is full.');
    scene.deal(id);
    expect(scene.table(id)).toBe(before);
    expect(scene.clock.nextAlarm()).toBeNull();

    faults.database = null;
    const leave = scene.ask(id, { type: 'leave', member: scene.member('Ada') });
    expect(leave).toEqual({ ok: false, error: { code: 'tableFrozen', reference: lines[0]?.['reference'] } });
    expect(codeOf(scene.ask(id, { type: 'close', member: scene.member('Opener'), floor: true }))).toBe('ok');
    expect(scene.room.wallet(scene.member('Ada')).balance).toBe(100_000);
  });
});

describe('a database that says no', () => {
  test('leaves the table as it was, tells the player a reference, and the same press works later', () => {
    const { scene, faults, lines } = troubled();
    const id = scene.open();
    seatTwo(scene, id);
    scene.deal(id);
    const before = scene.table(id);
    const heard = scene.commits.length;
    const member = scene.toAct(id) ?? scene.member('Ada');
    const call = { type: 'act', member, decision: null, act: { type: 'call' } } as const;

    faults.database = new StoreError('diskFull', 'The disk is full: free some space.');
    const refused = scene.room.dispatch(id, call, 'press-1');
    expect(refused).toEqual({ ok: false, error: { code: 'notSaved', reference: lines[0]?.['reference'] } });
    expect(lines[0]).toMatchObject({ reason: 'diskFull', command: 'act', table: id, hand: 1 });
    expect(scene.table(id)).toBe(before);
    expect(scene.commits).toHaveLength(heard);

    faults.database = null;
    expect(codeOf(scene.room.dispatch(id, call, 'press-1'))).toBe('ok');
    expect(scene.table(id).version).toBeGreaterThan(before.version);
  });

  test('does not stop the clock for good: what was due is done once it can be saved', () => {
    const { scene, faults } = troubled();
    const id = scene.open();
    seatTwo(scene, id);
    faults.database = new StoreError('diskFull', 'The disk is full.');
    scene.clock.advance(12_000);
    expect(scene.table(id).handRunning).toBe(false);
    faults.database = null;
    scene.clock.advance(5_000);
    expect(scene.table(id).handRunning).toBe(true);
  });

  test('opens no table', () => {
    const { scene, faults } = troubled();
    const id = scene.open();
    const { settings, guildId } = scene.table(id);
    faults.database = new StoreError('readOnly', 'The database cannot be written.');
    const request = { guildId, channelId: ELSEWHERE, opener: scene.member('Ada'), settings, key: 'open' };
    expect(codeOf(scene.room.open(request))).toBe('notSaved');
    expect(scene.room.tableIn(ELSEWHERE)).toBeNull();
    faults.database = null;
    expect(codeOf(scene.room.open(request))).toBe('ok');
  });
});

test('where a message is, and a new name, may be lost to a full disk: nobody is kept from playing by it', () => {
  const scene = new RoomScene({
    store: (real) => {
      const full = (): never => {
        throw new StoreError('diskFull', 'The disk is full.');
      };
      return {
        ...real,
        members: { ...real.members, rename: full },
        posts: { ...real.posts, remember: full },
        directMessages: { ...real.directMessages, remember: full },
      };
    },
  });
  const id = scene.open();
  const post = { channelId: ELSEWHERE, messageId: '1300000000000000001', hand: 0, postedAt: 0 };
  scene.room.posts.remember(id, post);
  expect(scene.room.posts.of(id)).toBeNull();
  scene.room.directMessages.remember(userId('1'), ELSEWHERE);
  expect(scene.room.directMessages.channelOf(userId('1'))).toBeNull();
  const ada = scene.room.memberOf(GUILD, userId('1'), 'Ada');
  expect(scene.room.memberOf(GUILD, userId('1'), 'Countess')).toBe(ada);
  expect(scene.room.nameOf(ada)).toBe('Ada');
});

test('a press that comes in while the process ends is not saved, and freezes nothing', () => {
  const { scene, lines } = troubled();
  const id = scene.open();
  seatTwo(scene, id);
  scene.room.stop();
  scene.store.close();
  const status = scene.ask(id, { type: 'pause', reason: 'floor' });
  expect(codeOf(status)).toBe('notSaved');
  expect(lines.map((line) => line['reason'])).toEqual(['closed']);
});

test('an answer waits for nothing: what the door returns is no promise', () => {
  expectTypeOf<ReturnType<Room['dispatch']>>().toEqualTypeOf<Result<Commit, RoomRefusal>>();
  expectTypeOf<ReturnType<Room['open']>>().toEqualTypeOf<Result<Commit, RoomRefusal>>();
});
