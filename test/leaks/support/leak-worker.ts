import { lookForLeaksThroughClient, type ClientReport } from './client-run.ts';
import { lookForLeaks, type LeakReport } from './leak-run.ts';

// A process that plays the hands it is told to, and reports what it read.

export interface Task {
  /** `client`: through the whole bot, which takes a hundred times as long. */
  readonly type: 'room' | 'client';
  readonly seed: number;
  readonly hands: number;
}

export type Report =
  | { readonly type: 'room'; readonly report: LeakReport }
  | { readonly type: 'client'; readonly report: ClientReport };

async function carriedOut({ type, seed, hands }: Task): Promise<Report> {
  return type === 'room'
    ? { type, report: lookForLeaks(seed, hands) }
    : { type, report: await lookForLeaksThroughClient(seed, hands) };
}

process.on('message', (task: Task) => {
  void carriedOut(task).then((report) => process.send?.(report));
});
