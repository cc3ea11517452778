import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { drawTable } from './draw-table.ts';
import { registerFonts } from './fonts.ts';
import type { Scene } from './scene.ts';
import { PICTURE } from './table-layout.ts';

let hasFonts = false;

/** A picture as a PNG file: for the same scene the same bytes. */
export async function draw(scene: Scene): Promise<Buffer> {
  if (!hasFonts) registerFonts(GlobalFonts);
  hasFonts = true;
  const canvas = createCanvas(PICTURE.width, PICTURE.height);
  drawTable(canvas.getContext('2d'), scene);
  return canvas.encode('png');
}
