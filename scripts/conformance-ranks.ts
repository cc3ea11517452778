import { parseCards } from '../src/engine/card.ts';
import type { HandRanking, HoleCardsPlayed } from '../src/engine/evaluation/hand-ranking.ts';
import { aceToFive } from '../src/engine/evaluation/ace-to-five.ts';
import { deuceToSeven } from '../src/engine/evaluation/deuce-to-seven.ts';
import { eightOrBetter } from '../src/engine/evaluation/eight-or-better.ts';
import { high } from '../src/engine/evaluation/high.ts';
import { italianHigh } from '../src/engine/evaluation/italian-high.ts';
import { shortDeckHigh } from '../src/engine/evaluation/short-deck-high.ts';

/** What came of one file of ranked hands: each row passes or fails as a whole. */
export interface RankFileReport {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** One column of ranks and the ranking it is about; `better` says which end of the column wins. */
interface RankColumn {
  readonly column: string;
  readonly better: 'higher' | 'lower';
  readonly ranking: HandRanking;
}

const HIGHER = { column: 'rank', better: 'higher' } as const;
const LOWER = { column: 'rank', better: 'lower' } as const;

const FILES: Readonly<Record<string, readonly RankColumn[]>> = {
  high5: [{ ...HIGHER, ranking: high }],
  high7: [{ ...HIGHER, ranking: high }],
  short5: [{ ...HIGHER, ranking: shortDeckHigh }],
  short7: [{ ...HIGHER, ranking: shortDeckHigh }],
  ital5: [{ ...HIGHER, ranking: italianHigh }],
  omaha4: [
    { column: 'high_rank', better: 'higher', ranking: high },
    { column: 'low8_rank', better: 'lower', ranking: eightOrBetter },
  ],
  low8_7: [{ ...LOWER, ranking: eightOrBetter }],
  razz7: [{ ...LOWER, ranking: aceToFive }],
  low27_5: [{ ...LOWER, ranking: deuceToSeven }],
};

type Row = Readonly<Record<string, string>>;

/**
 * Checks a file of ranked hands, given as its lines with the header first. A row fails where its
 * category differs, where the plain and the fast evaluation differ, or where its strength does not
 * stand to the other rows' as its rank does: equal ranks are equal strengths, better ranks higher ones.
 */
export function checkRankFile(name: string, lines: readonly string[]): RankFileReport {
  const columns = FILES[name.replace(/\.csv(\.gz)?$/, '')];
  if (columns === undefined) throw new Error(`no ranking for the file ${name}`);
  const rows = rowsOf(lines);
  const faults = new Map<number, string>();
  for (const column of columns) {
    for (const [row, fault] of faultsOf(rows, column)) faults.set(row, fault);
  }
  return {
    passed: rows.length - faults.size,
    failed: faults.size,
    failures: [...faults].map(([row, fault]) => `${name} row ${row + 1}: ${fault}`),
  };
}

function rowsOf(lines: readonly string[]): readonly Row[] {
  const [header = '', ...rest] = lines;
  const names = header.split(',');
  return rest.map((line) => {
    const values = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

function faultsOf(rows: readonly Row[], column: RankColumn): ReadonlyMap<number, string> {
  const faults = new Map<number, string>();
  const ranked: { row: number; rank: number; strength: number }[] = [];
  for (const [row, values] of rows.entries()) {
    const expected = values[column.column] ?? '';
    const { strength, fault } = evaluate(values, column.ranking);
    if (fault !== null) faults.set(row, fault);
    if ((strength === null) !== (expected === '')) faults.set(row, `qualifies: ${strength !== null}`);
    else if (strength !== null) {
      ranked.push({ row, strength, rank: column.better === 'higher' ? Number(expected) : -Number(expected) });
    }
  }

  // In the order of the file's ranks, strengths must rise exactly where ranks do.
  ranked.sort((a, b) => a.rank - b.rank || a.strength - b.strength);
  for (const [index, current] of ranked.entries()) {
    const before = ranked[index - 1];
    if (before === undefined) continue;
    if (Math.sign(current.rank - before.rank) === Math.sign(current.strength - before.strength)) continue;
    faults.set(
      current.row,
      `rank ${current.rank} after ${before.rank}, strength ${current.strength} after ${before.strength}`,
    );
  }
  return faults;
}

function evaluate(
  row: Row,
  ranking: HandRanking,
): { readonly strength: number | null; readonly fault: string | null } {
  const hole = parseCards(row['hole'] ?? row['cards'] ?? '');
  const board = parseCards(row['board'] ?? '');
  const played: HoleCardsPlayed = row['hole'] === undefined ? 'any' : 2;
  const strength = ranking.strength(hole, board, played);
  const best = ranking.best(hole, board, played);
  if ((best?.strength ?? null) !== strength) return { strength, fault: 'the best hand has another strength' };

  const category = row['category'];
  if (category === undefined || ranking.half === 'low') return { strength, fault: null };
  // The files count the royal flush among the straight flushes.
  const named = best?.name.category.replace('royal', 'straight').replaceAll('-', '_');
  return { strength, fault: named === category ? null : `${named ?? 'no hand'} instead of ${category}` };
}
