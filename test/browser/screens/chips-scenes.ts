import type { Scenes } from './scenes.ts';

export const chips: Scenes = {
  'a seat of one’s own': async (stage) => {
    const { app, at } = stage;
    await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
    const { message } = await at.press('Ada', 'myCards');
    if (message === null) throw new Error('no cards');
    await at.pressOn('Ada', message, 'mySeat');
    await stage.shoot('my-seat');
    await at.slash('Ada', 'topup', { amount: '20' });
    await at.slash('Elio', 'sitout', { from: 'next-hand' });
    await at.slash('Ada', 'topup', { auto: 'on' });
    await stage.shoot('topped-up');
    await stage.shoot('sat-out', { who: 'Elio' });
    await stage.checkDown();
    await at.nextHand();
    await stage.shoot('one-sits-out', { who: 'Fiona' });
    await at.slash('Elio', 'back');
    await stage.shoot('came-back', { who: 'Elio' });
    await at.slash('Fiona', 'leave');
    await stage.checkDown();
    await app.advance(2000);
    await at.slash('Fiona', 'wallet');
    await stage.shoot('receipt-and-wallet', { who: 'Fiona' });
    await stage.shoot('receipt-by-direct-message', { who: 'Fiona', place: 'dm' });
  },

  'wallet and refill': async (stage) => {
    const { at } = stage;
    await at.slash('Ada', 'daily');
    await at.slash('Ada', 'wallet');
    await at.deal({ Ada: '200', Elio: '200' });
    await stage.allIn(at.toAct ?? '');
    await at.press(at.toAct ?? '', 'call');
    await at.slash('Ada', 'leave');
    await at.slash('Elio', 'leave');
    await at.slash('Ada', 'daily');
    await at.slash('Elio', 'daily');
    await at.slash('Ada', 'daily');
    await at.slash('Ada', 'wallet');
    await stage.shoot('wallet-and-daily', { height: 1300 });
    await stage.shoot('daily-of-the-other', { who: 'Elio' });
    await at.slash('Ada', 'settings');
    await stage.shoot('settings');
    await at.slash('Ada', 'privacy export');
    await at.slash('Ada', 'privacy erase');
    await stage.shoot('privacy');
  },
};
