/** Rows of the tables in the form in which Discord sends them. */
import { bitsOf, IN_DIRECT_MESSAGES } from './permissions.ts';
import type { ApplicationEmoji, Channel, Guild, Member, Role, User } from './tables.ts';
import { CHANNEL } from './tables.ts';
import type { WireUser } from './wire.ts';

export type Payload = Readonly<Record<string, unknown>>;

export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

const iso = (ms: number) => new Date(ms).toISOString().replace('Z', '000+00:00');

/** Discord's documentation: timestamps are ISO 8601, with the offset and microseconds in practice. */
export const timestamp = iso;

export function userPayload(user: User): WireUser {
  return {
    id: user.id,
    // People's user names are lower case since 2023; those of bots were left as they are.
    username: user.bot ? user.name : user.name.toLowerCase().replaceAll(/[^a-z0-9_.]/g, '_'),
    discriminator: user.bot ? '0000' : '0',
    global_name: user.bot ? null : user.name,
    avatar: null,
    bot: user.bot,
    system: false,
    public_flags: 0,
    banner: null,
    accent_color: null,
  };
}

export function memberPayload(member: Member): Payload {
  return {
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: member.roles,
    joined_at: iso(member.joinedAt),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}

export function rolePayload(role: Role): Payload {
  return {
    id: role.id,
    name: role.name,
    permissions: role.permissions,
    position: role.position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    managed: role.managed,
    mentionable: false,
    flags: 0,
  };
}

/** A channel as REST and the gateway give it; `recipient` is the other end of a direct message. */
export function channelPayload(channel: Channel, recipient: User | null): Payload {
  const base = { id: channel.id, type: channel.type, flags: 0, last_message_id: channel.lastMessageId };
  if (channel.type === CHANNEL.dm) {
    return { ...base, recipients: recipient === null ? [] : [userPayload(recipient)] };
  }
  const inGuild = {
    ...base,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    rate_limit_per_user: 0,
    last_pin_timestamp: null,
  };
  const { thread } = channel;
  if (thread === null) {
    return {
      ...inGuild,
      topic: channel.topic,
      position: channel.position,
      nsfw: channel.nsfw,
      permission_overwrites: channel.overwrites.map(({ id, kind, allow, deny }) => ({
        id,
        type: kind === 'role' ? 0 : 1,
        allow,
        deny,
      })),
    };
  }
  return {
    ...inGuild,
    owner_id: thread.ownerId,
    message_count: thread.messageCount,
    total_message_sent: thread.messageCount,
    member_count: thread.members.length,
    thread_metadata: {
      archived: thread.archived,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: iso(thread.changedAt),
      locked: thread.locked,
      create_timestamp: iso(thread.createdAt),
    },
  };
}

export interface GuildParts {
  readonly roles: readonly Role[];
}

/** A server as REST gives it; the gateway adds its channels, threads and members. */
export function guildPayload(guild: Guild, { roles }: GuildParts): Payload {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: guild.ownerId,
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: roles.map(rolePayload),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    max_members: 500_000,
    max_presences: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.preferredLocale,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    nsfw_level: 0,
    nsfw: false,
    premium_progress_bar_enabled: false,
  };
}

export function emojiPayload(emoji: ApplicationEmoji, bot: User): Payload {
  return {
    id: emoji.id,
    name: emoji.name,
    user: userPayload(bot),
    roles: [],
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  };
}

export const DM_PERMISSIONS = bitsOf(IN_DIRECT_MESSAGES);
