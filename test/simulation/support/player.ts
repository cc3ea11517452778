import { deliverOperations, type DeliveriesOptions, type DeliveriesReport } from './deliveries.ts';
import { playEvening, type EveningReport } from './evening.ts';

// A process that simulates what it is told to, one thing after the other, and reports each.

export type Task =
  | { readonly type: 'evening'; readonly seed: number; readonly migrationsFolder: string }
  | ({ readonly type: 'deliveries' } & Required<DeliveriesOptions>);

export type Report =
  | { readonly type: 'evening'; readonly report: EveningReport }
  | { readonly type: 'deliveries'; readonly report: DeliveriesReport };

async function carriedOut(task: Task): Promise<Report> {
  switch (task.type) {
    case 'evening':
      return { type: 'evening', report: await playEvening(task.seed, task.migrationsFolder) };
    case 'deliveries':
      return { type: 'deliveries', report: deliverOperations(task) };
  }
}

process.on('message', (task: Task) => {
  void carriedOut(task).then((report) => process.send?.(report));
});
