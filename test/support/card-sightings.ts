import { rankOf, suitOf, type Card, type Suit } from '../../src/engine/card.ts';
import { cardsOfDeck } from '../../src/engine/deck.ts';
import { rankFigure } from '../../src/i18n/hand-words.ts';
import { messagesFor } from '../../src/i18n/index.ts';
import type { MemberId } from '../../src/shared/ids.ts';
import type { Table } from '../../src/table/table.ts';

// Which cards a text names, in every way a card can be written, and which of them its reader may know.

const SIGNS: Readonly<Record<Suit, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };
const LETTERS: Readonly<Record<Suit, string>> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' };

function waysOf(card: Card): readonly string[] {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const figure = rankFigure(rank);
  const letter = rank === 10 ? 'T' : figure;
  const words = ['en', 'it'].map((language) => messagesFor(language).cards.card({ rank, suit }));
  return [`${figure}${SIGNS[suit]}`, `${letter}${SIGNS[suit]}`, `card_${letter}${LETTERS[suit]}`, ...words];
}

const CARD_OF = new Map(
  cardsOfDeck(52).flatMap((card) => waysOf(card).map((way) => [way.toLowerCase(), card] as const)),
);
const ANY_CARD = new RegExp([...CARD_OF.keys()].join('|'), 'gi');

export function cardsIn(text: string): ReadonlySet<Card> {
  const named = new Set<Card>();
  for (const [way] of text.matchAll(ANY_CARD)) {
    const card = CARD_OF.get(way.toLowerCase());
    if (card !== undefined) named.add(card);
  }
  return named;
}

/** A card as the messages of failing tests name it. */
export function nameOfCard(card: Card): string {
  return waysOf(card)[0] ?? '';
}

interface HeldCard {
  /** Null where nobody is known to have been dealt it. */
  readonly owner: MemberId | null;
  readonly card: Card;
  readonly open: boolean;
}

/** The cards of players in the hand that is played, or was played last. */
export function heldCards({ hand, dealtTo }: Table): readonly HeldCard[] {
  return (hand?.players ?? []).flatMap(({ seat, hole }) => {
    const owner = dealtTo.find((dealt) => dealt.seat === seat)?.member ?? null;
    return hole.map(({ card, up, shown }) => ({ owner, card, open: up || shown }));
  });
}

/** What a reader may know of the cards of a table; null: everybody. */
export function cardsKnownTo(reader: MemberId | null, table: Table): ReadonlySet<Card> {
  const held = heldCards(table).filter(({ owner, open }) => open || (owner !== null && owner === reader));
  return new Set([...(table.hand?.board ?? []), ...held.map(({ card }) => card)]);
}
