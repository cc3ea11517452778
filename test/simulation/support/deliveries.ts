import { fileURLToPath } from 'node:url';
import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import { channelId, guildId, userId, type MemberId, type TableId } from '../../../src/shared/ids.ts';
import { auditBooks } from '../../../src/store/audit-books.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import { decisionOf, seatOf, stackNow } from '../../../src/table/queries.ts';
import type { Table } from '../../../src/table/table.ts';
import { nextAct } from '../../runtime/support/autoplay.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { Dice } from './dice.ts';
import { identifierFrom, shuffleFrom } from './seeded-chance.ts';
import { anyTable } from './table-requests.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const GUILD = guildId('900000000000000001');
const PEOPLE = 40;
const TABLES = 8;
const CHIPS = 1_000_000;
/** So many are on their way at the same time, in any order. */
const AT_ONCE = 60;

/** One thing that was asked for, under the key of its interaction. */
interface Operation {
  readonly key: string;
  /** Whether it had an effect. */
  readonly deliver: () => 'done' | 'refused' | 'alreadyDone';
}

export interface DeliveriesReport {
  readonly operations: number;
  readonly deliveries: number;
  /** Operations that had an effect; the others were refused. */
  readonly done: number;
  readonly violations: readonly string[];
}

export interface DeliveriesOptions {
  readonly operations: number;
  readonly seed: number;
  readonly migrationsFolder?: string;
}

/** Asks a room for so many things, each of them delivered one to five times, in random order. */
export function deliverOperations(options: DeliveriesOptions): DeliveriesReport {
  const deliveries = new Deliveries(options);
  try {
    return deliveries.run();
  } finally {
    deliveries.close();
  }
}

class Deliveries {
  readonly #operations: number;
  readonly #dice: Dice;
  readonly #clock = new FakeClock();
  readonly #store: Store;
  readonly #room: Room;
  readonly #members: readonly MemberId[];
  readonly #done = new Set<string>();
  readonly #past: Operation[] = [];
  readonly #violations: string[] = [];
  #keys = 0;
  #deliveries = 0;
  /** Changes of any kind that the room has told of. */
  #commits = 0;

