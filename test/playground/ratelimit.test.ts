import { expect, test } from 'vitest';
import { openRoom, request } from './setup.ts';

async function limited() {
  const room = await openRoom({ rateLimits: 'real' });
  const channel = `/channels/${room.discord.world.channel('lobby').id}`;
  const send = () => request(room.discord, 'POST', `${channel}/messages`, { content: 'x' });
  return { ...room, channel, send };
}

const header = (answer: { readonly headers: Headers }, name: string) => answer.headers.get(name);

test('a bucket counts down, refuses, and is full again after its time', async () => {
  const { clock, send } = await limited();
  const first = await send();
  expect(header(first, 'x-ratelimit-limit')).toBe('5');
  expect(header(first, 'x-ratelimit-remaining')).toBe('4');
  expect(header(first, 'x-ratelimit-reset-after')).toBe('5');
  expect(header(first, 'x-ratelimit-reset')).toBe(String((clock.now() + 5000) / 1000));
  expect(header(first, 'x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/);
  for (let index = 0; index < 4; index += 1) await send();
  clock.advance(1500);
  const refused = await send();
  expect(refused).toMatchObject({ status: 429, body: { retry_after: 3.5, global: false } });
  expect(header(refused, 'retry-after')).toBe('4');
  expect(header(refused, 'x-ratelimit-scope')).toBe('user');
  clock.advance(3500);
  expect((await send()).status).toBe(200);
});

test('each channel has its own bucket', async () => {
  const { discord, send } = await limited();
  for (let index = 0; index < 5; index += 1) await send();
  const other = `/channels/${discord.world.channel('poker-1').id}/messages`;
  expect((await request(discord, 'POST', other, { content: 'x' })).status).toBe(200);
  expect((await send()).status).toBe(429);
});

test('50 requests a second, over all routes; answers to interactions do not count', async () => {
  const { discord, clock } = await limited();
  const { world } = discord;
  const channels = Array.from({ length: 6 }, (_, index) => world.addChannel(discord.guildId, `c${index}`));
  const statuses: number[] = [];
  let last = await request(discord, 'GET', '/users/@me');
  for (const { id } of channels) {
    for (let index = 0; index < 10; index += 1) {
      last = await request(discord, 'GET', `/channels/${id}`);
      statuses.push(last.status);
    }
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(49);
  expect(header(last, 'x-ratelimit-global')).toBe('true');
  expect(last.body).toMatchObject({ global: true });
  const callback = await request(discord, 'POST', '/interactions/1/x/callback', { type: 6 });
  expect(callback).toMatchObject({ status: 404, body: { code: 10062 } });
  clock.advance(1000);
  expect((await request(discord, 'GET', '/users/@me')).status).toBe(200);
  expect(discord.requests.all().filter(({ counted }) => !counted)).toHaveLength(1);
});

test('edits of messages older than an hour have a limit of their own', async () => {
  const { discord, clock, channel, send } = await limited();
  const { id } = (await send()).body as { readonly id: string };
  const edit = () =>
    request(discord, 'PATCH', `${channel}/messages/${id}`, { content: `${Math.floor(clock.now())}` });
  clock.advance(60 * 60_000);
  expect((await edit()).status).toBe(200);
  clock.advance(5000);
  for (let index = 0; index < 3; index += 1) expect((await edit()).status).toBe(200);
  expect(await edit()).toMatchObject({ status: 429, body: { code: 30046 } });
  clock.advance(6000);
  expect((await edit()).status).toBe(200);
  expect(discord.requests.likelyMistakes).toHaveLength(4);
});

test('without limits there are no headers of them', async () => {
  const { discord } = await openRoom({ rateLimits: 'off' });
  const channel = `/channels/${discord.world.channel('lobby').id}`;
  for (let index = 0; index < 60; index += 1) {
    const answer = await request(discord, 'POST', `${channel}/messages`, { content: 'x' });
    expect([answer.status, header(answer, 'x-ratelimit-limit')]).toEqual([200, null]);
  }
});
