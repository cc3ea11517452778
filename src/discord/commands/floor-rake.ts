import type { RakeSchedule } from '../../engine/rake.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Messages } from '../../i18n/messages.ts';
import { parseAmount } from '../../i18n/parse-amount.ts';
import { answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import { deedOf, told } from '../floor/deed.ts';
import type { CommandUse } from './command.ts';
import { choiceOption, nameOf, numberOption, subcommand, textOption } from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';

const names = {
  schedule: nameOf((commands) => commands.floor.subcommands.rake.options.schedule),
  percent: nameOf((commands) => commands.floor.subcommands.rake.options.percent),
  cap: nameOf((commands) => commands.floor.subcommands.rake.options.cap),
  caps: nameOf((commands) => commands.floor.subcommands.rake.options.caps),
};

const HIGHEST_CAP_BIG_BLINDS = 1000;
const MOST_PLAYERS = 10;

/** `/floor rake`: what tables opened from now on pay (docs/rules.md §4 «other schedules»). */
export const rake: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.rake,
    [
      choiceOption((commands) => commands.floor.subcommands.rake.options.schedule, { required: true }),
      textOption((commands) => commands.floor.subcommands.rake.options.percent, { required: false }),
      numberOption((commands) => commands.floor.subcommands.rake.options.cap, {
        required: false,
        min: 1,
        max: HIGHEST_CAP_BIG_BLINDS,
      }),
      textOption((commands) => commands.floor.subcommands.rake.options.caps, {
        required: false,
        maxLength: 100,
      }),
    ],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const schedule = scheduleAsked(interaction, messages);
    if (!schedule.ok) return answerPrivately(interaction, schedule.error);
    const deed = deedOf(interaction, null, context);
    const result = context.room.floor.change({ rake: schedule.value }, deed, 'rake');
    const { rakeSaved, rakeOf } = messages.floor.settings;
    return answerPrivately(
      interaction,
      told(messages, result, (saved) => rakeSaved(rakeOf(saved.rake))),
    );
  },
};

function scheduleAsked({ options }: CommandUse, messages: Messages): Result<RakeSchedule, string> {
  const { errors } = messages.floor;
  const wanted = options.getString(names.schedule, true);
  if (wanted === 'none' || wanted === 'room') return ok({ type: wanted });
  const percent = options.getString(names.percent);
  if (percent === null) return err(errors.percentNeeded);
  const basisPoints = basisPointsIn(percent);
  if (basisPoints === null) return err(errors.percentNotUnderstood(percent));
  if (wanted === 'percentage') {
    const capBigBlinds = options.getInteger(names.cap);
    return capBigBlinds === null
      ? err(errors.capNeeded)
      : ok({ type: 'percentage', basisPoints, capBigBlinds });
  }
  const text = options.getString(names.caps) ?? '';
  const caps = capsIn(text);
  return caps === null ? err(errors.capsNotUnderstood(text)) : ok({ type: 'custom', basisPoints, caps });
}

/** «2.5», «2,5» and «5%» in hundredths of a percent; above zero and up to the whole pot. */
function basisPointsIn(text: string): number | null {
  const [, whole, fraction = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return basisPoints > 0 && basisPoints <= 10_000 ? basisPoints : null;
}

type Caps = Extract<RakeSchedule, { readonly type: 'custom' }>['caps'];

/** «2:1 3:2 5:3»: from two players on at most 1.00, from three 2.00, from five 3.00. The first is two. */
function capsIn(text: string): Caps | null {
  const caps: { fromPlayers: number; cap: number }[] = [];
  for (const part of text.trim().split(/\s+/)) {
    const [, players, most = ''] = /^(\d{1,2}):(.+)$/.exec(part) ?? [];
    const cap = parseAmount(most, { bigBlind: null, chipUnit: 1, pot: null, allInTo: null });
    const fromPlayers = Number(players);
    const expected = caps.length === 0 ? fromPlayers === 2 : fromPlayers > (caps.at(-1)?.fromPlayers ?? 0);
    if (!cap.ok || !expected || fromPlayers > MOST_PLAYERS) return null;
    caps.push({ fromPlayers, cap: cap.value });
  }
  return caps;
}
