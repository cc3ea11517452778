import type { ChannelId, TableId } from '../../../src/shared/ids.ts';
import { chipsInPlayAt } from '../../../src/ledger/account.ts';
import type { TableChange } from '../../../src/store/commit.ts';
import type { Store } from '../../../src/store/store.ts';
import { evolve } from '../../../src/table/evolve.ts';
import type { TableEvent } from '../../../src/table/protocol.ts';
import { chipsAt, wakeAt } from '../../../src/table/queries.ts';
import type { Seat, Table } from '../../../src/table/table.ts';

interface Followed {
  readonly table: Table;
  readonly hand: number | null;
  /** Who paid the last big blind, until they leave the seat. */
  readonly bigBlind: { readonly seat: number; readonly member: string } | null;
  /** The one before, for a hand that is taken back. */
  readonly bigBlindBefore: Followed['bigBlind'];
  readonly changedAt: number;
}

/** Looks at everything that is written, and notes what may never happen. */
export class Watch {
  readonly violations: string[] = [];
  readonly #store: Store;
  readonly #tables = new Map<TableId, Followed>();
  readonly #keys = new Set<string>();
  /** The last start (epoch ms), and the decisions that were open then. */
  #restartedAt = 0;
  readonly #open = new Set<string>();
  /** The books have been looked at since the last write. */
  #isChecked = false;
  hands = 0;
  commits = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  note(what: string): void {
    this.violations.push(what);
  }

