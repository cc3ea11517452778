import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from './chromium.ts';
import { SCENES } from './screens/scenes.ts';
import { Stage } from './screens/stage.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
});

// The pictures are in test-results/screens, for whoever wants to see what people see.
describe.each(['en', 'it'] as const)(
  'every screen, in %s and in nothing else, on a desktop and on a phone',
  (language) => {
    test.each(Object.entries(SCENES))('%s', { timeout: 120_000 }, async (_, play) => {
      const stage = await Stage.set(language, browser);
      try {
        await play(stage);
        expect(stage.complaints).toEqual([]);
        expect(stage.app.problems()).toEqual([]);
      } finally {
        await stage.end();
      }
    });
  },
);
