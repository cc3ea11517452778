import type { Messages } from '../../i18n/messages.ts';
import type { ReportPeriod } from '../../i18n/floor-command-messages.ts';
import type { GameReport, Report } from '../../runtime/floor-protocol.ts';
import { GAMES } from '../../engine/games/index.ts';
import type { MessageBody } from '../message-body.ts';
import { dayName } from './rake-by-day.ts';
import { LIMITS } from './message-limits.ts';
import { shownTableName } from './render-context.ts';
import { inlineField } from './session-messages.ts';

const COLOUR = 0x5b4a8a;

/** Pots paid ÷ chips put into pots, in hundredths of a percent (docs/rules.md §4 «payout»); null: no pot. */
export function payoutOf({ pot, rake }: Pick<GameReport, 'pot' | 'rake'>): number | null {
  return pot === 0 ? null : Math.round(((pot - rake) * 10_000) / pot);
}

/**
 * What a period brought, in short; the whole of it is in the file.
 * @param picture the name of a file that is sent along
 */
export function reportMessage(
  report: Report,
  period: ReportPeriod,
  messages: Messages,
  picture: string | null = null,
): MessageBody {
  const { report: words } = messages.floor;
  const { chips, count, percent } = messages.format;
  const payout = payoutOf(report);
  const games = report.games.map((game) => lineOf(gameName(messages, game.gameId), game, messages));
  const tables = report.tables.map((table) => lineOf(shownTableName(messages, table.name), table, messages));
  const days = report.days.toReversed().map((day) => lineOf(dayName(day.day, messages), day, messages));
  const title = `${words.title} · ${words.periods[period]}`;
  if (report.hands === 0) {
    return { content: '', embeds: [{ color: COLOUR, title, description: words.empty }], components: [] };
  }
  const fields = [
    inlineField(words.hands, count(report.hands)),
    inlineField(words.players, count(report.players)),
    ...(report.voided === 0 ? [] : [inlineField(words.voided, count(report.voided))]),
    inlineField(words.pots, chips(report.pot)),
    inlineField(words.rake, chips(report.rake)),
    ...(payout === null ? [] : [inlineField(words.payout, percent(payout))]),
    { name: words.byGame, value: asManyAsFit(games, words.more) },
    { name: words.topTables, value: asManyAsFit(tables, words.more) },
    { name: words.byDay, value: asManyAsFit(days, words.more) },
  ];
  const image = picture === null ? {} : { image: { url: `attachment://${picture}` } };
  return { content: '', embeds: [{ color: COLOUR, title, fields, ...image }], components: [] };
}

function lineOf(name: string, { hands, pot, rake }: Omit<GameReport, 'gameId'>, { floor }: Messages): string {
  return floor.report.line({ name, hands, pot, rake, payout: payoutOf({ pot, rake }) });
}

function gameName({ table }: Messages, gameId: string): string {
  const game = Object.values(GAMES).find(({ id }) => id === gameId);
  return game === undefined ? gameId : table.games[game.id];
}

function asManyAsFit(lines: readonly string[], more: (count: number) => string): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > LIMITS.fieldValue - 60) break;
    kept.push(line);
  }
  const left = lines.length - kept.length;
  return [...kept, ...(left > 0 ? [more(left)] : [])].join('\n');
}
