import { guildId, userId } from '../../shared/ids.ts';
import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { askFirst } from '../floor/confirmations.ts';
import { erase, sendKept } from '../floor/own-data.ts';
import type { Command } from './command.ts';
import { commandData, nameOf, subcommand } from './described.ts';

const exportName = nameOf((commands) => commands.privacy.subcommands.export);

/** `/privacy`: one's own data, as a file or erased. Asking for it enrols nobody. */
export const privacy: Command = {
  data: commandData(
    (commands) => commands.privacy,
    [
      subcommand((commands) => commands.privacy.subcommands.export),
      subcommand((commands) => commands.privacy.subcommands.erase),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { room } = context;
    const guild = guildId(interaction.guildId);
    const member = room.findMember(guild, userId(interaction.user.id));
    const { errors, done, ask } = messages.floor;
    if (member === null) return answerPrivately(interaction, errors.nothingOfYours);
    const deed = { guildId: guild, actor: member, reason: null, key: interaction.id };
    if (interaction.options.getSubcommand() === exportName) {
      return sendKept(interaction, context, { member, deed, text: done.yourData, closedCards: true });
    }
    return askFirst(interaction, context, {
      question: ask.eraseYou(room.wallet(member).balance),
      needsFloor: false,
      run: (yes) =>
        erase(yes, context, {
          member,
          deed: { ...deed, key: yes.id },
          done: done.erasedYou,
          later: done.erasedYouAfterHand,
        }),
    });
  },
};
