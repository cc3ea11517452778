import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';
import { happen, HAPPENINGS, PEOPLE } from './support/random-player.ts';

const GAMES = ['texas-holdem', 'omaha-hi-lo', 'seven-card-stud', 'five-card-draw'];

const happenings = fc.array(
  fc.record({
    who: fc.nat({ max: PEOPLE.length - 1 }),
    kind: fc.nat({ max: HAPPENINGS.kinds - 1 }),
    choice: fc.nat({ max: HAPPENINGS.choices - 1 }),
  }),
  { minLength: 50, maxLength: 50 },
);

test('whatever people press, the message shows the state, no chip is lost and no card is told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...GAMES), happenings, async (game, list) => {
      const app = await startApp();
      const at = new AtTable(app, 'poker-1');
      await at.deal({ Ada: '100', Elio: '100', Fiona: '80' }, { game });
      for (const happening of list) await happen(at, happening);
      app.playground.faults.clear();
      await app.advance(31_000);
      await app.advance(1000);
      const shown = textOf(at.message());
      expect(shown).toContain('Aurora');
      if (at.toAct !== null) expect(shown).toContain(`${at.toAct} to `);
      expect(app.problems()).toEqual([]);
    }),
    { numRuns: 4 },
  );
}, 60_000);
