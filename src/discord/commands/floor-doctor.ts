import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { checkUp } from '../floor/check-up.ts';
import { doctorMessage } from '../render/doctor-message.ts';
import { subcommand } from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';

/** `/floor doctor`: what is missing in this server, with the exact way to put it right. */
export const doctor: FloorSubcommand = {
  data: subcommand((commands) => commands.floor.subcommands.doctor),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    return answerPrivately(interaction, doctorMessage(checkUp(interaction, context, messages), messages));
  },
};
