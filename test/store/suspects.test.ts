import { expect, test } from 'vitest';
import fc from 'fast-check';
import { openDatabase } from '../../src/store/database.ts';
import { signalsIn } from '../../src/store/suspects.ts';
import { GUILD, MIGRATIONS } from './support/scene.ts';

const HONEST = 1800;
const PAIRS = 100;
const REFILL = 20_000;

/** Whole numbers from a seed, so that a failure comes back. */
function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function roomOf(seed: number) {
  const { connection, close } = openDatabase({ path: ':memory:', migrationsFolder: MIGRATIONS, now: 0 });
  connection.exec(
    `INSERT INTO tables (id, guild_id, channel_id, name, status, version, snapshot, opened_at)
     VALUES ('t', '${GUILD}', '1', 'Aurora', 'open', 1, '{}', 0)`,
  );
  const hand = connection.prepare(
    `INSERT INTO hands (table_id, number, guild_id, game_id, players, pot, rake, voided, ended_at)
     VALUES ('t', ?, '${GUILD}', 'texas-holdem', ?, ?, 0, 0, 1000)`,
  );
  const player = connection.prepare(`INSERT INTO hand_players VALUES ('t', ?, ?, ?)`);
  const roll = dice(seed);
  let number = 0;
  const play = (nets: readonly (readonly [member: string, net: number])[]): void => {
    number += 1;
    hand.run(
      number,
      nets.length,
      nets.reduce((pot, [, net]) => pot + Math.max(net, 0), 0),
    );
    for (const [member, net] of nets) player.run(number, member, net);
  };
  return { connection, close, roll, play };
}

/** One hand among these: most lose a blind or a bet, now and then a stack; one of them wins it all. */
function honestHand(members: readonly string[], roll: (below: number) => number) {
  const winner = roll(members.length);
  const lost = members.map(() => (roll(5) === 0 ? 500 + roll(15_000) : roll(3) * 100));
  const won = lost.reduce((sum, chips, seat) => sum + (seat === winner ? 0 : chips), 0);
  return members.map((member, seat) => [member, seat === winner ? won : -(lost[seat] ?? 0)] as const);
}

function evening(seed: number) {
  const room = roomOf(seed);
  const { roll, play } = room;
  const honest = Array.from({ length: HONEST }, (_, index) => `h${index}`);
  // Regulars keep meeting the same five others, so that every pair has a history.
  for (let group = 0; group < HONEST; group += 6) {
    for (let hands = 0; hands < 60; hands++) play(honestHand(honest.slice(group, group + 6), roll));
  }
  for (let pair = 0; pair < PAIRS; pair++) {
    const [from, to] = [`from${pair}`, `to${pair}`];
    const others = honest.slice(roll(HONEST - 4)).slice(0, 4);
    if (pair % 2 === 0) {
      const hands = 30 + roll(31);
      for (let shared = 0; shared < hands; shared++) {
        const chips = 800 + roll(6000);
        const blinds = others.map((member) => [member, -roll(2) * 100] as const);
        const dead = blinds.reduce((sum, [, net]) => sum - net, 0);
        play([[from, -chips], [to, chips + dead], ...blinds]);
        play(honestHand([from, to, ...others], roll));
      }
    } else {
      const hands = 3 + roll(6);
      for (let shared = 0; shared < hands; shared++) {
        const chips = Math.floor(REFILL / hands);
        play([[from, -chips], [to, chips], ...others.map((member) => [member, 0] as const)]);
      }
    }
  }
  const found = signalsIn(room.connection).of(GUILD, { from: 0, refill: REFILL });
  room.close();
  return found;
}

test('of 100 pairs that cheat among 2,000 members at least 90 are listed, of the honest at most 1 %', () => {
  for (const seed of [1, 2]) {
    const found = evening(seed);
    const pairs = Array.from({ length: PAIRS }, (_, pair) => pair).filter((pair) =>
      found.some(({ from, to }) => from === `from${pair}` && to === `to${pair}`),
    );
    const honest = new Set(found.flatMap(({ from, to }) => [from, to]).filter((id) => id.startsWith('h')));
    expect(pairs.length).toBeGreaterThanOrEqual(90);
    expect(honest.size).toBeLessThanOrEqual(HONEST / 100);
    expect(found.every(({ largest }) => largest.length > 0 && largest.length <= 5)).toBe(true);
  }
}, 60_000);

test('two who win from each other as often are never listed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 50_000 }), (hands, chips) => {
      const { connection, close, play } = roomOf(1);
      for (let each = 0; each < hands; each++) {
        play([
          ['a', -chips],
          ['b', chips],
        ]);
        play([
          ['a', chips],
          ['b', -chips],
        ]);
      }
      const found = signalsIn(connection).of(GUILD, { from: 0, refill: REFILL });
      close();
      expect(found).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
