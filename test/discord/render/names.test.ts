import { describe, expect, test } from 'vitest';
import { memberId } from '../../../src/shared/ids.ts';
import { TableScript } from '../../support/table-script.ts';
import { contextOf, otherScreens, screensOf, textsOf } from './support/screens.ts';

// What people may call themselves and their tables, and how it is shown: one line of literal text.
const HOSTILE: readonly (readonly [typed: string, shown: string])[] = [
  ['@everyone', String.raw`\@everyone`],
  ['<@&123456789012345678>', String.raw`\<\@&123456789012345678\>`],
  ['a`b```c', 'a\\`b\\`\\`\\`c'],
  ['**x**||y||', String.raw`\*\*x\*\*\|\|y\|\|`],
  ['[pay](http://x.example)', String.raw`\[pay\]\(http\://x.example\)`],
  ['\u202Eevil', 'evil'],
  ['\n# big', String.raw`\# big`],
];

function finishedHand(name: string): TableScript {
  const script = new TableScript({ name }).seat('AB').stackDeck('KcKd AhAs 2s 2c7d9h 3s Jd 4s 5h');
  script.deal();
  script.act('A', 'call');
  script.act('B', 'check');
  for (const who of ['B', 'A', 'B', 'A', 'B', 'A']) script.act(who, 'check');
  return script;
}

describe.each(HOSTILE)('a player and a table called %j', (typed, shown) => {
  const context = contextOf({ language: 'en', nameOf: () => typed });
  const { table } = finishedHand(typed);
  const messages = [...screensOf(table, [memberId('A')], context), ...otherScreens(table, context, typed)];

  test('are shown as literal text in every place', () => {
    const [message] = messages;
    const [title, board] = textsOf(message ?? { content: '', embeds: [], components: [] });
    expect(title).toBe(`♠ ${shown} · hand #1`);
    expect(board).toContain(`\`1\` ${shown} · BTN · SB · 202.00`);
    expect(textsOf(messages[0] ?? { content: '', embeds: [], components: [] }).join('\n')).toContain(
      `${shown} wins 4.00 with a pair of aces`,
    );
  });

  test('reach no message as they were typed', () => {
    for (const text of messages.flatMap(textsOf)) {
      const literal = text.replaceAll(shown, '');
      if (typed !== shown) expect(literal).not.toContain(typed);
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/);
    }
  });
});

test('a name with nothing to see becomes words', () => {
  const invisible = '\u200B'.repeat(32);
  const { table } = finishedHand(invisible);
  const en = screensOf(table, [], contextOf({ language: 'en', nameOf: () => invisible })).flatMap(textsOf);
  const it = screensOf(table, [], contextOf({ language: 'it', nameOf: () => invisible })).flatMap(textsOf);
  expect(en[0]).toBe('♠ the table · hand #1');
  expect(en[1]).toContain('`1` a player · BTN · SB · 202.00');
  expect(it[0]).toBe('♠ il tavolo · mano n. 1');
  expect(it[1]).toContain('`1` un giocatore · BTN · SB · 202,00');
});