  constructor({ operations, seed, migrationsFolder = MIGRATIONS }: DeliveriesOptions) {
    this.#operations = operations;
    this.#dice = new Dice(seed);
    this.#store = openStore({ path: ':memory:', migrationsFolder, clock: this.#clock });
    this.#room = new Room({
      store: this.#store,
      clock: this.#clock,
      shuffle: shuffleFrom(this.#dice.fork()),
      identifier: identifierFrom(this.#dice.fork()),
      log: createLog({ level: 'silent' }),
      defaults: {
        startingBalance: CHIPS,
        sessionCeiling: CHIPS,
        refill: { amount: 700, everyMs: 0, below: 2 * CHIPS },
      },
    });
    this.#room.onCommit(() => (this.#commits += 1));
    this.#members = Array.from({ length: PEOPLE }, (_, person) =>
      this.#room.memberOf(GUILD, userId(`user-${person}`), `Player ${person}`),
    );
  }

  close(): void {
    this.#room.stop();
    this.#store.close();
  }

  run(): DeliveriesReport {
    for (let asked = 0; asked < this.#operations && this.#violations.length === 0;) {
      const wave = Array.from({ length: Math.min(AT_ONCE, this.#operations - asked) }, () =>
        this.#operation(),
      );
      asked += wave.length;
      this.#past.push(...wave);
      const copies = wave.flatMap((each) => Array<Operation>(this.#dice.between(1, 5)).fill(each));
      // What was delivered long ago may come again too.
      const late = Array.from({ length: AT_ONCE / 10 }, () => this.#dice.pick(this.#past));
      for (const operation of this.#dice.shuffled([...copies, ...late])) this.#deliver(operation);
      this.#clock.advance(this.#dice.below(5_000));
    }
    this.#checkBooks();
    return {
      operations: this.#past.length,
      deliveries: this.#deliveries,
      done: this.#done.size,
      violations: this.#violations,
    };
  }

  #deliver({ key, deliver }: Operation): void {
    this.#deliveries += 1;
    const [commits, before] = [this.#commits, this.#store.books.totals()];
    const wasDone = this.#done.has(key);
    const outcome = deliver();
    if (outcome === 'done') this.#done.add(key);
    if (wasDone && outcome !== 'alreadyDone')
      this.#violations.push(`${key} is ${outcome}, and was done before`);
    if (!wasDone && outcome === 'alreadyDone') this.#violations.push(`${key} is done already, and never was`);
    if (outcome !== 'done' && commits !== this.#commits)
      this.#violations.push(`${key} is ${outcome}, with effect`);
    if (before.sum !== 0) this.#violations.push(`before ${key} the sum over all accounts is ${before.sum}`);
  }

  /** Each deed has one commit or one transfer of its own, and no chip was made or lost. */
  #checkBooks(): void {
    for (const key of this.#done) {
      const isThere =
        this.#store.tables.hasCommitted(key) ||
        ['refill', 'grant', 'take'].some((deed) => this.#store.accounts.isBooked(`${deed}:${key}`));
      if (!isThere) this.#violations.push(`${key} was done and is not there`);
    }
    for (const problem of auditBooks(this.#store).problems) this.#violations.push(JSON.stringify(problem));
  }

  #operation(): Operation {
    this.#keys += 1;
    const key = `key-${this.#keys}`;
    const member = this.#dice.pick(this.#members);
    const tables = this.#room.tablesOf(GUILD);
    const roll = this.#dice.below(100);
    if (tables.length < TABLES) return this.#opening(key, member);
    if (roll < 6) return { key, deliver: () => outcomeOf(this.#room.refill(GUILD, member, key)) };
    if (roll < 10) return this.#granting(key, member);
    const table = this.#dice.pick(tables);
    const command = (roll < 60 ? this.#act(table) : null) ?? this.#somethingElse(table, member);
    return this.#asking(table.id, command, key);
  }

  #asking(table: TableId, command: TableCommand, key: string): Operation {
    return {
      key,
      deliver: () => {
        const result = this.#room.dispatch(table, command, key);
        return result.ok && result.value.events.length === 0 ? 'refused' : outcomeOf(result);
      },
    };
  }

  #opening(key: string, opener: MemberId): Operation {
    const settings = anyTable(this.#dice);
    const channel = channelId(String(10n ** 17n + BigInt(this.#keys)));
    const request = { guildId: GUILD, channelId: channel, opener, settings, key };
    return { key, deliver: () => outcomeOf(this.#room.open(request)) };
  }

  #granting(key: string, member: MemberId): Operation {
    const deed = { guildId: GUILD, actor: member, reason: null, key };
    const { floor } = this.#room;
    return this.#dice.chance(0.5)
      ? { key, deliver: () => outcomeOf(floor.grant(member, 1_300, deed)) }
      : { key, deliver: () => outcomeOf(floor.take(member, 1_100, deed)) };
  }

  /** Half of them for the decision that is open now, the others for whichever is open when they arrive. */
  #act(table: Table): TableCommand | null {
    const act = nextAct(table, this.#dice.below(10));
    const decision = this.#dice.chance(0.5) ? decisionOf(table) : null;
    return act?.type === 'act' ? { ...act, decision } : null;
  }

  #somethingElse(table: Table, member: MemberId): TableCommand {
    const seat = seatOf(table, member);
    if (seat === null) return { type: 'sit', member, seat: null, buyIn: null };
    const { chipUnit, maxBuyIn } = table.settings;
    if (stackNow(table, seat) === 0) return { type: 'topUp', member, amount: maxBuyIn };
    switch (this.#dice.below(6)) {
      case 0:
        return { type: 'leave', member };
      case 1:
        return { type: 'topUp', member, amount: chipUnit * this.#dice.between(1, 50) };
      case 2:
        return { type: 'setAutoTopUp', member, on: this.#dice.chance(0.5) };
      case 3:
        return { type: 'sitOut', member, from: 'next-hand' };
      case 4:
        return { type: 'preAct', member, decision: null, preAct: { type: 'checkFold' } };
      default:
        return { type: 'comeBack', member, post: this.#dice.chance(0.5) };
    }
  }
}

type Answered = { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } };

function outcomeOf(result: Answered): 'done' | 'refused' | 'alreadyDone' {
  if (result.ok) return 'done';
  return result.error.code === 'alreadyDone' ? 'alreadyDone' : 'refused';
}
