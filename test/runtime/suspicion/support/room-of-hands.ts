import { openDatabase } from '../../../../src/store/database.ts';
import { suspectsOf, type Suspects } from '../../../../src/runtime/suspicion/suspects.ts';
import { outcomesIn } from '../../../../src/store/outcomes.ts';
import { GUILD, MIGRATIONS } from '../../../store/support/scene.ts';

export const REFILL = 20_000;

/** What a hand came to, as it is kept: what it brought whom, and who folded to whom after how many chips. */
export interface KeptHand {
  readonly nets: readonly (readonly [member: string, net: number])[];
  readonly folds?: readonly (readonly [member: string, to: string, putIn: number])[];
}

/** Hands in the books of a server, without the tables around them. */
export class RoomOfHands {
  readonly #opened = openDatabase({ path: ':memory:', migrationsFolder: MIGRATIONS, now: 0 });
  readonly #numbers = new Map<string, number>();

  readonly #table = this.#opened.connection.prepare(
    `INSERT INTO tables (id, guild_id, channel_id, name, status, version, snapshot, opened_at)
     VALUES (?, '${GUILD}', '1', 'Aurora', 'closed', 1, '{}', 0)`,
  );
  readonly #hand = this.#opened.connection.prepare(
    `INSERT INTO hands VALUES (?, ?, '${GUILD}', 'texas-holdem', ?, ?, 0, 0, ?)`,
  );
  readonly #player = this.#opened.connection.prepare('INSERT INTO hand_players VALUES (?, ?, ?, ?)');
  readonly #fold = this.#opened.connection.prepare('INSERT INTO large_folds VALUES (?, ?, ?, ?, ?)');
  #endedAt = 0;

  /** Plays a hand at a table. */
  play({ nets, folds = [] }: KeptHand, table = 't'): void {
    const number = (this.#numbers.get(table) ?? 0) + 1;
    if (number === 1) this.#table.run(table);
    this.#numbers.set(table, number);
    const pot = nets.reduce((sum, [, net]) => sum + Math.max(net, 0), 0);
    // Some hands end at the same moment.
    this.#endedAt += number % 2;
    this.#hand.run(table, number, nets.length, pot, this.#endedAt);
    for (const [member, net] of nets) this.#player.run(table, number, member, net);
    for (const [member, to, putIn] of folds) this.#fold.run(table, number, member, to, putIn);
  }

  /** Everything at once is much faster. */
  all(work: () => void): void {
    this.#opened.connection.transaction(work)();
  }

  found(): Promise<readonly Suspects[]> {
    return suspectsOf(outcomesIn(this.#opened.connection), GUILD, { from: 0, refill: REFILL });
  }

  close(): void {
    this.#opened.close();
  }
}

/** Whole numbers from a seed, so that a failure comes back. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
