import { attack } from './hostile-run.ts';

// A process that sends what it is told to, and reports what came of it.

export interface Task {
  readonly seed: number;
  readonly interactions: number;
}

process.on('message', ({ seed, interactions }: Task) => {
  void attack(seed, interactions).then((report) => process.send?.(report));
});
