import { describe, expect, test } from 'vitest';
import { textOf } from '../support/at-table.ts';
import { hasButton, startFloor, type FloorScene } from './support.ts';

const CARDS = 'As Ah Kd Kc Qs Js 2c 7d 8h 3s 2d 4c 2h 5d';

async function dealt(): Promise<FloorScene> {
  const scene = await startFloor();
  scene.app.shuffle.stack(CARDS);
  await scene.at.deal({ Ada: '100', Bruno: '100', Carla: '100' });
  return scene;
}

describe('/floor pause and resume', () => {
  test('stop the clock, and let it go on where it stood', async () => {
    const scene = await dealt();
    const { app, at } = scene;
    await app.advance(20_000);
    expect(await scene.says('pause', { reason: 'fire alarm' })).toMatch(/^Aurora is paused/);
    await app.advance(3_600_000);
    expect(textOf(at.message())).toContain('The floor has paused this table');
    expect(at.table.hand?.players.some(({ folded }) => folded)).toBe(false);
    expect(await scene.says('pause')).toMatch(/already|paused this table/);
    expect(await scene.says('resume')).toMatch(/^Aurora goes on here/);
    expect((at.table.turn?.bankFrom ?? 0) - app.clock.now()).toBe(9_000);
    expect(scene.log()).toEqual(['Fiona pause', 'Fiona resume']);
    expect(scene.rows().map(({ reason, hand }) => [reason, hand])).toEqual([
      ['fire alarm', 1],
      [null, 1],
    ]);
  });

  test('move a table that has lost its channel to this one', async () => {
    const { app, at } = await dealt();
    const id = at.table.id;
    app.playground.world.deleteChannel(app.playground.world.channel('poker-1').id);
    await app.playground.until(() => app.room.table(id)?.pause?.reason === 'channelGone');
    await app.settle();
    const resumed = await app.playground.actor('Fiona').slash('poker-2', 'floor resume', {});
    await app.settle();
    expect(textOf(resumed.message)).toMatch(/^Aurora goes on here/);
    expect(app.tableIn('poker-2').id).toBe(id);
  });

  test('say where there is nothing to do', async () => {
    const scene = await startFloor();
    expect(await scene.says('pause')).toMatch(/^There is no table in this channel/);
    expect(await scene.says('resume')).toMatch(/^No table is paused here/);
    await scene.at.open('Ada');
    expect(await scene.says('resume')).toMatch(/^This table is not paused/);
    expect(scene.log()).toEqual([]);
  });
});

