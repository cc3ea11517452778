import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown, plainText, quoted } from '../../src/i18n/untrusted-text.ts';

const shown = (raw: string) => escapeMarkdown(plainText(raw));

describe('text of people', () => {
  test.each([
    ['@everyone', String.raw`\@everyone`],
    ['<@&123456789012345678>', String.raw`\<\@&123456789012345678\>`],
    ['a`b```c', 'a\\`b\\`\\`\\`c'],
    ['**x**||y||', String.raw`\*\*x\*\*\|\|y\|\|`],
    ['[pay](http://x.example)', String.raw`\[pay\]\(http\://x.example\)`],
    ['\u202Eevil', 'evil'],
    ['\u200B'.repeat(32), ''],
    ['\n# big', String.raw`\# big`],
    ['-# small', String.raw`\-\# small`],
    ['- item', String.raw`\- item`],
    ['1. item', String.raw`1\. item`],
    ['<:smile:123456789012345678>', String.raw`\<\:smile:123456789012345678\>`],
    ['snake_case ~~no~~', String.raw`snake\_case \~\~no\~\~`],
    ['back\\slash', String.raw`back\\slash`],
    ['Ada', 'Ada'],
    ['Zoë 日本 ёлка', 'Zoë 日本 ёлка'],
  ])('%j is shown as %j', (raw, expected) => {
    expect(shown(raw)).toBe(expected);
  });

  test('keeps one line', () => {
    expect(plainText('one\r\ntwo\u2028three\tfour  five')).toBe('one two three four five');
  });

  test('loses control, bidirectional and zero-width characters', () => {
    expect(plainText('a\u0007 b\u202Ec\u2066d\u200Be\uFEFFf\u00ADg')).toBe('a bcdefg');
  });

  test.each(['', '   ', '\u200B\u200D\u2060', '\u3164\u3164', '\u2800', '\u0301\u0302', '\uFE0F'])(
    '%j has nothing to see',
    (raw) => {
      expect(plainText(raw)).toBe('');
    },
  );

  test('a family stays together, a stray joiner goes', () => {
    expect(plainText('👨‍👩‍👧')).toBe('👨‍👩‍👧');
    expect(plainText('a\u200Db')).toBe('ab');
  });

  test('is cut at 32 characters as people count them, with a mark', () => {
    expect(plainText('x'.repeat(32))).toBe('x'.repeat(32));
    expect(plainText('x'.repeat(40))).toBe(`${'x'.repeat(31)}…`);
    expect(Array.from(plainText('👍🏽'.repeat(40)))).toHaveLength(33);
  });

  test('accents stacked on each other do not reach into other lines', () => {
    expect(plainText(`x${'\u0323'.repeat(50)}b`)).toBe('xb');
    expect(plainText('é')).toBe('é');
  });

  test('is never longer than what it costs at most, and always one visible line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (raw) => {
        const plain = plainText(raw);
        expect(plain.length).toBeLessThanOrEqual(64);
        expect(escapeMarkdown(plain).length).toBeLessThanOrEqual(130);
        expect(plain).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u);
        expect(plainText(plain)).toBe(plain);
      }),
    );
  });

  test('told back in quotation marks it is short and literal', () => {
    expect(quoted('**x**')).toBe(String.raw`«\*\*x\*\*»`);
    expect(quoted('x'.repeat(99))).toBe(`«${'x'.repeat(23)}…»`);
  });
});
