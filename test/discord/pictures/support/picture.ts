import { createCanvas, loadImage } from '@napi-rs/canvas';

export interface ReadPicture {
  readonly width: number;
  readonly height: number;
  /** The colour of a pixel: red, green, blue. */
  readonly at: (x: number, y: number) => readonly number[];
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function isPng(file: Buffer): boolean {
  return PNG.every((byte, index) => file[index] === byte);
}

/** Decodes a picture. */
export async function readPicture(file: Buffer): Promise<ReadPicture> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, at: (x, y) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)] };
}
