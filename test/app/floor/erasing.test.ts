import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { userId } from '../../../src/shared/ids.ts';
import { walletOf } from '../../../src/ledger/account.ts';
import { textOf } from '../support/at-table.ts';
import { startFloor, type FloorScene } from './support.ts';

const DAY = 86_400_000;

/** Every file of the database: the file itself, its log of changes, its backups. */
function filesOf({ app }: FloorScene): Buffer {
  const folder = dirname(app.databasePath);
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
}

function sums({ app }: FloorScene): { total: number; others: Record<string, number> } {
  const balances = app.store.books.balances();
  const total = balances.reduce((sum, { kept }) => sum + kept, 0);
  const others = ['Ada', 'Fiona'].map((name) => [name, app.walletOf(name)] as const);
  return { total, others: Object.fromEntries(others) };
}

/** Elio has played and moved chips about, and sits with chips of his own in a running hand. */
async function evening(): Promise<FloorScene> {
  const scene = await startFloor();
  const { at, app } = scene;
  await scene.floor('settings room', { 'audit-channel': 'lobby' });
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
  for (let hands = 0; hands < 5; hands++) {
    for (let acts = 0; at.table.handRunning && acts < 40; acts++) {
      const { hand } = at.table;
      const bet = hand?.players.find(({ seat }) => seat === hand.actionOn)?.bet ?? 0;
      await at.slash(at.toAct ?? '', bet === hand?.highestBet ? 'check' : 'call');
    }
    await at.nextHand();
  }
  for (let moves = 0; moves < 5; moves++) {
    await scene.says('grant', {
      member: 'Elio',
      amount: '10',
      reason: `for Elio ${app.playground.actor('Elio').userId}`,
    });
    await scene.says('grant', { member: 'Ada', amount: '10', reason: 'beat elio twice' });
  }
  return scene;
}

/** Many hands of a whole app, on a machine that is busy. */
const SLOW = { timeout: 30_000 };

describe('erasing a member', SLOW, () => {
  test('cashes them out first, changes no sum, and leaves id, name and direct channel nowhere', async () => {
    const scene = await evening();
    const { app, at } = scene;
    const elio = app.playground.actor('Elio');
    const member = scene.member('Elio');
    const direct = app.room.directMessages.channelOf(userId(elio.userId)) ?? '';
    const traces = [elio.userId, 'Elio', direct];
    expect(traces.map((trace) => filesOf(scene).includes(trace))).toEqual([true, true, true]);
    const before = app.store.books.balances().find(({ account }) => account === walletOf(member))?.kept ?? 0;

    const asked = await at.slash('Elio', 'privacy erase');
    expect(textOf(asked.message)).toMatch(/^Erase who you are in this server\?/);
    expect(await scene.yes(asked, 'Elio')).toMatch(/^You fold, and are erased as soon as the hand/);
    expect(app.room.userOf(member)).toBe(elio.userId);
    expect(before).toBeGreaterThan(0);
    for (let acts = 0; at.table.handRunning && acts < 40; acts++) {
      const { hand } = at.table;
      const bet = hand?.players.find(({ seat }) => seat === hand.actionOn)?.bet ?? 0;
      await at.slash(at.toAct ?? '', bet === hand?.highestBet ? 'check' : 'call');
    }
    await app.settle();

    expect(app.room.userOf(member)).toBeNull();
    expect(Object.keys(at.stacks).sort()).toEqual(['Ada', 'Fiona']);
    expect(app.store.accounts.balanceOf(walletOf(member))).toBe(0);
    expect(sums(scene).total).toBe(0);
    expect(traces.map((trace) => filesOf(scene).includes(trace))).toEqual([false, false, false]);
    await app.stop();
    expect(traces.map((trace) => filesOf(scene).includes(trace))).toEqual([false, false, false]);
    expect(app.logged.filter((line) => JSON.stringify(line).includes(elio.userId))).toEqual([]);
    await app.start();
    expect(scene.log().filter((line) => line.includes('erase'))).toEqual(['— erase —']);
    expect(
      scene
        .rows()
        .map(({ reason }) => reason)
        .filter((reason) => reason !== null),
    ).toEqual([]);
    expect(filesOf(scene).includes(elio.userId)).toBe(false);
  });

  test('and playing again a day later starts afresh', async () => {
    const scene = await evening();
    const { app, at } = scene;
    const before = scene.member('Elio');
    await at.slash('Elio', 'leave');
    await scene.yes(await at.slash('Elio', 'privacy erase'), 'Elio');
    for (let acts = 0; at.table.handRunning && acts < 40; acts++) await at.slash(at.toAct ?? '', 'fold');
    await at.slash('Ada', 'table close');
    await app.advance(1000);
    await app.advance(DAY);
    expect(textOf((await at.slash('Elio', 'wallet')).message)).toContain('Balance 1,000.00');
    const after = scene.member('Elio');
    expect(after).not.toBe(before);
    expect(app.room.floor.keptAbout(after, { closedCards: true }).hands).toEqual([]);
    expect(sums(scene).total).toBe(0);
  });

  test('goes on after a kill in the middle of the hand', async () => {
    const scene = await evening();
    const { app, at } = scene;
    const member = scene.member('Elio');
    await scene.floor('pause');
    await scene.yes(await at.slash('Elio', 'privacy erase'), 'Elio');
    expect(app.room.userOf(member)).not.toBeNull();
    await app.stop();
    await app.start();
    expect(app.room.userOf(member)).not.toBeNull();
    await scene.floor('resume');
    for (let acts = 0; at.table.handRunning && acts < 40; acts++) await at.slash(at.toAct ?? '', 'fold');
    await app.settle();
    expect(app.room.userOf(member)).toBeNull();
  });

  test('by the floor asks first, says that a ban goes too, and tells sums as they were', async () => {
    const scene = await startFloor();
    const { app, at } = scene;
    await at.slash('Elio', 'wallet');
    await at.slash('Ada', 'wallet');
    await scene.confirmed('ban', { member: 'Elio', reason: 'x' });
    const own = await at.slash('Elio', 'privacy erase');
    expect(await scene.yes(own, 'Elio')).toMatch(/^You are banned from the tables here/);
    const asked = await scene.floor('erase', { member: 'Elio', reason: 'asked by mail' });
    expect(textOf(asked.message)).toContain('Their ban goes with it.');
    expect(await scene.yes(asked)).toMatch(/^Elio is erased/);
    expect(sums(scene)).toEqual({ total: 0, others: { Ada: 100_000, Fiona: 100_000 } });
    await at.open('Ada');
    await at.sit('Elio', '100');
    expect(at.stacks).toEqual({ Elio: 10_000 });
    expect(await scene.says('erase', { member: 'Dario', reason: 'x' })).toMatch(
      /^Nothing is kept about Dario/,
    );
    expect(existsSync(app.databasePath)).toBe(true);
  });
});

