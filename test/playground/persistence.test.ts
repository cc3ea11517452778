import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { startPlayground } from '../../src/playground/playground.ts';
import { FakeClock } from '../support/fake-clock.ts';
import { afterwards, logIn, openRoom, request } from './setup.ts';

function statePath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'playground-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'discord.json');
}

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('everything outlives a restart, and no id comes twice', async () => {
  const path = statePath();
  const clock = new FakeClock();
  const first = await startPlayground({
    clock,
    port: 0,
    statePath: path,
    pageDirectory: null,
    rateLimits: 'off',
  });
  const { client } = await logIn(first, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({ content: 'for you', flags: MessageFlags.Ephemeral });
    }
  });
  await client.application.commands.set([{ name: 'go', description: 'Goes' }], first.guildId);
  await client.application.emojis.create({ name: 'spade', attachment: PIXEL });
  const ada = first.actor('Ada');
  const before = await ada.slash('#lobby', 'go');
  ada.say('#lobby', 'hello');
  await client.users.send(ada.userId, {
    content: 'your cards',
    files: [{ attachment: Buffer.from('x'), name: 'x.txt' }],
  });
  first.actor('Bruno').closeDms();
  await client.destroy();
  await first.close();

  const { discord: second } = await openRoom({ clock, statePath: path });
  const again = second.actor('Ada');
  expect([second.applicationId, second.botToken, second.guildId]).toEqual([
    first.applicationId,
    first.botToken,
    first.guildId,
  ]);
  expect(again.userId).toBe(ada.userId);
  expect(again.sees('#lobby').map(({ content, ephemeral }) => [content, ephemeral])).toEqual([
    ['for you', true],
    ['hello', false],
  ]);
  expect(
    second
      .actor('Bruno')
      .sees('#lobby')
      .map(({ content }) => content),
  ).toEqual(['hello']);
  expect(again.dms().map(({ content }) => content)).toEqual(['your cards']);
  expect(again.commands('#lobby').map(({ name }) => name)).toEqual(['go']);
  expect(second.world.user('Bruno').acceptsDms).toBe(false);
  const emojis = await request(second, 'GET', `/applications/${second.applicationId}/emojis`);
  expect(emojis.body).toMatchObject({ items: [{ name: 'spade' }] });
  const file = new URL(again.dms()[0]?.attachments[0]?.url ?? '').pathname;
  expect(await (await fetch(second.url + file)).text()).toBe('x');
  // The clock has not moved, and the id is new all the same.
  expect(BigInt(again.say('#lobby', 'later').id)).toBeGreaterThan(BigInt(before.interactionId));
});

test('a killed process loses nothing that was answered', async () => {
  const path = statePath();
  const program = `
    import { startPlayground } from './src/playground/playground.ts';
    const clock = { now: () => Date.now(), at: () => () => {} };
    const discord = await startPlayground({ clock, port: 0, statePath: process.argv[1], pageDirectory: null });
    discord.actor('Ada').say('#lobby', 'one');
    discord.actor('Ada').say('#lobby', 'two');
    console.log('said');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;

  const { discord } = await openRoom({ statePath: path });
  expect(
    discord
      .actor('Bruno')
      .sees('#lobby')
      .map(({ content }) => content),
  ).toEqual(['one', 'two']);
  // The file is whole at any time.
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ version: 1 });
});
