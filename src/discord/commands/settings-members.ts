import { err, ok } from '../../shared/result.ts';
import type { CommandMessages } from '../../i18n/command-messages.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { nameOf, numberOption, subcommand, textOption } from './described.ts';
import { amountTyped, type Change, type SettingsPart } from './settings-part.ts';

const words = (commands: CommandMessages) => commands.floor.subcommands.settings.subcommands.members;

const names = {
  startingBalance: nameOf((commands) => words(commands).options.startingBalance),
  refill: nameOf((commands) => words(commands).options.refill),
  refillHours: nameOf((commands) => words(commands).options.refillHours),
  refillBelow: nameOf((commands) => words(commands).options.refillBelow),
  accountAge: nameOf((commands) => words(commands).options.accountAge),
};

const HOUR_MS = 60 * 60 * 1000;
const MOST_HOURS = 24 * 90;
const MOST_DAYS = 3650;

const optional = { required: false };

/** `/floor settings members`: what who plays here gets, and who may. */
export const members: SettingsPart = {
  data: subcommand(words, [
    textOption((commands) => words(commands).options.startingBalance, optional),
    textOption((commands) => words(commands).options.refill, optional),
    numberOption((commands) => words(commands).options.refillHours, {
      ...optional,
      min: 1,
      max: MOST_HOURS,
    }),
    textOption((commands) => words(commands).options.refillBelow, optional),
    numberOption((commands) => words(commands).options.accountAge, {
      ...optional,
      min: 0,
      max: MOST_DAYS,
    }),
  ]),
  changeAsked({ options }, messages) {
    const change: Change = {};
    for (const setting of ['startingBalance', 'refill', 'refillBelow'] as const) {
      const text = options.getString(names[setting]);
      if (text === null) continue;
      // A wallet may begin empty and the refill may be none; a refill for nobody would be a riddle.
      const amount = amountTyped(text, { zero: setting !== 'refillBelow' });
      if (!amount.ok) return err(describeRefusal(messages, amount.error));
      change[setting] = amount.value;
    }
    const hours = options.getInteger(names.refillHours);
    if (hours !== null) change.refillEveryMs = hours * HOUR_MS;
    const days = options.getInteger(names.accountAge);
    if (days !== null) change.accountAgeDays = days;
    return ok(change);
  },
};
