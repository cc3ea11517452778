import { request as httpRequest } from 'node:http';
import { fileURLToPath } from 'node:url';
import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import type { Playground } from '../../src/playground/playground.ts';
import { afterwards, logIn, openRoom } from './setup.ts';

const PAGE = fileURLToPath(new URL('../../src/playground/page', import.meta.url));
const BUTTON = { type: 1, components: [{ type: 2, style: 1, custom_id: 'press', label: 'Press' }] };

/** The status of a request with headers that `fetch` would not send. */
function status(discord: Playground, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(discord.url + path, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject).end();
  });
}

async function doAs(discord: Playground, as: string, deed: object): Promise<unknown> {
  const response = await fetch(`${discord.url}/playground/do?as=${as}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(deed),
  });
  return response.json();
}

async function stateOf(discord: Playground, as: string) {
  const response = await fetch(`${discord.url}/playground/state?as=${as}`);
  return (await response.json()) as {
    readonly me: { readonly name: string; readonly locale: string };
    readonly messages: Readonly<Record<string, readonly { readonly content: string }[]>>;
  };
}

test('the page comes with a strict policy, and nothing beside it', async () => {
  const { discord } = await openRoom({ pageDirectory: PAGE });
  const page = await fetch(`${discord.url}/`);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|https?:/);
  for (const [, name] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect((await fetch(discord.url + (name ?? ''))).status).toBe(200);
  }
  for (const path of ['/../playground.ts', '/%2e%2e/playground.ts', '/playground.ts', '/nothing.js']) {
    expect(await status(discord, path, {})).toBe(404);
  }
});

test('another host name or another page is turned away, from the API too', async () => {
  const { discord } = await openRoom({ pageDirectory: PAGE });
  const { host } = new URL(discord.url);
  for (const path of ['/', '/playground/state?as=Ada', '/api/v10/gateway', '/cdn/emojis/1.png']) {
    expect(await status(discord, path, { Host: 'evil.example' })).toBe(403);
    expect(await status(discord, path, { Host: host, Origin: 'http://evil.example' })).toBe(403);
  }
  expect(await status(discord, '/playground/state?as=Ada', { Host: host, Origin: discord.url })).toBe(200);
});

test('what a person does on the page goes the way of everything else', async () => {
  const { discord, clock } = await openRoom({ pageDirectory: PAGE });
  const { client } = await logIn(discord, async (interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.reply({ content: 'for you', components: [BUTTON], flags: MessageFlags.Ephemeral });
    }
    if (interaction.isButton() && interaction.user.id !== discord.actor('Bruno').userId) {
      await interaction.update({ content: 'pressed', components: [] });
    }
  });
  const options = [{ type: 4, name: 'seats', description: 'Seats', required: true, min_value: 2 }];
  await client.application.commands.set([{ name: 'go', description: 'Goes', options }], discord.guildId);
  const channelId = discord.world.channel('lobby').id;
  const slash = (seats: object) =>
    doAs(discord, 'ada', { kind: 'slash', channelId, command: 'go', options: seats });

  expect(await slash({})).toMatchObject({ ok: false, problems: [{ field: 'seats', code: 'required' }] });
  expect(await slash({ seats: '1' })).toMatchObject({
    problems: [{ field: 'seats', code: 'tooSmall', limit: 2 }],
  });
  expect(await slash({ seats: '6' })).toMatchObject({ ok: true, outcome: { failed: false } });
  const [message] = discord.actor('Ada').sees('#lobby');
  const click = { kind: 'click', messageId: message?.id, customId: 'press' };
  expect(await doAs(discord, 'Bruno', click)).toMatchObject({ ok: false });
  expect(await doAs(discord, 'Ada', click)).toMatchObject({ ok: true, outcome: { answer: 'update' } });
  expect((await stateOf(discord, 'Ada')).messages[channelId]).toMatchObject([{ content: 'pressed' }]);
  expect((await stateOf(discord, 'Bruno')).messages[channelId]).toEqual([]);
  expect((await stateOf(discord, 'bruno')).me).toMatchObject({ name: 'Bruno', locale: 'it' });

  discord.faults.guildOutage(discord.guildId);
  const late = slash({ seats: '6' });
  await discord.until(() => clock.nextAlarm() !== null);
  clock.advance(3000);
  expect(await late).toMatchObject({ ok: true, outcome: { failed: true } });
  expect(await doAs(discord, 'Ada', { kind: 'fly' })).toMatchObject({ ok: false });
});

test('a person may leave the server and come back', async () => {
  const { discord } = await openRoom({ pageDirectory: PAGE });
  const ada = discord.actor('Ada').userId;
  expect(await doAs(discord, 'Ada', { kind: 'membership', left: true })).toEqual({ ok: true });
  expect(discord.world.member(discord.guildId, ada)).toBeNull();
  expect((await stateOf(discord, 'Ada')).messages).toEqual({});
  expect(await doAs(discord, 'Ada', { kind: 'membership', left: false })).toEqual({ ok: true });
  expect(Object.keys((await stateOf(discord, 'Ada')).messages)).toContain(discord.world.channel('lobby').id);
});

test('the stream tells each person what they see, and no more', async () => {
  const { discord } = await openRoom({ pageDirectory: PAGE });
  const heard = new Map<string, string>();
  const abort = new AbortController();
  afterwards(() => abort.abort());
  for (const name of ['Ada', 'Bruno']) {
    const { body } = await fetch(`${discord.url}/playground/stream?as=${name}`, { signal: abort.signal });
    heard.set(name, '');
    void (async () => {
      for await (const chunk of body ?? []) {
        heard.set(name, (heard.get(name) ?? '') + Buffer.from(chunk as Uint8Array).toString());
      }
    })().catch(() => undefined);
  }
  const { client } = await logIn(discord, async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({ content: 'secret', flags: MessageFlags.Ephemeral });
  });
  await client.application.commands.set([{ name: 'go', description: 'Goes' }], discord.guildId);
  await discord.actor('Ada').slash('#lobby', 'go');
  discord.actor('Bruno').say('#lobby', 'public');
  await discord.until(() => [...heard.values()].every((text) => text.includes('public')));
  expect(heard.get('Ada')).toContain('secret');
  expect(heard.get('Bruno')).not.toContain('secret');
});
