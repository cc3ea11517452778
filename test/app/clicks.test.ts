import { describe, expect, test } from 'vitest';
import { encodeCustomId } from '../../src/discord/custom-id.ts';
import { tableId } from '../../src/shared/ids.ts';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

const PASSED = 'That decision has passed, and nothing was changed. Use the buttons of the newest message.';
const NO_LONGER_VALID = 'This button is no longer valid. Use the ones on the newest table message.';

/** Ada is to act first, on the button, before two callers of the blinds. */
async function threeHanded() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal({ Ada: '100', Bruno: '100', Carla: '100' });
  return { app, at };
}

describe('a click', () => {
  test('made twice acts once, and the second one is told that the decision has passed', async () => {
    const { app, at } = await threeHanded();
    const ada = app.playground.actor('Ada');
    const message = at.message();
    const call = ({ label }: { readonly label?: string | null | undefined }) => label === 'Call 2.00';
    const [first, second] = await Promise.all([ada.click(message, call), ada.click(message, call)]);
    await app.settle();
    expect(first.answer).toBe('update');
    expect(second.answer).toBe('reply');
    expect(second.message?.ephemeral).toBe(true);
    expect(textOf(second.message)).toBe(PASSED);
    expect(at.stacks).toEqual({ Ada: 9800, Bruno: 9900, Carla: 9800 });
  });

  test('delivered again after a resumed connection changes nothing', async () => {
    const { app, at } = await threeHanded();
    const click = await at.press('Ada', 'call');
    const { version } = at.table;
    app.playground.actor('Ada').redeliver(click);
    await app.settle();
    expect(at.table.version).toBe(version);
    expect(at.toAct).toBe('Bruno');
  });

  test('delivered again to a process that has forgotten it changes nothing', async () => {
    const { app, at } = await threeHanded();
    const click = await at.press('Ada', 'call');
    await app.stop();
    await app.start();
    app.playground.actor('Ada').redeliver(click);
    await app.settle();
    expect(at.stacks).toEqual({ Ada: 9800, Bruno: 9900, Carla: 9800 });
    expect(at.toAct).toBe('Bruno');
    const levels = app.logged.filter(({ code }) => code === 40_060).map(({ level }) => level);
    expect(levels).toEqual(['debug']);
  });

  test('on the price of before is refused when the price has changed', async () => {
    const { app, at } = await threeHanded();
    const stale = at.message();
    await at.press('Ada', 'Raise to 4.00');
    const { version } = at.table;
    const again = await app.playground.actor('Ada').clickRaw(stale, callOf(stale));
    expect(textOf(again.message)).toBe(PASSED);
    const other = await app.playground.actor('Bruno').clickRaw(stale, callOf(stale));
    expect(textOf(other.message)).toMatch(/^Quella decisione è passata/);
    expect(at.table.version).toBe(version);
  });

  test('of somebody else, of a spectator, and on ids that are made up, is refused privately', async () => {
    const { app, at } = await threeHanded();
    const { id, handNumber, hand, version } = at.table;
    const now = { table: id, hand: handNumber, action: hand?.actionNumber ?? -1 };
    const presses: readonly (readonly [who: string, customId: string, answer: RegExp])[] = [
      ['Bruno', encodeCustomId({ role: 'fold', ...now }), /^Non tocca a te/],
      ['Elio', encodeCustomId({ role: 'allInSure', ...now }), /^You do not sit at this table/],
      ['Ada', encodeCustomId({ role: 'call', ...now, hand: now.hand - 1 }), /^That decision has passed/],
      ['Ada', encodeCustomId({ role: 'call', ...now, action: now.action + 1 }), /^That decision has passed/],
      ['Ada', encodeCustomId({ role: 'call', ...now, table: tableId('k7wd3rq9') }), /no longer valid/],
      [
        'Ada',
        encodeCustomId({ role: 'raise', ...now, size: 'pot', to: 1_000_000 }),
        /^Raise to at most 100\.00/,
      ],
      [
        'Ada',
        encodeCustomId({ role: 'raise', ...now, size: 'pot', to: 401 }),
        /^The smallest chip here is 0\.05/,
      ],
      ['Bruno', 'admin:credit:B:99999', /^Questo pulsante non vale più/],
      ['Ada', 'act:T1:17:s9:fold', /no longer valid/],
      ['Ada', `fold:${id}:1:${'x'.repeat(60)}`, /no longer valid/],
      ['Ada', 'x'.repeat(100), /no longer valid/],
    ];
    for (const [who, customId, answer] of presses) {
      const outcome = await app.playground.actor(who).clickRaw(at.message(who), customId);
      await app.settle();
      expect([customId, outcome.message?.ephemeral]).toEqual([customId, true]);
      expect(textOf(outcome.message)).toMatch(answer);
      expect(at.table.version).toBe(version);
    }
  });

  test('on a button of another table of another channel never acts here', async () => {
    const { app, at } = await threeHanded();
    const elsewhere = new AtTable(app, 'poker-2');
    await elsewhere.deal({ Ada: '100', Bruno: '100' }, { name: 'Borea' });
    const { id, version } = elsewhere.table;
    const customId = encodeCustomId({ role: 'fold', table: id, hand: 7, action: 0 });
    const outcome = await app.playground.actor('Ada').clickRaw(at.message(), customId);
    expect(outcome.message?.ephemeral).toBe(true);
    expect(elsewhere.table.version).toBe(version);
  });

  test('on the message of an old hand, whose place a newer one has taken, does nothing', async () => {
    const { app, at } = await threeHanded();
    const old = at.message();
    await at.press('Ada', 'fold');
    await at.press('Bruno', 'fold');
    await at.nextHand();
    const { id, handNumber, hand, version } = at.table;
    const forged = encodeCustomId({
      role: 'fold',
      table: id,
      hand: handNumber,
      action: hand?.actionNumber ?? -1,
    });
    const who = at.toAct ?? '';
    const outcome = await app.playground.actor(who).clickRaw(old, forged);
    expect(outcome.message?.ephemeral).toBe(true);
    expect(at.table.version).toBe(version);
  });
});

