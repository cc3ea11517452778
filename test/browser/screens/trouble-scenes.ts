import type { Scenes } from './scenes.ts';

const HOUR = 3_600_000;

export const trouble: Scenes = {
  'a table that a fault has stopped': async (stage) => {
    const { app, at } = stage;
    await at.deal({ Ada: '100', Elio: '100' });
    app.errorsExpected = 2;
    const { accounts } = app.store;
    const working = { ...accounts };
    Object.assign(accounts, {
      balanceOf: () => {
        throw new Error('a fault of the software');
      },
    });
    await at.slash('Ada', 'topup', { amount: '20' });
    Object.assign(accounts, working);
    await app.advance(2000);
    await stage.shoot('frozen-table');
    await stage.floor('doctor');
    await stage.shoot('frozen-table-doctor', { who: 'Fiona' });
  },

  'a slow table': async (stage) => {
    const { app, at } = stage;
    await at.deal({ Ada: '100', Elio: '100' }, { clock: 6 * 3600 });
    await app.advance(2 * HOUR);
    await stage.shoot('slow-table-reminder', { who: at.toAct ?? '', place: 'dm' });
  },

  'out of time': async (stage) => {
    const { app, at } = stage;
    await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
    await app.advance(31_000);
    await stage.shoot('time-bank');
    await app.advance(5 * 60_000);
    await stage.shoot('timed-out');
  },

  'a channel in which the bot may not write': async (stage) => {
    const { app, at } = stage;
    const { world, applicationId } = app.playground;
    await at.deal({ Ada: '100', Elio: '100' });
    for (const name of ['poker-1', 'poker-2']) {
      world.deny(world.channel(name).id, applicationId, 'SEND_MESSAGES');
    }
    await app.playground.actor('Dario').slash('poker-2', 'table open', { stakes: '1/2' });
    await stage.shoot('may-not-open-here', { who: 'Dario', place: 'poker-2' });
    world.deleteMessage(at.message().id);
    await at.slash(at.toAct ?? '', 'call');
    await app.advance(1000);
    await stage.shoot('opener-told-of-permissions', { place: 'dm' });
    await at.slash('Elio', 'check');
    await stage.shoot('acting-at-a-paused-table', { who: 'Elio' });
  },

  'closed direct messages': async (stage) => {
    const { app, at } = stage;
    app.playground.actor('Elio').closeDms();
    await at.deal({ Ada: '100', Elio: '100' });
    await at.slash('Elio', 'cards');
    await stage.shoot('direct-messages-closed', { who: 'Elio' });
  },

  'closing a table': async (stage) => {
    const { app, at } = stage;
    await at.deal({ Ada: '100', Elio: '100' });
    await at.slash('Ada', 'table close');
    await stage.shoot('table-closing');
    await at.press(at.toAct ?? '', 'fold');
    await app.advance(5000);
    await stage.shoot('table-closed');
    await stage.shoot('table-closed-receipt', { place: 'dm' });
  },
};
