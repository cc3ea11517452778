import { describe, expect, test } from 'vitest';
import { channelId, tableId, userId } from '../../src/shared/ids.ts';
import { mintOf } from '../../src/ledger/account.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { CHANNEL, GUILD, RoomScene, codeOf } from './support/room-scene.ts';

const ELSEWHERE = channelId('910000000000000002');

describe('members', () => {
  test('are registered when first seen, with the starting balance; after that the name is kept up to date', () => {
    const { room, store } = new RoomScene();
    const ada = room.memberOf(GUILD, userId('1200000000000000001'), 'Ada');
    expect(room.memberOf(GUILD, userId('1200000000000000001'), 'Countess')).toBe(ada);
    expect(room.findMember(GUILD, userId('1200000000000000001'))).toBe(ada);
    expect(room.findMember(GUILD, userId('1200000000000000047'))).toBeNull();
    expect([room.nameOf(ada), room.userOf(ada)]).toEqual(['Countess', '1200000000000000001']);
    expect(room.wallet(ada)).toEqual({
      balance: 100_000,
      inPlay: [],
      movements: [{ at: room.clock.now(), amount: 100_000, reason: 'startingBalance', table: null }],
    });
    expect(store.accounts.balanceOf(mintOf(GUILD))).toBe(-100_000);
  });

  test('are erased once they have left their seats; the sum stays zero and a new start is fresh', () => {
    const scene = new RoomScene();
    const id = scene.open();
    const ada = scene.sit(id, 'Ada', 20_000);
    expect(scene.room.erase(GUILD, ada)).toEqual({ ok: false, error: { code: 'stillSeated', tableId: id } });
    scene.ask(id, { type: 'leave', member: ada });
    expect(codeOf(scene.room.erase(GUILD, ada))).toBe('ok');
    expect([scene.room.userOf(ada), scene.room.wallet(ada).balance]).toEqual([null, 0]);
    expect(scene.room.nameOf(ada)).toBe('—');

    const again = scene.member('Ada');
    expect(again).not.toBe(ada);
    expect(scene.room.wallet(again).balance).toBe(100_000);
    expect(auditBooks(scene.store).problems).toEqual([]);
  });

  test('who are erased are off the waiting lists too', () => {
    const scene = new RoomScene();
    const id = scene.open({ seats: 2 });
    for (const name of ['Ada', 'Bruno']) scene.sit(id, name, 20_000);
    const carla = scene.member('Carla');
    expect(codeOf(scene.ask(id, { type: 'joinWaitingList', member: carla }))).toBe('ok');
    expect(codeOf(scene.room.erase(GUILD, carla))).toBe('ok');
    expect(scene.table(id).waitingList).toEqual([]);
  });
});

