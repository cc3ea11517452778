import { expect, test } from 'vitest';
import { channelId, memberId, tableId, userId } from '../../src/shared/ids.ts';
import { CHANNEL, GUILD, enrolled, opening, storeInMemory } from './support/scene.ts';

test('the message of a table is remembered, the newest one only', () => {
  const store = storeInMemory();
  const { after: table } = opening('t1');
  store.commit(opening('t1'));
  expect(store.posts.of(table.id)).toBeNull();
  const first = { channelId: CHANNEL, messageId: '1300000000000000001', hand: 0, postedAt: 5 };
  store.posts.remember(table.id, first);
  expect(store.posts.of(table.id)).toEqual(first);
  const next = { ...first, messageId: '1300000000000000002', hand: 1, postedAt: 9 };
  store.posts.remember(table.id, next);
  expect(store.posts.of(table.id)).toEqual(next);
});

test('there is no message of a table that does not exist', () => {
  const post = { channelId: CHANNEL, messageId: '1', hand: 0, postedAt: 5 };
  expect(() => storeInMemory().posts.remember(tableId('none'), post)).toThrow('rule of the books');
});

test('the channel of direct messages with a member is remembered, and with nobody else', () => {
  const store = storeInMemory();
  enrolled(store, 'ada', 0);
  const [ada, stranger] = [userId('user-ada'), userId('user-stranger')];
  expect(store.directMessages.channelOf(ada)).toBeNull();
  store.directMessages.remember(ada, channelId('920000000000000001'));
  store.directMessages.remember(ada, channelId('920000000000000002'));
  expect(store.directMessages.channelOf(ada)).toBe('920000000000000002');
  store.directMessages.remember(stranger, channelId('920000000000000003'));
  expect(store.directMessages.channelOf(stranger)).toBeNull();
});

test('the calls that stand at a table are remembered until they are taken away', () => {
  const store = storeInMemory();
  const { after: table } = opening('t1');
  store.commit(opening('t1'));
  const call = { channelId: CHANNEL, messageId: '1300000000000000001', key: 't.1.0' };
  store.calls.remember(table.id, call);
  store.calls.remember(table.id, call);
  expect(store.calls.of(table.id)).toEqual([call]);
  store.calls.forget(call.messageId);
  expect(store.calls.of(table.id)).toEqual([]);
});

test('the last hand whose cards have arrived is remembered for each member', () => {
  const store = storeInMemory();
  const { after: table } = opening('t1');
  store.commit(opening('t1'));
  const [ada, elio] = [memberId('m1'), memberId('m2')];
  for (const [id, user] of [
    [ada, '1200000000000000001'],
    [elio, '1200000000000000002'],
  ] as const) {
    store.members.enrol({ id, guildId: GUILD, userId: userId(user), name: id, transfer: null, at: 0 });
  }
  expect(store.toldCards.lastHand(table.id, ada)).toBeNull();
  store.toldCards.remember(table.id, ada, 1);
  store.toldCards.remember(table.id, ada, 2);
  expect(store.toldCards.lastHand(table.id, ada)).toBe(2);
  expect(store.toldCards.lastHand(table.id, elio)).toBeNull();
});