describe('/floor void', () => {
  test('is a misdeal before two players have acted: at once, every chip back, told to the players', async () => {
    const scene = await dealt();
    const { at } = scene;
    await at.press('Ada', 'Raise to 4.00');
    expect(await scene.says('void')).toMatch(/^Hand #1 at Aurora is void/);
    expect(at.stacks).toEqual({ Ada: 10_000, Bruno: 10_000, Carla: 10_000 });
    expect(scene.app.store.hands.of(at.table.id)).toMatchObject([
      { number: 1, voided: true, pot: 0, rake: 0 },
    ]);
    await scene.app.settle();
    expect(scene.dms('Ada').at(-1)).toMatch(/^The floor voided hand #1 at Aurora/);
    expect(scene.dms('Bruno').at(-1)).toMatch(/^La direzione ha annullato la mano n\. 1 di Aurora/);
  });

  test('needs a reason and a yes once two have acted, and the yes is for that hand alone', async () => {
    const scene = await dealt();
    const { at } = scene;
    await at.press('Ada', 'call');
    await at.press('Bruno', 'call');
    expect(await scene.says('void')).toMatch(/^Say why/);
    const asked = await scene.floor('void', { reason: 'wrong deck' });
    expect(textOf(asked.message)).toMatch(/^Void hand #1 at Aurora\?/);
    expect(at.stacks).toEqual({ Ada: 9800, Bruno: 9800, Carla: 9800 });
    await at.press('Carla', 'check');
    expect(await scene.yes(asked)).toMatch(/^Hand #1 at Aurora is void/);
    expect(at.stacks).toEqual({ Ada: 10_000, Bruno: 10_000, Carla: 10_000 });
    await at.nextHand();
    await at.press(at.toAct ?? '', 'call');
    await at.press(at.toAct ?? '', 'call');
    const second = await scene.floor('void', { reason: 'again' });
    await at.press(at.toAct ?? '', 'check');
    for (let acts = 0; at.table.handNumber === 2 && at.table.handRunning && acts < 20; acts++) {
      await at.press(at.toAct ?? '', 'check');
    }
    await at.nextHand();
    expect(await scene.yes(second)).toMatch(/^It is too late/);
    expect(at.table.handRunning).toBe(true);
    expect(scene.rows().map(({ action, reason, hand }) => [action, reason, hand])).toEqual([
      ['void', 'wrong deck', 1],
    ]);
  });

  test('says so where no hand is running', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    expect(await scene.says('void')).toMatch(/^No hand is being played now/);
  });
});

describe('/floor close', () => {
  test('asks where somebody sits, cashes everybody out after the hand, and stays closed after a restart', async () => {
    const scene = await dealt();
    const { app, at } = scene;
    const id = at.table.id;
    const asked = await scene.floor('close', { reason: 'closing time' });
    expect(textOf(asked.message)).toContain('3 players are cashed out, 300.00 in all');
    expect(await scene.yes(asked)).toMatch(/^The table closes after this hand/);
    await at.press('Ada', 'fold');
    await at.press('Bruno', 'fold');
    expect(app.room.table(id)?.status).toBe('closed');
    expect([app.walletOf('Ada'), app.walletOf('Bruno'), app.walletOf('Carla')]).toEqual([
      100_000, 99_900, 100_100,
    ]);
    await app.stop();
    await app.start();
    expect(app.room.tablesOf(scene.guild)).toEqual([]);
    expect(scene.log()).toEqual(['Fiona close']);
  });

  test('does not ask where nobody sits', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    expect(await scene.says('close', { reason: 'unused' })).toMatch(/^The table is closed/);
  });

  test('by /table close is on record too, when it is not one’s own table', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    await scene.at.slash('Fiona', 'table close');
    expect(scene.log()).toEqual(['Fiona close']);
    await scene.at.open('Fiona');
    await scene.at.slash('Fiona', 'table close');
    expect(scene.log()).toEqual(['Fiona close']);
  });
});

describe('a table that a fault has stopped', () => {
  /** A fault of the software in the middle of a hand: the books cannot be read. */
  async function frozen(): Promise<{ scene: FloorScene; told: string }> {
    const scene = await dealt();
    const { app, at } = scene;
    await scene.floor('settings room', { 'audit-channel': 'lobby' });
    await at.press('Ada', 'call');
    await at.press('Bruno', 'call');
    app.errorsExpected = 2;
    const { accounts } = app.store;
    const working = { ...accounts };
    const fault = () => {
      throw new Error('a fault of the software');
    };
    Object.assign(accounts, { balanceOf: fault });
    const told = textOf((await at.slash('Ada', 'topup', { amount: '20' })).message);
    Object.assign(accounts, working);
    await app.settle();
    return { scene, told };
  }

  test('is announced in its channel and in the audit channel, and is on record', async () => {
    const { scene, told } = await frozen();
    const { playground } = scene.app;
    const announced = /^A fault of the software stopped Aurora\. .*`\/floor resume`.*`([a-z0-9]{6})`$/;
    const texts = scene.at.publicMessages().map(textOf);
    const reference = texts.map((text) => announced.exec(text)?.[1]).find((found) => found !== undefined);
    // Whoever reads it anywhere finds the same line in the log of the process, with the cause.
    const lines = scene.app.logged.filter((line) => line['reference'] === reference);
    expect(lines).toMatchObject([{ table: scene.at.table.id, err: { message: 'a fault of the software' } }]);
    expect(told).toContain(`\`${reference ?? '?'}\``);
    expect(await scene.says('doctor')).toMatch(
      new RegExp(`❌ A fault of the software has stopped Aurora in <#\\d+>\\. .*\`${reference ?? '?'}\``),
    );
    expect(playground.actor('Elio').sees('lobby').map(textOf).join('\n')).toContain(
      `**Felt** stopped the table on a fault of the software · Aurora #1 · «${reference ?? '?'}»`,
    );
    expect(scene.log()).toEqual(['Fiona settings', 'freeze', 'Fiona doctor']);
    expect(textOf((await scene.at.slash('Carla', 'check')).message)).toMatch(/errore del programma/);
  });

  test('goes on with /floor resume, with the same hand', async () => {
    const { scene } = await frozen();
    expect(await scene.says('resume', { reason: 'fixed' })).toMatch(/^Aurora goes on here/);
    expect(scene.at.stacks).toEqual({ Ada: 9800, Bruno: 9800, Carla: 9800 });
    await scene.app.advance(1000);
    await scene.at.press('Carla', 'check');
    expect(scene.at.table.hand?.board).toHaveLength(3);
  });

  test('goes on with /floor void, without the hand, and after a restart as well', async () => {
    const { scene } = await frozen();
    await scene.app.stop();
    await scene.app.start();
    expect(scene.at.table.pause?.reason).toBe('frozen');
    expect(await scene.says('doctor')).toMatch(/has stopped Aurora in .* under `[a-z0-9]{6}`/);
    expect(await scene.confirmed('void', { reason: 'fault' })).toMatch(/^Hand #1 at Aurora is void/);
    expect(await scene.says('doctor')).not.toContain('has stopped');
    expect(scene.at.stacks).toEqual({ Ada: 10_000, Bruno: 10_000, Carla: 10_000 });
    await scene.at.nextHand();
    expect(scene.at.table.handNumber).toBe(2);
  });
});

test('a refused command is in no log', async () => {
  const scene = await startFloor();
  await scene.at.open('Ada');
  expect(hasButton(await scene.floor('void', { reason: 'x' }))).toBe(false);
  expect(scene.log()).toEqual([]);
});
