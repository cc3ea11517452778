import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/engine/card.ts';
import { cardEmojiArt, drawBack, drawCard } from '../../../src/discord/cards/card-art.ts';
import { cardEmojiNames, isCardEmoji, type Colours } from '../../../src/discord/render/card-faces.ts';

/** The pixels of a PNG as we write it: one block of data, no filter. */
function pixelsOf(png: Buffer): { width: number; height: number; at: (x: number, y: number) => number[] } {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = png.indexOf('IDAT');
  const data = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const line = width * 4 + 1;
  return { width, height, at: (x, y) => [...data.subarray(y * line + 1 + x * 4, y * line + 5 + x * 4)] };
}

/** The colour in the middle of the suit's sign. */
function inkOf(card: string, colours: Colours): number[] {
  const [one] = parseCards(card);
  if (one === undefined) throw new Error('no card');
  return pixelsOf(drawCard(one, colours)).at(64, 97);
}

describe('the pictures of the cards', () => {
  const art = cardEmojiArt();

  test('are 52 cards, their back, and the clubs and diamonds of the two-colour set', () => {
    expect(art).toHaveLength(53 + 26);
    const names = art.map(({ name }) => name);
    expect(new Set(names).size).toBe(79);
    expect(names.slice(0, 53)).toEqual(cardEmojiNames('four'));
    for (const name of cardEmojiNames('two')) expect(names).toContain(name);
    for (const name of names) expect(name).toMatch(/^\w{2,32}$/);
    expect(names.every(isCardEmoji)).toBe(true);
    expect(['card_As', 'card_Tc_two_12', 'card_back'].every(isCardEmoji)).toBe(true);
    expect(['cards', 'card_1s', 'my_card_As_1', 'card_As_x'].some(isCardEmoji)).toBe(false);
  });

  test('are 128 by 128 and small, no two the same', () => {
    const files = art.map(({ draw }) => draw());
    for (const file of files) {
      expect(pixelsOf(file)).toMatchObject({ width: 128, height: 128 });
      expect(file.length).toBeLessThan(10_000);
    }
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(79);
  });

  test('have round corners with nothing behind them, and white paper', () => {
    for (const file of [drawBack(), ...art.slice(0, 1).map(({ draw }) => draw())]) {
      const { at } = pixelsOf(file);
      expect(at(0, 0)[3]).toBe(0);
      expect(at(11, 2)[3]).toBe(0);
      expect(at(16, 64)).toEqual([255, 255, 255, 255]);
    }
  });

  test('tell the suits apart by four colours, or by two', () => {
    const inks = ['As', 'Ah', 'Ad', 'Ac'].map((card) => inkOf(card, 'four').join());
    expect(new Set(inks).size).toBe(4);
    expect(inkOf('Ad', 'two')).toEqual(inkOf('Ah', 'four'));
    expect(inkOf('Ac', 'two')).toEqual(inkOf('As', 'four'));
  });
});
