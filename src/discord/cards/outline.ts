/** A line through points, in pixels or in the units of the shape it was written in. */
export type Line = readonly Point[];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Into how many straight pieces a curve is cut: at the size of an emoji nobody sees them. */
const PIECES = 16;

/**
 * Reads a path in the notation of SVG, as far as our shapes need it: `M x y` begins a line, `L x y` goes
 * on straight, `C x1 y1 x2 y2 x y` curves. Closing the last line to its beginning is up to who fills it.
 */
export function outline(path: string): readonly Line[] {
  const lines: Point[][] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLC])([^MLC]*)/g)) {
    const points = pointsIn(rest);
    if (command === 'M') lines.push([...points]);
    else lines.at(-1)?.push(...(command === 'L' ? points : curve(lines.at(-1)?.at(-1), points)));
  }
  return lines;
}

function pointsIn(text: string): readonly Point[] {
  const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[2 * at] ?? 0,
    y: numbers[2 * at + 1] ?? 0,
  }));
}

function curve(from: Point | undefined, [one, two, to]: readonly Point[]): readonly Point[] {
  if (from === undefined || one === undefined || two === undefined || to === undefined) return [];
  return Array.from({ length: PIECES }, (_, piece) => {
    const t = (piece + 1) / PIECES;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return {
      x: a * from.x + b * one.x + c * two.x + d * to.x,
      y: a * from.y + b * one.y + c * two.y + d * to.y,
    };
  });
}

/** The lines moved and scaled, so that a shape 100 units high is `height` pixels high. */
export function placed(
  lines: readonly Line[],
  { x, y, height }: { readonly x: number; readonly y: number; readonly height: number },
): readonly Line[] {
  const scale = height / 100;
  return lines.map((line) => line.map((point) => ({ x: x + point.x * scale, y: y + point.y * scale })));
}