describe('tables', () => {
  test('one is open per channel, and found by id, channel, server and who sits there', () => {
    const scene = new RoomScene();
    const id = scene.open();
    const other = scene.open({ name: 'Borealis' }, ELSEWHERE);
    const ada = scene.sit(id, 'Ada', 20_000);

    expect(scene.room.tableIn(CHANNEL)?.id).toBe(id);
    expect(scene.room.tableIn(channelId('910000000000000003'))).toBeNull();
    expect(scene.room.tablesOf(GUILD).map((table) => table.id)).toEqual([id, other]);
    expect(scene.room.tablesAt(ada).map((table) => table.id)).toEqual([id]);
    expect(scene.room.wallet(ada)).toMatchObject({ balance: 80_000, inPlay: [{ chips: 20_000 }] });

    const { settings } = scene.table(id);
    const request = { guildId: GUILD, channelId: CHANNEL, opener: ada, settings, key: 'again' };
    expect(scene.room.open(request)).toEqual({ ok: false, error: { code: 'tableAlreadyHere', tableId: id } });
  });

  test('opening delivered twice opens one', () => {
    const scene = new RoomScene();
    const { settings } = scene.table(scene.open());
    const request = {
      guildId: GUILD,
      channelId: ELSEWHERE,
      opener: scene.member('Ada'),
      settings,
      key: 'interaction-open',
    };
    expect(codeOf(scene.room.open(request))).toBe('ok');
    expect(codeOf(scene.room.open(request))).toBe('alreadyDone');
    expect(scene.room.tablesOf(GUILD)).toHaveLength(2);
  });

  test('a closed one has paid everybody out, leaves its channel free and says that it is closed', () => {
    const scene = new RoomScene();
    const id = scene.open();
    const ada = scene.sit(id, 'Ada', 20_000);
    expect(codeOf(scene.ask(id, { type: 'close', member: ada, floor: true }))).toBe('ok');

    expect(scene.table(id).status).toBe('closed');
    expect(scene.room.wallet(ada).balance).toBe(100_000);
    expect([scene.room.tableIn(CHANNEL), scene.room.tablesOf(GUILD)]).toEqual([null, []]);
    expect(codeOf(scene.ask(id, { type: 'sit', member: ada, seat: null, buyIn: null }))).toBe('tableClosed');
    expect(codeOf(scene.ask(tableId('never'), { type: 'leave', member: ada }))).toBe('noSuchTable');
    expect(scene.clock.nextAlarm()).toBeNull();
    scene.open();
  });

  test('those closed within five minutes of the last change are told, so that their end can still be shown', () => {
    const scene = new RoomScene();
    const [early, late] = [scene.open(), scene.open({}, ELSEWHERE)];
    const ada = scene.member('Ada');
    expect(scene.room.closedLately()).toEqual([]);
    scene.ask(early, { type: 'close', member: ada, floor: true });
    scene.clock.advance(5 * 60_000 + 1);
    scene.ask(late, { type: 'close', member: ada, floor: true });
    expect(scene.room.closedLately().map(({ id }) => id)).toEqual([late]);
  });

  test('does not resume in a channel that has another table', () => {
    const scene = new RoomScene();
    const id = scene.open();
    const other = scene.open({}, ELSEWHERE);
    scene.ask(id, { type: 'pause', reason: 'channelGone' });
    const resume = { type: 'resume', channelId: ELSEWHERE } as const;
    expect(scene.ask(id, resume)).toEqual({ ok: false, error: { code: 'tableAlreadyHere', tableId: other } });
    const free = channelId('910000000000000009');
    expect(codeOf(scene.ask(id, { type: 'resume', channelId: free }))).toBe('ok');
    expect(scene.room.tableIn(free)?.id).toBe(id);
  });

  test('many in one server are independent of each other', () => {
    const scene = new RoomScene();
    const ids = [scene.open(), scene.open({}, ELSEWHERE)];
    for (const id of ids) for (const name of ['Ada', 'Bruno']) scene.sit(id, name, 20_000);
    expect(scene.room.wallet(scene.member('Ada'))).toMatchObject({ balance: 60_000 });
    scene.clock.advance(5_000);
    expect(ids.map((id) => scene.table(id).handRunning)).toEqual([true, true]);
  });
});

describe('whoever listens', () => {
  test('hears each commit after it is in the database, in order, also what another listener set off', () => {
    const scene = new RoomScene();
    const heard: string[] = [];
    const id = scene.open();
    const ada = scene.member('Ada');
    scene.room.onCommit(({ cause, after }) => {
      heard.push(`first ${cause} ${String(scene.store.tables.load(after.id)?.version === after.version)}`);
      if (cause === 'sit') scene.room.dispatch(after.id, { type: 'leave', member: ada }, 'from-listener');
    });
    const stop = scene.room.onCommit(({ cause }) => heard.push(`second ${cause}`));
    scene.sit(id, 'Ada', 20_000);
    expect(heard).toEqual(['first sit true', 'second sit', 'first leave true', 'second leave']);

    stop();
    scene.sit(id, 'Bruno', 20_000);
    expect(heard.at(-1)).toBe('first sit true');
  });

  test('and fails keeps neither the commit nor the others from happening', () => {
    const scene = new RoomScene();
    const heard: string[] = [];
    scene.room.onCommit(() => {
      throw new Error('cannot render');
    });
    scene.room.onCommit(({ cause }) => heard.push(cause));
    const id = scene.open();
    scene.sit(id, 'Ada', 20_000);
    expect(heard).toEqual(['open', 'sit']);
    expect(scene.table(id).version).toBe(scene.store.tables.load(id)?.version);
  });

  test('hears nothing of a command that was refused or changed nothing', () => {
    const scene = new RoomScene();
    const id = scene.open();
    scene.commits.length = 0;
    expect(codeOf(scene.ask(id, { type: 'leave', member: scene.member('Ada') }))).toBe('notSeated');
    const stale = scene.ask(id, { type: 'clockExpired' });
    expect(stale).toMatchObject({ ok: true, value: { events: [] } });
    expect(scene.commits).toEqual([]);
  });
});
