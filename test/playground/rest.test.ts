import { DiscordAPIError, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import type { Playground } from '../../src/playground/playground.ts';
import { logIn, openRoom, request } from './setup.ts';

const lobby = (discord: Playground) => `/channels/${discord.world.channel('lobby').id}`;
const post = (discord: Playground, path: string, body: unknown) => request(discord, 'POST', path, body);
const idOf = (answer: { readonly body: unknown }) => (answer.body as { readonly id: string }).id;

/** Status and Discord's code of an answer. */
async function refusal(answer: Promise<{ readonly status: number; readonly body: unknown }>) {
  const { status, body } = await answer;
  return [status, (body as { readonly code?: number } | null)?.code];
}

test('a wrong token is refused', async () => {
  const { discord } = await openRoom();
  const answer = request(discord, 'GET', '/users/@me', undefined, { Authorization: 'Bot wrong' });
  expect(await refusal(answer)).toEqual([401, 0]);
});

test('an unknown route is answered with 404, and remembered', async () => {
  const { discord } = await openRoom();
  expect(await refusal(request(discord, 'GET', '/nowhere'))).toEqual([404, 0]);
  expect(discord.requests.unknownRoutes).toEqual(['GET /nowhere']);
});

test('an invalid body is explained where it is wrong', async () => {
  const { discord } = await openRoom();
  const { status, body } = await post(discord, `${lobby(discord)}/messages`, {
    embeds: [{ title: 'x'.repeat(257) }],
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    message: 'Invalid Form Body',
    code: 50035,
    errors: {
      embeds: {
        0: {
          title: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 256 or fewer in length.' }] },
        },
      },
    },
  });
});

test('a message is changed by what the edit names, and by nothing else', async () => {
  const { discord } = await openRoom();
  const path = `${lobby(discord)}/messages`;
  const row = { type: 1, components: [{ type: 2, style: 1, custom_id: 'a', label: 'A' }] };
  const id = idOf(await post(discord, path, { content: 'one', components: [row] }));
  const bare = await request(discord, 'PATCH', `${path}/${id}`, { components: [] });
  expect(bare.body).toMatchObject({ content: 'one', components: [], edited_timestamp: null });
  const edited = await request(discord, 'PATCH', `${path}/${id}`, { content: 'two' });
  expect((edited.body as { edited_timestamp: unknown }).edited_timestamp).not.toBeNull();
  expect(await refusal(request(discord, 'PATCH', `${path}/${id}`, { content: '' }))).toEqual([400, 50006]);
});

test('the same nonce makes one message', async () => {
  const { discord } = await openRoom();
  const body = { content: 'once', nonce: 'n1', enforce_nonce: true };
  const [first, second] = [
    await post(discord, `${lobby(discord)}/messages`, body),
    await post(discord, `${lobby(discord)}/messages`, body),
  ];
  expect(idOf(second)).toBe(idOf(first));
  expect(discord.actor('Ada').sees('#lobby')).toHaveLength(1);
});

test('only those are called whom allowed_mentions lets be', async () => {
  const { discord } = await openRoom();
  const [ada, bruno] = [discord.actor('Ada'), discord.actor('Bruno')];
  const content = `${ada.mention} ${bruno.mention} @everyone`;
  await post(discord, `${lobby(discord)}/messages`, { content, allowed_mentions: { users: [ada.userId] } });
  await post(discord, `${lobby(discord)}/messages`, { content, allowed_mentions: { parse: [] } });
  const called = ada.sees('#lobby').map(({ mentions }) => mentions.map(({ id }) => id));
  expect(called).toEqual([[ada.userId], []]);
});

test.each([
  ['VIEW_CHANNEL', { content: 'x' }, [403, 50001]],
  ['SEND_MESSAGES', { content: 'x' }, [403, 50013]],
  ['EMBED_LINKS', { embeds: [{ title: 't' }] }, [403, 50013]],
] as const)('without %s the bot cannot write that', async (permission, body, expected) => {
  const { discord } = await openRoom();
  const channel = discord.world.channel('lobby');
  discord.world.deny(channel.id, discord.applicationId, permission);
  expect(await refusal(post(discord, `/channels/${channel.id}/messages`, body))).toEqual(expected);
  discord.world.allow(channel.id, discord.applicationId, permission);
  expect((await post(discord, `/channels/${channel.id}/messages`, body)).status).toBe(200);
});

test('the real client sees its permissions change, and cannot send a file without ATTACH_FILES', async () => {
  const { discord } = await openRoom();
  const { client } = await logIn(discord);
  const { id } = discord.world.channel('lobby');
  const channel = client.channels.cache.get(id) as TextChannel;
  expect(channel.permissionsFor(client.user)?.has('AttachFiles')).toBe(true);
  discord.world.deny(id, discord.applicationId, 'ATTACH_FILES');
  await discord.until(() => channel.permissionsFor(client.user)?.has('AttachFiles') === false);
  const files = [{ attachment: Buffer.from('x'), name: 'x.txt' }];
  await expect(channel.send({ files })).rejects.toMatchObject({ code: 50013 });
});

test('a channel, a message or a member that is gone', async () => {
  const { discord } = await openRoom();
  const { world } = discord;
  const channel = lobby(discord);
  const id = idOf(await post(discord, `${channel}/messages`, { content: 'x' }));
  world.deleteMessage(id);
  expect(await refusal(request(discord, 'PATCH', `${channel}/messages/${id}`, { content: 'y' }))).toEqual([
    404, 10008,
  ]);
  const ada = discord.actor('Ada');
  const member = `/guilds/${discord.guildId}/members/${ada.userId}`;
  expect((await request(discord, 'GET', member)).status).toBe(200);
  ada.leaveServer();
  expect(await refusal(request(discord, 'GET', member))).toEqual([404, 10007]);
  world.deleteChannel(world.channel('lobby').id);
  expect(await refusal(post(discord, `${channel}/messages`, { content: 'x' }))).toEqual([404, 10003]);
});

test('direct messages can be closed, and need a server in common', async () => {
  const { discord } = await openRoom();
  const { client } = await logIn(discord);
  const ada = discord.actor('Ada');
  const send = () => client.users.send(ada.userId, 'your cards');
  const failed = (error: unknown) => (error instanceof DiscordAPIError ? error.code : error);
  await send();
  ada.closeDms();
  await expect(send().catch(failed)).resolves.toBe(50007);
  ada.openDms();
  ada.leaveServer();
  await expect(send().catch(failed)).resolves.toBe(50278);
  ada.joinServer(discord.guildId);
  await send();
  expect(ada.dms().map(({ content }) => content)).toEqual(['your cards', 'your cards']);
});

test('direct messages to many new people at once are refused', async () => {
  const { discord, clock } = await openRoom({ rateLimits: 'real' });
  const answers: unknown[] = [];
  for (let index = 0; index < 26; index += 1) {
    const { id } = discord.world.addUser(`Guest ${index}`);
    answers.push(await refusal(post(discord, '/users/@me/channels', { recipient_id: id })));
    clock.advance(200); // The route's own limit is another matter.
  }
  expect(answers.filter((answer) => JSON.stringify(answer) === '[200,null]')).toHaveLength(25);
  expect(answers.at(-1)).toEqual([403, 40003]);
});

test('threads: made, written to, archived by time, opened again by a message', async () => {
  const { discord, clock } = await openRoom();
  const started = await post(discord, `${lobby(discord)}/threads`, {
    name: 'Table Aurora',
    type: 11,
    auto_archive_duration: 60,
  });
  const thread = `/channels/${idOf(started)}`;
  const message = idOf(await post(discord, `${thread}/messages`, { content: 'x' }));
  clock.advance(59 * 60_000);
  await post(discord, `${thread}/messages`, { content: 'y' });
  clock.advance(59 * 60_000);
  expect((await request(discord, 'PATCH', `${thread}/messages/${message}`, { content: 'z' })).status).toBe(
    200,
  );
  clock.advance(60_000);
  expect(await refusal(request(discord, 'PATCH', `${thread}/messages/${message}`, { content: 'z' }))).toEqual(
    [400, 50083],
  );
  await expect(discord.actor('Ada').slash(idOf(started), 'go')).rejects.toThrow('archived');
  expect((await post(discord, `${thread}/messages`, { content: 'open' })).status).toBe(200);
  expect((await request(discord, 'GET', thread)).body).toMatchObject({
    thread_metadata: { archived: false },
  });
});

test('a thread on a message has its id, and there is only one', async () => {
  const { discord } = await openRoom();
  const id = idOf(await post(discord, `${lobby(discord)}/messages`, { content: 'x' }));
  const path = `${lobby(discord)}/messages/${id}/threads`;
  expect(idOf(await post(discord, path, { name: 'T' }))).toBe(id);
  expect(await refusal(post(discord, path, { name: 'T' }))).toEqual([400, 160004]);
  discord.world.deny(discord.world.channel('lobby').id, discord.applicationId, 'SEND_MESSAGES_IN_THREADS');
  expect(await refusal(post(discord, `/channels/${id}/messages`, { content: 'x' }))).toEqual([403, 50013]);
});

test('files arrive whole; one that an embed shows is no attachment', async () => {
  const { discord } = await openRoom();
  const { client } = await logIn(discord);
  const channel = client.channels.cache.get(discord.world.channel('lobby').id) as TextChannel;
  const bytes = Buffer.from([0, 1, 2, 13, 10, 45, 45, 255]);
  const files = [{ attachment: bytes, name: 'ta"ble.png', description: 'The table' }];
  const plain = await channel.send({ files });
  const attachment = plain.attachments.first();
  expect(attachment).toMatchObject({ name: 'ta"ble.png', description: 'The table', size: 8 });
  const loaded = await fetch(attachment?.url ?? '');
  expect(Buffer.from(await loaded.arrayBuffer())).toEqual(bytes);

  const shown = {
    files: [{ attachment: bytes, name: 'x.png' }],
    embeds: [{ image: { url: 'attachment://x.png' } }],
  };
  const embedded = await channel.send(shown);
  expect(embedded.attachments.size).toBe(0);
  expect(embedded.embeds[0]?.image?.url).toMatch(/^http:.*\/x\.png$/);
});

test('faults: a status, a cut connection, a held answer', async () => {
  const { discord } = await openRoom();
  const { client } = await logIn(discord);
  const channel = client.channels.cache.get(discord.world.channel('lobby').id) as TextChannel;
  const create = { method: 'POST', route: '/channels/:channel/messages' };
  const contents = () =>
    discord
      .actor('Ada')
      .sees('#lobby')
      .map(({ content }) => content);

  discord.faults.next(create, { status: 403, code: 50013 });
  await expect(channel.send('refused')).rejects.toMatchObject({ code: 50013 });
  // discord.js repeats a request whose connection was cut: the message is there twice without a nonce.
  discord.faults.next(create, 'resetAfter');
  await channel.send('cut');
  discord.faults.next(create, 'resetAfter');
  await channel.send({ content: 'once', nonce: '1', enforceNonce: true });
  expect(contents()).toEqual(['cut', 'cut', 'once']);

  const fault = discord.faults.next(create, 'holdBefore');
  const held = channel.send('held');
  await discord.until(() => fault.met === 1);
  expect(contents()).toHaveLength(3);
  fault.release();
  await held;
  expect(contents()).toHaveLength(4);
});

test('roles, members and command permissions', async () => {
  const { discord } = await openRoom();
  const { world, guildId } = discord;
  const [ada, fiona] = [discord.actor('Ada'), discord.actor('Fiona')];
  const path = `/applications/${discord.applicationId}/guilds/${guildId}/commands`;
  await request(discord, 'PUT', path, [
    { name: 'floor', description: 'Floor', default_member_permissions: '32' },
    { name: 'go', description: 'Goes' },
  ]);
  const names = (person: typeof ada) => person.commands('#lobby').map(({ name }) => name);
  expect([names(ada), names(fiona)]).toEqual([['go'], ['floor', 'go']]);
  const role = world.addRole(guildId, 'Floor');
  world.giveRole(ada.userId, role);
  world.setCommandPermission(guildId, 'floor', role, true);
  expect(names(ada)).toEqual(['floor', 'go']);
  await expect(discord.actor('Bruno').slash('#lobby', 'floor')).rejects.toThrow('there are: /go');
});
