import type { Line, Point } from './outline.ts';

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A picture in memory, transparent at first, onto which shapes are painted one over the other. */
export class Raster {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue, opacity. */
  readonly pixels: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8ClampedArray(width * height * 4);
  }

  copy(): Raster {
    const other = new Raster(this.width, this.height);
    other.pixels.set(this.pixels);
    return other;
  }

  /** Paints what the line encloses. */
  fill(line: Line, colour: Colour): void {
    const closed = [...line, ...line.slice(0, 1)];
    this.#paint(boundsOf(line, 1), colour, (at) => (isInside(at, closed) ? -1 : 1) * distance(at, closed));
  }

  /** Paints along the line, with round ends and corners. */
  stroke(line: Line, width: number, colour: Colour): void {
    this.#paint(boundsOf(line, width), colour, (at) => distance(at, line) - width / 2);
  }

  /**
   * Each pixel as far as its middle lies within the shape, half a pixel to either side: edges are smooth.
   * @param edge how far a point is outside the shape; below zero: inside
   */
  #paint({ left, top, right, bottom }: Bounds, colour: Colour, edge: (at: Point) => number): void {
    for (let y = Math.max(0, top); y < Math.min(this.height, bottom); y += 1) {
      for (let x = Math.max(0, left); x < Math.min(this.width, right); x += 1) {
        const cover = Math.min(1, 0.5 - edge({ x: x + 0.5, y: y + 0.5 }));
        if (cover > 0) this.#blend((y * this.width + x) * 4, colour, cover);
      }
    }
  }

  #blend(at: number, colour: Colour, cover: number): void {
    const { pixels } = this;
    const below = ((pixels[at + 3] ?? 0) / 255) * (1 - cover);
    const opacity = cover + below;
    for (const [channel, value] of colour.entries()) {
      pixels[at + channel] = (value * cover + (pixels[at + channel] ?? 0) * below) / opacity;
    }
    pixels[at + 3] = opacity * 255;
  }
}

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundsOf(line: Line, margin: number): Bounds {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return {
    left: Math.floor(Math.min(...xs) - margin),
    top: Math.floor(Math.min(...ys) - margin),
    right: Math.ceil(Math.max(...xs) + margin),
    bottom: Math.ceil(Math.max(...ys) + margin),
  };
}

/** From a point to the nearest point of the line. */
function distance(at: Point, line: Line): number {
  let nearest = Infinity;
  let a = line[0];
  for (const b of line) {
    if (a === undefined) break;
    const [dx, dy, px, py] = [b.x - a.x, b.y - a.y, at.x - a.x, at.y - a.y];
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length));
    const square = (px - t * dx) ** 2 + (py - t * dy) ** 2;
    if (square < nearest) nearest = square;
    a = b;
  }
  return Math.sqrt(nearest);
}

/** Whether a ray from the point crosses the closed line an odd number of times. */
function isInside(at: Point, closed: Line): boolean {
  let inside = false;
  let a = closed[0];
  for (const b of closed) {
    if (a === undefined) break;
    const crosses = a.y > at.y !== b.y > at.y;
    if (crosses && at.x < a.x + ((at.y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    a = b;
  }
  return inside;
}
