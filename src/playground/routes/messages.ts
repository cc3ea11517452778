import { apiError, invalidBody } from '../errors.ts';
import { has } from '../permissions.ts';
import { byAge } from '../snowflake.ts';
import { CHANNEL, type Channel, type StoredMessage } from '../tables.ts';
import { FLAG, MESSAGE_TYPE, type Message, type MessageBody } from '../wire.ts';
import { channelOf, need } from './channels.ts';
import {
  answer,
  checked,
  NO_CONTENT,
  param,
  route,
  type ApiRequest,
  type Platform,
  type Route,
} from './route.ts';

/** Discord's documentation: `enforce_nonce` looks at the messages «in the past few minutes». */
const NONCE_MS = 5 * 60_000;

/** Throws what Discord answers when the bot may not write here. */
function checkMayWrite(platform: Platform, channel: Channel, body: MessageBody, request: ApiRequest): void {
  if (channel.recipientId !== null) {
    checkReaches(platform, channel.recipientId);
    return;
  }
  need(platform, channel, channel.thread === null ? 'SEND_MESSAGES' : 'SEND_MESSAGES_IN_THREADS');
  if ((body.embeds ?? []).length > 0) need(platform, channel, 'EMBED_LINKS');
  if (request.uploads.length > 0) need(platform, channel, 'ATTACH_FILES');
  if (channel.thread?.locked === true && channel.thread.archived) throw apiError(50083);
}

/** A person is out of reach without a server in common, or with direct messages closed. */
function checkReaches({ world }: Platform, userId: string): void {
  if (!world.guildsOf(userId).some((guild) => guild.hasBot)) throw apiError(50278);
  if (!world.user(userId).acceptsDms) throw apiError(50007);
}

function reference(platform: Platform, channel: Channel, body: MessageBody): Partial<Message> {
  const messageId = body.message_reference?.message_id;
  if (messageId === undefined) return {};
  const { world } = platform;
  const target = world.message(messageId);
  if (target?.message.channel_id !== channel.id || target.audience !== null) {
    throw invalidBody(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (!has(world.permissions(channel, world.botId), 'READ_MESSAGE_HISTORY')) throw apiError(160002);
  return {
    type: MESSAGE_TYPE.reply,
    message_reference: {
      message_id: messageId,
      channel_id: channel.id,
      ...(channel.guildId === null ? {} : { guild_id: channel.guildId }),
    },
  };
}

function sameNonce({ world, clock }: Platform, channel: Channel, body: MessageBody): StoredMessage | null {
  const { nonce } = body;
  if (body.enforce_nonce !== true || nonce === null || nonce === undefined) return null;
  const since = clock.now() - NONCE_MS;
  const recent = world.tables.latestIn(channel.id, 200);
  return (
    recent.find(({ message }) => message.nonce === nonce && new Date(message.timestamp).getTime() >= since) ??
    null
  );
}

function create(platform: Platform, request: ApiRequest): Message {
  const body = checked(request, 'messageCreate');
  const { world, messages } = platform;
  const channel = channelOf(platform, request);
  checkMayWrite(platform, channel, body, request);
  const twin = sameNonce(platform, channel, body);
  if (twin !== null) return twin.message;
  if (((body.flags ?? 0) & FLAG.ephemeral) !== 0) request.note('a message of a channel cannot be ephemeral');
  const extras = reference(platform, channel, body);
  messages.check(body, request.uploads, null);
  // Discord's documentation: a message into an archived thread that is not locked opens it again.
  if (channel.thread?.archived === true)
    world.changeThread(channel.id, { archived: false, changedAt: world.now() });
  const { uploads } = request;
  return messages.post({ channel, author: world.bot(), body, uploads, audience: null, extras }).message;
}

function edit(platform: Platform, request: ApiRequest): Message {
  const body = checked(request, 'messageEdit');
  const { world, messages } = platform;
  const channel = channelOf(platform, request);
  const stored = messages.inChannel(channel.id, param(request, 'message'));
  if (stored.message.author.id !== world.botId) throw apiError(50005);
  if (stored.message.type === MESSAGE_TYPE.threadCreated) throw apiError(50021);
  if (channel.thread?.archived === true) throw apiError(50083);
  if (request.uploads.length > 0 && channel.type !== CHANNEL.dm) need(platform, channel, 'ATTACH_FILES');
  return messages.edit(stored, body, request.uploads).message;
}

function remove(platform: Platform, request: ApiRequest): void {
  const { world, messages } = platform;
  const channel = channelOf(platform, request);
  const stored = messages.inChannel(channel.id, param(request, 'message'));
  if (stored.message.author.id !== world.botId) {
    if (channel.type === CHANNEL.dm) throw apiError(50013);
    need(platform, channel, 'MANAGE_MESSAGES');
  }
  world.deleteMessage(stored.message.id);
}

/** Newest first, as Discord gives them; `before`, `after` and `around` as in its documentation. */
function list(platform: Platform, request: ApiRequest): Message[] {
  const { world } = platform;
  const channel = channelOf(platform, request);
  if (!has(world.permissions(channel, world.botId), 'READ_MESSAGE_HISTORY')) return [];
  const limit = Number(request.query.get('limit') ?? 50);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw invalidBody(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.');
  }
  const all = world.messages(channel.id).filter(({ audience }) => audience === null);
  const before = request.query.get('before');
  const after = request.query.get('after');
  const around = request.query.get('around');
  const older = all.filter(({ message }) => before === null || byAge(message.id, before) < 0);
  const between = older.filter(({ message }) => after === null || byAge(message.id, after) > 0);
  const center = around === null ? -1 : between.findIndex(({ message }) => byAge(message.id, around) >= 0);
  const start = around === null ? (after === null ? -limit : 0) : Math.max(0, center - Math.floor(limit / 2));
  const page = start < 0 ? between.slice(start) : between.slice(start, start + limit);
  return page.map(({ message }) => message).reverse();
}

export const messageRoutes: readonly Route[] = [
  route('GET', '/channels/:channel/messages', (platform, request) => answer(list(platform, request))),
  route('GET', '/channels/:channel/messages/:message', (platform, request) => {
    const channel = channelOf(platform, request);
    need(platform, channel, 'READ_MESSAGE_HISTORY');
    return answer(platform.messages.inChannel(channel.id, param(request, 'message')).message);
  }),
  route('POST', '/channels/:channel/messages', (platform, request) => answer(create(platform, request))),
  route('PATCH', '/channels/:channel/messages/:message', (platform, request) =>
    answer(edit(platform, request)),
  ),
  route('DELETE', '/channels/:channel/messages/:message', (platform, request) => {
    remove(platform, request);
    return NO_CONTENT;
  }),
];
