import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentsOf, type SeenMessage } from '../../src/playground/playground.ts';
import { startApp, type App } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const PEOPLE = ['Ada', 'Elio', 'Fiona', 'Dario'];
const GAMES = ['texas-holdem', 'omaha-hi-lo', 'seven-card-stud', 'five-card-draw'];

/** One thing that happens; every choice is a number, so that a failing run can be played again. */
const happenings = fc.array(
  fc.record({
    who: fc.nat({ max: PEOPLE.length - 1 }),
    kind: fc.nat({ max: 19 }),
    choice: fc.nat({ max: 99 }),
  }),
  { minLength: 50, maxLength: 50 },
);

/** Presses one of the buttons of a message, chosen by number, and goes through with what it asks. */
async function pressAny(app: App, name: string, message: SeenMessage, choice: number): Promise<void> {
  const actor = app.playground.actor(name);
  const buttons = componentsOf(message).filter(({ type, disabled }) => type === 2 && disabled !== true);
  const button = buttons[choice % buttons.length];
  if (button === undefined) return;
  const outcome = await actor.click(message, ({ custom_id }) => custom_id === button.custom_id);
  expect(outcome.failed).toBe(false);
  if (outcome.modal !== null) {
    const amounts = ['', '3bb', 'pot', '12,5', '-1', 'all-in'];
    const amount = amounts[choice % amounts.length] ?? '';
    const fields = outcome.modal.customId.startsWith('sit') ? { buyIn: amount } : { amount: amount || '½' };
    expect((await actor.submit(outcome.modal, fields)).failed).toBe(false);
  } else if (outcome.message?.ephemeral === true && choice > 0 && choice % 2 === 0) {
    await pressAny(app, name, outcome.message, choice >> 1);
  }
}

test('whatever people press, the message shows the state, no chip is lost and no card is told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...GAMES), happenings, async (game, list) => {
      const app = await startApp();
      const at = new AtTable(app, 'poker-1');
      await at.deal({ Ada: '100', Elio: '100', Fiona: '80' }, { game });
      for (const { who, kind, choice } of list) {
        const name = PEOPLE[who] ?? 'Ada';
        const actor = app.playground.actor(name);
        if (kind < 10) await pressAny(app, at.toAct ?? name, at.message(), choice);
        else if (kind < 13) await pressAny(app, name, at.message(), choice);
        else if (kind < 15) await pressAny(app, name, actor.dms().at(-1) ?? at.message(), choice);
        else if (kind === 15) await at.slash(name, choice % 2 === 0 ? 'sitout' : 'back');
        else if (kind === 16) await at.slash(name, choice % 2 === 0 ? 'topup' : 'cards');
        else if (kind === 17) app.playground.faults.next({ method: 'PATCH' }, 'resetAfter');
        else await app.advance(choice * 300);
        await app.settle();
      }
      app.playground.faults.clear();
      await app.advance(31_000);
      await app.advance(1000);
      const shown = textOf(at.message());
      expect(shown).toContain('Aurora');
      if (at.toAct !== null) expect(shown).toContain(`${at.toAct} to `);
      app.check();
    }),
    { numRuns: 4 },
  );
}, 60_000);
