import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { answerPrivately } from '../answers/answer.ts';
import { fillsUp, toppedUp } from '../answers/top-ups.ts';
import { amountOption, chipsContext } from '../typed/typed-amounts.ts';
import type { Command } from './command.ts';
import { choiceOption, commandData, nameOf, textOption } from './described.ts';
import { ask, atTable } from './play.ts';

const amount = nameOf((commands) => commands.topup.options.amount);
const auto = nameOf((commands) => commands.topup.options.auto);

export const topup: Command = {
  data: commandData(
    (commands) => commands.topup,
    [
      textOption((commands) => commands.topup.options.amount, { required: false }),
      choiceOption((commands) => commands.topup.options.auto, { required: false }),
    ],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, async (asker) => {
      const { member, messages, table } = asker;
      const full = fillsUp(table, member);
      const added = amountOption(interaction, amount, chipsContext(table, full));
      const filled = interaction.options.getString(auto);
      if (added?.ok === false) {
        await answerPrivately(interaction, describeRefusal(messages, added.error));
      } else if (added === null && filled !== null) {
        const on = filled === 'on';
        await ask(interaction, context, asker, {
          command: { type: 'setAutoTopUp', member, on },
          done: () => messages.done.autoTopUp[on ? 'on' : 'off'],
        });
      } else {
        const more = added?.value ?? full;
        await ask(interaction, context, asker, {
          command: { type: 'topUp', member, amount: more },
          done: (commit) => toppedUp(messages, commit, { member, amount: more }),
        });
      }
    }),
};
