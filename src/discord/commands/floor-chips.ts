import { guildId, type MemberId } from '../../shared/ids.ts';
import type { Chips } from '../../shared/chips.ts';
import { parseAmount } from '../../i18n/parse-amount.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { askFirst, type Yes } from '../floor/confirmations.ts';
import { deedOf, enrolled, personIn, reasonIn, shown, told } from '../floor/deed.ts';
import { shownReason } from '../render/audit-message.ts';
import type { CommandUse } from './command.ts';
import { nameOf, subcommand, textOption, userOption } from './described.ts';
import { LONGEST_REASON, type FloorSubcommand } from './floor-subcommand.ts';

const names = {
  grant: {
    member: nameOf((commands) => commands.floor.subcommands.grant.options.member),
    amount: nameOf((commands) => commands.floor.subcommands.grant.options.amount),
    reason: nameOf((commands) => commands.floor.subcommands.grant.options.reason),
  },
  take: {
    member: nameOf((commands) => commands.floor.subcommands.take.options.member),
    amount: nameOf((commands) => commands.floor.subcommands.take.options.amount),
    reason: nameOf((commands) => commands.floor.subcommands.take.options.reason),
  },
};

/** In a wallet there are no blinds and no pot: an amount is figures. */
const FIGURES = { bigBlind: null, chipUnit: 1, pot: null, allInTo: null };

/** `/floor grant`: from the mint to the wallet. */
export const grant: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.grant,
    [
      userOption((commands) => commands.floor.subcommands.grant.options.member, { required: true }),
      textOption((commands) => commands.floor.subcommands.grant.options.amount, { required: true }),
      textOption((commands) => commands.floor.subcommands.grant.options.reason, {
        required: true,
        maxLength: LONGEST_REASON,
      }),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { errors, done } = messages.floor;
    const person = personIn(interaction, names.grant.member, context);
    const amount = parseAmount(interaction.options.getString(names.grant.amount, true), FIGURES);
    const reason = reasonIn(interaction, names.grant.reason);
    if (person.user.bot) return answerPrivately(interaction, errors.bot);
    if (!amount.ok) return answerPrivately(interaction, describeRefusal(messages, amount.error));
    if (reason === null) return answerPrivately(interaction, errors.reasonNeeded);
    const member = enrolled(person, interaction, context);
    const result = context.room.floor.grant(member, amount.value, deedOf(interaction, reason, context));
    const answer = told(messages, result, (balance) => {
      tellMoved(interaction, context, { member, reason, amount: amount.value, balance, what: 'granted' });
      return done.granted({ name: person.name, amount: amount.value, balance });
    });
    return answerPrivately(interaction, answer);
  },
};

/** `/floor take`: from the wallet back to the mint. Chips on a table are out of reach. */
export const take: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.take,
    [
      userOption((commands) => commands.floor.subcommands.take.options.member, { required: true }),
      textOption((commands) => commands.floor.subcommands.take.options.amount, { required: true }),
      textOption((commands) => commands.floor.subcommands.take.options.reason, {
        required: true,
        maxLength: LONGEST_REASON,
      }),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { errors, ask, done } = messages.floor;
    const { member, name } = personIn(interaction, names.take.member, context);
    const amount = parseAmount(interaction.options.getString(names.take.amount, true), FIGURES);
    const reason = reasonIn(interaction, names.take.reason);
    if (!amount.ok) return answerPrivately(interaction, describeRefusal(messages, amount.error));
    if (member === null) return answerPrivately(interaction, errors.nothingKept({ name }));
    if (reason === null) return answerPrivately(interaction, errors.reasonNeeded);
    const { balance } = context.room.wallet(member);
    if (amount.value > balance) {
      const refusal = { code: 'cannotTakeSoMuch', balance, offered: amount.value } as const;
      return answerPrivately(interaction, describeRefusal(messages, refusal));
    }
    return askFirst(interaction, context, {
      question: ask.take({ name, amount: amount.value, balance }),
      needsFloor: true,
      run: (yes) =>
        told(
          messages,
          context.room.floor.take(member, amount.value, deedOf(yes, reason, context)),
          (left) => {
            tellMoved(yes, context, { member, reason, amount: amount.value, balance: left, what: 'taken' });
            return done.taken({ name, amount: amount.value, balance: left });
          },
        ),
    });
  },
};

interface Moved {
  readonly member: MemberId;
  readonly reason: string;
  readonly amount: Chips;
  readonly balance: Chips;
  readonly what: 'granted' | 'taken';
}

function tellMoved(
  use: CommandUse | Yes,
  { floorNews }: BotContext,
  { member, reason, amount, balance, what }: Moved,
): void {
  floorNews.tell(member, guildId(use.guildId), (theirs) =>
    theirs.floor.told[what]({
      server: shown(theirs, use.guild.name),
      amount,
      balance,
      reason: shownReason(reason),
    }),
  );
}
