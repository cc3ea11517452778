import { createLog } from '../../../src/runtime/log.ts';
import { systemClock } from '../../../src/runtime/clock.ts';
import { Room } from '../../../src/runtime/room.ts';
import { secureShuffle } from '../../../src/runtime/shuffle.ts';
import { openStore } from '../../../src/store/store.ts';
import { timeCommands } from './timed-commands.ts';

// Starts a room on a database, as the bot does, and says how long that took, from the start of the process; then
// what commands take there, if asked for:
//   restarted DATABASE MIGRATIONS [commands]

const [path = '', migrationsFolder = '', asked] = process.argv.slice(2);
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
const ms = performance.now();
const running = room.openTables().filter(({ handRunning }) => handRunning).length;
const commands = asked === undefined ? {} : await timeCommands({ room, path });
process.stdout.write(`${JSON.stringify({ ms, tables: room.openTables().length, running, commands })}\n`);
room.stop();
store.close();
