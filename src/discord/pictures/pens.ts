import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Line } from '../cards/outline.ts';
import type { Colour } from '../cards/raster.ts';
import { FAMILY } from './fonts.ts';

// What a canvas needs several calls for.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextStyle {
  readonly size: number;
  readonly weight: 400 | 600 | 700;
  readonly colour: string;
  /** Longer texts are written smaller, and cut where that is not enough. */
  readonly most: number;
}

export function css([red, green, blue]: Colour): string {
  return `rgb(${red},${green},${blue})`;
}

/** Fills a box with round corners, and draws its edge where `edge` says how. */
export function fillBox(
  context: SKRSContext2D,
  { x, y, width, height }: Box,
  {
    radius,
    fill,
    edge = null,
  }: { readonly radius: number; readonly fill: string; readonly edge?: Edge | null },
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
  context.fillStyle = fill;
  context.fill();
  if (edge === null) return;
  context.strokeStyle = edge.colour;
  context.lineWidth = edge.width;
  context.stroke();
}

export interface Edge {
  readonly colour: string;
  readonly width: number;
}

/** Fills what each line of points encloses. */
export function fillLines(context: SKRSContext2D, lines: readonly Line[], colour: string): void {
  context.fillStyle = colour;
  for (const line of lines) {
    trace(context, line);
    context.fill();
  }
}

/** Draws along lines of points, with round ends and corners. */
export function strokeLines(context: SKRSContext2D, lines: readonly Line[], { colour, width }: Edge): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const line of lines) {
    trace(context, line);
    context.stroke();
  }
}

function trace(context: SKRSContext2D, line: Line): void {
  context.beginPath();
  for (const [index, { x, y }] of line.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

const SMALLEST = 0.7;

/** Writes one line, its middle or its left end at a point. */
export function write(
  context: SKRSContext2D,
  text: string,
  { x, y }: { readonly x: number; readonly y: number },
  { size, weight, colour, most }: TextStyle,
  align: 'center' | 'left' = 'center',
): void {
  const font = (pixels: number) => (context.font = `${weight} ${pixels}px ${FAMILY}`);
  font(size);
  const scale = Math.min(1, most / context.measureText(text).width);
  font(Math.round(size * Math.max(SMALLEST, scale)));
  context.fillStyle = colour;
  context.textAlign = align;
  // Not the middle of a font, which differs from letter to letter: that of its capitals and figures.
  context.textBaseline = 'alphabetic';
  context.fillText(cut(context, text, most), x, y + Math.round(size * 0.355));
}

/** How wide a text comes out. */
export function widthOf(context: SKRSContext2D, text: string, { size, weight, most }: TextStyle): number {
  context.font = `${weight} ${size}px ${FAMILY}`;
  return Math.min(most, context.measureText(text).width);
}

function cut(context: SKRSContext2D, text: string, most: number): string {
  const fits = (shorter: string): boolean => context.measureText(shorter).width <= most;
  if (fits(text)) return text;
  let kept = text;
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
