import { cardsOfDeck } from '../../engine/deck.ts';
import { rankOf, suitOf, type Card } from '../../engine/card.ts';
import { rankFigure } from '../../i18n/hand-words.ts';
import { CARD_BACK_EMOJI, cardEmojiName, type Colours } from '../render/card-faces.ts';
import { BACK, BACK_LINES, INK, PAPER, RIM } from './card-colours.ts';
import { RANK_GLYPHS, roundedRectangle, suitShape } from './card-shapes.ts';
import { placed } from './outline.ts';
import { pngOf } from './png.ts';
import { Raster } from './raster.ts';

const SIZE = 128;
const PEN = 15;
const RANK = { top: 16, height: 46 };
const SUIT = { top: 73, height: 48 };

/** A picture for an application emoji; drawn when it is asked for. */
export interface EmojiArt {
  readonly name: string;
  /** A PNG file. */
  readonly draw: () => Buffer;
}

/** Every picture the cards need, the four colours first: they are what the tables show. */
export function cardEmojiArt(): readonly EmojiArt[] {
  const set = (colours: Colours) =>
    cardsOfDeck(52).map((card) => ({
      name: cardEmojiName(card, colours),
      draw: () => drawCard(card, colours),
    }));
  const four = set('four');
  const names = new Set(four.map(({ name }) => name));
  return [
    ...four,
    { name: CARD_BACK_EMOJI, draw: drawBack },
    ...set('two').filter(({ name }) => !names.has(name)),
  ];
}

/** A card as an emoji: the rank above, the suit below, as large as they can be, for lines of small text. */
export function drawCard(card: Card, colours: Colours): Buffer {
  const raster = blank();
  const suit = suitOf(card);
  const ink = INK[colours][suit];
  const glyph = RANK_GLYPHS[rankFigure(rankOf(card))];
  if (glyph !== undefined) {
    const x = (SIZE - (glyph.width * RANK.height) / 100) / 2;
    for (const line of placed(glyph.lines, { x, y: RANK.top, height: RANK.height })) {
      raster.stroke(line, PEN, ink);
    }
  }
  const sign = { x: (SIZE - SUIT.height) / 2, y: SUIT.top, height: SUIT.height };
  for (const line of placed(suitShape(suit), sign)) raster.fill(line, ink);
  return pngOf(raster);
}

/** A card that lies face down. */
export function drawBack(): Buffer {
  const raster = blank();
  raster.fill(roundedRectangle({ left: 20, top: 11, right: 108, bottom: 117, radius: 9 }), BACK);
  const diamond = suitShape('diamonds');
  for (const [x, y] of [
    [26, 18],
    [64, 18],
    [45, 45],
    [26, 72],
    [64, 72],
  ] as const) {
    for (const line of placed(diamond, { x, y, height: 38 })) raster.fill(line, BACK_LINES);
  }
  return pngOf(raster);
}

let paper: Raster | null = null;

/** A card with nothing on it yet: drawn once, since it is the largest part of the work. */
function blank(): Raster {
  paper ??= drawPaper();
  return paper.copy();
}

function drawPaper(): Raster {
  const raster = new Raster(SIZE, SIZE);
  raster.fill(roundedRectangle({ left: 10, top: 1, right: 118, bottom: 127, radius: 17 }), RIM);
  raster.fill(roundedRectangle({ left: 13, top: 4, right: 115, bottom: 124, radius: 14 }), PAPER);
  return raster;
}
