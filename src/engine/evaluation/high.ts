import { HIGH_OPTIONS, highStrength } from './high-evaluator.ts';
import { highRanking } from './high-ranking.ts';
import { omahaEvaluator } from './omaha-evaluator.ts';

/** The usual order of high hands, 52 cards; A-2-3-4-5 is the lowest straight (docs/rules.md §1). */
export const high = highRanking('high', HIGH_OPTIONS, {
  ofAny: highStrength,
  ofTwo: (hole, board) => omahaEvaluator().ofAll(hole, board),
});
