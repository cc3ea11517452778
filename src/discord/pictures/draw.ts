import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { drawTable } from './draw-table.ts';
import { registerFonts } from './fonts.ts';
import type { Scene } from './scene.ts';
import { PICTURE } from './table-layout.ts';

/** Made with the first picture, and drawn over by every other. */
let canvas: Canvas | null = null;

/** A picture as a PNG file: for the same scene the same bytes. */
export function draw(scene: Scene): Buffer {
  canvas ??= prepared();
  drawTable(canvas.getContext('2d'), scene);
  return canvas.encodeSync('png');
}

function prepared(): Canvas {
  registerFonts(GlobalFonts);
  return createCanvas(PICTURE.width, PICTURE.height);
}
