import { guildId } from '../../shared/ids.ts';
import type { ReportPeriod } from '../../i18n/floor-command-messages.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { answerPrivately } from '../answer.ts';
import { messagesOf } from '../asker.ts';
import { answerWithFile } from '../floor/answer-with-file.ts';
import { deedOf } from '../floor/deed.ts';
import { reportFile } from '../render/report-file.ts';
import { reportMessage } from '../render/report-message.ts';
import { choiceOption, nameOf, subcommand } from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';

const periodOption = nameOf((commands) => commands.floor.subcommands.report.options.period);

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS: Readonly<Record<Exclude<ReportPeriod, 'all'>, number>> = { day: 1, week: 7, month: 30 };

/** `/floor report`: by game and table, in short and as a file. */
export const report: FloorSubcommand = {
  data: subcommand(
    (commands) => commands.floor.subcommands.report,
    [choiceOption((commands) => commands.floor.subcommands.report.options.period, { required: false })],
  ),
  async execute(interaction, context) {
    const messages = messagesOf(interaction);
    const { room, clock } = context;
    const period = periodIn(interaction.options.getString(periodOption));
    const now = clock.now();
    const from = period === 'all' ? 0 : now - DAYS[period] * DAY_MS;
    const noted = room.floor.note('report', deedOf(interaction, null, context));
    if (!noted.ok) return answerPrivately(interaction, describeRefusal(messages, noted.error));
    const brought = room.floor.report(guildId(interaction.guildId), { from, until: now + 1 });
    const body = reportMessage(brought, period, messages);
    return answerWithFile(interaction, body, {
      name: `felt-report-${period}-${new Date(now).toISOString().slice(0, 10)}.csv`,
      data: Buffer.from(reportFile(brought), 'utf8'),
    });
  },
};

/** Payout is told for thirty days unless somebody says otherwise (docs/rules.md §4). */
function periodIn(text: string | null): ReportPeriod {
  return text === 'day' || text === 'week' || text === 'all' ? text : 'month';
}
