import { seededPick } from '../../test/support/random-hand.ts';

/** So many hands of `cards` different cards each, the same in every run; cards are numbers from 0 to 51. */
export function deals(hands: number, cards: number): readonly (readonly number[])[] {
  const pick = seededPick(cards);
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return Array.from({ length: hands }, () => {
    for (let index = 0; index < cards; index++) {
      const other = index + pick(52 - index);
      [deck[index], deck[other]] = [deck[other] ?? 0, deck[index] ?? 0];
    }
    return deck.slice(0, cards);
  });
}

/** The same cards one after the other, which is how the evaluator is asked for many hands. */
export function inARow(hands: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from(hands.flat());
}

/** A card in two letters, the rank first; `suits` are the letters of clubs, diamonds, hearts, spades. */
export function inLetters(card: number, suits: string): string {
  return `${'23456789TJQKA'.charAt(card >> 2)}${suits.charAt(card & 3)}`;
}
