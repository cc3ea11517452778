import { guildPermissions } from '../access.ts';
import { apiError } from '../errors.ts';
import { guildPayload, memberPayload, rolePayload, userPayload } from '../payloads.ts';
import { has } from '../permissions.ts';
import type { Channel, Guild, Role } from '../tables.ts';
import type { World } from '../world.ts';
import { wireChannel } from './channels.ts';
import { answer, NO_CONTENT, param, route, type ApiRequest, type Platform, type Route } from './route.ts';

function guildOf({ world }: Platform, request: ApiRequest): Guild {
  const guild = world.tables.get('guilds', param(request, 'guild'));
  if (guild?.hasBot !== true) throw apiError(10004);
  return guild;
}

function rolesOf({ world }: Platform, guild: Guild): Role[] {
  return world.tables.all('roles').filter((role) => role.guildId === guild.id);
}

function botPermissions(world: World, guild: Guild): bigint {
  const member = world.member(guild.id, world.botId);
  return member === null ? 0n : guildPermissions(world.tables, member);
}

/** Discord's documentation: the list of a server's channels does not hold its threads. */
function channelsOf({ world }: Platform, guild: Guild): Channel[] {
  return world.channels(guild.id).filter((channel) => channel.thread === null);
}

export const guildRoutes: readonly Route[] = [
  route('GET', '/users/@me/guilds', ({ world }) => {
    const guilds = world.tables.all('guilds').filter((guild) => guild.hasBot);
    return answer(
      guilds.map((guild) => ({
        id: guild.id,
        name: guild.name,
        icon: null,
        banner: null,
        owner: false,
        permissions: botPermissions(world, guild).toString(),
        features: [],
      })),
    );
  }),
  route('DELETE', '/users/@me/guilds/:guild', (platform, request) => {
    const guild = { ...guildOf(platform, request), hasBot: false };
    platform.world.tables.put('guilds', guild.id, guild);
    platform.world.tell({ type: 'botRemoved', guild });
    return NO_CONTENT;
  }),
  route('GET', '/guilds/:guild', (platform, request) => {
    const guild = guildOf(platform, request);
    const counts =
      request.query.get('with_counts') === 'true'
        ? { approximate_member_count: platform.world.members(guild.id).length, approximate_presence_count: 1 }
        : {};
    return answer({ ...guildPayload(guild, { roles: rolesOf(platform, guild) }), ...counts });
  }),
  route('GET', '/guilds/:guild/channels', (platform, request) => {
    const channels = channelsOf(platform, guildOf(platform, request));
    return answer(channels.map((channel) => wireChannel(platform, channel)));
  }),
  route('GET', '/guilds/:guild/roles', (platform, request) =>
    answer(rolesOf(platform, guildOf(platform, request)).map(rolePayload)),
  ),
  route('GET', '/guilds/:guild/roles/:role', (platform, request) => {
    const guild = guildOf(platform, request);
    const role = rolesOf(platform, guild).find(({ id }) => id === param(request, 'role'));
    if (role === undefined) throw apiError(10011);
    return answer(rolePayload(role));
  }),
  route('GET', '/guilds/:guild/threads/active', (platform, request) => {
    const { world } = platform;
    const threads = world
      .channels(guildOf(platform, request).id)
      .filter(({ thread }) => thread !== null && !thread.archived)
      .filter((thread) => has(world.permissions(thread, world.botId), 'VIEW_CHANNEL'));
    return answer({ threads: threads.map((thread) => wireChannel(platform, thread)), members: [] });
  }),
  route('GET', '/guilds/:guild/members/:user', (platform, request) => {
    const { world } = platform;
    const guild = guildOf(platform, request);
    const user = world.tables.get('users', param(request, 'user'));
    if (user === null) throw apiError(10013);
    const member = world.member(guild.id, user.id);
    if (member === null) throw apiError(10007);
    return answer({ ...memberPayload(member), user: userPayload(user) });
  }),
];
