import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Suspects } from '../../../src/runtime/suspicion/suspects.ts';
import { HONEST, monthOf, PAIRS } from './support/crowd.ts';
import { dice, RoomOfHands, type KeptHand } from './support/room-of-hands.ts';

async function foundIn(play: (room: RoomOfHands) => void): Promise<readonly Suspects[]> {
  const room = new RoomOfHands();
  room.all(() => play(room));
  const found = await room.found();
  room.close();
  return found;
}

test.each([1, 2, 3, 4, 5])(
  'of 100 pairs that cheat among 2,000 members at least 90 are listed, of the honest at most one in a hundred (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const found = await monthOf(seed);
    const caught = (signals: readonly string[], odd: number) =>
      Array.from({ length: PAIRS / 2 }, (_, index) => index * 2 + odd).filter((pair) =>
        found.some(
          ({ signal, from, to }) => signals.includes(signal) && from === `from${pair}` && to === `to${pair}`,
        ),
      ).length;
    expect(caught(['folds'], 0)).toBeGreaterThanOrEqual(45);
    expect(caught(['oneWay', 'folds'], 0) + caught(['dumping'], 1)).toBeGreaterThanOrEqual(90);
    const honest = new Set(found.flatMap(({ from, to }) => [from, to]).filter((id) => id.startsWith('h')));
    expect(honest.size).toBeLessThanOrEqual(HONEST / 100);
    expect(found.every(({ largest }) => largest.length > 0 && largest.length <= 5)).toBe(true);
  },
);

test('two who win from each other as often are never listed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 1, max: 50_000 }),
      async (hands, chips) => {
        const found = await foundIn((room) => {
          for (let each = 0; each < hands; each++) {
            for (const [loser, winner] of [
              ['a', 'b'],
              ['b', 'a'],
            ] as const) {
              const nets = [[loser, -chips] as const, [winner, chips] as const];
              room.play({ nets, folds: [[loser, winner, chips]] });
            }
          }
        });
        expect(found).toEqual([]);
      },
    ),
    { numRuns: 10 },
  );
});

describe('folds after many chips', () => {
  const others = ['c', 'd', 'e', 'f'];
  const hand = (folder: string, bettor: string, putIn: number): KeptHand => ({
    nets: ['a', 'b', ...others].map((name) => [name, name === folder ? -putIn : name === bettor ? putIn : 0]),
    folds: [[folder, bettor, putIn]],
  });

  test('to one player alone are listed, also where the chips come back in another way', async () => {
    const found = await foundIn((room) => {
      for (let folds = 0; folds < 20; folds++) {
        room.play(hand('a', 'b', 1000 + folds));
        room.play({
          nets: ['a', 'b', ...others].map((name) => [name, name === 'a' ? 1000 : name === 'b' ? -1000 : 0]),
        });
      }
    });
    expect(found).toEqual([
      {
        signal: 'folds',
        from: 'a',
        to: 'b',
        hands: 20,
        thisWay: 20,
        moved: 20_190,
        largest: [39, 37, 35, 33, 31].map((number) => ({ table: 't', number })),
      },
    ]);
  });

  test('to somebody to whose bets everybody folds are not', async () => {
    const found = await foundIn((room) => {
      for (let folds = 0; folds < 30; folds++)
        for (const name of ['a', ...others]) room.play(hand(name, 'b', 1500));
    });
    expect(found.filter(({ signal }) => signal === 'folds')).toEqual([]);
  });

  test('to whoever happens to bet are not', async () => {
    const roll = dice(7);
    const found = await foundIn((room) => {
      for (let folds = 0; folds < 200; folds++) room.play(hand('a', ['b', ...others][roll(5)] ?? 'b', 1500));
    });
    expect(found.filter(({ signal }) => signal === 'folds')).toEqual([]);
  });
});

describe('never one without the other', () => {
  const nets = (names: readonly string[]) => names.map((name) => [name, 0] as const);

  /** So many evenings of 25 hands; at each there are others. */
  function evenings(count: number, at: (evening: number) => readonly string[]): Promise<readonly Suspects[]> {
    return foundIn((room) => {
      for (let evening = 0; evening < count; evening++) {
        for (let hand = 0; hand < 25; hand++) room.play({ nets: nets(at(evening)) }, `t${evening}`);
      }
    });
  }

  test('is listed, with hands to look at', async () => {
    const found = await evenings(4, (evening) => ['a', 'b', `x${evening}`, `y${evening}`]);
    expect(found).toMatchObject([
      { signal: 'together', from: 'a', to: 'b', hands: 100, thisWay: 100, moved: 0 },
    ]);
    expect(found[0]?.largest).toHaveLength(5);
  });

  test('is not said of friends who all meet, of two alone, of one evening, or where one also comes alone', async () => {
    expect(await evenings(4, () => ['a', 'b', 'c', 'd'])).toEqual([]);
    expect(await evenings(4, () => ['a', 'b'])).toEqual([]);
    expect(await evenings(2, (evening) => ['a', 'b', `x${evening}`])).toEqual([]);
    expect(
      await evenings(8, (evening) => [
        'a',
        evening % 2 === 0 ? 'b' : `w${evening}`,
        `x${evening}`,
        `y${evening}`,
      ]),
    ).toEqual([]);
  });
});
