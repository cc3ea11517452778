import { createLog } from '../../../src/runtime/log.ts';
import { systemClock } from '../../../src/runtime/clock.ts';
import { Room } from '../../../src/runtime/room.ts';
import { secureShuffle } from '../../../src/runtime/shuffle.ts';
import { openStore } from '../../../src/store/store.ts';

// Starts a room on a database, as the bot does, and says how long that took, from the start of the process:
//   restarted DATABASE MIGRATIONS

const [path = '', migrationsFolder = ''] = process.argv.slice(2);
const clock = systemClock();
const store = openStore({ path, migrationsFolder, clock });
const room = new Room({
  store,
  clock,
  shuffle: secureShuffle,
  log: createLog({ level: 'silent' }),
  defaults: {
    startingBalance: 100_000,
    sessionCeiling: 100_000,
    refill: { amount: 0, everyMs: 0, below: 0 },
  },
});
room.start();
const running = room.openTables().filter(({ handRunning }) => handRunning).length;
process.stdout.write(
  `${JSON.stringify({ ms: performance.now(), tables: room.openTables().length, running })}\n`,
);
room.stop();
store.close();
