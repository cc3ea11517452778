import { seatNumber } from '../../i18n/format.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { freeSeats, sitTerms } from '../../table/queries.ts';
import { answerPrivately } from '../answers/answer.ts';
import { askerAtTable } from '../people/asker.ts';
import { seatedText } from '../answers/seated.ts';
import { beginSession } from '../people/taste.ts';
import { amountOption, chipsContext, typed } from '../typed/typed-amounts.ts';
import type { Command, Suggestion } from './command.ts';
import { commandData, nameOf, numberOption, textOption } from './described.ts';
import { ask, atTable } from './play.ts';

const buyIn = nameOf((commands) => commands.sit.options.buyIn);
const seat = nameOf((commands) => commands.sit.options.seat);
const MOST_SEATS = 10;

export const sit: Command = {
  data: commandData(
    (commands) => commands.sit,
    [
      textOption((commands) => commands.sit.options.buyIn, { required: false, suggests: true }),
      numberOption((commands) => commands.sit.options.seat, {
        required: false,
        min: 1,
        max: MOST_SEATS,
        suggests: true,
      }),
    ],
  ),
  execute: (interaction, context) =>
    atTable(interaction, context, async (asker) => {
      const { member, messages, table } = asker;
      const terms = sitTerms(table, member, context.clock.now());
      const amount = amountOption(interaction, buyIn, chipsContext(table, terms.maximum));
      if (amount?.ok === false) {
        await answerPrivately(interaction, describeRefusal(messages, amount.error));
        return;
      }
      const wanted = interaction.options.getInteger(seat);
      await ask(interaction, context, asker, {
        command: {
          type: 'sit',
          member,
          seat: wanted === null ? null : wanted - 1,
          buyIn: amount?.value ?? null,
        },
        done: (commit) => {
          beginSession(asker, interaction.id, context);
          return seatedText(messages, commit, member, context);
        },
      });
    }),
  suggest: (interaction, context) => {
    const asker = askerAtTable(interaction, context);
    if (asker === null) return [];
    const focused = interaction.options.getFocused(true);
    if (focused.name === seat) {
      return freeSeats(asker.table)
        .map((free): Suggestion => ({ name: String(seatNumber(free)), value: seatNumber(free) }))
        .filter(({ name }) => name.startsWith(focused.value));
    }
    const { minimum, maximum } = sitTerms(asker.table, asker.member, context.clock.now());
    const amounts = [...new Set([maximum, minimum])].filter((amount) => amount >= minimum);
    return amounts.map((amount) => ({ name: asker.messages.format.chips(amount), value: typed(amount) }));
  },
};
