import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AtTable } from '../app/support/at-table.ts';
import { runApp } from '../app/support/running-app.ts';
import { launchChromium } from './chromium.ts';

const PAGE = fileURLToPath(new URL('../../src/playground/page', import.meta.url));

test('what grows in a channel keeps its end in sight, until somebody scrolls up', async () => {
  const browser = await launchChromium();
  const app = await runApp({ pageDirectory: PAGE });
  try {
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada');
    for (let times = 0; times < 5; times += 1) await at.slash('Ada', 'help');
    const page = await browser.newPage({ viewport: { width: 400, height: 800 } });
    const { channel_id } = at.message();
    await page.goto(`${app.playground.url}/?as=Ada#${channel_id}`);
    await page.getByRole('article').nth(6).waitFor();
    const toNewest = page.locator('#to-newest');
    // As a picture grows once its file is there: a scroll event that is still on its way comes before `load`.
    const grow = `{
      const log = document.getElementById('log');
      const late = log.lastElementChild;
      late.style.paddingBottom = '600px';
      log.dispatchEvent(new Event('scroll'));
      late.dispatchEvent(new Event('load'));
      late.style.paddingBottom = '';
    }`;
    await page.evaluate(grow);
    await at.slash('Ada', 'wallet');
    await page.getByRole('heading', { name: 'Your wallet' }).waitFor();
    expect(await toNewest.isVisible()).toBe(false);
    await page.locator('#log').hover();
    await page.mouse.wheel(0, -600);
    await expect
      .poll(() =>
        page.evaluate<boolean>(`{
      const { scrollHeight, scrollTop, clientHeight } = document.getElementById('log');
      scrollHeight - scrollTop - clientHeight > 200
    }`),
      )
      .toBe(true);
    await at.slash('Ada', 'rules');
    await expect.poll(() => toNewest.isVisible()).toBe(true);
  } finally {
    await app.end();
    await browser.close();
  }
});
