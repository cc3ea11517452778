import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCustomId, encodeCustomId } from '../../../src/discord/custom-id.ts';
import type { MessageBody } from '../../../src/discord/message-body.ts';
import { checkMessage } from '../../../src/playground/rules.ts';
import type { MessageBody as SentMessage } from '../../../src/playground/wire.ts';
import { MEMBERS, walks } from '../../views/support/table-walk.ts';
import { contextOf, customIdsOf, screensOf, textsOf } from './support/screens.ts';

const PATIENCE_MS = 60_000;

/** Throws what Discord would answer to a message it does not take. */
function check(body: MessageBody): void {
  const sent = JSON.parse(JSON.stringify({ ...body, allowed_mentions: { parse: [] } })) as SentMessage;
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
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'no two components of a message have the same id, and each id can be read back',
    () => {
      fc.assert(
        fc.property(walks(), fc.constantFrom(...MEMBERS), ({ states }, member) => {
          for (const table of states) {
            for (const body of screensOf(table, [member], contextOf({ language: 'en' }))) {
              const ids = customIdsOf(body).flat();
              expect(new Set(ids).size).toBe(ids.length);
              for (const id of ids) {
                const read = decodeCustomId(id);
                expect(read === null ? null : encodeCustomId(read)).toBe(id);
              }
            }
          }
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'the buttons stand in their order: Fold first, All-in last and never beside Check or Call',
    () => {
      fc.assert(
        fc.property(walks(), ({ states }) => {
          for (const table of states) {
            const [message] = screensOf(table, [], contextOf({ language: 'en' }));
            const rows = customIdsOf(message ?? { content: '', embeds: [], components: [] }).map((row) =>
              row.map((id) => id.split(':')[0]),
            );
            const [first = [], second = []] = rows;
            expect(first).not.toContain('allIn');
            if (second.includes('allIn')) expect(second.at(-1)).toBe('allIn');
            if (first.includes('fold')) expect(first[0]).toBe('fold');
            expect(first.includes('fold') && first.includes('check')).toBe(false);
            if (table.handRunning && table.hand?.phase !== 'complete') expect(first.at(-1)).toBe('myCards');
          }
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );
});
