import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { channelId, guildId, memberId, userId } from '../../src/shared/ids.ts';
import { mintOf, walletOf } from '../../src/ledger/account.ts';
import { erasedBalance, startingBalance } from '../../src/ledger/transfers-for.ts';
import type { Store } from '../../src/store/store.ts';
import { GUILD, storeAt, storeInMemory, temporaryFolder } from './support/scene.ts';

const ADA = userId('1200000000000000001');
const OTHER_GUILD = guildId('900000000000000002');

function enrol(store: Store, id: string, guild = GUILD): void {
  const member = memberId(id);
  const transfer = startingBalance(guild, member, 100_000);
  store.members.enrol({ id: member, guildId: guild, userId: ADA, name: 'Ada Lovelace', transfer, at: 5 });
}

test('a member is found by server and user, with the starting balance of that server', () => {
  const store = storeInMemory();
  enrol(store, 'm1');
  enrol(store, 'm2', OTHER_GUILD);
  expect(store.members.find(GUILD, ADA)).toEqual({ id: 'm1', userId: ADA, name: 'Ada Lovelace' });
  expect(store.members.find(OTHER_GUILD, ADA)?.id).toBe('m2');
  expect(store.members.find(GUILD, userId('1200000000000000002'))).toBeNull();
  expect(store.accounts.balanceOf(walletOf(memberId('m1')))).toBe(100_000);
  expect(store.accounts.balanceOf(mintOf(GUILD))).toBe(-100_000);
});

test('the same person is not enrolled twice in a server: nothing of the second time is left', () => {
  const store = storeInMemory();
  enrol(store, 'm1');
  expect(() => enrol(store, 'm2')).toThrow('rule of the books');
  expect(store.accounts.balanceOf(walletOf(memberId('m2')))).toBe(0);
  expect(store.accounts.balanceOf(mintOf(GUILD))).toBe(-100_000);
});

test('a name is kept up to date', () => {
  const store = storeInMemory();
  enrol(store, 'm1');
  store.members.rename(memberId('m1'), 'Countess');
  expect(store.members.of(memberId('m1'))?.name).toBe('Countess');
});

test('erasing somebody cuts one row, moves the wallet to the mint and leaves nothing readable in the file', () => {
  const path = join(temporaryFolder(), 'felt.db');
  const store = storeAt(path);
  onTestFinished(() => store.close());
  enrol(store, 'm1');
  store.directMessages.remember(ADA, channelId('920000000000000001'));
  const balance = store.accounts.balanceOf(walletOf(memberId('m1')));
  store.members.erase(memberId('m1'), erasedBalance(GUILD, memberId('m1'), balance), 9);
  expect(store.members.finishErasures()).toBe(true);

  expect(store.members.of(memberId('m1'))).toEqual({ id: 'm1', userId: null, name: null });
  expect(store.members.find(GUILD, ADA)).toBeNull();
  expect(store.directMessages.channelOf(ADA)).toBeNull();
  expect(store.accounts.balanceOf(walletOf(memberId('m1')))).toBe(0);
  expect(store.accounts.balanceOf(mintOf(GUILD))).toBe(0);
  expect(store.accounts.entriesOf(walletOf(memberId('m1')), 5).map(({ reason }) => reason)).toEqual([
    'erased',
    'startingBalance',
  ]);
  for (const file of [path, `${path}-wal`]) {
    const bytes = readFileSync(file, 'latin1');
    for (const trace of ['Ada Lovelace', ADA, '920000000000000001']) expect(bytes).not.toContain(trace);
  }

  enrol(store, 'm2');
  expect(store.members.find(GUILD, ADA)?.id).toBe('m2');
  expect(store.accounts.balanceOf(walletOf(memberId('m2')))).toBe(100_000);
});

test('the channel of direct messages stays while the person is still a member elsewhere', () => {
  const store = storeInMemory();
  enrol(store, 'm1');
  enrol(store, 'm2', OTHER_GUILD);
  store.directMessages.remember(ADA, channelId('920000000000000001'));
  store.members.erase(memberId('m1'), null, 9);
  expect(store.directMessages.channelOf(ADA)).toBe('920000000000000001');
});

test('the language somebody reads is kept for all their servers, and goes when they are erased', () => {
  const store = storeInMemory();
  enrol(store, 'm1');
  enrol(store, 'm2', OTHER_GUILD);
  expect(store.members.localeOf(ADA)).toBeNull();
  store.members.rememberLocale(ADA, 'it');
  store.members.erase(memberId('m1'), null, 9);
  expect(store.members.localeOf(ADA)).toBe('it');
  store.members.erase(memberId('m2'), null, 9);
  expect(store.members.localeOf(ADA)).toBeNull();
});

test('what somebody has set for themself is kept, exported, and goes when they are erased', () => {
  const store = storeInMemory();
  enrol(store, 'm1');
  const ada = memberId('m1');
  expect(store.members.settingsOf(ada)).toBeNull();
  store.members.saveSettings(ada, '{"language":"it"}');
  store.members.saveSettings(ada, '{"language":"en"}');
  expect(store.members.settingsOf(ada)).toBe('{"language":"en"}');
  expect(store.keptAbout.of(ada, { closedCards: true }).member?.settings).toBe('{"language":"en"}');
  store.members.erase(ada, null, 9);
  expect(store.members.settingsOf(ada)).toBeNull();
});
