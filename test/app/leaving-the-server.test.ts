import { describe, expect, test } from 'vitest';
import { startApp, type App } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MEMBER = '/guilds/:guild/members/:user';

async function withTable() {
  const app = await startApp();
  return { app, at: new AtTable(app, 'poker-1') };
}

async function dealt() {
  const { app, at } = await withTable();
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
  return { app, at };
}

/** Until Discord has been asked about everybody who sat or waited ten minutes after the start. */
async function round(app: App): Promise<void> {
  await app.advance(10 * MINUTE);
  for (let questions = 0; questions < 8; questions += 1) await app.advance(SECOND);
}

async function outOfTime(app: App, at: AtTable): Promise<void> {
  const { turn } = at.table;
  if (turn === null) throw new Error('nobody is to act');
  await app.advance(turn.deadline - app.clock.now());
}

/** Who has folded in the running hand, by name. */
function foldedAt({ app, table }: AtTable): readonly string[] {
  const folded = table.hand?.players.filter((player) => player.folded).map(({ seat }) => seat) ?? [];
  return table.dealtTo
    .filter(({ seat }) => folded.includes(seat))
    .map(({ member }) => app.room.nameOf(member));
}

/** Whom Discord was asked about, by name. */
function askedAbout({ playground }: App): readonly string[] {
  return playground.requests
    .matching('GET', MEMBER)
    .map(({ path }) => playground.world.user(path.split('/').at(-1) ?? '').name);
}

describe('a player who has left the server', () => {
  test('in the middle of a hand folds at their turn, is cashed out after it, and the hand goes on', async () => {
    const { app, at } = await dealt();
    await at.press('Ada', 'call');
    await app.advance(SECOND);
    await at.press('Elio', 'call');
    app.playground.actor('Fiona').leaveServer();
    // Out of time with the big blind a player checks for free; on the flop it is found out, and they fold.
    await outOfTime(app, at);
    expect(askedAbout(app)).toEqual(['Fiona']);
    expect(at.table.hand?.street).toBe(1);
    expect(foldedAt(at)).toEqual([]);
    await at.slash('Elio', 'check');
    expect(foldedAt(at)).toEqual(['Fiona']);
    expect(Object.keys(at.stacks)).toEqual(['Ada', 'Elio', 'Fiona']);
    await at.slash('Ada', 'bet', { amount: '4' });
    await at.slash('Elio', 'fold');
    expect(at.table.handRunning).toBe(false);
    expect(Object.keys(at.stacks)).toEqual(['Ada', 'Elio']);
    expect(app.walletOf('Fiona')).toBe(99_800);
  });

  test('and was out of time facing a bet has folded, and is gone when that hand is over', async () => {
    const { app, at } = await dealt();
    app.playground.actor('Ada').leaveServer();
    await outOfTime(app, at);
    await at.slash('Elio', 'fold');
    await app.settle();
    expect(Object.keys(at.stacks)).toEqual(['Elio', 'Fiona']);
    expect(app.walletOf('Ada')).toBe(100_000);
    await at.nextHand();
    expect(at.table.handNumber).toBe(2);
  });

  test('between hands, sitting out, is found out within ten minutes', async () => {
    const { app, at } = await withTable();
    await at.open('Ada');
    await at.sit('Elio', '100');
    await at.slash('Elio', 'sitout');
    app.playground.actor('Elio').leaveServer();
    await app.advance(9 * MINUTE);
    expect(at.stacks).toEqual({ Elio: 10_000 });
    await round(app);
    expect(at.stacks).toEqual({});
    expect(app.walletOf('Elio')).toBe(100_000);
  });

  test('is off the waiting lists too', async () => {
    const { app, at } = await withTable();
    await at.open('Ada', { seats: 2, clock: 600 });
    await at.sit('Ada', '100');
    await at.sit('Elio', '100');
    await at.nextHand();
    await at.slash('Carla', 'waitlist');
    await at.slash('Dario', 'waitlist');
    app.playground.actor('Carla').leaveServer();
    await round(app);
    expect(at.table.waitingList.map((member) => app.room.nameOf(member))).toEqual(['Dario']);
  });

  test('finds their wallet again when they come back, and may sit down', async () => {
    const { app, at } = await withTable();
    await at.open('Ada');
    await at.sit('Elio', '100');
    const elio = app.playground.actor('Elio');
    elio.leaveServer();
    await round(app);
    expect(app.walletOf('Elio')).toBe(100_000);
    elio.joinServer(app.playground.guildId);
    expect(textOf((await at.slash('Elio', 'wallet')).message)).toContain('1,000.00');
    await at.sit('Elio', '100');
    expect(at.stacks).toEqual({ Elio: 10_000 });
    await round(app);
    expect(at.stacks).toEqual({ Elio: 10_000 });
  });

  test('and whose account no longer exists is cashed out as well', async () => {
    const { app, at } = await withTable();
    await at.open('Ada');
    await at.sit('Elio', '100');
    app.playground.faults.next({ method: 'GET', route: MEMBER }, { status: 404, code: 10_013 });
    await round(app);
    expect(at.stacks).toEqual({});
    expect(app.walletOf('Elio')).toBe(100_000);
  });
});

