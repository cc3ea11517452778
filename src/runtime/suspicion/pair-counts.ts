import type { MemberId } from '../../shared/ids.ts';
import type { Chips } from '../../shared/chips.ts';
import type { Outcome, PlayerOutcome } from '../../store/outcomes.ts';

/** What is counted of one member. */
export interface MemberCount {
  readonly id: MemberId;
  hands: number;
  lost: Chips;
  /** Hands with three or more, where there is somebody else to sit with and to fold to. */
  amongOthers: number;
  /** Large folds of anybody to their bets, and of anybody else while they were dealt in; in hands with three or more. */
  foldsReceived: number;
  foldsSeen: number;
}

/** What is counted of one member towards another. */
export interface Towards {
  /** Hands in which chips went this way, and how many in all. */
  hands: number;
  chips: Chips;
  /** Large folds to the other's bets and what was given up; large folds to anybody while the other was dealt in. */
  folds: number;
  putIn: Chips;
  foldsSeen: number;
}

/** What is counted of two members. */
export interface PairCount {
  readonly a: MemberCount;
  readonly b: MemberCount;
  /** Of the chips that went between them in each hand. */
  squares: number;
  /** Hands with three or more into which both were dealt. */
  together: number;
  readonly fromA: Towards;
  readonly fromB: Towards;
}

const FEWEST_PLAYERS = 3;

const nothing = (): Towards => ({ hands: 0, chips: 0, folds: 0, putIn: 0, foldsSeen: 0 });

/** Counts who plays how with whom, hand by hand. */
export class PairCounts {
  readonly #members = new Map<MemberId, MemberCount>();
  readonly #pairs = new Map<MemberCount, Map<MemberCount, PairCount>>();

  add({ players }: Outcome): void {
    const won = players.reduce((total, { net }) => total + Math.max(net, 0), 0);
    const others = players.length >= FEWEST_PLAYERS;
    const seated = players.map((player) => ({ player, count: this.#memberOf(player.member) }));
    for (const { player, count } of seated) {
      count.hands += 1;
      count.lost += Math.max(-player.net, 0);
      if (others) count.amongOthers += 1;
    }
    for (const [place, one] of seated.entries()) {
      for (const other of seated.slice(place + 1)) {
        const pair = this.#pairOf(one.count, other.count);
        const [a, b] = pair.a === one.count ? [one.player, other.player] : [other.player, one.player];
        countFlow(pair, { a, b, won });
        if (others) countCompany(pair, a, b);
      }
    }
  }

  *pairs(): Iterable<PairCount> {
    for (const partners of this.#pairs.values()) yield* partners.values();
  }

  #memberOf(id: MemberId): MemberCount {
    const known = this.#members.get(id);
    if (known !== undefined) return known;
    const fresh = { id, hands: 0, lost: 0, amongOthers: 0, foldsReceived: 0, foldsSeen: 0 };
    this.#members.set(id, fresh);
    return fresh;
  }

  /** The same for both orders. */
  #pairOf(one: MemberCount, other: MemberCount): PairCount {
    const [a, b] = one.id < other.id ? [one, other] : [other, one];
    let partners = this.#pairs.get(a);
    if (partners === undefined) this.#pairs.set(a, (partners = new Map<MemberCount, PairCount>()));
    let pair = partners.get(b);
    if (pair === undefined) {
      partners.set(b, (pair = { a, b, squares: 0, together: 0, fromA: nothing(), fromB: nothing() }));
    }
    return pair;
  }
}

/** What each loser of a hand lost to each winner of it, by what the winner won. */
function countFlow(
  pair: PairCount,
  { a, b, won }: { readonly a: PlayerOutcome; readonly b: PlayerOutcome; readonly won: Chips },
): void {
  const [loser, winner] = a.net < 0 ? [a, b] : [b, a];
  if (loser.net >= 0 || winner.net <= 0) return;
  const chips = (-loser.net * winner.net) / won;
  const towards = loser === a ? pair.fromA : pair.fromB;
  towards.hands += 1;
  towards.chips += chips;
  pair.squares += chips * chips;
}

function countCompany(pair: PairCount, a: PlayerOutcome, b: PlayerOutcome): void {
  pair.together += 1;
  for (const [folder, other, towards, bettor] of [
    [a, b, pair.fromA, pair.b],
    [b, a, pair.fromB, pair.a],
  ] as const) {
    if (folder.foldedTo === null) continue;
    towards.foldsSeen += 1;
    bettor.foldsSeen += 1;
    if (folder.foldedTo !== other.member) continue;
    towards.folds += 1;
    towards.putIn += folder.putIn;
    bettor.foldsReceived += 1;
  }
}
