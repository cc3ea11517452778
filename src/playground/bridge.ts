/** What the gateway says to the bot, and what it is told of the world's changes. */
import { INTENT, type GatewayEvent } from './gateway.ts';
import {
  channelPayload,
  guildPayload,
  memberPayload,
  rolePayload,
  timestamp,
  userPayload,
  type Payload,
} from './payloads.ts';
import { CHANNEL, type Channel, type Guild, type Member, type StoredMessage } from './tables.ts';
import type { Message } from './wire.ts';
import type { World, WorldEvent } from './world.ts';

/** READY, and a GUILD_CREATE for each server that can be reached. */
export function greeting(world: World): { readonly ready: Payload; readonly events: GatewayEvent[] } {
  const guilds = world.tables.all('guilds').filter((guild) => guild.hasBot);
  return {
    ready: {
      v: 10,
      user: { ...userPayload(world.bot()), verified: true, mfa_enabled: true, email: null },
      user_settings: {},
      private_channels: [],
      relationships: [],
      presences: [],
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      application: { id: world.botId, flags: 0 },
      shard: [0, 1],
    },
    events: guilds.filter((guild) => guild.available).map((guild) => guildCreate(world, guild)),
  };
}

function guildCreate(world: World, guild: Guild): GatewayEvent {
  const channels = world.channels(guild.id);
  const bot = world.member(guild.id, world.botId);
  const isOpen = ({ thread }: Channel) => thread !== null && !thread.archived;
  return {
    name: 'GUILD_CREATE',
    intents: INTENT.guilds,
    data: {
      ...guildPayload(guild, {
        roles: world.tables.all('roles').filter((role) => role.guildId === guild.id),
      }),
      joined_at: timestamp(guild.createdAt),
      large: false,
      unavailable: false,
      member_count: world.members(guild.id).length,
      voice_states: [],
      // Discord's documentation: without the intent for members, only the bot itself.
      members: bot === null ? [] : [{ ...memberPayload(bot), user: userPayload(world.bot()) }],
      channels: channels
        .filter(({ thread }) => thread === null)
        .map((channel) => channelPayload(channel, null)),
      threads: channels
        .filter((channel) => isOpen(channel) && world.sees(channel, world.botId))
        .map((channel) => channelPayload(channel, null)),
      presences: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    },
  };
}

/** The gateway event that tells of the change, or null where Discord would say nothing. */
export function gatewayEventFor(world: World, event: WorldEvent): GatewayEvent | null {
  switch (event.type) {
    case 'messageCreated':
      return messageEvent(world, 'MESSAGE_CREATE', event.stored);
    case 'messageUpdated':
      return messageEvent(world, 'MESSAGE_UPDATE', event.stored);
    case 'messageDeleted':
      return messageEvent(world, 'MESSAGE_DELETE', event.stored);
    case 'channelCreated':
      return channelEvent(world, 'CREATE', event.channel);
    case 'channelUpdated':
      return channelEvent(world, 'UPDATE', event.channel);
    case 'channelDeleted':
      return channelEvent(world, 'DELETE', event.channel);
    case 'memberAdded':
      return memberEvent(world, 'GUILD_MEMBER_ADD', event.member);
    case 'memberUpdated':
      return memberEvent(world, 'GUILD_MEMBER_UPDATE', event.member);
    case 'memberRemoved':
      return memberEvent(world, 'GUILD_MEMBER_REMOVE', event.member);
    case 'roleCreated': {
      const role = world.tables.get('roles', event.roleId);
      if (role === null) return null;
      return inGuild(world, event.guildId, 'GUILD_ROLE_CREATE', { role: rolePayload(role) });
    }
    case 'guildCreated':
      return guildCreate(world, event.guild);
    case 'guildUpdated': {
      const roles = world.tables.all('roles').filter((role) => role.guildId === event.guild.id);
      return { name: 'GUILD_UPDATE', intents: INTENT.guilds, data: guildPayload(event.guild, { roles }) };
    }
    case 'guildUnavailable':
      return {
        name: 'GUILD_DELETE',
        intents: INTENT.guilds,
        data: { id: event.guild.id, unavailable: true },
      };
    case 'botRemoved':
      return { name: 'GUILD_DELETE', intents: INTENT.guilds, data: { id: event.guild.id } };
    case 'commandsChanged':
    case 'userUpdated':
    case 'typing':
      return null;
  }
}

function inGuild(
  world: World,
  guildId: string,
  name: string,
  data: Payload,
  intents: number = INTENT.guilds,
): GatewayEvent | null {
  const guild = world.guild(guildId);
  return guild.hasBot && guild.available ? { name, intents, data: { ...data, guild_id: guildId } } : null;
}

function messageEvent(world: World, name: string, { message, audience }: StoredMessage): GatewayEvent | null {
  const channel = world.tables.get('channels', message.channel_id);
  if (audience !== null || channel === null) return null;
  const data = name === 'MESSAGE_DELETE' ? { id: message.id, channel_id: channel.id } : message;
  if (channel.guildId === null) return { name, intents: INTENT.directMessages, data: { ...data } };
  if (!world.sees(channel, world.botId)) return null;
  const member = world.member(channel.guildId, message.author.id);
  return inGuild(
    world,
    channel.guildId,
    name,
    {
      ...(name === 'MESSAGE_DELETE' ? data : readable(world, message)),
      ...(member === null || name === 'MESSAGE_DELETE' ? {} : { member: memberPayload(member) }),
    },
    INTENT.guildMessages,
  );
}

/** Discord's documentation: without MESSAGE_CONTENT a bot reads only its own messages and those that mention it. */
function readable(world: World, message: Message): Payload {
  const isReadable =
    message.author.id === world.botId || message.mentions.some((user) => user.id === world.botId);
  return isReadable
    ? { ...message }
    : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function channelEvent(world: World, verb: string, channel: Channel): GatewayEvent | null {
  if (channel.guildId === null || channel.type === CHANNEL.dm) return null;
  const isThread = channel.thread !== null;
  if (isThread && !world.sees(channel, world.botId) && verb !== 'DELETE') return null;
  const data = channelPayload(channel, null);
  const extra = isThread && verb === 'CREATE' ? { newly_created: true } : {};
  return inGuild(world, channel.guildId, `${isThread ? 'THREAD' : 'CHANNEL'}_${verb}`, { ...data, ...extra });
}

function memberEvent(world: World, name: string, member: Member): GatewayEvent | null {
  const user = world.tables.get('users', member.userId);
  if (user === null) return null;
  // A bot always hears what changes for itself.
  const intents = member.userId === world.botId ? INTENT.guilds : INTENT.guildMembers;
  const data = { ...memberPayload(member), user: userPayload(user) };
  return inGuild(world, member.guildId, name, data, intents);
}
