// `npm start`: installs and builds what is missing, then runs the product in this very process,
// so that signals from a terminal or a service manager reach it directly.
import { build, isBuilt } from './build.mjs';
import { ROOT, ensureInstalled } from './installed.mjs';

ensureInstalled();
if (!isBuilt()) await build();
await import(`${ROOT}dist/main.js`);
