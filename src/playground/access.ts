/** Who may do what where. */
import { ALL_PERMISSIONS, bitsOf, has } from './permissions.ts';
import { DM_PERMISSIONS } from './payloads.ts';
import { CHANNEL, type Channel, type Member, type Tables } from './tables.ts';
import type { Command } from './wire.ts';

export const memberKey = (guildId: string, userId: string): string => `${guildId}/${userId}`;

/** The permission bits of a person in the whole server. */
export function guildPermissions(tables: Tables, member: Member): bigint {
  const guild = tables.get('guilds', member.guildId);
  if (guild?.ownerId === member.userId) return ALL_PERMISSIONS;
  const roles = [member.guildId, ...member.roles].map((id) =>
    BigInt(tables.get('roles', id)?.permissions ?? '0'),
  );
  const bits = roles.reduce((all, role) => all | role, bitsOf(member.grants));
  return has(bits, 'ADMINISTRATOR') ? ALL_PERMISSIONS : bits;
}

/**
 * The permission bits of a person in a channel; a thread has those of the channel it hangs on.
 * Discord's documentation gives the order: everyone, then the roles, then the member.
 */
export function channelPermissions(tables: Tables, channel: Channel, userId: string): bigint {
  if (channel.guildId === null) return DM_PERMISSIONS;
  const member = tables.get('members', memberKey(channel.guildId, userId));
  if (member === null) return 0n;
  let bits = guildPermissions(tables, member);
  if (bits === ALL_PERMISSIONS) return bits;
  const place = channel.parentId === null ? channel : (tables.get('channels', channel.parentId) ?? channel);
  const apply = (ids: readonly string[]) => {
    const matching = place.overwrites.filter((overwrite) => ids.includes(overwrite.id));
    for (const { deny } of matching) bits &= ~BigInt(deny);
    for (const { allow } of matching) bits |= BigInt(allow);
  };
  apply([channel.guildId]);
  apply(member.roles);
  apply([userId]);
  // Without seeing a channel nothing else can be done in it.
  return has(bits, 'VIEW_CHANNEL') ? bits : 0n;
}

/** Whether a person sees the channel at all. */
export function canSee(tables: Tables, channel: Channel, userId: string): boolean {
  if (channel.type === CHANNEL.dm) return channel.recipientId === userId;
  return has(channelPermissions(tables, channel, userId), 'VIEW_CHANNEL');
}

const IN_GUILD = 0;
const IN_BOT_DM = 1;

/** The commands that a person is offered in a channel, a server's own before the global ones. */
export function commandsFor(tables: Tables, channel: Channel, userId: string): Command[] {
  const global = tables.get('commands', 'global')?.commands ?? [];
  if (channel.guildId === null) {
    return global.filter((command) =>
      command.contexts === null || command.contexts === undefined
        ? command.dm_permission !== false
        : command.contexts.includes(IN_BOT_DM),
    );
  }
  const member = tables.get('members', memberKey(channel.guildId, userId));
  if (member === null) return [];
  const own = tables.get('commands', channel.guildId)?.commands ?? [];
  const everywhere = global.filter(
    (command) =>
      (command.contexts?.includes(IN_GUILD) ?? true) && !own.some((other) => other.name === command.name),
  );
  return [...own, ...everywhere].filter((command) => mayUse(tables, member, command));
}

/** The server's settings come first, then the permissions that the command asks for by itself. */
function mayUse(tables: Tables, member: Member, command: Command): boolean {
  const bits = guildPermissions(tables, member);
  if (has(bits, 'ADMINISTRATOR')) return true;
  const settings = tables.get('commandPermissions', `${member.guildId}/${command.name}`);
  if (settings?.deny.includes(member.userId) === true) return false;
  const ids = [member.userId, member.guildId, ...member.roles];
  if (settings !== null && ids.some((id) => settings.allow.includes(id))) return true;
  if (settings !== null && ids.some((id) => settings.deny.includes(id))) return false;
  const needed = command.default_member_permissions;
  if (needed === null) return true;
  // «0» means: nobody but administrators.
  return needed !== '0' && (bits & BigInt(needed)) === BigInt(needed);
}
