import { expect, test } from 'vitest';
import { chipNameIn } from '../../src/i18n/chip-name.ts';

test.each([
  '🪙',
  'pearls',
  'fiches',
  'Perlen',
  'wooden buttons',
  '<:pearl:1234567890123456789>',
  '<a:coin:123456789012345678>',
  'ghiande d’oro',
])('%j may stand beside amounts', (name) => {
  expect(chipNameIn(` ${name} `)).toBe(name);
});

test.each([
  '',
  '   ',
  '\u200B',
  '100',
  'chips2',
  '½',
  'a\nb',
  '@everyone',
  '<@123456789012345678>',
  '<#123456789012345678>',
  '<t:1:R>',
  '<:pearl:1234567890123456789> <:pearl:1234567890123456789>',
  '**bold**',
  '`code`',
  '[a](b)',
  'https://example.org',
  ':pearl:',
  'more than twenty letters',
  '# heading',
])('%j may not', (name) => {
  expect(chipNameIn(name)).toBeNull();
});
