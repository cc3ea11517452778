import { MessageFlags } from 'discord.js';
import { guildId } from '../../shared/ids.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { acknowledged, answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { deedOf } from '../floor/deed.ts';
import { suspectsMessage } from '../render/suspects-message.ts';
import { subcommand } from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';

const LOOKED_BACK_MS = 30 * 24 * 60 * 60 * 1000;

/** `/floor suspects`: whom to have an eye on. Nothing is ever done to anybody by it. */
export const suspects: FloorSubcommand = {
  data: subcommand((commands) => commands.floor.subcommands.suspects),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { room, clock } = context;
    const guild = guildId(interaction.guildId);
    const refill = room.floor.settingsOf(guild).refill ?? room.defaults.refill.amount;
    const noted = room.floor.note('suspects', deedOf(interaction, null, context));
    if (!noted.ok) return answerPrivately(interaction, describeRefusal(messages, noted.error));
    // A month of a busy server takes longer to look through than an answer may wait.
    await acknowledged(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
    const found = await room.floor.suspects(guild, { from: clock.now() - LOOKED_BACK_MS, refill });
    return answerPrivately(interaction, suspectsMessage(found, { messages, room }));
  },
};
