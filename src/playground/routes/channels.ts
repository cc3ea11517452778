import { apiError, invalidBody } from '../errors.ts';
import { channelPayload, timestamp, userPayload } from '../payloads.ts';
import { has, type PermissionName } from '../permissions.ts';
import { CHANNEL, type Channel } from '../tables.ts';
import { FLAG, MESSAGE_TYPE } from '../wire.ts';
import {
  answer,
  checked,
  NO_CONTENT,
  param,
  route,
  type ApiRequest,
  type Platform,
  type Route,
  type ThreadBody,
} from './route.ts';

/** Discord's documentation: opening direct messages is limited, without a number; bots report 25 to 40. */
const NEW_DMS = { limit: 25, windowMs: 10 * 60_000 };

/** The channel of the path, as far as the bot sees it. Throws 10003 or 50001. */
export function channelOf({ world }: Platform, request: ApiRequest): Channel {
  const channel = world.tables.get('channels', param(request, 'channel'));
  if (channel === null) throw apiError(10003);
  if (channel.guildId !== null) {
    const isInside = world.guild(channel.guildId).hasBot;
    if (!isInside || !has(world.permissions(channel, world.botId), 'VIEW_CHANNEL')) throw apiError(50001);
  }
  return channel;
}

/** Throws 50013 unless the bot has these permissions in the channel. */
export function need({ world }: Platform, channel: Channel, ...names: PermissionName[]): void {
  const bits = world.permissions(channel, world.botId);
  if (!names.every((name) => has(bits, name))) throw apiError(50013);
}

export function wireChannel({ world }: Platform, channel: Channel) {
  const recipient = channel.recipientId === null ? null : world.user(channel.recipientId);
  return channelPayload(channel, recipient);
}

/** Discord's documentation: a thread archives itself after so many minutes without a message. */
const DEFAULT_ARCHIVE_MINUTES = 4320;

function startThread(
  platform: Platform,
  request: ApiRequest,
  body: ThreadBody,
  messageId: string | null,
): Channel {
  const { world, messages } = platform;
  const parent = channelOf(platform, request);
  if (parent.type !== CHANNEL.text && parent.type !== CHANNEL.announcement) throw apiError(50024);
  const isPrivate = messageId === null && (body.type ?? CHANNEL.privateThread) === CHANNEL.privateThread;
  need(platform, parent, isPrivate ? 'CREATE_PRIVATE_THREADS' : 'CREATE_PUBLIC_THREADS');
  const thread = {
    ownerId: world.botId,
    archived: false,
    locked: false,
    autoArchiveMinutes: body.auto_archive_duration ?? DEFAULT_ARCHIVE_MINUTES,
    messageCount: 0,
    members: [world.botId],
  };
  if (messageId === null) {
    const created = world.addThread(parent, body.name, thread);
    messages.post({
      channel: parent,
      author: world.bot(),
      body: { content: body.name },
      uploads: [],
      audience: null,
      extras: {
        type: MESSAGE_TYPE.threadCreated,
        message_reference: { message_id: created.id, channel_id: created.id },
      },
    });
    return created;
  }
  const stored = messages.inChannel(parent.id, messageId);
  if (stored.message.thread !== undefined) throw apiError(160004);
  const created = world.addThread(parent, body.name, thread, messageId);
  messages.amend(stored, {
    thread: wireChannel(platform, created),
    flags: stored.message.flags | FLAG.hasThread,
  });
  return created;
}

function editThread(platform: Platform, request: ApiRequest, channel: Channel): Channel {
  const { thread } = channel;
  if (thread === null) return channel;
  const body = checked(request, 'threadEdit');
  const { world } = platform;
  // Discord's documentation: the thread's creator may rename, archive and unarchive it; locking is for moderators.
  const isOwn =
    thread.ownerId === world.botId && (body.locked ?? thread.locked) === thread.locked && !thread.locked;
  if (!isOwn) need(platform, channel, 'MANAGE_THREADS');
  if (thread.archived && body.archived !== false) throw apiError(50083);
  const archived = body.archived ?? thread.archived;
  return world.changeChannel(channel.id, {
    name: body.name ?? channel.name,
    thread: {
      ...thread,
      archived,
      locked: body.locked ?? thread.locked,
      autoArchiveMinutes: body.auto_archive_duration ?? thread.autoArchiveMinutes,
      changedAt: platform.clock.now(),
    },
  });
}

