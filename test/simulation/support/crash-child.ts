import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { channelId, guildId, userId, type MemberId } from '../../../src/shared/ids.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import { secureShuffle } from '../../../src/runtime/shuffle.ts';
import { openStore } from '../../../src/store/store.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import { seatOf, stackNow } from '../../../src/table/queries.ts';
import type { Table } from '../../../src/table/table.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { nextAct } from '../../runtime/support/autoplay.ts';
import type { Acknowledged } from './acknowledged.ts';
import { Dice } from './dice.ts';
import { anyTable } from './table-requests.ts';

// A bot in a process of its own, under as much load as one process can make. It tells each thing once it
// is in the database, and is meant to be killed at any moment:
//   crash-child DATABASE MIGRATIONS START SEED

const [path = '', migrationsFolder = '', start = '0', seed = '0'] = process.argv.slice(2);
const GUILD = guildId('900000000000000001');
const PEOPLE = 16;
const TABLES = 6;
const CHIPS = 10_000_000;

const clock = new FakeClock(Number(start));
const dice = new Dice(Number(seed));
const room = new Room({
  store: openStore({ path, migrationsFolder, clock }),
  clock,
  shuffle: secureShuffle,
  log: createLog({ level: 'silent' }),
  defaults: {
    startingBalance: CHIPS,
    sessionCeiling: CHIPS,
    refill: { amount: 1_000, everyMs: 0, below: 10 * CHIPS },
  },
});
let keys = 0;

/** What is still on its way when the process is killed was not told. */
function tell(done: Acknowledged): void {
  process.stdout.write(`${JSON.stringify(done)}\n`);
}

function key(): string {
  keys += 1;
  return `${start}-${keys}`;
}

function somebody(): MemberId {
  const person = dice.below(PEOPLE);
  const member = room.memberOf(GUILD, userId(`user-${person}`), `Player ${person}`);
  tell({ type: 'enrolled', member });
  return member;
}

function dispatch(table: Table, command: TableCommand): void {
  const id = key();
  const done = room.dispatch(table.id, command, id);
  if (!done.ok || done.value.events.length === 0) return;
  // The published commit told its version: this says that the key belongs to it.
  tell({ type: 'dispatched', key: id, table: table.id, version: done.value.after.version });
}

function open(): void {
  const id = key();
  const channel = channelId(String(10n ** 17n + BigInt(dice.below(1_000_000_000))));
  const done = room.open({
    guildId: GUILD,
    channelId: channel,
    opener: somebody(),
    settings: anyTable(dice),
    key: id,
  });
  if (!done.ok) return;
  tell({ type: 'dispatched', key: id, table: done.value.after.id, version: done.value.after.version });
}

function refill(): void {
  const id = key();
  if (room.refill(GUILD, somebody(), id).ok) tell({ type: 'refilled', key: id });
}

/** What somebody does at a table who is not to act. */
function somethingElse(table: Table): TableCommand {
  const member = somebody();
  const seat = seatOf(table, member);
  if (seat === null) return { type: 'sit', member, seat: null, buyIn: null };
  const roll = dice.below(20);
  if (roll === 0) return { type: 'leave', member };
  if (roll === 1) return { type: 'sitOut', member, from: 'next-hand' };
  if (roll === 2) return { type: 'voidHand', afterAction: true };
  if (stackNow(table, seat) === 0) return { type: 'topUp', member, amount: table.settings.maxBuyIn };
  return { type: 'comeBack', member, post: true };
}

function step(): void {
  const tables = room.tablesOf(GUILD);
  if (tables.length < TABLES) {
    open();
    return;
  }
  const table = dice.pick(tables);
  const act = nextAct(table, dice.below(10));
  if (act !== null && dice.chance(0.9)) dispatch(table, act);
  else dispatch(table, somethingElse(table));
  if (dice.chance(0.02)) refill();
  clock.advance(dice.below(400));
}

room.onCommit(({ after: { id, version }, after }) => {
  const digest = createHash('sha256').update(JSON.stringify(after)).digest('hex');
  tell({ type: 'committed', table: id, version, digest });
});
room.start();
tell({ type: 'ready' });
for (;;) {
  step();
  // A reader that has fallen behind is waited for.
  if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain');
  else await setImmediate();
}
