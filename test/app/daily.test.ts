import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const DAY = 24 * 3_600_000;

/** Ada has lost 20.00 to Elio: she has 980.00 left in all, he 1,020.00 less what the house took. */
async function shortOfChips() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.open('Ada');
  await at.sit('Ada', '100');
  await at.sit('Elio', '100');
  await at.nextHand();
  await at.press('Ada', 'Raise to 4.00');
  await at.press('Elio', 'call');
  await at.press('Elio', 'check');
  await at.slash('Ada', 'bet', { amount: '16' });
  await at.press('Elio', 'call');
  return { app, at };
}

describe('the free refill', () => {
  test('is refused to who has as much as everybody starts with, with both amounts', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    const [ada, bruno] = [await at.slash('Ada', 'daily'), await at.slash('Bruno', 'daily')];
    expect(ada.message?.ephemeral).toBe(true);
    expect(textOf(ada.message)).toBe(
      'The refill is for players who have less than 1,000.00. Wallet and chips in play together, you have 1,000.00.',
    );
    expect(textOf(bruno.message)).toMatch(/meno di 1\.000,00.* tu hai 1\.000,00\.$/);
    expect(app.walletOf('Ada')).toBe(100_000);
  });

  test('counts the chips on the tables, and those in the pot one may still win back', async () => {
    const { at } = await shortOfChips();
    expect(at.stacks['Ada']).toBe(8000);
    expect(textOf((await at.slash('Ada', 'daily')).message)).toMatch(/you have 1,000\.00\.$/);
    await at.press('Elio', 'check');
    await at.slash('Ada', 'fold');
  });

  test('comes once in 24 hours, and a restart forgets nothing', async () => {
    const { app, at } = await shortOfChips();
    await at.press('Elio', 'check');
    const asked = await at.slash('Ada', 'fold');
    if (asked.message === null) throw new Error('no question');
    await at.pressOn('Ada', asked.message, 'foldSure');
    for (const name of ['Ada', 'Elio']) await at.slash(name, 'leave');
    expect(app.walletOf('Ada')).toBe(98_000);

    const given = textOf((await at.slash('Ada', 'daily')).message);
    const next = Math.floor((app.clock.now() + DAY) / 1000);
    expect(given).toBe(
      `200.00 are added; your wallet holds 1,180.00. You can ask for the next refill <t:${next}:R>.`,
    );
    expect(app.walletOf('Ada')).toBe(118_000);
    expect(textOf((await at.slash('Ada', 'wallet')).message)).toMatch(/\+200\.00 · daily refill/);

    await app.stop();
    await app.start();
    const refused = textOf((await at.slash('Ada', 'daily')).message);
    expect(refused).toBe(
      `You had your refill. The next 200.00 are yours <t:${next}:R>: use \`/daily\` then.`,
    );
    await app.advance(DAY);
    expect(textOf((await at.slash('Ada', 'daily')).message)).toMatch(/^The refill is for players/);
    expect(app.walletOf('Ada')).toBe(118_000);
  });
});
