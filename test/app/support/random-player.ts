import { componentsOf, type SeenMessage } from '../../../src/playground/playground.ts';
import type { App } from './app.ts';
import type { AtTable } from './at-table.ts';

export const PEOPLE = ['Ada', 'Elio', 'Fiona', 'Dario'];

/** One thing that somebody does; every choice is a number, so that a run can be played again. */
export interface Happening {
  /** Who of {@link PEOPLE}. */
  readonly who: number;
  readonly kind: number;
  readonly choice: number;
}

/** As many kinds of happenings and choices as there are. */
export const HAPPENINGS = { kinds: 20, choices: 100 };

/** Does it. Throws where the bot does not answer. */
export async function happen(at: AtTable, { who, kind, choice }: Happening): Promise<void> {
  const { app } = at;
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

/** Presses one of the buttons of a message, chosen by number, and goes through with what it asks. */
async function pressAny(app: App, name: string, message: SeenMessage, choice: number): Promise<void> {
  const actor = app.playground.actor(name);
  const buttons = componentsOf(message).filter(({ type, disabled }) => type === 2 && disabled !== true);
  const button = buttons[choice % buttons.length];
  if (button === undefined) return;
  const outcome = await actor.click(message, ({ custom_id }) => custom_id === button.custom_id);
  if (outcome.failed) throw new Error(`${String(button.custom_id)} was not answered`);
  if (outcome.modal !== null) {
    const amounts = ['', '3bb', 'pot', '12,5', '-1', 'all-in'];
    const amount = amounts[choice % amounts.length] ?? '';
    const fields = outcome.modal.customId.startsWith('sit') ? { buyIn: amount } : { amount: amount || '½' };
    if ((await actor.submit(outcome.modal, fields)).failed) throw new Error('a modal was not answered');
  } else if (outcome.message?.ephemeral === true && choice > 0 && choice % 2 === 0) {
    await pressAny(app, name, outcome.message, choice >> 1);
  }
}