describe('no misclicks', () => {
  test('all-in asks once more, so that only the player sees the thought', async () => {
    const { at } = await threeHanded();
    const before = textOf(at.message());
    const asked = await at.press('Ada', 'allIn');
    expect(asked.message?.ephemeral).toBe(true);
    expect(labelsOf(asked.message ?? at.message())).toEqual(['Yes, all-in 100.00']);
    expect(textOf(at.message())).toBe(before);
    if (asked.message === null) throw new Error('no question');
    const done = await at.pressOn('Ada', asked.message, 'allInSure');
    expect(done.answer).toBe('update');
    expect(at.stacks).toEqual({ Ada: 0, Bruno: 9900, Carla: 9800 });
    await at.app.advance(1000);
    expect(labelsOf(at.message())).toEqual(['Fold', 'Call 99.00, all-in', 'My cards']);
  });

  test('a second click that comes too late is refused, and the question is gone', async () => {
    const { at } = await threeHanded();
    const asked = await at.press('Ada', 'allIn');
    await at.press('Ada', 'fold');
    if (asked.message === null) throw new Error('no question');
    const late = await at.pressOn('Ada', asked.message, 'allInSure');
    expect(textOf(late.message)).toContain(PASSED);
    expect(labelsOf(late.message ?? asked.message)).not.toContain('Yes, all-in 100.00');
    expect(at.stacks).toEqual({ Ada: 10_000, Bruno: 9900, Carla: 9800 });
  });

  test('folding when checking is free has no button, and the command asks once', async () => {
    const { at } = await threeHanded();
    await at.press('Ada', 'call');
    await at.press('Bruno', 'call');
    expect(labelsOf(at.message()).slice(0, 2)).toEqual(['Check', 'Raise to 4.00']);
    const asked = await at.slash('Carla', 'fold');
    expect(at.toAct).toBe('Carla');
    if (asked.message === null) throw new Error('no question');
    await at.pressOn('Carla', asked.message, 'foldSure');
    expect(at.table.hand?.players.find(({ seat }) => seat === 2)?.folded).toBe(true);
  });

  test('all-in never stands beside Check or Call', async () => {
    const { at } = await threeHanded();
    const rows = at.message().components.map(({ components }) => components?.map(({ label }) => label ?? ''));
    const withAllIn = rows.find((row) => row?.some((label) => label.startsWith('All-in')));
    expect(withAllIn?.some((label) => /^(Call|Check)/.test(label))).toBe(false);
  });
});

function callOf(message: { readonly components: readonly { readonly components?: unknown }[] }): string {
  const text = JSON.stringify(message.components);
  return /"custom_id":"(call:[^"]+)"/.exec(text)?.[1] ?? '';
}

test('an unknown id is told in the reader’s words', async () => {
  const { app, at } = await threeHanded();
  const outcome = await app.playground.actor('Ada').clickRaw(at.message(), 'nothing');
  expect(textOf(outcome.message)).toBe(NO_LONGER_VALID);
});
