import {
  channelPayload,
  MAX_ATTACHMENT_BYTES,
  memberPayload,
  userPayload,
  type Payload,
} from './payloads.ts';
import type { Channel, Guild, StoredMessage, User } from './tables.ts';
import type { World } from './world.ts';

/** Interaction types as Discord numbers them. */
export const INTERACTION = { command: 2, component: 3, autocomplete: 4, modalSubmit: 5 } as const;

export interface InteractionEvent {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly user: User;
  readonly channel: Channel;
  readonly data: Payload;
  /** The message with the component that was used, or that opened the modal. */
  readonly source: StoredMessage | null;
}

/** INTERACTION_CREATE. discord.js reads `channel.id`, not `channel_id`, and needs the lists to be there. */
export function interactionPayload(world: World, event: InteractionEvent): Payload {
  const { id, token, type, user, channel, data, source } = event;
  return {
    id,
    application_id: world.botId,
    type,
    token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: {
      ...channelPayload(channel, user),
      permissions: world.permissions(channel, user.id).toString(),
    },
    locale: user.locale,
    app_permissions: world.permissions(channel, world.botId).toString(),
    entitlements: [],
    entitlement_sku_ids: [],
    attachment_size_limit: MAX_ATTACHMENT_BYTES,
    ...(source === null ? {} : { message: source.message }),
    ...(channel.guildId === null
      ? { user: userPayload(user), context: 1, authorizing_integration_owners: { '0': '0' } }
      : inGuild(world, world.guild(channel.guildId), event)),
  };
}

function inGuild(world: World, guild: Guild, { user, channel }: InteractionEvent): Payload {
  const member = world.member(guild.id, user.id);
  return {
    guild_id: guild.id,
    guild: { id: guild.id, locale: guild.preferredLocale, features: [] },
    guild_locale: guild.preferredLocale,
    context: 0,
    authorizing_integration_owners: { '0': guild.id },
    member: {
      ...(member === null ? {} : memberPayload(member)),
      user: userPayload(user),
      permissions: world.permissions(channel, user.id).toString(),
    },
  };
}
