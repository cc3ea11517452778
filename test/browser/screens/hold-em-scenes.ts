import { componentsOf } from '../../../src/playground/playground.ts';
import { roleOf } from '../../app/support/at-table.ts';
import type { Scenes } from './scenes.ts';
import type { Stage } from './stage.ts';

/** Elio sevens, Fiona eights, Ada queens; the board pairs nobody and gives Elio a set. */
const CARDS = '7c 7d 8h 8s Qc Qd 2s As Kd 7h 3s Jd 4s 2c';

async function dealt(stage: Stage, buyIns: Readonly<Record<string, string>> = {}): Promise<void> {
  stage.app.shuffle.stack(CARDS);
  await stage.at.deal({ Ada: '200', Elio: '120', Fiona: '60', ...buyIns });
}

export const holdEm: Scenes = {
  'a hand of Hold’em': async (stage) => {
    const { app, at } = stage;
    await dealt(stage);
    await stage.shoot('hold-em-before-the-flop');
    await stage.shoot('hold-em-other-amount', { pressing: 'other' });
    await stage.shoot('cards-by-direct-message', { place: 'dm' });
    await at.press('Ada', 'myCards');
    await stage.shoot('my-cards');
    await at.press('Ada', 'allIn');
    await stage.shoot('all-in-asked');
    await at.press('Elio', 'myCards');
    await stage.shoot('my-cards-deciding-in-advance', { who: 'Elio' });
    const [dm] = app.playground.actor('Ada').dms();
    if (dm === undefined) throw new Error('no direct message');
    await at.pressOn('Ada', dm, 'act');
    await stage.shoot('acting-by-direct-message', { place: 'dm', height: 860 });
    await app.advance(12_000);
    await stage.shoot('called-after-a-third');
    await at.slash('Ada', 'raise', { to: '6' });
    await at.press('Elio', 'call');
    await at.press('Fiona', 'call');
    await app.advance(1000);
    await stage.shoot('hold-em-flop', { who: 'Dario' });
    await at.slash('Elio', 'bet', { amount: '½' });
    await stage.allIn('Fiona');
    await app.advance(1000);
    await stage.shoot('hold-em-side-pot', { who: 'Dario' });
    await stage.allIn('Ada');
    await at.press('Elio', 'call');
    await app.advance(2000);
    await stage.shoot('hold-em-side-pots-won', { who: 'Dario', height: 1200 });
  },

  'the picture of the table': async (stage) => {
    const { app, at } = stage;
    await stage.floor('settings room', { pictures: 'on' });
    await dealt(stage);
    await stage.shoot('picture-before-the-flop', { height: 1200 });
    await at.press('Ada', 'call');
    await at.press('Elio', 'call');
    await at.press('Fiona', 'check');
    await app.advance(1000);
    await stage.shoot('picture-flop', { who: 'Elio', height: 1200 });
    await stage.checkDown();
    await app.advance(1000);
    await stage.shoot('picture-showdown', { height: 1200 });
  },

  'showing and mucking': async (stage) => {
    const { app, at } = stage;
    await dealt(stage);
    await at.press('Ada', 'fold');
    await at.press('Elio', 'fold');
    await app.advance(500);
    await stage.shoot('show-or-muck', { who: 'Fiona' });
    await at.press('Fiona', 'show');
    await app.advance(1000);
    await stage.shoot('shown', { who: 'Fiona' });
  },

  'refused acts': async (stage) => {
    const { at } = stage;
    await dealt(stage);
    const table = at.message();
    const call = componentsOf(table).find(({ custom_id }) => roleOf(custom_id) === 'call');
    await at.slash('Ada', 'raise', { to: '3' });
    await at.slash('Ada', 'raise', { to: '12abc' });
    await at.slash('Ada', 'check');
    await at.slash('Ada', 'bet', { amount: '10' });
    await at.slash('Elio', 'call');
    await at.press('Ada', 'call');
    // An old screen still has the button of a decision that has passed.
    await stage.app.playground.actor('Ada').clickRaw(table, call?.custom_id ?? '');
    await at.slash('Ada', 'fold');
    await at.slash('Ada', 'show');
    await at.slash('Ada', 'draw', { cards: '1' });
    await at.slash('Ada', 'topup', { amount: '5000' });
    await stage.shoot('refused-acts', { height: 1500 });
  },

  'folding where checking is free': async (stage) => {
    const { at } = stage;
    await dealt(stage);
    await at.press('Ada', 'call');
    await at.press('Elio', 'call');
    await at.slash('Fiona', 'fold');
    await stage.shoot('fold-when-free', { who: 'Fiona' });
  },

  'cards and amounts to one’s taste': async (stage) => {
    const { at } = stage;
    await at.slash('Ada', 'settings', { 'text-only': 'on', 'big-blinds': 'on' });
    await at.slash('Elio', 'settings', { 'four-colours': 'off', pictures: 'on' });
    await dealt(stage);
    const { message } = await at.press('Ada', 'myCards');
    if (message === null) throw new Error('no cards');
    await at.pressOn('Ada', message, 'act');
    await stage.shoot('my-cards-as-text-in-big-blinds', { height: 1200 });
    await at.press('Elio', 'myCards');
    await stage.app.settle();
    await stage.shoot('my-cards-two-colours-and-picture', { who: 'Elio', height: 1200 });
  },
};
