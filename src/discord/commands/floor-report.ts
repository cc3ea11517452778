import { MessageFlags } from 'discord.js';
import { guildId } from '../../shared/ids.ts';
import type { ReportPeriod } from '../../i18n/floor-command-messages.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { acknowledged, answerPrivately } from '../answers/answer.ts';
import { messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { answerWithFiles } from '../floor/answer-with-files.ts';
import { deedOf } from '../floor/deed.ts';
import type { AttachedFile } from '../message-body.ts';
import type { BarsScene } from '../pictures/scene.ts';
import { rakeByDay, rakeDescription } from '../render/rake-by-day.ts';
import { reportFile } from '../render/report-file.ts';
import { reportMessage } from '../render/report-message.ts';
import type { CommandUse } from './command.ts';
import { choiceOption, nameOf, subcommand } from './described.ts';
import type { FloorSubcommand } from './floor-subcommand.ts';

const periodOption = nameOf((commands) => commands.floor.subcommands.report.options.period);

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS: Readonly<Record<Exclude<ReportPeriod, 'all'>, number>> = { day: 1, week: 7, month: 30 };

/** `/floor report`: by game, table and day, in short, as a picture and as a file. */
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
    const within = { from: period === 'all' ? 0 : now - DAYS[period] * DAY_MS, until: now + 1 };
    const noted = room.floor.note('report', deedOf(interaction, null, context));
    if (!noted.ok) return answerPrivately(interaction, describeRefusal(messages, noted.error));
    const brought = room.floor.report(guildId(interaction.guildId), within);
    const scene = rakeByDay(brought, period, within, messages);
    const picture = scene === null ? null : await pictureOf(scene, interaction, context);
    const file = {
      name: `felt-report-${period}-${new Date(now).toISOString().slice(0, 10)}.csv`,
      data: Buffer.from(reportFile(brought), 'utf8'),
      description: null,
    };
    const body = reportMessage(brought, period, messages, picture?.name ?? null);
    return answerWithFiles(interaction, body, picture === null ? [file] : [picture, file]);
  },
};

/** Drawing takes longer than an answer should wait: it is promised first. */
async function pictureOf(
  scene: BarsScene,
  interaction: CommandUse,
  { painter }: BotContext,
): Promise<AttachedFile | null> {
  if (painter?.state !== 'ready') return null;
  await acknowledged(() => interaction.deferReply({ flags: MessageFlags.Ephemeral }));
  const data = await painter.draw(scene);
  const description = rakeDescription(scene, messagesOf(interaction));
  return data === null ? null : { name: 'rake.png', data, description };
}

/** Payout is told for thirty days unless somebody says otherwise (docs/rules.md §4). */
function periodIn(text: string | null): ReportPeriod {
  return text === 'day' || text === 'week' || text === 'all' ? text : 'month';
}
