import { expect, test } from 'vitest';
import { RoomScene } from './support/room-scene.ts';

test('settings are at their defaults until they are changed, one by one', () => {
  const scene = new RoomScene();
  const [ada, bruno] = [scene.member('Ada'), scene.member('Bruno')];
  const defaults = {
    language: 'auto',
    cards: 'both',
    fourColours: true,
    textOnly: false,
    pictures: false,
    bigBlinds: false,
    autoTopUp: false,
    muck: 'ask',
  };
  expect(scene.room.settingsOf(ada)).toEqual(defaults);
  expect(scene.room.changeSettings(ada, { cards: 'button' })).toEqual({ ...defaults, cards: 'button' });
  scene.room.changeSettings(ada, { bigBlinds: true, language: 'it' });
  expect(scene.room.settingsOf(ada)).toEqual({
    ...defaults,
    cards: 'button',
    bigBlinds: true,
    language: 'it',
  });
  expect(scene.room.settingsOf(bruno)).toEqual(defaults);
});

test('a setting that was kept before there were others leaves those at their defaults', () => {
  const scene = new RoomScene();
  const ada = scene.member('Ada');
  scene.store.members.saveSettings(ada, '{"textOnly":true}');
  expect(scene.room.settingsOf(ada)).toMatchObject({ textOnly: true, cards: 'both', muck: 'ask' });
});
