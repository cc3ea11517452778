// `node scripts/run.mjs PROGRAM …`: installs and builds what is missing, then runs one of the tools in `dist`.
import { build, isBuilt } from './build.mjs';
import { ROOT, ensureInstalled } from './installed.mjs';

ensureInstalled();
if (!isBuilt()) await build();
const program = `${ROOT}dist/${process.argv[2]}.js`;
process.argv.splice(1, 2, program);
await import(program);