  /** The last state of every table that was written. */
  tables(): readonly Table[] {
    return [...this.#tables.values()].map(({ table }) => table);
  }

  /** When a table last changed (epoch ms). */
  changedAt(id: TableId): number {
    return this.#tables.get(id)?.changedAt ?? 0;
  }

  /** A change of a table is in the database. */
  written({ key, at, before, after, events }: TableChange): void {
    this.commits += 1;
    if (this.#keys.has(key)) this.note(`the key ${key} has had an effect twice`);
    this.#keys.add(key);
    const known = this.#tables.get(after.id) ?? null;
    if ((known?.table.version ?? 0) !== (before?.version ?? 0)) {
      this.note(
        `${after.id}: a change of version ${before?.version ?? 0}, but ${known?.table.version} is there`,
      );
    }
    let followed: Followed = {
      table: after,
      hand: null,
      bigBlind: null,
      bigBlindBefore: null,
      ...known,
      changedAt: at,
    };
    let state = before;
    if (before !== null && at - this.#restartedAt < 10_000 && this.#open.has(decisionAt(before))) {
      const isTimedOut = events.some(({ type }) => type === 'turnTimedOut');
      if (isTimedOut) this.note(`${after.id}: out of time ${at - this.#restartedAt} ms after a new start`);
    }
    const folds = events.some(({ type }) => type === 'handDealt');
    for (const event of events) {
      followed = this.#follow(followed, event, folds ? state : null);
      if (folds) state = evolve(state, event);
    }
    this.#tables.set(after.id, { ...followed, table: after });
    this.#checkChips(after);
    this.#checkWaiting(after);
  }

  /** Something is written to the database. */
  writing(): void {
    this.#isChecked = false;
  }

  /** What holds at any moment, at the price of one query where something was written since the last. */
  checkBooks(): void {
    if (this.#isChecked) return;
    this.#isChecked = true;
    const { sum, lowest } = this.#store.books.totals();
    if (sum !== 0) this.note(`the sum over all accounts is ${sum}`);
    if (lowest < 0) this.note(`an account is overdrawn: ${lowest}`);
  }

  /** After a new start: what is in the database is what was last written, to the last card. */
  checkRecovered(): void {
    const stored = new Map(this.#store.tables.open().map((table) => [table.id, table]));
    for (const { table } of this.#tables.values()) {
      const recovered = stored.get(table.id);
      if (table.status === 'closed') {
        if (recovered !== undefined) this.note(`${table.id} is open again`);
      } else if (JSON.stringify(recovered) !== JSON.stringify(table)) {
        this.note(`${table.id} has not come back as it was at version ${table.version}`);
      }
      stored.delete(table.id);
    }
    for (const id of stored.keys()) this.note(`${id} was never written`);
  }

  /** The process starts again, or can be reached again: whoever is to act now has ten seconds at least (docs/rules.md §5 «clock»). */
  restarted(now: number): void {
    this.#restartedAt = now;
    this.#open.clear();
    for (const { table } of this.#tables.values()) {
      if (table.turn !== null) this.#open.add(decisionAt(table));
    }
  }

  channelsInUse(): ReadonlySet<ChannelId> {
    return new Set(this.tables().flatMap((table) => (table.status === 'closed' ? [] : [table.channelId])));
  }

  #follow(followed: Followed, event: TableEvent, before: Table | null): Followed {
    const { id } = followed.table;
    if (event.type === 'handDealt') {
      if (followed.hand !== null) this.note(`${id}: hand ${event.number} before ${followed.hand} has ended`);
      this.hands += 1;
      return { ...followed, hand: event.number, ...this.#bigBlindOf(followed, event, before) };
    }
    if (event.type === 'handSettled') {
      if (followed.hand !== event.number) this.note(`${id}: hand ${event.number} ended, and was not running`);
      return {
        ...followed,
        hand: null,
        bigBlind: event.voided ? followed.bigBlindBefore : followed.bigBlind,
      };
    }
    if (event.type === 'seatLeft' && followed.bigBlind?.seat === event.seat) {
      return { ...followed, bigBlind: null };
    }
    if (event.type === 'tableClosed' && followed.hand !== null) {
      this.note(`${id} closed during hand ${followed.hand}`);
    }
    return followed;
  }

  /** Nobody pays the big blind twice running, and nobody skips it (docs/rules.md §5 «button»). */
  #bigBlindOf(
    { table: { id }, bigBlind: last }: Followed,
    { positions, number }: Extract<TableEvent, { type: 'handDealt' }>,
    before: Table | null,
  ): Pick<Followed, 'bigBlind' | 'bigBlindBefore'> {
    if (before === null || positions.bigBlind === null) return { bigBlind: null, bigBlindBefore: last };
    const { bigBlind: seat } = positions;
    const previous = before.positions?.bigBlind ?? null;
    if (previous !== null) {
      const { seats } = before.settings;
      const round = Array.from({ length: seats }, (_, step) => (previous + 1 + step) % seats);
      const next = round.find((index) => mayBeDealt(before.seats[index]));
      if (seat !== next) this.note(`${id}: hand ${number} has the big blind in seat ${seat}, not ${next}`);
    }
    const member = before.seats[seat]?.member ?? '';
    if (last?.seat === seat && last.member === member) {
      this.note(`${id}: seat ${seat} pays the big blind of hand ${number} and of the one before`);
    }
    return { bigBlind: { seat, member }, bigBlindBefore: last };
  }

  #checkChips(table: Table): void {
    const kept = this.#store.accounts.balanceOf(chipsInPlayAt(table.id));
    const there = chipsAt(table);
    if (kept !== there) this.note(`${table.id}: ${there} on the table, ${kept} in its account`);
    if (table.seats.some((seat) => seat !== null && seat.stack < 0))
      this.note(`${table.id}: a stack below zero`);
  }

  /** Whatever is not paused goes on by itself one day: no hand can stand still for ever. */
  #checkWaiting(table: Table): void {
    if (table.status === 'paused' || table.status === 'closed') return;
    if (table.handRunning && table.turn === null) this.note(`${table.id}: a hand in which nobody is to act`);
    const waits = wakeAt(table);
    const isPlayed = table.handRunning || table.seats.some((seat) => seat !== null);
    if (isPlayed && waits === null) this.note(`${table.id} waits for nothing`);
  }
}

const decisionAt = ({ id, handNumber, hand }: Table): string =>
  `${id} ${handNumber} ${hand?.actionNumber ?? 0}`;

const mayBeDealt = (seat: Seat | null | undefined): boolean =>
  seat != null && seat.state !== 'away' && !seat.leaving && seat.sitOut !== 'next-hand' && seat.stack > 0;
