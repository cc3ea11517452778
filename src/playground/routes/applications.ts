import { apiError, invalidBody } from '../errors.ts';
import { emojiPayload, userPayload, type Payload } from '../payloads.ts';
import { checkCommands } from '../rules-commands.ts';
import { checkApplicationEmoji } from '../rules.ts';
import type { ApplicationEmoji } from '../tables.ts';
import type { Command } from '../wire.ts';
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

/** Discord's documentation: an application can own up to 2000 emojis. */
const MAX_EMOJIS = 2000;

const CHAT_INPUT = 1;

function checkOwn({ world }: Platform, request: ApiRequest): void {
  if (param(request, 'application') !== world.botId) throw apiError(10002);
}

/** The server of the path, or null for the global commands. Throws 50001 where the bot is not. */
function scopeOf({ world }: Platform, request: ApiRequest): string | null {
  const guildId = request.params['guild'] ?? null;
  if (guildId !== null && world.tables.get('guilds', guildId)?.hasBot !== true) throw apiError(50001);
  return guildId;
}

/** Replaces all commands; one whose name stays keeps its id. */
function replaceCommands(platform: Platform, request: ApiRequest): readonly Command[] {
  checkOwn(platform, request);
  const guildId = scopeOf(platform, request);
  const bodies = checked(request, 'commands');
  checkCommands(bodies);
  const { world } = platform;
  const before = world.commands(guildId);
  const commands = bodies.map((body): Command => {
    const type = body.type ?? CHAT_INPUT;
    const same = before.find((command) => command.name === body.name && command.type === type);
    const needed = body.default_member_permissions ?? null;
    return {
      ...body,
      id: same?.id ?? world.ids.next(),
      application_id: world.botId,
      version: world.ids.next(),
      type,
      description: body.description ?? '',
      options: body.options ?? [],
      default_member_permissions: needed === null ? null : String(needed),
      name_localizations: body.name_localizations ?? null,
      description_localizations: body.description_localizations ?? null,
      nsfw: body.nsfw ?? false,
      ...(guildId === null ? { contexts: body.contexts ?? null } : { guild_id: guildId }),
    };
  });
  world.tables.put('commands', guildId ?? 'global', { commands });
  world.tell({ type: 'commandsChanged', guildId });
  return commands;
}

/** Where the server's settings differ from what the commands ask for by themselves. */
function commandPermissions(platform: Platform, request: ApiRequest): Payload[] {
  checkOwn(platform, request);
  const { world } = platform;
  const guildId = scopeOf(platform, request);
  return [...world.commands(guildId), ...world.commands(null)].flatMap((command) => {
    const settings = world.tables.get('commandPermissions', `${guildId ?? ''}/${command.name}`);
    if (settings === null) return [];
    const entry = (permission: boolean) => (id: string) => ({
      id,
      type: world.tables.get('roles', id) === null ? 2 : 1,
      permission,
    });
    const permissions = [...settings.allow.map(entry(true)), ...settings.deny.map(entry(false))];
    return [{ id: command.id, application_id: world.botId, guild_id: guildId, permissions }];
  });
}

function applicationPayload({ world }: Platform): Payload {
  const bot = world.bot();
  return {
    id: bot.id,
    name: bot.name,
    icon: null,
    description: '',
    bot: userPayload(bot),
    bot_public: true,
    bot_require_code_grant: false,
    summary: '',
    verify_key: '0'.repeat(64),
    team: null,
    owner: null,
    flags: 0,
    approximate_guild_count: world.tables.all('guilds').length,
    redirect_uris: [],
    interactions_endpoint_url: null,
  };
}

function emojiOf({ world }: Platform, request: ApiRequest): ApplicationEmoji {
  const emoji = world.tables.get('emojis', param(request, 'emoji'));
  if (emoji === null) throw apiError(10014);
  return emoji;
}

function checkNameIsFree({ world }: Platform, name: string): void {
  if (world.tables.all('emojis').some((emoji) => emoji.name === name)) {
    throw invalidBody(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'This emoji name is already taken');
  }
}

function createEmoji(platform: Platform, request: ApiRequest): ApplicationEmoji {
  const { name, image } = checked(request, 'emojiCreate');
  checkApplicationEmoji(name, image);
  const { world, blobs } = platform;
  if (world.tables.all('emojis').length >= MAX_EMOJIS) throw apiError(30008);
  checkNameIsFree(platform, name);
  const [head = '', data = ''] = image.split(',');
  const contentType = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png';
  const id = world.ids.next();
  blobs.put(id, Buffer.from(data, 'base64'));
  world.tables.put('files', id, { id, name, contentType });
  const emoji = { id, name, fileId: id };
  world.tables.put('emojis', id, emoji);
  return emoji;
}

const EMOJIS = '/applications/:application/emojis';
const wire = (platform: Platform, emoji: ApplicationEmoji) => emojiPayload(emoji, platform.world.bot());

const commandRoutes = [
  '/applications/:application/commands',
  '/applications/:application/guilds/:guild/commands',
].flatMap((pattern) => [
  route('PUT', pattern, (platform, request) => answer(replaceCommands(platform, request))),
  route('GET', pattern, (platform, request) => {
    checkOwn(platform, request);
    return answer(platform.world.commands(scopeOf(platform, request)));
  }),
]);

const emojiRoutes = [
  route('GET', EMOJIS, (platform, request) => {
    checkOwn(platform, request);
    return answer({ items: platform.world.tables.all('emojis').map((emoji) => wire(platform, emoji)) });
  }),
  route('POST', EMOJIS, (platform, request) => {
    checkOwn(platform, request);
    return answer(wire(platform, createEmoji(platform, request)), 201);
  }),
  route('GET', `${EMOJIS}/:emoji`, (platform, request) => answer(wire(platform, emojiOf(platform, request)))),
  route('PATCH', `${EMOJIS}/:emoji`, (platform, request) => {
    const { name } = checked(request, 'emojiEdit');
    checkApplicationEmoji(name, null);
    const emoji = emojiOf(platform, request);
    if (name !== emoji.name) checkNameIsFree(platform, name);
    platform.world.tables.put('emojis', emoji.id, { ...emoji, name });
    return answer(wire(platform, { ...emoji, name }));
  }),
  route('DELETE', `${EMOJIS}/:emoji`, (platform, request) => {
    const emoji = emojiOf(platform, request);
    platform.world.tables.remove('emojis', emoji.id);
    platform.world.tables.remove('files', emoji.fileId);
    return NO_CONTENT;
  }),
];

export const applicationRoutes: readonly Route[] = [
  route('GET', '/applications/@me', (platform) => answer(applicationPayload(platform))),
  route('GET', '/oauth2/applications/@me', (platform) => answer(applicationPayload(platform))),
  route('GET', '/gateway/bot', (platform) =>
    answer({
      url: platform.gatewayUrl(),
      shards: 1,
      session_start_limit: { total: 1000, remaining: 999, reset_after: 14_400_000, max_concurrency: 1 },
    }),
  ),
  route('GET', '/gateway', (platform) => answer({ url: platform.gatewayUrl() })),
  ...commandRoutes,
  route('GET', '/applications/:application/guilds/:guild/commands/permissions', (platform, request) =>
    answer(commandPermissions(platform, request)),
  ),
  ...emojiRoutes,
];
