import { GAMES } from '../../../src/engine/games/index.ts';
import { HELP_TOPICS } from '../../../src/i18n/help-messages.ts';
import type { Scenes } from './scenes.ts';

export const lobby: Scenes = {
  'a new table': async (stage) => {
    const { app, at } = stage;
    await at.open('Ada');
    await stage.shoot('lobby-new-table');
    await stage.shoot('lobby-sit-modal', { pressing: 'sit' });
    await at.press('Elio', 'tableInfo');
    await stage.shoot('lobby-table-info', { who: 'Elio' });
    await at.sit('Ada', '100');
    await app.advance(1000);
    await stage.shoot('lobby-one-seated');
    await app.playground
      .actor('Bruno')
      .slash('poker-2', 'table open', { game: 'omaha', stakes: '2/4', where: 'thread' });
    await app.settle();
    await stage.shoot('lobby-thread-announced', { who: 'Bruno', place: 'poker-2' });
    await app.playground.actor('Bruno').slash('lobby', 'table list', {});
    await app.settle();
    await stage.shoot('lobby-table-list', { who: 'Bruno', place: 'lobby' });
  },

  'no table anywhere': async (stage) => {
    const { at } = stage;
    await at.slash('Ada', 'table list');
    await at.slash('Ada', 'table info');
    await at.slash('Ada', 'sit', { 'buy-in': '100' });
    await at.slash('Ada', 'fold');
    await at.slash('Ada', 'cards');
    await stage.shoot('lobby-no-tables');
  },

  'a full table and its waiting list': async (stage) => {
    const { app, at } = stage;
    await at.open('Ada', { seats: 2 });
    await at.sit('Ada', '100');
    await at.sit('Elio', '100');
    await at.nextHand();
    await at.slash('Carla', 'waitlist', { action: 'join' });
    await at.slash('Dario', 'sit', { 'buy-in': '100' });
    await at.slash('Dario', 'waitlist', { action: 'join' });
    await stage.shoot('waiting-list-joined', { who: 'Dario' });
    await at.slash('Elio', 'leave');
    await at.press(at.toAct ?? '', 'fold');
    await app.advance(5000);
    await stage.shoot('waiting-list-called', { who: 'Carla' });
  },

  'help and rules': async (stage) => {
    const { at } = stage;
    for (const topic of HELP_TOPICS) {
      await at.slash('Ada', 'help', { topic });
      await stage.shoot(`help-${topic}`);
    }
    for (const game of Object.keys(GAMES)) {
      await at.slash('Ada', 'rules', { game });
      await stage.shoot(`rules-${game}`, { height: 1300 });
    }
  },
};
