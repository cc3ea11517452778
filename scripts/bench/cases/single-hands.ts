import { highTables } from '../../../src/engine/evaluation/high-evaluator.ts';
import { omahaEvaluator } from '../../../src/engine/evaluation/omaha-evaluator.ts';
import { peer, runContender, type Measured } from '../case.ts';
import { perSecond } from '../clock.ts';
import { deals, inARow, inLetters } from '../deals.ts';

// Random hands of five or seven cards, or of four hole cards and a board, evaluated one by one. Every
// contender gets the cards in the form it likes best, made beforehand.

const HANDS = 16_384;
const cards = Number(process.argv[3]);
const hands = deals(HANDS, cards);

/** Strengths added up, so that none of them may be left out. */
let total = 0;

function felt(): Measured {
  const row = inARow(hands);
  const { of5, of7 } = highTables();
  const work = cards === 5 ? fives(row, of5) : cards === 7 ? sevens(row, of7) : omaha(row);
  return { hands: perSecond(work) };
}

function fives(row: Uint8Array, of5: ReturnType<typeof highTables>['of5']): () => number {
  const card = (index: number) => row[index] ?? 0;
  return () => {
    let sum = 0;
    for (let at = 0; at < row.length; at += 5)
      sum = (sum + of5(card(at), card(at + 1), card(at + 2), card(at + 3), card(at + 4))) | 0;
    total += sum;
    return HANDS;
  };
}

function sevens(row: Uint8Array, of7: ReturnType<typeof highTables>['of7']): () => number {
  const card = (index: number) => row[index] ?? 0;
  return () => {
    let sum = 0;
    for (let at = 0; at < row.length; at += 7)
      sum =
        (sum +
          of7(card(at), card(at + 1), card(at + 2), card(at + 3), card(at + 4), card(at + 5), card(at + 6))) |
        0;
    total += sum;
    return HANDS;
  };
}

function omaha(row: Uint8Array): () => number {
  const { of4 } = omahaEvaluator();
  const card = (index: number) => row[index] ?? 0;
  return () => {
    let sum = 0;
    for (let at = 0; at < row.length; at += 9)
      sum =
        (sum +
          of4(
            card(at),
            card(at + 1),
            card(at + 2),
            card(at + 3),
            card(at + 4),
            card(at + 5),
            card(at + 6),
            card(at + 7),
            card(at + 8),
          )) |
        0;
    total += sum;
    return HANDS;
  };
}

/** A peer that takes lists: of numbers as ours, or of what `form` makes of them. */
function ofLists<Hand>(evaluate: (hand: Hand) => number, form: (hand: readonly number[]) => Hand): Measured {
  const lists = hands.map(form);
  return {
    hands: perSecond(() => {
      let sum = 0;
      for (const hand of lists) sum = (sum + evaluate(hand)) | 0;
      total += sum;
      return HANDS;
    }),
  };
}

const numbers = (hand: readonly number[]): number[] => [...hand];

await runContender({
  felt,
  '@pokertools/evaluator': () =>
    ofLists((peer('@pokertools/evaluator') as { evaluate: (codes: number[]) => number }).evaluate, numbers),
  phe: () =>
    ofLists((peer('phe') as { evaluateCardCodes: (codes: number[]) => number }).evaluateCardCodes, numbers),
  pokersolver: () => {
    const { Hand } = peer('pokersolver') as { Hand: { solve: (hand: string[]) => { rank: number } } };
    return ofLists(
      (hand: string[]) => Hand.solve(hand).rank,
      (hand) => hand.map((card) => inLetters(card, 'cdhs')),
    );
  },
  '@xpressit/winning-poker-hand-rank': () => {
    const { rankHands } = peer('@xpressit/winning-poker-hand-rank') as {
      rankHands: (game: 'omaha', board: string[], hands: string[][]) => { rank: number }[];
    };
    return ofLists(
      ([hole, board]: readonly [string[], string[]]) => rankHands('omaha', board, [hole])[0]?.rank ?? 0,
      (hand) => {
        const letters = hand.map((card) => inLetters(card, 'CDHS'));
        return [letters.slice(0, 4), letters.slice(4)] as const;
      },
    );
  },
});

if (Number.isNaN(total)) throw new Error('strengths are numbers');
