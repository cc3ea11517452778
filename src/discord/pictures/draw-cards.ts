import type { SKRSContext2D } from '@napi-rs/canvas';
import { rankOf, suitOf, type Card } from '../../engine/card.ts';
import { rankFigure } from '../../i18n/hand-words.ts';
import { BACK, BACK_LINES, INK, PAPER, RIM } from '../cards/card-colours.ts';
import { RANK_GLYPHS, suitShape } from '../cards/card-shapes.ts';
import { placed } from '../cards/outline.ts';
import { css, fillBox, fillLines, strokeLines, type Box } from './pens.ts';

/** Where rank and suit stand on a card, as parts of its width and height. */
const LAYOUTS = {
  /** As on the emojis of the cards: as large as they can be. */
  whole: { middle: 0.5, rankTop: 0.12, rankHeight: 0.33, suitTop: 0.55, suitHeight: 0.36 },
  /** For a card of which others cover the right and the lower half. */
  corner: { middle: 0.3, rankTop: 0.09, rankHeight: 0.27, suitTop: 0.43, suitHeight: 0.27 },
} as const;

/** A card that lies open, in four colours. */
export function drawFace(
  context: SKRSContext2D,
  card: Card,
  { x, y, width, height }: Box,
  layout: keyof typeof LAYOUTS,
): void {
  drawPaper(context, { x, y, width, height });
  const { middle, rankTop, rankHeight, suitTop, suitHeight } = LAYOUTS[layout];
  const suit = suitOf(card);
  const colour = css(INK.four[suit]);
  const glyph = RANK_GLYPHS[rankFigure(rankOf(card))];
  const [centre, tall, sign] = [x + width * middle, height * rankHeight, height * suitHeight];
  if (glyph !== undefined) {
    const place = { x: centre - (glyph.width * tall) / 200, y: y + height * rankTop, height: tall };
    strokeLines(context, placed(glyph.lines, place), { colour, width: tall * 0.26 });
  }
  const place = { x: centre - sign / 2, y: y + height * suitTop, height: sign };
  fillLines(context, placed(suitShape(suit), place), colour);
}

/** A card that lies face down. */
export function drawBack(context: SKRSContext2D, box: Box): void {
  const { x, y, width, height } = box;
  drawPaper(context, box);
  const inset = width * 0.1;
  fillBox(
    context,
    { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset },
    { radius: width * 0.08, fill: css(BACK) },
  );
  const sign = width * 0.34;
  const place = { x: x + (width - sign) / 2, y: y + height * 0.2, height: sign };
  fillLines(context, placed(suitShape('diamonds'), place), css(BACK_LINES));
}

function drawPaper(context: SKRSContext2D, box: Box): void {
  fillBox(context, box, {
    radius: box.width * 0.13,
    fill: css(PAPER),
    edge: { colour: css(RIM), width: 2 },
  });
}