function editChannel(platform: Platform, request: ApiRequest, channel: Channel): Channel {
  const body = checked(request, 'channelEdit');
  if (channel.type === CHANNEL.dm) throw apiError(50024);
  need(platform, channel, 'MANAGE_CHANNELS');
  return platform.world.changeChannel(channel.id, {
    name: body.name ?? channel.name,
    topic: body.topic === undefined ? channel.topic : body.topic,
  });
}

/** Times at which direct message channels were made, per Discord. */
const madeAt = new WeakMap<Platform, number[]>();

function openDirectMessages(platform: Platform, request: ApiRequest): Channel {
  const { recipient_id: userId = null } = checked(request, 'directMessage');
  const { world, clock } = platform;
  if (userId === null) throw invalidBody(['recipient_id'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (userId === world.botId) throw apiError(50007);
  if (world.tables.get('users', userId) === null) throw apiError(50033);
  const isNew = !world.tables.all('channels').some((channel) => channel.recipientId === userId);
  if (isNew && platform.limitsDirectMessages) {
    const recent = (madeAt.get(platform) ?? []).filter((at) => at > clock.now() - NEW_DMS.windowMs);
    if (recent.length >= NEW_DMS.limit) throw apiError(40003);
    madeAt.set(platform, [...recent, clock.now()]);
  }
  return world.directMessages(userId);
}

function setThreadMember(platform: Platform, request: ApiRequest, isMember: boolean): void {
  const channel = channelOf(platform, request);
  const { thread } = channel;
  if (thread === null) throw apiError(50024);
  if (thread.archived) throw apiError(50083);
  const asked = param(request, 'user');
  const userId = asked === '@me' ? platform.world.botId : asked;
  if (isMember && platform.world.tables.get('users', userId) === null) throw apiError(10013);
  const others = thread.members.filter((id) => id !== userId);
  platform.world.changeThread(channel.id, { members: isMember ? [...others, userId] : others });
}

export const channelRoutes: readonly Route[] = [
  route('GET', '/channels/:channel', (platform, request) =>
    answer(wireChannel(platform, channelOf(platform, request))),
  ),
  route('PATCH', '/channels/:channel', (platform, request) => {
    const channel = channelOf(platform, request);
    const edit = channel.thread === null ? editChannel : editThread;
    return answer(wireChannel(platform, edit(platform, request, channel)));
  }),
  route('DELETE', '/channels/:channel', (platform, request) => {
    const channel = channelOf(platform, request);
    if (channel.type === CHANNEL.dm) throw apiError(50024);
    need(platform, channel, channel.thread === null ? 'MANAGE_CHANNELS' : 'MANAGE_THREADS');
    platform.world.deleteChannel(channel.id);
    return answer(wireChannel(platform, channel));
  }),
  route('POST', '/channels/:channel/typing', (platform, request) => {
    const channel = channelOf(platform, request);
    if (channel.type !== CHANNEL.dm) need(platform, channel, 'SEND_MESSAGES');
    platform.world.tell({ type: 'typing', channel });
    return NO_CONTENT;
  }),
  route('POST', '/channels/:channel/threads', (platform, request) =>
    answer(wireChannel(platform, startThread(platform, request, checked(request, 'thread'), null)), 201),
  ),
  route('POST', '/channels/:channel/messages/:message/threads', (platform, request) => {
    const body = checked(request, 'threadOnMessage');
    return answer(
      wireChannel(platform, startThread(platform, request, body, param(request, 'message'))),
      201,
    );
  }),
  route('PUT', '/channels/:channel/thread-members/:user', (platform, request) => {
    setThreadMember(platform, request, true);
    return NO_CONTENT;
  }),
  route('DELETE', '/channels/:channel/thread-members/:user', (platform, request) => {
    setThreadMember(platform, request, false);
    return NO_CONTENT;
  }),
  route('GET', '/channels/:channel/thread-members', (platform, request) => {
    const { id, thread } = channelOf(platform, request);
    if (thread === null) throw apiError(50024);
    const joined = timestamp(thread.createdAt);
    return answer(
      thread.members.map((userId) => ({ id, user_id: userId, join_timestamp: joined, flags: 0 })),
    );
  }),
  route('POST', '/users/@me/channels', (platform, request) =>
    answer(wireChannel(platform, openDirectMessages(platform, request))),
  ),
  route('GET', '/users/@me', ({ world }) =>
    answer({ ...userPayload(world.bot()), verified: true, mfa_enabled: true }),
  ),
  route('GET', '/users/:user', ({ world }, request) => {
    const user = world.tables.get('users', param(request, 'user'));
    if (user === null) throw apiError(10013);
    return answer(userPayload(user));
  }),
];
