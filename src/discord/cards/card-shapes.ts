import type { Suit } from '../../engine/card.ts';
import { outline, type Line } from './outline.ts';

/** 100 by 100. Read when one is drawn: most starts draw none. */
const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  hearts:
    'M50 97 C18 69 2 51 2 30 C2 13 13 4 27 4 C38 4 46 10 50 20 C54 10 62 4 73 4 C87 4 98 13 98 30 C98 51 82 69 50 97',
  diamonds: 'M50 0 C59 18 73 36 88 50 C73 64 59 82 50 100 C41 82 27 64 12 50 C27 36 41 18 50 0',
  spades:
    'M50 2 C56 18 95 39 95 63 C95 78 85 87 73 87 C64 87 58 83 54 76 C55 87 59 93 66 98 L34 98 C41 93 45 87 46 76 C42 83 36 87 27 87 C15 87 5 78 5 63 C5 39 44 18 50 2',
  clubs: `M50 2 C63 2 74 12 74 25 C74 38 63 48 50 48 C37 48 26 38 26 25 C26 12 37 2 50 2
     M26 38 C39 38 50 48 50 61 C50 74 39 84 26 84 C13 84 2 74 2 61 C2 48 13 38 26 38
     M74 38 C87 38 98 48 98 61 C98 74 87 84 74 84 C61 84 50 74 50 61 C50 48 61 38 74 38
     M38 36 L62 36 L66 64 L54 64 C54 84 58 92 66 98 L34 98 C42 92 46 84 46 64 L34 64`,
};

/** The sign of a suit: outlines to be filled, one over the other. */
export function suitShape(suit: Suit): readonly Line[] {
  return outline(SUIT_PATHS[suit]);
}

export interface Glyph {
  readonly width: number;
  readonly lines: readonly Line[];
}

const glyph = (width: number, path: string): Glyph => ({
  width,
  get lines() {
    return outline(path);
  },
});

/** What stands in the corner of a card, as lines to be drawn with a broad pen; 100 high. */
export const RANK_GLYPHS: Readonly<Record<string, Glyph>> = {
  '2': glyph(66, 'M3 27 C3 9 17 0 33 0 C50 0 61 10 61 26 C61 41 51 52 39 64 L4 100 L65 100'),
  '3': glyph(
    64,
    'M3 14 C9 4 19 0 31 0 C48 0 59 9 59 24 C59 39 47 47 30 47 C48 47 63 56 63 73 C63 91 49 100 31 100 C17 100 6 95 0 85',
  ),
  '4': glyph(70, 'M51 100 L51 0 L1 70 L70 70'),
  '5': glyph(
    64,
    'M57 0 L12 0 L7 45 C13 39 22 36 31 36 C51 36 63 49 63 67 C63 87 49 100 31 100 C17 100 6 95 0 86',
  ),
  '6': glyph(
    66,
    'M56 6 C50 2 44 0 37 0 C15 0 2 20 2 56 C2 84 14 100 34 100 C52 100 64 87 64 69 C64 51 52 40 35 40 C19 40 5 50 3 64',
  ),
  '7': glyph(64, 'M0 0 L64 0 C42 30 30 62 26 100'),
  '8': glyph(
    64,
    'M32 47 C17 47 6 38 6 24 C6 9 17 0 32 0 C47 0 58 9 58 24 C58 38 47 47 32 47 C14 47 1 57 1 73 C1 90 14 100 32 100 C50 100 63 90 63 73 C63 57 50 47 32 47',
  ),
  '9': glyph(
    66,
    'M10 94 C16 98 22 100 29 100 C51 100 64 80 64 44 C64 16 52 0 32 0 C14 0 2 13 2 31 C2 49 14 60 31 60 C47 60 61 50 63 36',
  ),
  '10': glyph(
    96,
    'M0 18 L20 0 L20 100 M69 0 C86 0 96 20 96 50 C96 80 86 100 69 100 C52 100 42 80 42 50 C42 20 52 0 69 0',
  ),
  J: glyph(50, 'M50 0 L50 70 C50 90 40 100 25 100 C12 100 3 93 0 79'),
  Q: glyph(
    80,
    'M39 0 C63 0 78 19 78 50 C78 81 63 100 39 100 C15 100 0 81 0 50 C0 19 15 0 39 0 M46 70 L80 104',
  ),
  K: glyph(66, 'M0 0 L0 100 M62 0 L2 62 M24 40 L66 100'),
  A: glyph(76, 'M0 100 L38 0 L76 100 M14 66 L62 66'),
};

/** A rectangle with round corners. */
export function roundedRectangle({
  left,
  top,
  right,
  bottom,
  radius,
}: {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly radius: number;
}): Line {
  const bend = radius * 0.45;
  const path = `M${left + radius} ${top} L${right - radius} ${top}
    C${right - bend} ${top} ${right} ${top + bend} ${right} ${top + radius} L${right} ${bottom - radius}
    C${right} ${bottom - bend} ${right - bend} ${bottom} ${right - radius} ${bottom} L${left + radius} ${bottom}
    C${left + bend} ${bottom} ${left} ${bottom - bend} ${left} ${bottom - radius} L${left} ${top + radius}
    C${left} ${top + bend} ${left + bend} ${top} ${left + radius} ${top}`;
  return outline(path)[0] ?? [];
}
