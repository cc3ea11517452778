import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { askFirst } from '../floor/confirmations.ts';
import { deedOf, personIn, reasonIn } from '../floor/deed.ts';
import { erase, sendKept } from '../floor/own-data.ts';
import { nameOf, subcommand, textOption, userOption } from './described.ts';
import { LONGEST_REASON, type FloorSubcommand } from './floor-subcommand.ts';

const names = {
  export: {
    member: nameOf((commands) => commands.floor.subcommands.export.options.member),
    reason: nameOf((commands) => commands.floor.subcommands.export.options.reason),
  },
  erase: {
    member: nameOf((commands) => commands.floor.subcommands.erase.options.member),
    reason: nameOf((commands) => commands.floor.subcommands.erase.options.reason),
  },
};

const needed = { required: true, maxLength: LONGEST_REASON };

/** `/floor export`: for a member who asks the floor for it; cards that only they have seen stay out. */
export const exportMember: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.export,
    [
      userOption((commands) => commands.floor.subcommands.export.options.member, { required: true }),
      textOption((commands) => commands.floor.subcommands.export.options.reason, needed),
    ],
  ),
  async execute(interaction, context) {
    const { errors, done } = messagesOf(interaction).floor;
    const { member, name } = personIn(interaction, names.export.member, context);
    const reason = reasonIn(interaction, names.export.reason);
    if (member === null) return answerPrivately(interaction, errors.nothingKept({ name }));
    if (reason === null) return answerPrivately(interaction, errors.reasonNeeded);
    const deed = deedOf(interaction, reason, context);
    return sendKept(interaction, context, {
      member,
      deed,
      text: done.exported({ name }),
      closedCards: false,
    });
  },
};

/** `/floor erase`: cashed out first, after the hand they are in; then nothing leads to them any more. */
export const eraseMember: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.erase,
    [
      userOption((commands) => commands.floor.subcommands.erase.options.member, { required: true }),
      textOption((commands) => commands.floor.subcommands.erase.options.reason, needed),
    ],
  ),
  async execute(interaction, context) {
    const { errors, ask, done } = messagesOf(interaction).floor;
    const { member, name } = personIn(interaction, names.erase.member, context);
    const reason = reasonIn(interaction, names.erase.reason);
    if (member === null) return answerPrivately(interaction, errors.nothingKept({ name }));
    if (reason === null) return answerPrivately(interaction, errors.reasonNeeded);
    const { room } = context;
    const { balance } = room.wallet(member);
    return askFirst(interaction, context, {
      question: ask.erase({ name, balance, banned: room.floor.isBanned(member) }),
      needsFloor: true,
      run: (yes) =>
        erase(yes, context, {
          member,
          deed: deedOf(yes, reason, context),
          done: done.erased({ name }),
          later: done.erasedAfterHand({ name }),
        }),
    });
  },
};
