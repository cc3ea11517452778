import { describe, expect, test } from 'vitest';
import { houseOf } from '../../src/ledger/account.ts';
import { channelId } from '../../src/shared/ids.ts';
import { sum } from '../../src/shared/chips.ts';
import { chipsAt } from '../../src/table/queries.ts';
import { auditBooks } from '../../src/store/audit-books.ts';
import { GUILD, RoomScene, codeOf } from './support/room-scene.ts';

const ELSEWHERE = channelId('910000000000000002');

/** Two players, a hand dealt, the first of them to act. */
function headsUp(): { scene: RoomScene; id: ReturnType<RoomScene['open']> } {
  const scene = new RoomScene();
  const id = scene.open();
  scene.sit(id, 'Ada', 20_000);
  scene.sit(id, 'Bruno', 20_000);
  scene.deal(id);
  return { scene, id };
}

describe('one interaction is carried out once', () => {
  test('two presses of Call: the second is told that the decision has passed', () => {
    const { scene, id } = headsUp();
    const member = scene.toAct(id);
    if (member === null) throw new Error('nobody to act');
    const decision = { hand: 1, action: 0 };
    const call = { type: 'act', member, decision, act: { type: 'call' } } as const;

    expect(codeOf(scene.room.dispatch(id, call, 'press-1'))).toBe('ok');
    const stack = scene.stackOf(id, member);
    expect(stack).toBe(19_800);
    expect(codeOf(scene.room.dispatch(id, call, 'press-2'))).toBe('decisionPassed');
    expect(codeOf(scene.room.dispatch(id, call, 'press-1'))).toBe('alreadyDone');
    expect(scene.stackOf(id, member)).toBe(stack);
    const acts = scene.store.tables
      .eventsOfHand(id, 1)
      .filter((event) => event.type === 'inHand' && event.event.type === 'called');
    expect(acts).toHaveLength(1);
  });

  test('a refused interaction may be carried out later: nothing of it was kept', () => {
    const scene = new RoomScene();
    const id = scene.open();
    const ada = scene.member('Ada');
    expect(codeOf(scene.room.dispatch(id, { type: 'leave', member: ada }, 'press-1'))).toBe('notSeated');
    scene.sit(id, 'Ada', 20_000);
    expect(codeOf(scene.room.dispatch(id, { type: 'leave', member: ada }, 'press-1'))).toBe('ok');
  });

  test('two buy-ins in the same tick never spend the same balance twice', () => {
    const scene = new RoomScene();
    const tables = [scene.open({ maxBuyIn: 100_000 }), scene.open({ maxBuyIn: 100_000 }, ELSEWHERE)] as const;
    for (let round = 0; round < 100; round += 1) {
      const ada = scene.member(`Ada ${round}`);
      const sit = { type: 'sit', member: ada, seat: null, buyIn: 100_000 } as const;
      const key = `sit-${round}`;
      const answers = [
        scene.room.dispatch(tables[0], sit, key),
        scene.room.dispatch(tables[0], sit, key),
        scene.room.dispatch(tables[1], sit, `${key}-other`),
      ];
      expect(answers.map(codeOf)).toEqual(['ok', 'alreadyDone', 'walletTooSmall']);
      expect(scene.room.wallet(ada)).toMatchObject({ balance: 0, inPlay: [{ chips: 100_000 }] });
      expect(sum(scene.store.books.balances().map(({ kept }) => kept))).toBe(0);
      scene.ask(tables[0], { type: 'leave', member: ada });
    }
    expect(auditBooks(scene.store).problems).toEqual([]);
  });
});

describe('amounts that are no chips', () => {
  test.each([-500, 0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 9_007_199_254_740_992])(
    'a buy-in of %d moves nothing',
    (buyIn) => {
      const scene = new RoomScene();
      const id = scene.open();
      const ada = scene.member('Ada');
      const { version } = scene.table(id);
      expect(scene.ask(id, { type: 'sit', member: ada, seat: null, buyIn }).ok).toBe(false);
      expect(scene.table(id).version).toBe(version);
      expect(scene.table(id).status).toBe('open');
      expect(scene.room.wallet(ada).movements).toHaveLength(1);
    },
  );

  test.each([-500, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 9_007_199_254_740_992])(
    'a raise to %d moves nothing',
    (to) => {
      const { scene, id } = headsUp();
      const { version } = scene.table(id);
      expect(scene.act(id, { type: 'raise', to }).ok).toBe(false);
      expect(scene.table(id)).toMatchObject({ version, status: 'open' });
      expect(codeOf(scene.act(id, { type: 'raise', to: 500 }))).toBe('ok');
    },
  );
});

describe('chips', () => {
  test('of a raked hand: the winner, the house and the table’s account agree', () => {
    const { scene, id } = headsUp();
    scene.act(id, { type: 'allIn' });
    scene.act(id, { type: 'call' });
    const table = scene.table(id);
    expect(table.handRunning).toBe(false);
    // Heads-up the rake of a pot of 400.00 is capped at 1.00 (docs/rules.md §4).
    expect(scene.store.accounts.balanceOf(houseOf(GUILD))).toBe(100);
    expect(chipsAt(table)).toBe(39_900);
    expect(scene.store.hands.of(id)).toEqual([
      {
        number: 1,
        gameId: 'texas-holdem',
        players: 2,
        pot: 40_000,
        rake: 100,
        voided: false,
        endedAt: scene.clock.now(),
      },
    ]);
    expect(auditBooks(scene.store).problems).toEqual([]);
  });

  test('an automatic top-up is paid from the wallet, and no more than what is in it', () => {
    const scene = new RoomScene();
    const id = scene.open({ maxBuyIn: 60_000 });
    const [ada, bruno] = [scene.sit(id, 'Ada', 60_000), scene.sit(id, 'Bruno', 60_000)];
    for (const member of [ada, bruno]) scene.ask(id, { type: 'setAutoTopUp', member, on: true });
    scene.deal(id);
    scene.act(id, { type: 'allIn' });
    scene.act(id, { type: 'call' });
    scene.deal(id);
    const balances = [ada, bruno].map((member) => scene.room.wallet(member).balance).sort((a, b) => a - b);
    expect(balances).toEqual([0, 40_000]);
    expect(scene.table(id).handRunning).toBe(true);
    expect(auditBooks(scene.store).problems).toEqual([]);
  });
});

describe('the one timer of a table', () => {
  test('deals the next hand, then waits for whoever is to act, and acts for them', () => {
    const { scene, id } = headsUp();
    const first = scene.toAct(id);
    const deadline = scene.table(id).turn?.deadline;
    expect(scene.clock.nextAlarm()).toBe(deadline);
    scene.clock.advance(90_000);
    const last = scene.commits.at(-1);
    expect(last?.cause).toBe('clockExpired');
    expect(last?.events.some((event) => event.type === 'turnTimedOut')).toBe(true);
    expect(scene.table(id).handRunning).toBe(false);
    expect(first).not.toBeNull();
    expect(scene.store.tables.hasCommitted(`${id}:${last?.before?.version ?? 0}:clock`)).toBe(true);
  });

  test('of a stopped room never rings', () => {
    const { scene } = headsUp();
    scene.room.stop();
    expect(scene.clock.nextAlarm()).toBeNull();
  });
});
