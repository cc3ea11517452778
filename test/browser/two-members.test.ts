import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Member } from './member.ts';
import { Product } from './product.ts';

const product = new Product();
let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** Presses the free or cheapest button until the hand is over; whoever is to act acts. */
async function checkAndCallToTheEnd(members: readonly Member[]): Promise<void> {
  const [first] = members;
  if (first === undefined) return;
  const over = first.message(/wins|split/);
  for (let acts = 0; acts < 12; acts += 1) {
    const act = first.message(/to act/).getByRole('button', { name: /^(Check|Call)/ });
    await expect.poll(async () => (await over.count()) + (await act.count())).toBeGreaterThan(0);
    if ((await over.count()) > 0) return;
    const name = /▸\s*\d+\s*(\w+)/.exec((await first.message(/to act/).textContent()) ?? '')?.[1];
    const label = (await act.textContent()) ?? '';
    const actor = members.find((member) => member.page.url().includes(`as=${String(name)}`));
    if (actor === undefined) throw new Error(`nobody here is ${String(name)}`);
    const before = await first.message(/to act/).textContent();
    await actor
      .message(/to act/)
      .getByRole('button', { name: label, exact: true })
      .click();
    await expect
      .poll(async () => (await over.count()) > 0 || (await first.message(/to act/).textContent()) !== before)
      .toBe(true);
  }
}

test(
  'two members in two windows play a hand to the showdown, and a killed process goes on with the next',
  { timeout: 120_000 },
  async () => {
    const address = await product.start();
    const ada = await Member.arrive(browser, address, { name: 'Ada', width: 1280, height: 900 });
    const bruno = await Member.arrive(browser, address, { name: 'Bruno', width: 400, height: 800 });
    for (const member of [ada, bruno]) await member.goTo('poker-1');

    await ada.command('table open', { game: "Texas Hold'em", stakes: '1/2' });
    await ada.message(/two are needed/).waitFor();
    await ada.command('sit');
    await ada.message('You sit in seat 1').waitFor();
    await bruno.command('siediti');
    await bruno.message('Sei al posto 2').waitFor();

    await ada.message(/hand #1/).waitFor({ timeout: 20_000 });
    await ada.screenshot('hand-1-desktop-en');
    await bruno.screenshot('hand-1-phone-it');

    // The cards come by direct message, and only to their owner.
    await ada
      .message(/hand #1/)
      .getByRole('button', { name: 'My cards' })
      .click();
    const cards = ada.message(/Your cards/);
    await cards.waitFor();
    // As pictures, or as text where the bot has not uploaded those yet.
    const text = (await cards.textContent()) ?? '';
    const inText = text.match(/[2-9TJQKA10]+[♠♥♦♣]/gu)?.length ?? 0;
    const pictures = await cards.getByRole('img', { name: /^:card_/ }).count();
    expect(pictures + inText).toBeGreaterThanOrEqual(2);
    expect(await bruno.page.getByText(text, { exact: true }).count()).toBe(0);
    await cards.getByRole('button', { name: 'Dismiss message' }).click();
    await cards.waitFor({ state: 'detached' });
    await bruno.goTo(/Felt/);
    await bruno.page.getByRole('article').first().waitFor();
    await bruno.screenshot('hole-cards-phone-it');
    await bruno.goTo('poker-1');

    await checkAndCallToTheEnd([ada, bruno]);
    const result = ada.message(/hand #1/);
    await expect.poll(() => result.textContent()).toMatch(/(Ada|Bruno)/);
    await ada.screenshot('showdown-desktop-en');
    await bruno.screenshot('showdown-phone-it');

    // The next hand; then the process is killed in the middle of it and started again.
    await ada.message(/hand #2/).waitFor({ timeout: 30_000 });
    const before = await ada.message(/hand #2/).textContent();
    await product.kill();
    await product.start();
    const back = await Member.arrive(browser, address, { name: 'Ada', width: 1280, height: 900 });
    await back.goTo('poker-1');
    await back.message(/hand #2/).waitFor();
    const stacks = /\d+\.\d\d/g;
    const pot = (shown: string | null): string | undefined => /Pot [\d.]+/.exec(shown ?? '')?.[0];
    const after = await back.message(/hand #2/).textContent();
    expect(pot(after)).toBe(pot(before));
    expect(after?.match(stacks)?.slice(0, 6)).toEqual(before?.match(stacks)?.slice(0, 6));

    await back.command('leave');
    await back.message(/leave|left|hand/i).waitFor();
    await back.screenshot('leaving-desktop-en');
    expect(ada.complaints.filter((text) => !/ERR_|Failed to load/.test(text))).toEqual([]);
    expect(bruno.complaints.filter((text) => !/ERR_|Failed to load/.test(text))).toEqual([]);
    expect(back.complaints).toEqual([]);
  },
);
