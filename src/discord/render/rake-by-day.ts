import type { ReportPeriod } from '../../i18n/floor-command-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Report } from '../../runtime/floor-protocol.ts';
import type { BarsScene } from '../pictures/scene.ts';
import { LIMITS } from './message-limits.ts';

const DAY_MS = 86_400_000;
/** More days than that would be too thin to tell apart; the file has all of them. */
const MOST_DAYS = 60;

/** A day of a report as people write it: «28 Nov». */
export function dayName(day: number, { floor }: Messages): string {
  const date = new Date(day * DAY_MS);
  return floor.report.day({ day: date.getUTCDate(), month: date.getUTCMonth() });
}

/** The rake of each day as bars, those without a hand among them; null where no hand was played. */
export function rakeByDay(
  { days }: Report,
  period: ReportPeriod,
  { from, until }: { readonly from: number; readonly until: number },
  messages: Messages,
): BarsScene | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const begin = period === 'all' ? first.day : Math.floor(from / DAY_MS);
  const end = period === 'all' ? last.day : Math.floor((until - 1) / DAY_MS);
  const start = Math.max(begin, end - MOST_DAYS + 1);
  const rakeOn = new Map(days.map(({ day, rake }) => [day, rake]));
  const { report } = messages.floor;
  return {
    type: 'bars',
    title: report.rakePerDay(report.periods[period]),
    language: messages.language,
    bars: Array.from({ length: end - start + 1 }, (_, index) => ({
      label: dayName(start + index, messages),
      amount: rakeOn.get(start + index) ?? 0,
    })),
  };
}

/** The same in words: the days on which there was rake. */
export function rakeDescription({ title, bars }: BarsScene, { format, floor }: Messages): string {
  const raked = bars.filter(({ amount }) => amount > 0);
  const days = raked.map(({ label, amount }) => `${label} ${format.chips(amount)}`);
  const words = `${title}: ${days.length === 0 ? floor.report.noRake : days.join(', ')}`;
  return words.length <= LIMITS.fileDescription ? words : `${words.slice(0, LIMITS.fileDescription - 1)}…`;
}
