import type { DayReport, Report } from '../../runtime/floor-protocol.ts';
import { payoutOf } from './report-message.ts';

/** The whole report as comma-separated values: one line per game, then one per table, then one per day. Amounts in chips. */
export function reportFile({ games, tables, days }: Report): string {
  const rows = [
    ['kind', 'id', 'name', 'game', 'hands', 'pots', 'rake', 'payout'],
    ...games.map((game) => ['game', '', '', game.gameId, ...numbersOf(game)]),
    ...tables.map((table) => ['table', table.tableId, table.name, table.gameId, ...numbersOf(table)]),
    ...days.map((day) => ['day', dateOf(day), '', '', ...numbersOf(day)]),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** `2026-11-28`, of UTC. */
function dateOf({ day }: DayReport): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function numbersOf({ hands, pot, rake }: Omit<DayReport, 'day'>): readonly string[] {
  const payout = payoutOf({ pot, rake });
  return [String(hands), amount(pot), amount(rake), payout === null ? '' : amount(payout)];
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A name that a spreadsheet would take for a formula is made a text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
