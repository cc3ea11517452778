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

/** The names under which the cards are uploaded as application emojis. */
export const CARD_BACK_EMOJI = 'card_back';

export function cardEmojiName(card: Card): string {
  return `card_${cardText(card)}`;
}

/** Every emoji the cards need, by name. */
export function cardEmojiNames(): readonly string[] {
  return [...cardsOfDeck(52).map(cardEmojiName), CARD_BACK_EMOJI];
}

/**
 * Cards as emojis where they are there, as text where they are not.
 * @param markupOf the markup of an application emoji (`<:card_As:123…>`) by its name
 */
export function emojiFaces(markupOf: (name: string) => string | null): CardFaces {
  return {
    face: (card) => markupOf(cardEmojiName(card)) ?? textFaces.face(card),
    back: markupOf(CARD_BACK_EMOJI) ?? textFaces.back,
  };
}
