import { PermissionFlagsBits, PermissionsBitField, type Guild } from 'discord.js';
import type { ChannelId } from '../../shared/ids.ts';
import type { Permission } from '../../i18n/permission-messages.ts';
import { namedPermissions } from '../tables/posting-permissions.ts';

/** What we lack to write messages in a channel; null: there is no such channel. */
export function missingIn(
  guild: Guild,
  channel: ChannelId,
  { files }: { readonly files: boolean } = { files: false },
): readonly Permission[] | null {
  const { ViewChannel, SendMessages, SendMessagesInThreads, EmbedLinks, AttachFiles, ReadMessageHistory } =
    PermissionFlagsBits;
  const place = guild.channels.cache.get(channel);
  const me = guild.members.me;
  if (place === undefined || me === null) return null;
  const needed = new PermissionsBitField([ViewChannel, EmbedLinks, ReadMessageHistory]);
  needed.add(place.isThread() ? SendMessagesInThreads : SendMessages);
  if (files) needed.add(AttachFiles);
  return namedPermissions(place.permissionsFor(me).missing(needed));
}
