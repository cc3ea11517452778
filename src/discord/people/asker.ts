import {
  PermissionFlagsBits,
  type Interaction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
} from 'discord.js';
import { channelId, guildId, userId, type GuildId, type MemberId } from '../../shared/ids.ts';
import { messagesFor } from '../../i18n/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Table } from '../../table/table.ts';
import type { BotContext } from '../context.ts';

/** Who asks for something at a table, in which language they read, and at which table. */
export interface Asker {
  readonly member: MemberId;
  readonly messages: Messages;
}

export interface AskerAtTable extends Asker {
  readonly table: Table;
}

type Made = Pick<Interaction, 'locale'>;

/** How whoever made an interaction reads, found out once for all that handle it. */
const READS = new WeakMap<Made, Messages>();

/** Notes it, for the server that the interaction is about. */
export function noteReader(
  interaction: Made & Pick<Interaction, 'user'>,
  guild: GuildId,
  { readers }: BotContext,
): void {
  READS.set(interaction, readers.one(userId(interaction.user.id), guild));
}

/** The language of whoever made this interaction: the one they have chosen, or else their Discord's. */
export function messagesOf(interaction: Made): Messages {
  return READS.get(interaction) ?? messagesFor(interaction.locale);
}

/** The member of this server who made the interaction; who that is Discord says, and nobody else. */
export function memberOf(interaction: Interaction<'cached'>, { room }: BotContext): MemberId {
  return room.memberOf(
    guildId(interaction.guildId),
    userId(interaction.user.id),
    interaction.member.displayName,
  );
}

/**
 * Who uses a command, and for which table: the one of this channel, or else the only one in this server
 * where they sit. Null: neither is there.
 */
export function askerAtTable(interaction: Interaction<'cached'>, context: BotContext): AskerAtTable | null {
  const member = memberOf(interaction, context);
  const messages = messagesOf(interaction);
  const here = interaction.channelId === null ? null : context.room.tableIn(channelId(interaction.channelId));
  if (here !== null) return { member, messages, table: here };
  const [only, another] = context.room.tablesAt(member);
  return only === undefined || another !== undefined ? null : { member, messages, table: only };
}

/**
 * Who clicked on a component of a table. In direct messages the table says which server it is; somebody
 * who has never been seen there has nothing to click on.
 */
export function askerOf(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  table: Table,
  context: BotContext,
): Asker | null {
  noteReader(interaction, table.guildId, context);
  const { room } = context;
  const messages = messagesOf(interaction);
  const user = userId(interaction.user.id);
  if (!interaction.inGuild()) {
    const member = room.findMember(table.guildId, user);
    return member === null ? null : { member, messages };
  }
  if (interaction.guildId !== table.guildId) return null;
  return { member: room.memberOf(table.guildId, user, nameOf(interaction)), messages };
}

function nameOf(interaction: MessageComponentInteraction | ModalSubmitInteraction): string {
  if (interaction.inCachedGuild()) return interaction.member.displayName;
  return interaction.user.displayName;
}

/**
 * The right to run the room: Manage Server or the server's floor role, as Discord reports both with this
 * very interaction. Looked at anew at every use, for buttons as well.
 */
export function isFloor(interaction: Interaction<'cached'>, { room }: BotContext): boolean {
  if (interaction.memberPermissions.has(PermissionFlagsBits.ManageGuild)) return true;
  const { floorRole } = room.floor.settingsOf(guildId(interaction.guildId));
  return floorRole !== null && interaction.member.roles.cache.has(floorRole);
}
