import { monitorEventLoopDelay } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Painter } from '../../../src/discord/pictures/painter.ts';
import type { SeatScene, TableScene } from '../../../src/discord/pictures/scene.ts';
import { parseCards } from '../../../src/engine/card.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { systemClock } from '../../../src/runtime/clock.ts';
import { runContender, type Measured } from '../case.ts';

// What a picture of a full table costs: the first one with the thread that draws, each of the next, and how
// long the thread that answers clicks is kept from it meanwhile.

const PICTURES = 40;

/** Nine players on the turn; no two of them the same, or they would be drawn once. */
function fullTable(hand: number): TableScene {
  const seats = Array.from({ length: 9 }, (_, seat): SeatScene => ({
    number: String(seat + 1),
    name: `Player ${seat + 1}`,
    stack: '318.00',
    chips: seat % 2 === 0 ? { kind: 'bet', text: '44.00' } : null,
    note: seat === 4 ? 'all-in' : null,
    button: seat === 3,
    look: seat === 0 ? 'first' : 'plain',
    cards: [null, null],
  }));
  return {
    type: 'table',
    caption: [`hand #${hand}`, 'turn'],
    pot: 'Pot 106.00',
    parts: 'main 82.44 · side 23.56',
    board: parseCards('As Kd 7c 2h'),
    boardSize: 5,
    seats,
  };
}

/** How long the loop of this thread was kept waiting at most while `work` went on (ms). */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return delays.max / 1e6;
}

async function pictures(): Promise<Measured> {
  const program = resolve('dist/picture-worker.js');
  const painter = new Painter({ clock: systemClock(), log: createLog({ level: 'fatal' }), program });
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const file = await painter.draw(fullTable(0));
  if (file === null) throw new Error('no picture could be drawn');
  const first = performance.now() - started;
  const times: number[] = [];
  const stall = await longestStall(async () => {
    for (let hand = 1; hand <= PICTURES; hand += 1) {
      const asked = performance.now();
      await painter.draw(fullTable(hand));
      times.push(performance.now() - asked);
    }
  });
  const megabytes = (process.memoryUsage().rss - before) / 1e6;
  await painter.stop();
  const all = times.reduce((sum, time) => sum + time);
  const idle = await longestStall(() => setTimeout(all));
  const ms = times.toSorted((a, b) => a - b)[PICTURES / 2] ?? Number.NaN;
  return { first, ms, stall, idle, bytes: file.length, megabytes };
}

await runContender({ felt: pictures });
