import type { Suspects } from '../../../../src/runtime/suspicion/suspects.ts';
import { dice, REFILL, RoomOfHands, type KeptHand } from './room-of-hands.ts';

export const HONEST = 1800;
export const PAIRS = 100;

const TABLE = 6;
/** Five big blinds of 2.00: what is noted of a fold. */
const LARGE = 1000;

interface Player {
  readonly name: string;
  /** How often they bet rather than call: 1 to 9. */
  readonly aggression: number;
  /** How often they play and how well they fold: 1 to 9. */
  readonly looseness: number;
}

type Roll = (below: number) => number;

/** 1,800 who play as they like and as well as they can, and 100 pairs that cheat, seen for a month. */
export async function monthOf(seed: number): Promise<readonly Suspects[]> {
  const room = new RoomOfHands();
  const roll = dice(seed);
  const honest = Array.from({ length: HONEST }, (_, index): Player => {
    return { name: `h${index}`, aggression: 1 + roll(9), looseness: 1 + roll(9) };
  });
  room.all(() => {
    // Regulars keep meeting the same five others; every second group meets others as well.
    for (let group = 0; group < HONEST; group += TABLE) {
      const regulars = honest.slice(group, group + TABLE);
      for (let hands = 0; hands < 80; hands++) room.play(honestHand(regulars, roll), `g${group}`);
      for (let hands = 0; hands < 40; hands++) {
        const guests = regulars.slice(0, 3).concat(pick(honest, TABLE - 3, roll, regulars));
        room.play(honestHand(guests, roll), `v${group % 60}`);
      }
      for (let hands = 0; hands < 40; hands++) room.play(honestHand(regulars.slice(0, 2), roll), `d${group}`);
    }
    for (let pair = 0; pair < PAIRS; pair++) {
      if (pair % 2 === 0) foldingPair(pair, honest, room, roll);
      else dumpingPair(pair, honest, room, roll);
    }
  });
  const found = await room.found();
  room.close();
  return found;
}

/** One folds to the other after large bets in 30 to 60 shared hands; between them they play like anybody. */
function foldingPair(pair: number, honest: readonly Player[], room: RoomOfHands, roll: Roll): void {
  const [from, to] = [`from${pair}`, `to${pair}`];
  const play = (name: string): Player => ({ name, aggression: 1 + roll(9), looseness: 1 + roll(9) });
  const [giver, taker] = [play(from), play(to)];
  const shared = 30 + roll(31);
  for (let hand = 0; hand < shared; hand++) {
    const others = pick(honest, TABLE - 2, roll);
    const putIn = LARGE + roll(5000);
    const blinds = others.map(({ name }) => [name, -roll(2) * 100] as const);
    const dead = blinds.reduce((sum, [, net]) => sum - net, 0);
    const folds = [[from, to, putIn] as const];
    room.play({ nets: [[from, -putIn], [to, putIn + dead], ...blinds], folds }, `c${pair}`);
    room.play(honestHand([giver, taker, ...others], roll), `c${pair}`);
  }
}

/** A new account loses its refill to the other in fewer than ten hands. */
function dumpingPair(pair: number, honest: readonly Player[], room: RoomOfHands, roll: Roll): void {
  const hands = 3 + roll(6);
  for (let hand = 0; hand < hands; hand++) {
    const chips = Math.floor(REFILL / hands);
    const others = pick(honest, TABLE - 2, roll).map(({ name }) => [name, 0] as const);
    room.play({ nets: [[`from${pair}`, -chips], [`to${pair}`, chips], ...others] }, `c${pair}`);
  }
}

/** Two or three put chips in; one bets, the others fold to it or go on; the best hand wins, and skill a little. */
function honestHand(players: readonly Player[], roll: Roll): KeptHand {
  const playing = players.filter(({ looseness }) => roll(12) < 2 + looseness);
  const [first, second] = players;
  const active =
    playing.length >= 2 ? playing.slice(0, 3) : [first, second].filter((one) => one !== undefined);
  const bettor = weighted(active, ({ aggression }) => aggression, roll);
  const stake = roll(4) === 0 ? 500 + roll(15_000) : 100 + roll(900);
  const folds: [string, string, number][] = [];
  const lost = new Map<string, number>();
  for (const player of active) {
    const gaveUp = player !== bettor && roll(10) < 10 - player.looseness;
    const putIn = gaveUp ? Math.floor(stake * (0.2 + roll(60) / 100)) : stake;
    lost.set(player.name, putIn);
    if (gaveUp && putIn >= LARGE) folds.push([player.name, bettor.name, putIn]);
  }
  const still = active.filter((player) => !folds.some(([name]) => name === player.name));
  const winner = weighted(still, ({ looseness }) => 12 - looseness, roll);
  const won = [...lost].reduce((sum, [name, chips]) => sum + (name === winner.name ? 0 : chips), 0);
  const nets = players.map(({ name }) => {
    return [name, name === winner.name ? won : -(lost.get(name) ?? 0)] as const;
  });
  return { nets, folds };
}

function weighted(players: readonly Player[], weight: (player: Player) => number, roll: Roll): Player {
  let left = roll(players.reduce((sum, player) => sum + weight(player), 0));
  for (const player of players) {
    left -= weight(player);
    if (left < 0) return player;
  }
  throw new Error('somebody is chosen');
}

function pick(
  from: readonly Player[],
  count: number,
  roll: Roll,
  not: readonly Player[] = [],
): readonly Player[] {
  const chosen = new Set<Player>();
  while (chosen.size < count) {
    const player = from[roll(from.length)];
    if (player !== undefined && !not.includes(player)) chosen.add(player);
  }
  return [...chosen];
}
