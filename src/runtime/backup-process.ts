import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface BackupProcess {
  /** The program that `npm run backup` runs too. */
  readonly program: string;
  readonly databasePath: string;
  readonly directory: string;
  readonly keep: number;
  /** Ends it with the bot. */
  readonly signal: AbortSignal;
}

/**
 * Takes a backup in a process of its own, because copying and checking a large file would keep every player
 * waiting. Resolves to its sentence; rejects with its complaint.
 */
export async function backUpApart(backup: BackupProcess): Promise<string> {
  const { program, databasePath, directory, keep, signal } = backup;
  const parameters = ['--database', databasePath, '--into', directory, '--keep', String(keep)];
  try {
    const run = promisify(execFile);
    // The same options as this process has, for a bot that runs from its sources.
    const command = [...process.execArgv, program, ...parameters];
    const { stdout } = await run(process.execPath, command, { signal });
    return stdout.trim();
  } catch (error) {
    const complaint = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw complaint === '' ? error : new Error(complaint, { cause: error });
  }
}
