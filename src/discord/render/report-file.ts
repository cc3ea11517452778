import type { GameReport, Report } from '../../runtime/floor-protocol.ts';
import { payoutOf } from './report-message.ts';

/** The whole report as comma-separated values: one line per game, then one per table. Amounts in chips. */
export function reportFile({ games, tables }: Report): string {
  const rows = [
    ['kind', 'id', 'name', 'game', 'hands', 'pots', 'rake', 'payout'],
    ...games.map((game) => ['game', '', '', ...numbersOf(game)]),
    ...tables.map((table) => ['table', table.tableId, table.name, ...numbersOf(table)]),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function numbersOf({ gameId, hands, pot, rake }: GameReport): readonly string[] {
  const payout = payoutOf({ pot, rake });
  return [gameId, String(hands), amount(pot), amount(rake), payout === null ? '' : amount(payout)];
}

function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** A name that a spreadsheet would take for a formula is made a text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
