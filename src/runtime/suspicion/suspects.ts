import { setImmediate } from 'node:timers/promises';
import type { Chips } from '../../shared/chips.ts';
import type { GuildId } from '../../shared/ids.ts';
import type { HandNumber, Outcome, Outcomes } from '../../store/outcomes.ts';
import { judge, type Verdict } from './judgement.ts';
import { PairCounts } from './pair-counts.ts';

/** Two members who stand out, with hands to look at: those with the most chips first, or the newest. */
export interface Suspects extends Verdict {
  readonly largest: readonly HandNumber[];
}

/** So many hands are read at a time, and then whoever plays goes first. */
const PAGE = 500;
const LARGEST = 5;
/** Whoever never sits without the other has done so at more than one table or two. */
const FEWEST_TABLES = 3;

/**
 * The pairs of a server that stand out since a moment (epoch ms), those with the most chips first; who only sit
 * together at the end. `refill`: what counts as dumped (cents).
 */
export async function suspectsOf(
  outcomes: Outcomes,
  guild: GuildId,
  { from, refill }: { readonly from: number; readonly refill: Chips },
): Promise<readonly Suspects[]> {
  const counts = new PairCounts();
  let last: Outcome | null = null;
  for (;;) {
    const page: readonly Outcome[] = outcomes.page(guild, { from, after: last, limit: PAGE });
    for (const outcome of page) counts.add(outcome);
    last = page.at(-1) ?? null;
    if (last === null) break;
    await setImmediate();
  }
  return judge(counts.pairs(), refill)
    .flatMap((verdict): readonly Suspects[] => {
      const couple = { guild, from, a: verdict.from, b: verdict.to };
      switch (verdict.signal) {
        case 'oneWay':
        case 'dumping':
          return [{ ...verdict, largest: outcomes.lostTo(couple, LARGEST) }];
        case 'folds':
          return [{ ...verdict, largest: outcomes.foldedTo(couple, LARGEST) }];
        case 'together': {
          const { tables, newest } = outcomes.ofBoth(couple, LARGEST);
          return tables < FEWEST_TABLES ? [] : [{ ...verdict, largest: newest }];
        }
      }
    })
    .toSorted((one, other) => other.moved - one.moved || order(one, other));
}

function order(one: Suspects, other: Suspects): number {
  return `${one.from} ${one.to}` < `${other.from} ${other.to}` ? -1 : 1;
}
