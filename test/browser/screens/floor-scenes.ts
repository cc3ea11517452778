import { AtTable } from '../../app/support/at-table.ts';
import type { Scenes } from './scenes.ts';

export const floor: Scenes = {
  'the server’s settings': async (stage) => {
    await stage.floor('settings show');
    await stage.shoot('floor-settings', { who: 'Fiona', height: 1300 });
    await stage.floor('settings room', { 'chip-name': '🪙', pictures: 'on', 'audit-channel': 'poker-2' });
    await stage.floor('settings tables', { 'disallow-game': 'razz', stakes: '1/2, 2/4' });
    await stage.floor('settings members', { 'starting-balance': '500', 'account-age': 7 });
    await stage.floor('rake', { schedule: 'percentage', percent: '5', cap: '3' });
    await stage.floor('settings reset', { setting: 'chipName' });
    await stage.shoot('floor-settings-changed', { who: 'Fiona' });
    await stage.shoot('floor-audit-channel', { who: 'Ada', place: 'poker-2' });
    await stage.floor('audit');
    await stage.floor('doctor');
    await stage.shoot('floor-audit-and-doctor', { who: 'Fiona', height: 1300 });
  },

  'age-restricted channels only': async (stage) => {
    await stage.floor('settings tables', { 'age-restricted': 'on' });
    await stage.at.open('Ada');
    await stage.shoot('table-needs-an-age-restricted-channel');
    await new AtTable(stage.app, 'late-night').open('Ada');
    await stage.shoot('table-in-an-age-restricted-channel', { place: 'late-night' });
  },

  'people and reports': async (stage) => {
    const { app, at } = stage;
    await at.deal({ Ada: '100', Elio: '100', Bruno: '100' });
    await stage.checkDown();
    await at.slash('Ada', 'callfloor', { reason: 'He looks at my cards' });
    await stage.shoot('floor-called', { who: 'Fiona' });
    await stage.floor('report');
    await app.settle();
    await stage.shoot('floor-report', { who: 'Fiona', height: 1400 });
    app.cards.auditor = app.playground.actor('Fiona').userId;
    await stage.floor('hand', { number: 1, reason: 'a dispute' });
    await stage.floor('suspects');
    await stage.shoot('floor-hand-and-suspects', { who: 'Fiona', height: 1300 });
    await stage.floor('grant', { member: 'Ada', amount: '50', reason: 'misdeal' });
    await stage.floor('take', { member: 'Ada', amount: '99999', reason: 'too much' });
    const kick = await stage.floor('kick', { member: 'Elio', reason: 'slow' });
    await stage.floor('ban', { member: 'Bruno', reason: 'rude' });
    await stage.floor('erase', { member: 'Dario', reason: 'asked for it' });
    await stage.shoot('floor-people', { who: 'Fiona', height: 1300 });
    await stage.yes(kick);
    await stage.shoot('told-of-the-floor', { who: 'Elio', place: 'dm' });
    await at.sit('Elio', '98');
    await stage.shoot('stood-up-by-the-floor', { who: 'Elio' });
  },

  'tables stopped by the floor': async (stage) => {
    const { at } = stage;
    await at.deal({ Ada: '100', Elio: '100', Bruno: '100' });
    await stage.floor('pause', { reason: 'fire alarm' });
    await stage.app.advance(1000);
    await stage.shoot('floor-paused');
    await stage.floor('resume');
    await at.press(at.toAct ?? '', 'call');
    await at.press(at.toAct ?? '', 'call');
    const asked = await stage.floor('void', { reason: 'an exposed card' });
    await stage.floor('close', { reason: 'good night' });
    await stage.shoot('floor-asked-to-confirm', { who: 'Fiona' });
    await stage.yes(asked);
    await stage.app.advance(1000);
    await stage.shoot('hand-voided', { who: 'Dario' });
    await stage.shoot('told-of-a-void', { place: 'dm' });
  },
};
