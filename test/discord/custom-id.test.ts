import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BUTTON_SIZES,
  DECISION_ROLES,
  HAND_ROLES,
  NUMBER_ROLES,
  TABLE_ROLES,
  decodeCustomId,
  encodeCustomId,
  type CustomId,
} from '../../src/discord/custom-id.ts';
import { tableId } from '../../src/shared/ids.ts';

const count = fc.nat({ max: 999_999_999 });
const table = fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/).map(tableId);
const customIds: fc.Arbitrary<CustomId> = fc.oneof(
  fc.record({ role: fc.constantFrom(...DECISION_ROLES), table, hand: count, action: count }),
  fc.record({
    role: fc.constantFrom('bet', 'raise'),
    table,
    hand: count,
    action: count,
    size: fc.constantFrom(...BUTTON_SIZES),
    to: count,
  }),
  fc.record({ role: fc.constant('preCall'), table, hand: count, action: count, price: count }),
  fc.record({ role: fc.constantFrom(...HAND_ROLES), table, hand: count }),
  fc.record({ role: fc.constantFrom(...NUMBER_ROLES), table, hand: count, number: count }),
  fc.record({ role: fc.constantFrom(...TABLE_ROLES), table }),
);

describe('a custom id', () => {
  test('comes back as it was written, within the 100 characters of Discord', () => {
    fc.assert(
      fc.property(customIds, (id) => {
        const text = encodeCustomId(id);
        expect(text.length).toBeLessThanOrEqual(100);
        expect(decodeCustomId(text)).toEqual(id);
      }),
    );
  });

  test('is told apart from that of another size on the same amount', () => {
    const base = { role: 'raise', table: tableId('T1'), hand: 17, action: 9, to: 800 } as const;
    expect(encodeCustomId({ ...base, size: 'pot' })).not.toBe(encodeCustomId({ ...base, size: 'half' }));
  });

  test.each([
    '',
    ':',
    'fold',
    'fold:T1',
    'fold:T1:17',
    'fold:T1:17:9:9',
    'fold:T1:-17:9',
    'fold:T1:017:9',
    'fold:T1:1e3:9',
    'fold:T1:17:9 ',
    'fold:T 1:17:9',
    'fold::17:9',
    'FOLD:T1:17:9',
    'toString:T1:17:9',
    'raise:T1:17:9:pot',
    'raise:T1:17:9:pot:-5',
    'raise:T1:17:9:pot:1.5',
    'raise:T1:17:9:huge:500',
    'raise:T1:17:9:pot:99999999999999999999',
    'myCards:T1:17',
    'show:T1',
    'showOne:T1:17',
    'preCall:T1:17:400',
    'preCall:T1:17:9:4.00',
    'preCheck:T1:17',
    'act:T1:17:s9:fold',
    'admin:credit:B:99999',
    `fold:T1:17:${'9'.repeat(100)}`,
    `myCards:${'T'.repeat(33)}`,
  ])('is refused when nobody can have written it: %j', (text) => {
    expect(decodeCustomId(text)).toBeNull();
  });

  test('is refused whatever a stranger writes, unless it is one of ours to the letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (text) => {
        const id = decodeCustomId(text);
        expect(id === null || encodeCustomId(id) === text).toBe(true);
      }),
    );
  });
});
