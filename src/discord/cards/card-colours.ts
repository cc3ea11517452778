import type { Suit } from '../../engine/card.ts';
import type { Colours } from '../render/card-faces.ts';
import type { Colour } from './raster.ts';

const BLACK: Colour = [22, 24, 29];
const RED: Colour = [214, 27, 46];

/** What each suit is printed in. */
export const INK: Readonly<Record<Colours, Readonly<Record<Suit, Colour>>>> = {
  four: { spades: BLACK, hearts: RED, diamonds: [24, 96, 214], clubs: [20, 132, 58] },
  two: { spades: BLACK, hearts: RED, diamonds: RED, clubs: BLACK },
};

export const PAPER: Colour = [255, 255, 255];
/** Keeps the card apart from a white background. */
export const RIM: Colour = [148, 154, 166];
export const BACK: Colour = [34, 68, 128];
export const BACK_LINES: Colour = [150, 180, 226];
