import { expect, test } from 'vitest';
import { doctorMessage } from '../../../src/discord/render/doctor-message.ts';
import { messagesFor } from '../../../src/i18n/index.ts';

const linesOf = (findings: Parameters<typeof doctorMessage>[0], language: 'en' | 'it' = 'en') =>
  (doctorMessage(findings, messagesFor(language)).embeds[0]?.description ?? '').split('\n');

test('what has to be put right comes first, what is well last', () => {
  const findings = [
    { how: 'well', text: 'fine' },
    { how: 'wrong', text: 'broken' },
    { how: 'hint', text: 'by the way' },
  ] as const;
  expect(linesOf(findings)).toEqual(['One thing to put right.', '', '❌ broken', 'ℹ️ by the way', '✅ fine']);
});

test('what has no room is counted, and Discord takes the message', () => {
  const many = Array.from({ length: 40 }, () => ({ how: 'wrong', text: 'x'.repeat(197) }) as const);
  // Each line is 200 characters long, its end included, and 3996 are left for them.
  expect(linesOf(many).slice(0, 3)).toEqual(['40 things to put right.', '', `❌ ${'x'.repeat(197)}`]);
  expect(linesOf(many)).toHaveLength(2 + 19 + 1);
  expect(linesOf(many).at(-1)).toBe('and 21 more');
  expect(linesOf(many, 'it').at(-1)).toBe('e altre 21 cose');
  expect(linesOf(many).join('\n').length).toBeLessThan(4096);
});
