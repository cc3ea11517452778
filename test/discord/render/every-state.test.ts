import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isHelpId } from '../../../src/discord/help-id.ts';
import { decodeCustomId, encodeCustomId } from '../../../src/discord/custom-id.ts';
import type { MessageBody } from '../../../src/discord/message-body.ts';
import { checkShape } from '../../../src/playground/shape.ts';
import { checkMessage } from '../../../src/playground/rules.ts';
import type { MessageBody as SentMessage } from '../../../src/playground/wire.ts';
import type { MemberId } from '../../../src/shared/ids.ts';
import type { Table } from '../../../src/table/table.ts';
import { TableScript } from '../../support/table-script.ts';
import { openDecisionView } from '../../../src/views/decision-view.ts';
import { EVERY_GAME, MEMBERS, walks } from '../../views/support/table-walk.ts';
import { contextOf, customIdsOf, screensOf, textsOf } from './support/screens.ts';

const PATIENCE_MS = 60_000;

/** Throws what Discord would answer to a message it does not take. */
function check(body: MessageBody): void {
  const sent = JSON.parse(JSON.stringify({ ...body, allowed_mentions: { parse: [] } })) as SentMessage;
  checkShape('messageCreate', sent);
  checkMessage(sent, {
    uploads: [],
    existing: null,
    isKnownEmoji: () => true,
  });
}

/** The longest names that are let through: wide pictures, and signs that each have to be escaped. */
const LONG_NAMES = ['*'.repeat(60), '👨‍👩‍👧‍👦'.repeat(40), '_|'.repeat(40), '@everyone '.repeat(9)];

const dresses = fc.record({
  language: fc.constantFrom('en' as const, 'it' as const),
  emojis: fc.boolean(),
  nameOf: fc.constantFrom(...LONG_NAMES).map((name) => () => name),
});

describe('in every state of a table', () => {
  test(
    'every message is one that Discord takes, with the longest names and the cards as emojis',
    () => {
      fc.assert(
        fc.property(walks(), dresses, fc.constantFrom(...MEMBERS), ({ states }, dress, member) => {
          for (const table of states) {
            for (const body of screensOf(table, [member], contextOf(dress))) {
              check(body);
              expect(textsOf(body).join('')).not.toMatch(/undefined|NaN|\[object/);
            }
          }
        }),
        { numRuns: 12 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'ids differ and can be read back, and the buttons stand in their order',
    () => {
      fc.assert(
        fc.property(walks(), fc.constantFrom(...MEMBERS), ({ states }, member) => {
          for (const table of states) {
            const screens = screensOf(table, [member], contextOf({ language: 'en' }));
            for (const body of screens) checkIds(customIdsOf(body).flat());
            for (const body of screens.slice(0, 1)) checkOrder(customIdsOf(body), table);
          }
        }),
        { numRuns: 15 },
      );
    },
    PATIENCE_MS,
  );
});

function checkIds(ids: readonly string[]): void {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    if (isHelpId(id)) continue;
    const read = decodeCustomId(id);
    expect(read === null ? null : encodeCustomId(read)).toBe(id);
  }
}

/** Fold first, All-in last and never beside Check or Call, *My cards* always there during a hand. */
function checkOrder(ids: readonly (readonly string[])[], table: Table): void {
  const [first = [], second = []] = ids.map((row) => row.map((id) => id.split(':')[0]));
  expect(first).not.toContain('allIn');
  if (second.includes('allIn')) expect(second.at(-1)).toBe('allIn');
  if (first.includes('fold')) expect(first[0]).toBe('fold');
  expect(first.includes('fold') && first.includes('check')).toBe(false);
  const last = ids.at(-1)?.map((id) => id.split(':')[0]);
  if (table.hand !== null && table.hand.phase !== 'complete') expect(last).toEqual(['myCards']);
}

/** Names that try markdown, mentions, right-to-left marks and many emojis. */
const HOSTILE_NAMES = [
  '**x**||y||',
  '<@&123456789012345678>',
  '\u202Eevil\u202C [a](http://b.c)',
  '😀'.repeat(32),
];
const STATES = 10_000;

/** So many states of every game under every limit it is dealt with, always the same ones. */
function* reachableStates(): Generator<{ readonly table: Table; readonly number: number }> {
  const each = Math.ceil(STATES / EVERY_GAME.length);
  let number = 0;
  for (const [game, dealt] of EVERY_GAME.entries()) {
    let left = each;
    for (let seed = 1; left > 0; seed += 1) {
      const [walk] = fc.sample(walks([dealt]), { numRuns: 1, seed: 1000 * game + seed });
      for (const table of (walk?.states ?? []).slice(0, left)) {
        yield { table, number: (number += 1) };
        left -= 1;
      }
    }
  }
}

test(
  'in 10,000 states of every game, in both languages, with hostile names: no message is refused',
  () => {
    let states = 0;
    for (const { table, number } of reachableStates()) {
      states += 1;
      const member = MEMBERS[number % table.settings.seats] ?? table.opener;
      for (const language of ['en', 'it'] as const) {
        const nameOf = (one: MemberId) =>
          HOSTILE_NAMES[(number + MEMBERS.indexOf(one)) % HOSTILE_NAMES.length] ?? one;
        const context = contextOf({ language, emojis: number % 2 === 0, nameOf });
        for (const body of screensOf(table, [member], context)) {
          check(body);
          const ids = customIdsOf(body).flat();
          expect(new Set(ids).size).toBe(ids.length);
        }
      }
    }
    expect(states).toBeGreaterThanOrEqual(STATES);
  },
  2 * PATIENCE_MS,
);

describe('the largest message', () => {
  // Ten players all-in for ten different stacks: nine pots, each with a high and a low half.
  const script = new TableScript({ gameId: 'omaha-hi-lo', limit: 'no-limit', seats: 10, minBuyIn: 200 });
  for (const [seat, name] of 'ABCDEFGHIJ'.split('').entries()) script.sit(name, seat, 1000 + 1000 * seat);
  script.deal();
  while (script.table.handRunning) {
    const open = openDecisionView(script.table);
    script.act(script.toAct(), open?.kind === 'betting' && open.allIn === null ? 'call' : 'allIn');
  }

  test.each(['en', 'it'] as const)('still is one that Discord takes, in %s', (language) => {
    for (const name of LONG_NAMES) {
      const context = contextOf({ language, emojis: true, nameOf: () => name });
      for (const body of screensOf(script.table, [...MEMBERS], context)) check(body);
    }
  });

  test('says who won each pot', () => {
    const [body] = screensOf(script.table, [], contextOf({ language: 'en' }));
    const text = body === undefined ? '' : textsOf(body).join('\n');
    expect(text.match(/^\*\*(?:Main|Side) pot/gm)).toHaveLength(9);
    expect(text).toContain('Side pot 8 ');
  });
});
