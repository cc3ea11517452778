import { parseCards } from '../../../src/engine/card.ts';
import { runContender, type Measured } from '../case.ts';

// How long the first hand of a process has to wait for its strength: loading, making tables, evaluating.

async function waited(work: () => Promise<unknown>): Promise<Measured> {
  const started = performance.now();
  await work();
  return { ms: performance.now() - started };
}

const HOLE = parseCards('As Ks Jd 9h');
const BOARD = parseCards('Ts 7c 5d 4s 2h');

await runContender({
  'a hand of seven cards': () =>
    waited(async () => {
      const { high } = await import('../../../src/engine/evaluation/high.ts');
      return high.strength(HOLE.slice(0, 2), BOARD, 'any');
    }),
  'an Omaha hand': () =>
    waited(async () => {
      const { high } = await import('../../../src/engine/evaluation/high.ts');
      return high.strength(HOLE, BOARD, 2);
    }),
  'every table, for work by the million': () =>
    waited(async () => {
      const { highTables } = await import('../../../src/engine/evaluation/high-evaluator.ts');
      return highTables();
    }),
});
