import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Card } from '../../engine/card.ts';
import type { Point } from '../cards/outline.ts';
import { drawBack, drawFace } from './draw-cards.ts';
import { isDrawable } from './fonts.ts';
import { fillBox, widthOf, write, type Edge, type TextStyle } from './pens.ts';
import type { SeatScene, TableScene } from './scene.ts';
import {
  boardBoxes,
  CHIPS_HEIGHT,
  chipsPoint,
  FELT,
  holeCardBoxes,
  MIDDLE,
  PICTURE,
  PLATE,
  plateAt,
  seatPoint,
} from './table-layout.ts';

const ROOM = '#15181d';
const RAIL = '#4a3424';
const RAIL_EDGE = '#6b4d36';
const CLOTH = '#17603f';
const CLOTH_EDGE = '#2a7f57';
const CLOTH_MARK = '#114e32';
const PLATES: Readonly<Record<SeatScene['look'], { readonly fill: string; readonly edge: Edge }>> = {
  plain: { fill: '#20252d', edge: { colour: '#4b5463', width: 3 } },
  dim: { fill: '#20252d', edge: { colour: '#3a414d', width: 3 } },
  first: { fill: '#20252d', edge: { colour: '#ffd24a', width: 7 } },
  winner: { fill: '#5a4710', edge: { colour: '#ffd24a', width: 5 } },
};
const WHITE = '#ffffff';
const GREY = '#c9d1dc';
const GOLD = '#ffd24a';
const SHADE = 'rgba(0, 0, 0, 0.5)';

const CAPTION: TextStyle = { size: 32, weight: 600, colour: GREY, most: 190 };
const POT: TextStyle = { size: 44, weight: 700, colour: WHITE, most: 320 };
const PARTS: TextStyle = { size: 27, weight: 600, colour: '#d5e8dc', most: 400 };
const NAME: TextStyle = { size: 33, weight: 700, colour: WHITE, most: PLATE.width - 56 };
const STACK: TextStyle = { size: 33, weight: 600, colour: GREY, most: PLATE.width - 16 };
const NUMBER: TextStyle = { size: 25, weight: 700, colour: ROOM, most: 30 };
const NOTE: TextStyle = { size: 25, weight: 700, colour: WHITE, most: PLATE.width - 12 };
const CHIPS: TextStyle = { size: 31, weight: 700, colour: WHITE, most: 100 };

/** The table from above: the cloth, what lies in the middle of it, and around it the players. */
export function drawTable(context: SKRSContext2D, scene: TableScene): void {
  drawCloth(context);
  drawMiddle(context, scene);
  const taken = scene.seats.length;
  for (const [place, seat] of scene.seats.entries()) drawSeat(context, seat, seatPoint(place, taken));
  for (const [place, { chips, button }] of scene.seats.entries()) {
    if (chips !== null) drawChips(context, chips, chipsPoint(place, taken));
    if (button) drawButton(context, seatPoint(place, taken));
  }
}

