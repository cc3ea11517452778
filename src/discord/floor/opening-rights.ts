import { channelMention, roleMention } from 'discord.js';
import { channelId, guildId } from '../../shared/ids.ts';
import type { GameId } from '../../engine/games/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { GuildSettings } from '../../runtime/floor-protocol.ts';
import type { TableSettings } from '../../table/settings.ts';
import { stakesView } from '../../views/stakes-view.ts';
import { isFloor, messagesOf } from '../people/asker.ts';
import type { CommandUse } from '../commands/command.ts';
import type { BotContext } from '../context.ts';

/** More channels than that are not named in a refusal. */
const NAMED_CHANNELS = 10;

/** Why somebody may not open a table where a command is used; null: they may. */
export function mayNotOpenHere(interaction: CommandUse, context: BotContext): string | null {
  const { openRole } = context.room.floor.settingsOf(guildId(interaction.guildId));
  const elsewhere = noPlaceForTables(interaction, context);
  if (elsewhere !== null || openRole === null) return elsewhere;
  const may = interaction.member.roles.cache.has(openRole) || isFloor(interaction, context);
  return may ? null : messagesOf(interaction).floor.errors.mayNotOpen(roleMention(openRole));
}

/** Why no table may stand where a command is used; null: one may. What a channel is, its threads are too. */
export function noPlaceForTables(interaction: CommandUse, { room }: BotContext): string | null {
  const { channels, ageRestrictedOnly } = room.floor.settingsOf(guildId(interaction.guildId));
  const { errors } = messagesOf(interaction).floor;
  const { channel } = interaction;
  const parent = channel?.isThread() === true ? channel.parent : null;
  const here = [interaction.channelId, parent?.id ?? null].filter((id) => id !== null).map(channelId);
  if (channels.length > 0 && !here.some((id) => channels.includes(id))) {
    return errors.notInThisChannel(channels.slice(0, NAMED_CHANNELS).map((id) => channelMention(id)));
  }
  const place = parent ?? channel;
  const restricted = place !== null && 'nsfw' in place && place.nsfw;
  return ageRestrictedOnly && !restricted ? errors.notAgeRestricted : null;
}

/** The games a server lets be dealt, in the room's order. */
export function allowedGames({ games }: GuildSettings): readonly GameId[] {
  return games.length === 0 ? Object.values(GAMES).map(({ id }) => id) : games;
}

/** Why no table like this may be opened in the server; null: it may. */
export function notPlayedHere(
  table: TableSettings,
  { games, stakes }: GuildSettings,
  messages: Messages,
): string | null {
  const { errors } = messages.floor;
  const words = messages.table;
  if (games.length > 0 && !games.includes(table.gameId)) {
    const allowed = games.map((game) => words.games[game]);
    return errors.gameNotAllowed({ game: words.games[table.gameId], allowed });
  }
  const { small, big } = stakesView(table);
  if (stakes.length === 0 || stakes.some((pair) => pair.small === small && pair.big === big)) return null;
  return errors.stakesNotAllowed({
    stakes: words.stakes({ small, big }),
    allowed: stakes.map((pair) => words.stakes(pair)),
  });
}
