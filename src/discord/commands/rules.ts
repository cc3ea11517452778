import { channelId } from '../../shared/ids.ts';
import { GAMES } from '../../engine/games/index.ts';
import { answerPrivately } from '../answers/answer.ts';
import { memberOf, messagesOf } from '../people/asker.ts';
import { rulesMessage } from '../render/rules-message.ts';
import { facesFor } from '../people/taste.ts';
import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf } from './described.ts';

const game = nameOf((commands) => commands.rules.options.game);

/** The rules of the game that is asked for, or else of the one that is dealt here. */
export const rules: Command = {
  data: commandData(
    (commands) => commands.rules,
    [choiceOption((commands) => commands.rules.options.game, { required: false })],
  ),
  execute: (interaction, context) => {
    const { room, cardEmojis } = context;
    const here = room.tableIn(channelId(interaction.channelId))?.settings.gameId;
    const asked = interaction.options.getString(game) ?? here;
    const known = Object.values(GAMES).find(({ id }) => id === asked)?.id ?? 'texas-holdem';
    const settings = room.settingsOf(memberOf(interaction, context));
    const drawing = { messages: messagesOf(interaction), faces: facesFor(settings, cardEmojis) };
    return answerPrivately(interaction, rulesMessage(known, drawing));
  },
};
