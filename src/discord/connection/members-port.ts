import { Routes, type REST } from 'discord.js';
import type { GuildId, UserId } from '../../shared/ids.ts';

/** The request that tells whether somebody is in a server. */
export interface MembersPort {
  /** Resolves where they are; fails, as `api-errors.ts` can read, where they are not or it is not known. */
  look(guild: GuildId, user: UserId): Promise<void>;
}

export function membersPort(rest: REST): MembersPort {
  return {
    async look(guild, user) {
      await rest.get(Routes.guildMember(guild, user));
    },
  };
}
