import type { Chips } from '../../shared/chips.ts';
import type { MemberId } from '../../shared/ids.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Commit } from '../../runtime/protocol.ts';
import { seatOf } from '../../table/queries.ts';
import type { Seat, Table } from '../../table/table.ts';
import { answerPrivately } from '../answer.ts';
import { amountOption, chipsContext } from '../typed-amounts.ts';
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

function seatedAt(table: Table, member: MemberId): Seat | null {
  const seat = seatOf(table, member);
  return seat === null ? null : (table.seats[seat] ?? null);
}

/** What fills the stack up to the maximum; where it is full already, the table says so. */
function fillsUp(table: Table, member: MemberId): Chips {
  const { maxBuyIn, chipUnit } = table.settings;
  const seat = seatedAt(table, member);
  return Math.max(chipUnit, maxBuyIn - (seat === null ? 0 : seat.stack + seat.pendingTopUp));
}

function toppedUp(
  { done }: Messages,
  { after }: Commit,
  { member, amount: added }: { readonly member: MemberId; readonly amount: Chips },
): string {
  const seat = seatedAt(after, member);
  if (seat === null || seat.pendingTopUp > 0) return done.toppedUpNextHand(added);
  return done.toppedUp({ amount: added, stack: seat.stack });
}
