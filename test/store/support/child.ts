import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Another process of ours, which says what it does line by line. */
export interface Child {
  readonly lines: AsyncIterator<string>;
  /** SIGKILL: no chance to put anything in order. Resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Starts a script of the tests in a process of its own. */
export function startChild(script: URL, parameters: readonly string[]): Child {
  const options = ['--import', 'tsx', fileURLToPath(script), ...parameters];
  const child: ChildProcess = spawn(process.execPath, options, { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  if (child.stdout === null) throw new Error('the child has no output');
  return { lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](), kill };
}
