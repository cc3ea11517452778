import { expect, test } from 'vitest';
import { playEvening } from './support/evening.ts';

// `npm run simulate` plays many more of them.
test(
  'an evening of fifty people at ten tables, with every fault there is, keeps every promise, and its seed replays it',
  { timeout: 120_000 },
  async () => {
    const evening = await playEvening(1);
    expect(evening.violations).toEqual([]);
    expect(evening.hands).toBeGreaterThanOrEqual(200);
    expect(evening.lives).toBeGreaterThan(1);
    expect(await playEvening(1)).toEqual(evening);
  },
);
