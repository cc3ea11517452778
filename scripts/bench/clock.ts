/**
 * Milliseconds of processor this process has used. On a machine that does other things too this says
 * what a piece of work costs, where the clock on the wall would say how busy the machine was.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** How long one measurement takes, and how often what is measured runs before it (ms of processor). */
const MEASURE_MS = 400;
const WARM_UP_MS = 600;

/** How often `work` can be done in a second, once it is warm; `work` returns how often it did it. */
export function perSecond(work: () => number): number {
  const runFor = (ms: number): number => {
    const started = processorMs();
    let done = 0;
    while (processorMs() - started < ms) done += work();
    return (done / (processorMs() - started)) * 1000;
  };
  runFor(WARM_UP_MS);
  return Math.max(runFor(MEASURE_MS), runFor(MEASURE_MS), runFor(MEASURE_MS));
}
