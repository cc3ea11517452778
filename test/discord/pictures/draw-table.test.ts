import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../src/discord/pictures/draw.ts';
import { FAMILY, isDrawable, registerFonts } from '../../../src/discord/pictures/fonts.ts';
import type { SeatScene, TableScene } from '../../../src/discord/pictures/scene.ts';
import { plateAt, seatPoint } from '../../../src/discord/pictures/table-layout.ts';
import { parseCards } from '../../../src/engine/card.ts';
import { isPng, readPicture } from './support/picture.ts';

function seat(own: Partial<SeatScene> = {}): SeatScene {
  return {
    number: '1',
    name: 'Ada',
    stack: '318.00',
    chips: null,
    note: null,
    button: false,
    look: 'plain',
    cards: [null, null],
    ...own,
  };
}

function scene(own: Partial<TableScene> = {}): TableScene {
  return {
    type: 'table',
    caption: ['hand #12', 'turn'],
    pot: 'Pot 106.00',
    parts: null,
    board: parseCards('As Kd 7c 2h'),
    boardSize: 5,
    seats: [seat({ look: 'first', button: true }), seat({ number: '2', name: 'Bruno' })],
    ...own,
  };
}

const WHITE = [255, 255, 255];

describe('the picture of a table', () => {
  test('is a PNG of 1000 by 680 pixels, small enough to be sent once a street', async () => {
    const file = draw(scene());
    expect(isPng(file)).toBe(true);
    expect(file.length).toBeLessThan(200_000);
    const { width, height } = await readPicture(file);
    expect([width, height]).toEqual([1000, 680]);
  });

  test('is the same for the same scene, and another one for whatever changes in it', () => {
    const first = draw(scene());
    expect(draw(scene()).equals(first)).toBe(true);
    const others: readonly Partial<TableScene>[] = [
      { caption: ['hand #12', 'river'] },
      { pot: 'Pot 107.00' },
      { parts: 'main 82.44 · side 23.56' },
      { board: parseCards('As Kd 7c 2d') },
      { boardSize: 0, board: [] },
      { seats: [seat(), seat({ number: '2', name: 'Bruno' })] },
      {
        seats: [seat({ look: 'first', button: true }), seat({ number: '2', name: 'Bruno', note: 'folded' })],
      },
    ];
    for (const other of others) expect(draw(scene(other)).equals(first)).toBe(false);
  });

  test('shows the cards of the board where they were dealt, and their places where not', async () => {
    const { at } = await readPicture(draw(scene()));
    // The upper edge of the cards, inside of the paper.
    const corners = [0, 1, 2, 3, 4].map((card) => at(284 + card * 88 + 12, 300));
    expect(corners).toEqual([WHITE, WHITE, WHITE, WHITE, [17, 78, 50]]);
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('keeps the plates of %i players apart and inside', (taken) => {
    const plates = Array.from({ length: taken }, (_, place) => plateAt(seatPoint(place, taken)));
    for (const [index, one] of plates.entries()) {
      expect(one.x).toBeGreaterThan(4);
      expect(one.x + one.width).toBeLessThan(996);
      expect(one.y + one.height).toBeLessThan(676);
      // The cards above a plate are 56 pixels high.
      expect(one.y - 56).toBeGreaterThan(4);
      for (const other of plates.slice(index + 1)) {
        const apart = Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height;
        expect(apart).toBe(true);
      }
    }
  });

  test('leaves out a name that the font cannot write: the number of the seat stands for it', () => {
    const named = (name: string) => draw(scene({ seats: [seat({ name }), seat({ number: '2' })] }));
    const without = named('');
    expect(named('日本 😀').equals(without)).toBe(true);
    expect(named('Łukasz Ελένη Дмитрий').equals(without)).toBe(false);
  });

  test('never shows the box of a missing letter', () => {
    registerFonts(GlobalFonts);
    const drawn = (letter: string): string => {
      const context = createCanvas(48, 48).getContext('2d');
      context.font = `400 32px ${FAMILY}`;
      context.fillText(letter, 8, 36);
      return Buffer.from(context.getImageData(0, 0, 48, 48).data).toString('latin1');
    };
    const box = drawn('\u{10FFFD}');
    const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code)).filter(
      isDrawable,
    );
    expect(letters.length).toBeGreaterThan(600);
    expect(letters.filter((letter) => drawn(letter) === box)).toEqual([]);
  });
});
