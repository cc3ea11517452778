import { cardText, rankOf, suitOf, type Card, type Suit } from '../../engine/card.ts';
import { cardsOfDeck } from '../../engine/deck.ts';
import { rankFigure } from '../../i18n/hand-words.ts';

/** How a card looks in a message: the app's own emoji, or its rank and the sign of its suit. */
export interface CardFaces {
  readonly face: (card: Card) => string;
  /** A card that lies face down. */
  readonly back: string;
}

const SIGNS: Readonly<Record<Suit, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

/** `A♠`, `10♥`: text only. */
export const textFaces: CardFaces = {
  face: (card) => `${rankFigure(rankOf(card))}${SIGNS[suitOf(card)]}`,
  back: '▮',
};

/** Four colours: each suit its own. Two: black and red, as on most cards. */
export type Colours = 'four' | 'two';

/** Part of every name: pictures that are drawn anew get a new one, and take the place of the old. */
const VERSION = 1;

/** The names under which the cards are uploaded as application emojis. */
export const CARD_BACK_EMOJI = `card_back_${VERSION}`;

/** Spades are black and hearts red in either set, so only the other two are drawn twice. */
export function cardEmojiName(card: Card, colours: Colours = 'four'): string {
  const suit = suitOf(card);
  const twice = suit === 'clubs' || suit === 'diamonds';
  return `card_${cardText(card)}${colours === 'two' && twice ? '_two' : ''}_${VERSION}`;
}

/** Every emoji that cards of these colours need, by name. */
export function cardEmojiNames(colours: Colours = 'four'): readonly string[] {
  return [...cardsOfDeck(52).map((card) => cardEmojiName(card, colours)), CARD_BACK_EMOJI];
}

/** Whether an emoji of the application is one of ours, of whatever version. */
export function isCardEmoji(name: string): boolean {
  return /^card_(?:back|[2-9TJQKA][cdhs](?:_two)?)(?:_\d+)?$/.test(name);
}

/**
 * Cards as emojis where they are there, as text where they are not.
 * @param markupOf the markup of an application emoji (`<:card_As_1:123…>`) by its name
 */
export function emojiFaces(markupOf: (name: string) => string | null, colours: Colours = 'four'): CardFaces {
  return {
    face: (card) => markupOf(cardEmojiName(card, colours)) ?? textFaces.face(card),
    back: markupOf(CARD_BACK_EMOJI) ?? textFaces.back,
  };
}
