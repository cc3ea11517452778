import type { Interaction } from 'discord.js';
import type { Room } from '../../runtime/room.ts';
import { guildId, userId } from '../../shared/ids.ts';

/** People who have come to a server for the first time and are still to be told how to begin. */
export class Newcomers {
  readonly #room: Room;
  readonly #waiting = new Set<string>();

  constructor(room: Room) {
    this.#room = room;
  }

  /** Has to see an interaction before it is carried out: afterwards whoever made it is a member. */
  notice(interaction: Interaction): void {
    if (!interaction.inCachedGuild()) return;
    const [guild, user] = [guildId(interaction.guildId), userId(interaction.user.id)];
    if (this.#room.findMember(guild, user) !== null || this.#room.tooYoung(guild, user) !== null) return;
    this.#waiting.add(keyOf(interaction));
  }

  /** Whether to tell them with this answer; they are told once. */
  take(interaction: Interaction): boolean {
    return this.#waiting.delete(keyOf(interaction));
  }
}

function keyOf({ guildId: guild, user }: Interaction): string {
  return `${guild ?? ''}:${user.id}`;
}
