import { Events, GatewayIntentBits, Status } from 'discord.js';
import { expect, test } from 'vitest';
import { logIn, openRoom } from './setup.ts';

const COMMANDS = [{ name: 'go', description: 'Goes' }];

async function connected() {
  const room = await openRoom();
  const heard: string[] = [];
  const { client, errors } = await logIn(room.discord, async (interaction) => {
    heard.push(interaction.id);
    if (interaction.isChatInputCommand()) await interaction.reply('ok');
  });
  await client.application.commands.set(COMMANDS, room.discord.guildId);
  const resumed: number[] = [];
  client.on(Events.ShardResume, (_shard, replayed) => resumed.push(replayed));
  return { ...room, client, errors, heard, resumed, ada: room.discord.actor('Ada') };
}

test('a cut connection is resumed, and what happened meanwhile is replayed', async () => {
  const { discord, resumed, heard, ada } = await connected();
  discord.faults.dropGateway();
  await discord.until(() => !discord.isBotConnected);
  const outcome = await ada.slash('#lobby', 'go');

  expect(outcome).toMatchObject({ failed: false, message: { content: 'ok' } });
  expect(resumed).toHaveLength(1);
  expect(heard).toEqual([outcome.interactionId]);
});

test('op 7 asks the bot to connect again', async () => {
  const { discord, resumed, ada } = await connected();
  discord.faults.requestReconnect();
  await discord.until(() => resumed.length > 0);
  expect((await ada.slash('#lobby', 'go')).failed).toBe(false);
});

test('op 9 makes the bot identify anew', async () => {
  const { discord, client, resumed, ada } = await connected();
  const ready = new Promise<void>((resolve) => client.on(Events.ShardReady, () => resolve()));
  discord.faults.invalidateSession({ resumable: false });
  await ready;
  expect((await ada.slash('#lobby', 'go')).failed).toBe(false);
  expect(resumed).toEqual([]);
});

test('without an answer to its heartbeats the bot takes the connection for dead and resumes', async () => {
  const { discord } = await openRoom({ heartbeatMs: 60 });
  const { client } = await logIn(discord);
  const resumed = new Promise<void>((resolve) => client.once(Events.ShardResume, () => resolve()));
  discord.faults.ignoreHeartbeats();
  await resumed;
  discord.faults.clear();
  expect(client.ws.status).toBe(Status.Ready);
});

test('the same interaction can come twice', async () => {
  const { discord, heard, errors, ada } = await connected();
  const outcome = await ada.slash('#lobby', 'go');
  ada.redeliver(outcome);
  await discord.until(() => errors.length === 1);
  expect(heard).toEqual([outcome.interactionId, outcome.interactionId]);
  expect(errors).toMatchObject([{ code: 40060 }]);
});

test('a server that is out, back, and gone', async () => {
  const { discord, client, clock, ada } = await connected();
  const guild = () => client.guilds.cache.get(discord.guildId);
  discord.faults.guildOutage(discord.guildId);
  await discord.until(() => guild()?.available === false);
  const outcome = ada.slash('#lobby', 'go');
  clock.advance(3000);
  expect((await outcome).failed).toBe(true);

  discord.faults.guildBack(discord.guildId);
  await discord.until(() => guild()?.available === true);
  expect((await ada.slash('#lobby', 'go')).failed).toBe(false);

  discord.faults.removeBot(discord.guildId);
  await discord.until(() => guild() === undefined);
});

test('events come only with their intents', async () => {
  const { discord } = await openRoom();
  const { client } = await logIn(discord, undefined, [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
  ]);
  const { client: quiet } = await logIn(discord);
  const heard: string[] = [];
  client.on(Events.MessageCreate, (message) => heard.push(`loud: ${message.content}`));
  quiet.on(Events.MessageCreate, (message) => heard.push(`quiet: ${message.content}`));
  quiet.on(Events.ChannelDelete, () => heard.push('deleted'));
  discord.actor('Ada').say('#lobby', 'hello');
  discord.actor('Ada').say('#lobby', `hello <@${discord.applicationId}>`);
  discord.world.deleteChannel(discord.world.channel('lobby').id);
  await discord.until(() => heard.length === 3);
  // Without the intent for content a bot reads only what mentions it.
  expect(new Set(heard)).toEqual(new Set(['loud: ', `loud: hello <@${discord.applicationId}>`, 'deleted']));
});

test('a wrong token and an intent that was not granted are refused', async () => {
  const { discord } = await openRoom();
  await expect(logIn({ ...discord, botToken: 'wrong' })).rejects.toThrow();
  await expect(
    logIn(discord, undefined, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers]),
  ).rejects.toThrow('Used disallowed intents');
});
