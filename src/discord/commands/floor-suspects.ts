import { guildId } from '../../shared/ids.ts';
import { answerPrivately } from '../answer.ts';
import { messagesOf } from '../asker.ts';
import { deedOf, told } from '../floor/deed.ts';
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
    return answerPrivately(
      interaction,
      told(messages, noted, () => {
        const found = room.floor.suspects(guild, { from: clock.now() - LOOKED_BACK_MS, refill });
        return suspectsMessage(found, { messages, room });
      }),
    );
  },
};
