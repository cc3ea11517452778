import type { Card } from '../../engine/card.ts';
import { sum } from '../../shared/chips.ts';
import type { Point } from '../cards/outline.ts';
import type { Box } from './pens.ts';

// Where everything stands on the picture of a table, in pixels. The text has to be legible on a telephone,
// which shows the picture at a third of its size.

export const PICTURE = { width: 1000, height: 680 } as const;
export const FELT = { x: 500, y: 356, radiusX: 442, radiusY: 262 } as const;
export const PLATE = { width: 192, height: 86 } as const;
export const BOARD_CARD = { width: 80, height: 112, gap: 8 } as const;
export const HOLE_CARD = { width: 60, height: 82 } as const;
export const CHIPS_HEIGHT = 44;
/** The heights of what lies in the middle, one under the other. */
export const MIDDLE = { pot: 262, potAbove: 236, parts: 271, board: 346 } as const;

/** The middles of the plates lie on an ellipse, the first taken seat at the bottom, then clockwise. */
const SEATS = { x: 500, y: 363, radiusX: 394, radiusY: 258 } as const;

function angleOf(place: number, taken: number): number {
  return Math.PI / 2 + (2 * Math.PI * place) / taken;
}

export function seatPoint(place: number, taken: number): Point {
  const angle = angleOf(place, taken);
  return {
    x: SEATS.x + SEATS.radiusX * Math.cos(angle),
    y: SEATS.y + SEATS.radiusY * Math.sin(angle),
  };
}

export function plateAt({ x, y }: Point): Box {
  return { x: x - PLATE.width / 2, y: y - PLATE.height / 2, ...PLATE };
}

/** How much of the cards looks out above a plate. */
const CARDS_SEEN = 56;
/** How much of a card the next one leaves free: enough to tell it by where it lies open. */
const STEP = { open: 29, closed: 12 } as const;

/** The cards of a seat in a row behind its plate, the later ones over the earlier; two lie side by side. */
export function holeCardBoxes({ x, y }: Point, cards: readonly (Card | null)[]): readonly Box[] {
  const steps = cards.map((card) => {
    if (cards.length === 2) return HOLE_CARD.width + 4;
    return card === null ? STEP.closed : STEP.open;
  });
  const width = sum(steps.slice(0, -1)) + HOLE_CARD.width;
  const top = y - PLATE.height / 2 - CARDS_SEEN;
  return cards.map((_, index) => ({ x: x - width / 2 + sum(steps.slice(0, index)), y: top, ...HOLE_CARD }));
}

export function boardBoxes(size: number): readonly Box[] {
  const { width, height, gap } = BOARD_CARD;
  const left = FELT.x - (size * width + (size - 1) * gap) / 2;
  return Array.from({ length: size }, (_, index) => ({
    x: left + index * (width + gap),
    y: MIDDLE.board - height / 2,
    width,
    height,
  }));
}

/** The chips lie on the way to the middle: not over a plate or its cards, and above or below the board. */
const CHIPS = {
  above: { radiusX: 270, radiusY: 156, farthest: 221 },
  below: { radiusX: 190, radiusY: 150, farthest: 190 },
} as const;

/** The middle of the chips in front of a seat. */
export function chipsPoint(place: number, taken: number): Point {
  const angle = angleOf(place, taken);
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const isAbove = down < -0.01;
  const { radiusX, radiusY, farthest } = isAbove ? CHIPS.above : CHIPS.below;
  const dx = Math.max(-farthest, Math.min(farthest, radiusX * across));
  const clear = (BOARD_CARD.height + CHIPS_HEIGHT) / 2 + 2;
  const dy = Math.max(clear, radiusY * Math.abs(down));
  return { x: FELT.x + dx, y: MIDDLE.board + (isAbove ? -dy : dy) };
}
