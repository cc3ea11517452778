// `npm test`: installs what is missing, then runs the tests. Further arguments go to vitest.
import { ensureInstalled, run } from './installed.mjs';

ensureInstalled();
run('npx', ['vitest', 'run', '--dir', 'test', '--exclude', '**/browser/**', ...process.argv.slice(2)]);
