import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { channelId, guildId, userId, type TableId } from '../../../src/shared/ids.ts';
import { invariant } from '../../../src/shared/invariant.ts';
import { settingsFor } from '../../../src/table/open.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import { secureShuffle } from '../../../src/runtime/shuffle.ts';
import { openStore } from '../../../src/store/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { nextAct } from './autoplay.ts';

// A bot in a process of its own: plays hand after hand as fast as it can, and says after each commit
// which version it has told the world about. It is meant to be killed in the middle.
const [path = '', migrationsFolder = '', start = '0'] = process.argv.slice(2);
const clock = new FakeClock(Number(start));
const room = new Room({
  store: openStore({ path, migrationsFolder, clock }),
  clock,
  shuffle: secureShuffle,
  log: createLog({ level: 'silent' }),
  defaults: {
    startingBalance: 100_000_000,
    sessionCeiling: 100_000_000,
    refill: { amount: 0, everyMs: 0, below: 0 },
  },
});
room.onCommit(({ after }) => {
  const digest = createHash('sha256').update(JSON.stringify(after)).digest('hex');
  process.stdout.write(`${after.version} ${digest}\n`);
});
room.start();

const guild = guildId('900000000000000001');
const members = ['Ada', 'Bruno', 'Carla'].map((name) => room.memberOf(guild, userId(`user-${name}`), name));
const id = room.tablesOf(guild)[0]?.id ?? opened();
let step = clock.now();
for (;;) {
  await setImmediate();
  play();
}

function opened(): TableId {
  const plain = {
    limit: null,
    smallBlind: null,
    ante: null,
    bringIn: null,
    turnMs: null,
    bankMs: null,
    awayMs: null,
  };
  const request = { ...plain, name: 'Aurora', gameId: 'texas-holdem', bigBlind: 200 } as const;
  const settings = settingsFor(
    { ...request, seats: 6, minBuyIn: 200, maxBuyIn: 20_000, strictClock: false, shortBuyIn: false },
    { sessionCeiling: 100_000_000, rake: { type: 'room' } },
  );
  const [opener] = members;
  invariant(settings.ok && opener !== undefined, 'the table of the test can be opened');
  const channel = channelId('910000000000000001');
  const table = room.open({
    guildId: guild,
    channelId: channel,
    opener,
    settings: settings.value,
    key: 'open',
  });
  invariant(table.ok, 'the table of the test is opened');
  return table.value.after.id;
}

/** One thing after another: an act, or whoever is missing sits down or tops up, or the next deal. */
function play(): void {
  step += 1;
  const table = room.table(id);
  invariant(table !== null, 'the table is there');
  const command = nextAct(table, step % 10);
  if (command !== null) {
    room.dispatch(id, command, `step-${step}`);
    return;
  }
  for (const [index, member] of members.entries()) {
    const seat = table.seats.find((each) => each?.member === member) ?? null;
    const key = `step-${step}-${index}`;
    if (seat === null) room.dispatch(id, { type: 'sit', member, seat: null, buyIn: 20_000 }, key);
    else if (seat.stack < 10_000) {
      room.dispatch(id, { type: 'topUp', member, amount: 20_000 - seat.stack }, key);
      room.dispatch(id, { type: 'comeBack', member, post: false }, `${key}-back`);
    } else if (step % 50 === 0) room.dispatch(id, { type: 'leave', member }, key);
  }
  clock.advance(5_000);
}
