import type { Scenes } from './scenes.ts';
import type { Stage } from './stage.ts';

const LONG_NAME = 'Circolo degli amici del poker, venerdì sera tardi';
const SIX = { Ada: '100', Bruno: '80', Carla: '60', Dario: '100', Elio: '45.5', Fiona: '100' };
const DEAL = { Ada: '100', Elio: '100', Fiona: '100' };

/** Opens the private state of whoever is to act, and tells who that is. */
async function privately(stage: Stage): Promise<string> {
  const { at } = stage;
  const who = at.toAct ?? '';
  const answer = await at.press(who, 'myCards');
  if (answer.message === null) throw new Error(`${who} was shown no cards`);
  await at.pressOn(who, answer.message, 'act');
  return who;
}

export const games: Scenes = {
  'five-card draw': async (stage) => {
    const { app, at } = stage;
    app.shuffle.stack('As Ah Kd Kc 2c 7d 8h 3s 4d 9c Qh Jd Tc 9h 5s');
    await at.deal(DEAL, { game: 'five-card-draw' });
    for (let acts = 0; acts < 8 && at.table.hand?.phase === 'betting'; acts += 1) await stage.checkDown(1);
    await stage.shoot('draw-table', { who: 'Dario' });
    const who = await privately(stage);
    await stage.shoot('draw-choosing', { who });
    await at.slash(who, 'draw', { cards: '1 3' });
    await stage.shoot('draw-drawn', { who });
    await stage.checkDown();
    await stage.shoot('draw-result');
  },

  '2-7 triple draw': async (stage) => {
    const { at } = stage;
    await at.deal(DEAL, { game: 'deuce-to-seven-triple-draw', stakes: '2/4', limit: 'fixed-limit' });
    await stage.shoot('triple-draw-table');
    await stage.checkDown();
    await stage.shoot('triple-draw-result');
  },

  'seven-card stud': async (stage) => {
    const { at } = stage;
    await at.deal(DEAL, { game: 'seven-card-stud', stakes: '2/4', ante: '0.5' });
    await stage.shoot('stud-bring-in', { who: at.toAct ?? '' });
    await stage.checkDown(9);
    await stage.shoot('stud-later-street', { who: at.toAct ?? 'Ada' });
    await privately(stage);
    await stage.shoot('stud-my-cards', { who: at.toAct ?? 'Ada' });
    await stage.checkDown();
    await stage.shoot('stud-result', { height: 1200 });
  },

  'stud hi-lo with the picture': async (stage) => {
    const { at } = stage;
    await stage.floor('settings room', { pictures: 'on' });
    await at.deal(DEAL, { game: 'seven-card-stud-hi-lo', stakes: '2/4' });
    await stage.checkDown();
    await stage.shoot('stud-hi-lo-result', { height: 1400 });
  },

  'Omaha hi-lo': async (stage) => {
    const { at, app } = stage;
    app.shuffle.stack('As 2s 3d 4c Kd Kc Qh Jh Ah 2h 3h 5h 6c 7d 8h Ts 2d 4d 2c 5d');
    await at.deal(DEAL, { game: 'omaha-hi-lo' });
    await stage.shoot('omaha-hi-lo-pot-limit');
    await privately(stage);
    await stage.shoot('omaha-hi-lo-my-cards');
    await stage.checkDown();
    await stage.shoot('omaha-hi-lo-result', { who: 'Dario', height: 1200 });
  },

  'six players and a long name': async (stage) => {
    const { at } = stage;
    await at.deal(SIX, { name: LONG_NAME, stakes: '0.5/1' });
    await stage.shoot('six-handed');
    await stage.checkDown();
    await stage.shoot('six-handed-result', { height: 1300 });
  },
};
