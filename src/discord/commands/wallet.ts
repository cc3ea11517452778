import { answerPrivately } from '../answers/answer.ts';
import { memberOf, messagesOf } from '../people/asker.ts';
import { walletMessage } from '../render/session-messages.ts';
import type { Command } from './command.ts';
import { commandData } from './described.ts';

export const wallet: Command = {
  data: commandData((commands) => commands.wallet),
  execute: (interaction, context) =>
    answerPrivately(
      interaction,
      walletMessage(context.room.wallet(memberOf(interaction, context)), messagesOf(interaction)),
    ),
};
