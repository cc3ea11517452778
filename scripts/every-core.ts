import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** What takes longer than this hangs. */
const LONGEST_TASK_MS = 10 * 60_000;

interface Work<Report> {
  /** Answers each task that it is sent with one report. */
  readonly program: string;
  /** How Node runs it; as it runs this process, if not given. */
  readonly execArgv?: readonly string[];
  readonly done: (report: Report) => void;
}

/** Has all tasks done, one after the other by a process on each core. Returns the seconds it took. */
export async function onEveryCore<Report>(tasks: readonly object[], work: Work<Report>): Promise<number> {
  const waiting = [...tasks];
  const startedAt = performance.now();
  const processes = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () =>
    startProcess(work, () => waiting.shift() ?? null),
  );
  await Promise.all(processes);
  return (performance.now() - startedAt) / 1000;
}

/** A process that does one task after the other until there is none left. */
function startProcess<Report>(
  { program, execArgv = process.execArgv, done }: Work<Report>,
  next: () => object | null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(program, { execArgv: [...execArgv] });
    let task: object | null = null;
    let watchdog: NodeJS.Timeout | null = null;
    const begin = (): void => {
      if (watchdog !== null) clearTimeout(watchdog);
      task = next();
      if (task === null) {
        child.disconnect();
        return;
      }
      child.send(task);
      watchdog = setTimeout(() => child.kill('SIGKILL'), LONGEST_TASK_MS);
    };
    child.on('message', (report: Report) => {
      done(report);
      begin();
    });
    child.on('exit', (code) => {
      if (watchdog !== null) clearTimeout(watchdog);
      if (task === null) resolve();
      else reject(new Error(`${JSON.stringify(task)} was not done (exit code ${code})`));
    });
    begin();
  });
}
