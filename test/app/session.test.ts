import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

/** The button is Ada's: first Bruno's two cards, then Carla's, then Ada's, then the board with its burns. */
const ACES_AGAINST_KINGS = 'As Ah Kd Kc Qs Js 2c 7d 8h 3s 2d 4c 2h 5d';

describe('an evening of three', () => {
  test('from /table open to the receipts, with every amount', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack(ACES_AGAINST_KINGS);
    const opened = await at.open('Ada');
    expect(opened.message?.ephemeral).toBe(true);
    expect(textOf(opened.message)).toMatch(/^Aurora is open: <#\d+>$/);

    const sat = await at.sit('Ada', '200');
    expect(textOf(sat.message)).toBe(
      'You sit in seat 1 at Aurora with 200.00. 800.00 is left in your wallet.',
    );
    await at.sit('Bruno', '100bb');
    await at.sit('Carla', '200,00');
    await at.nextHand();
    expect(at.stacks).toEqual({ Ada: 20_000, Bruno: 19_900, Carla: 19_800 });
    expect(at.toAct).toBe('Ada');
    expect(app.playground.actor('Ada').dms().map(textOf)).toEqual([expect.stringContaining('Q♠ J♠')]);
    expect(app.playground.actor('Bruno').dms().map(textOf)).toEqual([expect.stringContaining('A♠ A♥')]);
    expect(app.playground.actor('Carla').dms().map(textOf)).toEqual([expect.stringContaining('K♦ K♣')]);

    const raised = await at.press('Ada', '3 BB · 6.00');
    expect(raised.answer).toBe('update');
    const other = await at.press('Bruno', 'other');
    expect(other.answer).toBe('modal');
    if (other.modal === null) throw new Error('no modal');
    const typed = await app.playground.actor('Bruno').submit(other.modal, { amount: '18' });
    expect(typed.answer).toBe('update');
    expect(labelsOf(at.message())).toContain('Call 16.00');
    await at.press('Carla', 'fold');
    await at.press('Ada', 'Call 12.00');

    expect(at.stacks).toEqual({ Ada: 18_200, Bruno: 18_200, Carla: 19_800 });
    expect(textOf(at.message())).toContain('7♦ 8♥ 3♠');
    expect(labelsOf(at.message())).not.toContain('Fold');
    await at.press('Bruno', '½ pot 19.00');
    await at.press('Ada', 'Call 19.00');
    for (const name of ['Bruno', 'Ada', 'Bruno', 'Ada']) await at.press(name, 'check');

    // 76.00 in the pot, of which the house takes its cap for three players at 1/2.
    expect(at.stacks).toEqual({ Ada: 16_300, Bruno: 23_700, Carla: 19_800 });
    const result = textOf(at.message());
    expect(result).toContain('74.00');
    expect(result).toContain('2.00');
    expect(result).toContain('A♠ A♥');
    expect(result).not.toMatch(/Q♠|J♠|K♦|K♣/);

    const receipt = await at.slash('Ada', 'leave');
    expect(textOf(receipt.message)).toContain('−37.00');
    expect(textOf(receipt.message)).toContain('163.00');
    await at.slash('Bruno', 'leave');
    await at.slash('Carla', 'leave');
    expect(at.stacks).toEqual({});
    expect(['Ada', 'Bruno', 'Carla'].map((name) => app.walletOf(name))).toEqual([96_300, 103_700, 99_800]);
    expect(app.cards.rightlySeen).toBeGreaterThan(0);
  });
});
