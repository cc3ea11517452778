import { openStore } from '../../../src/store/store.ts';
import { systemClock } from '../../../src/runtime/clock.ts';

// A second process: opens the store it is told to, says so, and stays until it is killed.
const [path = '', migrationsFolder = ''] = process.argv.slice(2);
openStore({ path, migrationsFolder, clock: systemClock() });
process.stdout.write('open\n');
process.stdin.resume();
