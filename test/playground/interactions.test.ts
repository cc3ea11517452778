import {
  DiscordAPIError,
  MessageFlags,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
} from 'discord.js';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../../src/playground/playground.ts';
import { afterwards, logIn, openRoom, request } from './setup.ts';

const COMMANDS = [{ name: 'go', description: 'Goes' }];
const BUTTON = { type: 1, components: [{ type: 2, style: 1, custom_id: 'press', label: 'Press' }] };

async function withCommand(
  onCommand: (interaction: ChatInputCommandInteraction) => Promise<unknown>,
  onButton: (interaction: ButtonInteraction) => Promise<unknown> = () => Promise.resolve(),
) {
  const room = await openRoom();
  const { client, errors } = await logIn(room.discord, async (interaction) => {
    if (interaction.isChatInputCommand()) await onCommand(interaction);
    if (interaction.isButton()) await onButton(interaction);
  });
  await client.application.commands.set(COMMANDS, room.discord.guildId);
  const person = (name: string) => room.discord.actor(name);
  return { ...room, client, errors, ada: person('Ada'), bruno: person('Bruno') };
}

const codes = (errors: readonly unknown[]) =>
  errors.map((error) => (error instanceof DiscordAPIError ? error.code : error));

test('an answer after 3 seconds is too late, and the person is told', async () => {
  const heard: ChatInputCommandInteraction[] = [];
  const { discord, clock, ada } = await withCommand((interaction) => {
    heard.push(interaction);
    return Promise.resolve();
  });
  const outcome = ada.slash('#lobby', 'go');
  const late = await discord.until(() => heard[0]);
  clock.advance(3000);

  expect(await outcome).toMatchObject({ failed: true, answer: null, message: null });
  await expect(late.reply('here I am')).rejects.toMatchObject({ code: 10062, status: 404 });
});

test('only the first answer counts', async () => {
  const { ada, errors } = await withCommand(async (interaction) => {
    await interaction.reply('one');
    interaction.replied = false;
    await interaction.reply('two');
  });
  expect((await ada.slash('#lobby', 'go')).message?.content).toBe('one');
  await expect.poll(() => codes(errors)).toEqual([40060]);
});

test('the token lives for 15 minutes', async () => {
  const seen: ChatInputCommandInteraction[] = [];
  const { clock, ada, discord } = await withCommand(async (interaction) => {
    seen.push(interaction);
    await interaction.reply({ content: 'soon', flags: MessageFlags.Ephemeral });
  });
  await ada.slash('#lobby', 'go');
  await discord.until(() => seen[0]?.replied);
  clock.advance(15 * 60_000 - 1);
  await seen[0]?.editReply('still');
  expect(ada.sees('#lobby').map(({ content }) => content)).toEqual(['still']);
  clock.advance(1);
  await expect(seen[0]?.editReply('gone')).rejects.toMatchObject({ code: 50027, status: 401 });
  expect(discord.requests.matching('PATCH', /webhooks/).map(({ counted }) => counted)).toEqual([
    false,
    false,
  ]);
});

test('«is thinking…» is filled in by the edit or by the first follow-up', async () => {
  const { ada, bruno, errors } = await withCommand(async (interaction) => {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.followUp('done');
    await interaction.followUp('more');
  });
  const outcome = await ada.slash('#lobby', 'go');
  await expect.poll(() => ada.sees('#lobby')).toHaveLength(2);

  expect(errors).toEqual([]);
  expect(outcome).toMatchObject({ answer: 'deferredReply', message: { content: 'done', ephemeral: true } });
  expect(outcome.message?.edited_timestamp).toBeNull();
  expect(bruno.sees('#lobby').map(({ content }) => content)).toEqual(['more']);
});

test('an ephemeral message is for one person, and not for the routes of the channel', async () => {
  const { discord, ada, bruno } = await withCommand(
    (interaction) =>
      interaction.reply({ content: 'secret', components: [BUTTON], flags: MessageFlags.Ephemeral }),
    (interaction) => interaction.update({ content: 'pressed', components: [] }),
  );
  const { message } = await ada.slash('#lobby', 'go');
  const id = message?.id ?? '';
  const channel = discord.world.channel('lobby').id;

  expect(bruno.sees('#lobby')).toEqual([]);
  await expect(bruno.click(id, 'Press')).rejects.toThrow('sees no message');
  expect(
    await request(discord, 'PATCH', `/channels/${channel}/messages/${id}`, { content: 'x' }),
  ).toMatchObject({
    status: 404,
    body: { code: 10008 },
  });
  expect((await ada.click(id, 'Press')).message?.content).toBe('pressed');
  expect(ada.sees('#lobby').map(({ content }) => content)).toEqual(['pressed']);
});

test.each([
  ['a command takes no update', 'command', 7],
  ['a command takes no deferred update', 'command', 6],
  ['a command takes no choices', 'command', 8],
  ['an unknown callback type is refused', 'command', 99],
  ['a button takes no choices', 'button', 8],
] as const)('%s', async (_name, kind, type) => {
  const { discord } = await openRoom();
  const { interaction } = await openRaw(discord, kind);
  const data = { content: 'x', choices: [] };
  const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
  expect(await request(discord, 'POST', path, { type, data })).toMatchObject({
    status: 400,
    body: { code: 50035 },
  });
  // A refused answer is no answer: the right one may still follow.
  expect((await request(discord, 'POST', path, { type: 4, data: { content: 'x' } })).status).toBe(204);
});

/** An interaction whose token the test itself knows, as the bot would from the gateway. */
async function openRaw(discord: Playground, kind: 'command' | 'button') {
  const application = discord.applicationId;
  await request(discord, 'PUT', `/applications/${application}/guilds/${discord.guildId}/commands`, COMMANDS);
  const channel = discord.world.channel('lobby').id;
  const posted = await request(discord, 'POST', `/channels/${channel}/messages`, { components: [BUTTON] });
  const received = new Promise<Record<string, unknown>>((resolve) => {
    const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    afterwards(() => socket.terminate());
    socket.onmessage = ({ data }) => {
      const { op, t, d } = JSON.parse((data as Buffer).toString()) as {
        op: number;
        t: string;
        d: Record<string, unknown>;
      };
      if (op === 10) socket.send(JSON.stringify({ op: 2, d: { token: discord.botToken, intents: 1 } }));
      if (t === 'READY') {
        const ada = discord.actor('Ada');
        void (kind === 'command'
          ? ada.slash('#lobby', 'go')
          : ada.clickRaw((posted.body as { id: string }).id, 'press'));
      }
      if (t === 'INTERACTION_CREATE') resolve(d);
    };
  });
  const interaction = await received;
  return { interaction: { id: String(interaction['id']), token: String(interaction['token']) } };
}
