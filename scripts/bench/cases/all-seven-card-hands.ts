import { HIGH_OPTIONS, highTables } from '../../../src/engine/evaluation/high-evaluator.ts';
import { HIGHEST_STRENGTH, highOrder } from '../../../src/engine/evaluation/high-order.ts';
import { peer, runContender, type Measured } from '../case.ts';
import { processorMs } from '../clock.ts';

// All 133,784,560 hands of seven cards, from nothing to the nine counts of their categories.

/** High card to straight flush. */
const COUNTS = [
  23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584,
];

function measured(count: () => readonly number[]): Measured {
  const [processor, wall] = [processorMs(), performance.now()];
  const counts = count();
  const result = { ms: processorMs() - processor, wallMs: performance.now() - wall };
  if (String(counts) !== String(COUNTS)) throw new Error(`wrong counts: ${String(counts)}`);
  return result;
}

/** Adds up what the hands of each category have been counted to; `floors` is the first strength of each. */
function byCategory(hands: Uint32Array, floors: readonly number[]): readonly number[] {
  return floors.map((from, category) =>
    hands.subarray(from, floors[category + 1] ?? hands.length).reduce((sum, count) => sum + count, 0),
  );
}

function felt(): readonly number[] {
  const { key, mayFlush6, ofRanks7, of7 } = highTables();
  const hands = new Uint32Array(HIGHEST_STRENGTH + 1);
  const count = (strength: number): void => {
    hands[strength] = (hands[strength] ?? 0) + 1;
  };
  const countWithFirst = (a: number, b: number, c: number): void => {
    const three = key(a) + key(b) + key(c);
    for (let d = 3; d < c; d++) {
      const four = three + key(d);
      for (let e = 2; e < d; e++) {
        const five = four + key(e);
        for (let f = 1; f < e; f++) {
          const six = five + key(f);
          if (mayFlush6(six)) for (let g = 0; g < f; g++) count(of7(a, b, c, d, e, f, g));
          else for (let g = 0; g < f; g++) count(ofRanks7((six + key(g)) | 0));
        }
      }
    }
  };
  forFirstThree(countWithFirst);
  const floors = Object.values(highOrder(HIGH_OPTIONS).floor).toSorted((a, b) => a - b);
  return byCategory(hands, floors);
}

function phe(): readonly number[] {
  type Evaluate7 = (a: number, b: number, c: number, d: number, e: number, f: number, g: number) => number;
  const evaluate = peer('phe/lib/evaluator7') as Evaluate7;
  const { handRank } = peer('phe') as { handRank: (strength: number) => number };
  const hands = new Uint32Array(8192);
  forFirstThree((a, b, c) => {
    for (let d = 3; d < c; d++)
      for (let e = 2; e < d; e++)
        for (let f = 1; f < e; f++)
          for (let g = 0; g < f; g++) {
            const strength = evaluate(a, b, c, d, e, f, g);
            hands[strength] = (hands[strength] ?? 0) + 1;
          }
  });
  // Its ranks run from the straight flush (0) to the high card (8).
  const counts = COUNTS.map(() => 0);
  for (const [strength, count] of hands.entries()) {
    const category = 8 - handRank(strength);
    if (count > 0) counts[category] = (counts[category] ?? 0) + count;
  }
  return counts;
}

function forFirstThree(visit: (a: number, b: number, c: number) => void): void {
  for (let a = 6; a < 52; a++) for (let b = 5; b < a; b++) for (let c = 4; c < b; c++) visit(a, b, c);
}

await runContender({ felt: () => measured(felt), phe: () => measured(phe) });
