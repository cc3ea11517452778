import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { Drawn, Order } from './painter.ts';

// The thread that draws: that takes longer than anybody who has clicked should wait, and what draws is large.

parentPort?.on('message', ({ id, scene }: Order) => {
  const answer = (drawn: Drawn) => parentPort?.postMessage(drawn);
  try {
    answer({ id, data: draw(scene) });
  } catch (error) {
    answer({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
