import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { drawBars } from './draw-bars.ts';
import { drawTable } from './draw-table.ts';
import { registerFonts } from './fonts.ts';
import type { Scene } from './scene.ts';
import { PICTURE } from './table-layout.ts';

/** Made with the first picture of a table, and drawn over by every other. */
let table: Canvas | null = null;
let hasFonts = false;

/** A picture as a PNG file: for the same scene the same bytes. */
export function draw(scene: Scene): Buffer {
  if (!hasFonts) registerFonts(GlobalFonts);
  hasFonts = true;
  switch (scene.type) {
    case 'table':
      table ??= createCanvas(PICTURE.width, PICTURE.height);
      drawTable(table.getContext('2d'), scene);
      return table.encodeSync('png');
    case 'bars':
      return drawBars(scene);
  }
}