describe('the file with everything kept about a member', SLOW, () => {
  async function fileOf(scene: FloorScene, message: { readonly id: string } | null, name: string) {
    const seen = scene.app.playground.actor(name).now(message?.id ?? '');
    const [attachment] = seen?.attachments ?? [];
    const response = await fetch(attachment?.url ?? '');
    return JSON.parse(await response.text()) as Kept;
  }

  interface Kept {
    readonly member: { readonly name: string; readonly userId: string };
    readonly transfers: readonly unknown[];
    readonly hands: readonly {
      readonly net: number;
      readonly events: readonly { readonly type: string }[];
    }[];
    readonly auditLog: readonly { readonly action: string }[];
    readonly seats: readonly { readonly name: string }[];
  }

  test('is for themself with their own cards, and nobody else’s', async () => {
    const scene = await evening();
    const elio = scene.app.playground.actor('Elio');
    const sent = await scene.at.slash('Elio', 'privacy export');
    expect(sent.message?.content).toMatch(/^Everything I keep about you in this server is in this file/);
    const kept = await fileOf(scene, sent.message, 'Elio');
    expect(sent.message?.ephemeral).toBe(true);
    expect(kept.member).toMatchObject({ name: 'Elio', userId: elio.userId });
    expect(kept.hands).toHaveLength(5);
    expect(kept.hands[0]?.events.filter(({ type }) => type === 'cardsDealt')).toHaveLength(1);
    expect(kept.transfers.length).toBeGreaterThanOrEqual(7);
    expect(kept.auditLog.filter(({ action }) => action === 'grant')).toHaveLength(5);
    expect(kept.seats).toMatchObject([{ name: 'Aurora' }]);
    const ada = scene.app.playground.actor('Ada').userId;
    expect(JSON.stringify(kept)).not.toContain(ada);
  });

  test('is for the floor without the cards that only they have seen, and on record', async () => {
    const scene = await evening();
    const sent = await scene.floor('export', { member: 'Elio', reason: 'asked by mail' });
    const kept = await fileOf(scene, sent.message, 'Fiona');
    expect(kept.hands).toHaveLength(5);
    expect(kept.hands.flatMap(({ events }) => events).filter(({ type }) => type === 'cardsDealt')).toEqual(
      [],
    );
    expect(scene.log().at(-1)).toBe('Fiona export Elio');
    await scene.app.settle();
    expect(scene.dms('Elio').at(-1)).toBe(
      'The floor of The Card Room had everything kept about you sent to it, without the cards only you have seen. Reason: asked by mail',
    );
  });

  test('is told to be empty for somebody who was never here, and enrols nobody', async () => {
    const scene = await startFloor();
    for (const subcommand of ['export', 'erase']) {
      const outcome = await scene.at.slash('Elio', `privacy ${subcommand}`);
      expect(textOf(outcome.message)).toMatch(/^Nothing is kept about you/);
    }
    expect(
      scene.app.room.findMember(scene.guild, userId(scene.app.playground.actor('Elio').userId)),
    ).toBeNull();
  });
});