function drawCloth(context: SKRSContext2D): void {
  context.fillStyle = ROOM;
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  for (const [margin, colour] of [
    [22, RAIL_EDGE],
    [18, RAIL],
    [0, CLOTH_EDGE],
    [-4, CLOTH],
    [-62, CLOTH_MARK],
    [-65, CLOTH],
  ] as const) {
    context.beginPath();
    context.ellipse(FELT.x, FELT.y, FELT.radiusX + margin, FELT.radiusY + margin, 0, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  }
}

function drawMiddle(context: SKRSContext2D, { pot, parts, caption, board, boardSize }: TableScene): void {
  for (const [line, text] of caption.entries()) {
    write(context, text, { x: 20, y: 34 + line * 36 }, CAPTION, 'left');
  }
  // Without a board there is nothing below the pot.
  const down = boardSize === 0 ? 74 : 0;
  const y = parts === null ? MIDDLE.pot : MIDDLE.potAbove;
  if (pot !== null) write(context, pot, { x: FELT.x, y: y + down }, POT);
  if (parts !== null) write(context, parts, { x: FELT.x, y: MIDDLE.parts + down }, PARTS);
  for (const [index, box] of boardBoxes(boardSize).entries()) {
    const card = board[index];
    if (card !== undefined) drawFace(context, card, box, 'whole');
    else fillBox(context, box, { radius: 10, fill: CLOTH_MARK, edge: { colour: CLOTH_EDGE, width: 2 } });
  }
}

function drawSeat(context: SKRSContext2D, seat: SeatScene, at: Point): void {
  const { look, number, name, stack, note, cards } = seat;
  drawHoleCards(context, cards, at);
  const { fill, edge } = PLATES[look];
  const plate = plateAt(at);
  fillBox(context, plate, { radius: 18, fill, edge });
  context.globalAlpha = look === 'dim' ? 0.55 : 1;
  const label = isDrawable(name) ? name : '';
  const badge = { x: plate.x + 26, y: plate.y + 25 };
  drawDisc(context, badge, { radius: 17, fill: look === 'first' || look === 'winner' ? GOLD : GREY });
  write(context, number, badge, NUMBER);
  write(context, label, { x: at.x + 20, y: at.y - 19 }, NAME);
  write(context, stack, { x: at.x, y: at.y + 21 }, STACK);
  context.globalAlpha = 1;
  if (note !== null) drawNote(context, note, { x: at.x, y: plate.y - 13 });
}

function drawHoleCards(context: SKRSContext2D, cards: readonly (Card | null)[], at: Point): void {
  for (const [index, box] of holeCardBoxes(at, cards).entries()) {
    const card = cards[index] ?? null;
    if (card === null) drawBack(context, box);
    else drawFace(context, card, box, 'corner');
  }
}

/** On the upper edge of a plate. */
function drawNote(context: SKRSContext2D, note: string, at: Point): void {
  const width = widthOf(context, note, NOTE) + 24;
  fillBox(
    context,
    { x: at.x - width / 2, y: at.y - 17, width, height: 34 },
    { radius: 17, fill: '#39414e', edge: { colour: ROOM, width: 2 } },
  );
  write(context, note, at, NOTE);
}

function drawChips(context: SKRSContext2D, { kind, text }: NonNullable<SeatScene['chips']>, at: Point): void {
  const width = widthOf(context, text, CHIPS) + 66;
  const left = at.x - width / 2;
  fillBox(
    context,
    { x: left, y: at.y - CHIPS_HEIGHT / 2, width, height: CHIPS_HEIGHT },
    { radius: CHIPS_HEIGHT / 2, fill: SHADE },
  );
  drawChip(context, { x: left + 23, y: at.y }, kind === 'won' ? GOLD : '#d64550');
  write(
    context,
    text,
    { x: left + 46 + (width - 60) / 2, y: at.y },
    { ...CHIPS, colour: kind === 'won' ? GOLD : WHITE },
  );
}

/** A chip from above, with its six marks. */
function drawChip(context: SKRSContext2D, at: Point, colour: string): void {
  drawDisc(context, at, { radius: 17, fill: colour });
  context.strokeStyle = WHITE;
  context.lineWidth = 5;
  context.lineCap = 'butt';
  for (let mark = 0; mark < 6; mark += 1) {
    const from = (mark * Math.PI) / 3;
    context.beginPath();
    context.arc(at.x, at.y, 14, from, from + Math.PI / 7);
    context.stroke();
  }
  drawDisc(context, at, { radius: 8, fill: WHITE });
}

/** On the edge of the plate that is nearer to the middle of the table. */
function drawButton(context: SKRSContext2D, seat: Point): void {
  const at = { x: seat.x + (seat.x > FELT.x + 1 ? -1 : 1) * (PLATE.width / 2 + 4), y: seat.y + 26 };
  drawDisc(context, at, { radius: 22, fill: ROOM });
  drawDisc(context, at, { radius: 19, fill: WHITE });
  write(context, 'D', at, { ...NUMBER, size: 28 });
}

function drawDisc(
  context: SKRSContext2D,
  { x, y }: Point,
  { radius, fill }: { readonly radius: number; readonly fill: string },
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}
