import type { Interaction } from 'discord.js';
import type { Room } from '../../runtime/room.ts';
import { guildId, userId } from '../../shared/ids.ts';

/** People who have come to a server for the first time and are still to be told how to begin. */
export class Newcomers {
  readonly #room: Room;
  readonly #waiting = new Set<string>();
  /** Who only looks round, which makes nobody a member, is not told again either. */
  readonly #told = new Set<string>();

  constructor(room: Room) {
    this.#room = room;
  }

  /** Has to see an interaction before it is carried out: afterwards whoever made it is a member. */
  notice(interaction: Interaction): void {
    if (!interaction.inCachedGuild()) return;
    const [guild, user] = [guildId(interaction.guildId), userId(interaction.user.id)];
    const key = keyOf(interaction);
    if (this.#room.findMember(guild, user) !== null) this.#told.delete(key);
    else if (!this.#told.has(key) && this.#room.tooYoung(guild, user) === null) this.#waiting.add(key);
  }

  /** Whether to tell them with this answer; they are told once. */
  take(interaction: Interaction): boolean {
    const key = keyOf(interaction);
    if (!this.#waiting.delete(key)) return false;
    this.#told.add(key);
    return true;
  }
}

function keyOf({ guildId: guild, user }: Interaction): string {
  return `${guild ?? ''}:${user.id}`;
}