describe('while Discord does not know', () => {
  test.each([
    ['it is in trouble', { status: 503 }],
    ['there were too many requests', { status: 429, retryAfter: 0.001 }],
    ['we may not look', { status: 403, code: 50_001 }],
    ['the server is not there', { status: 404, code: 10_004 }],
    ['the connection is cut', 'resetBefore' as const],
  ])('because %s nothing happens, and it is asked again in the next round', async (_why, effect) => {
    const { app, at } = await withTable();
    await at.open('Ada');
    await at.sit('Elio', '100');
    app.playground.actor('Elio').leaveServer();
    const fault = app.playground.faults.next({ method: 'GET', route: MEMBER }, effect);
    await round(app);
    expect(fault.met).toBe(1);
    expect(at.stacks).toEqual({ Elio: 10_000 });
    await round(app);
    expect(at.stacks).toEqual({});
  });

  test('because we were removed from the server ourselves it is not even asked', async () => {
    const { app, at } = await withTable();
    await at.open('Ada');
    await at.sit('Elio', '100');
    const { faults, guildId } = app.playground;
    faults.removeBot(guildId);
    await app.playground.until(() => app.room.table(at.table.id)?.pause?.reason === 'cannotPost');
    await round(app);
    expect(askedAbout(app)).toEqual([]);
    expect(at.stacks).toEqual({ Elio: 10_000 });
  });
});

describe('the questions', () => {
  test('come one by one, four a second, once for each member and not for each table', async () => {
    const { app, at } = await withTable();
    const other = new AtTable(app, 'poker-2');
    for (const [table, another] of [
      [at, 'Fiona'],
      [other, 'Carla'],
    ] as const) {
      await table.open('Ada');
      for (const name of ['Elio', another]) await table.sit(name, '100');
      await table.slash(another, 'sitout');
    }
    await app.advance(10 * MINUTE - (app.clock.now() - at.table.openedAt) - 1);
    expect(askedAbout(app)).toEqual([]);
    const asked: number[] = [];
    await app.advance(1);
    for (let questions = 0; questions < 5; questions += 1) {
      asked.push(askedAbout(app).length);
      await app.advance(250);
    }
    expect(asked).toEqual([1, 2, 3, 3, 3]);
    expect([...askedAbout(app)].sort()).toEqual(['Carla', 'Elio', 'Fiona']);
  });

  test('end with the process, and begin again with the next', async () => {
    const { app, at } = await withTable();
    await at.open('Ada');
    await at.sit('Elio', '100');
    app.playground.actor('Elio').leaveServer();
    await app.stop();
    await app.start();
    await round(app);
    expect(at.stacks).toEqual({});
    expect(app.walletOf('Elio')).toBe(100_000);
  });
});
