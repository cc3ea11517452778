import { expect, test } from 'vitest';
import { createLog } from '../../src/runtime/log.ts';

function logged(secrets: readonly string[], value: unknown): string {
  let lines = '';
  const destination = { write: (line: string): void => void (lines += line) };
  createLog({ level: 'trace', destination, secrets }).error(value);
  return lines;
}

test.each<[string, unknown]>([
  ['a text', 'the login with canary-7 failed'],
  ['a field', { settings: { anything: 'canary-7' } }],
  ['a list', { tried: ['canary-7', 'another'] }],
  ['an error and its cause', new Error('outer', { cause: new Error('Bot canary-7 is not valid') })],
])('the token of this bot is not told in %s, although it looks like any word', (_, value) => {
  const line = logged(['canary-7'], value);
  expect(line).not.toContain('canary-7');
  expect(line).toContain('[redacted]');
});

test('a token of a few letters is taken for a word', () => {
  expect(logged(['at'], 'a hand at a table')).toContain('a hand at a table');
});
