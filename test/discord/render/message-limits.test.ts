import { expect, test } from 'vitest';
import { emojiFaces, textFaces } from '../../../src/discord/render/card-faces.ts';
import { fitted } from '../../../src/discord/render/message-limits.ts';
import type { RenderContext } from '../../../src/discord/render/render-context.ts';
import { en } from '../../../src/i18n/en.ts';
import { memberId } from '../../../src/shared/ids.ts';

const ADA = memberId('ada');
const CONTEXT: RenderContext = {
  messages: en,
  nameOf: () => 'A name of twenty-one',
  faces: emojiFaces((name) => `<:${name}:1>`),
};

/** Renders a message that is too long as many times as asked for. Returns what each time was rendered with. */
function rendered(tooLong: number): readonly string[] {
  const contexts: string[] = [];
  fitted(CONTEXT, ({ faces, nameOf }) => {
    contexts.push(`${faces.back === textFaces.back ? 'text' : 'emojis'}, ${nameOf(ADA)}`);
    return { content: 'x'.repeat(contexts.length <= tooLong ? 2001 : 2000), embeds: [], components: [] };
  });
  return contexts;
}

test('a message that fits is rendered once', () => {
  expect(rendered(0)).toEqual(['emojis, A name of twenty-one']);
});

test('one that is too long has its cards as text, and short names only where that is not enough', () => {
  expect(rendered(1)).toEqual(['emojis, A name of twenty-one', 'text, A name of twenty-one']);
  expect(rendered(2)).toEqual([
    'emojis, A name of twenty-one',
    'text, A name of twenty-one',
    'text, A name of t…',
  ]);
});
