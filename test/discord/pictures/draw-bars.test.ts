import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/discord/pictures/draw.ts';
import type { BarsScene } from '../../../src/discord/pictures/scene.ts';
import { isPng, readPicture } from './support/picture.ts';

function scene(own: Partial<BarsScene> = {}): BarsScene {
  const bars = Array.from({ length: 30 }, (_, day) => ({ label: `${day + 1} Nov`, amount: day * 150 }));
  return { type: 'bars', title: 'Rake per day (UTC) · Last 30 days', language: 'en', bars, ...own };
}

const GREEN = [47, 163, 111];
const PAPER = [30, 34, 41];

describe('the picture of bars', () => {
  test('is a PNG of 1000 by 560 pixels, the same for the same bars', async () => {
    const file = draw(scene());
    expect(isPng(file)).toBe(true);
    const { width, height } = await readPicture(file);
    expect([width, height]).toEqual([1000, 560]);
    expect(draw(scene()).equals(file)).toBe(true);
    expect(draw(scene({ bars: [] })).equals(file)).toBe(false);
    expect(draw(scene({ language: 'it' })).equals(file)).toBe(false);
  });

  test('shows a higher bar for a larger amount', async () => {
    const bars = [
      { label: 'a', amount: 100 },
      { label: 'b', amount: 1000 },
    ];
    const { at } = await readPicture(draw(scene({ bars })));
    // Half the way up: only the second bar is as high as that.
    const colours = [at(330, 290), at(760, 290), at(330, 470), at(760, 470)];
    expect(colours).toEqual([PAPER, GREEN, GREEN, GREEN]);
  });
});
