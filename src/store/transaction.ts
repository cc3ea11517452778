import type Database from 'better-sqlite3';
import { invariant } from '../shared/invariant.ts';

/**
 * `Work` itself where it finishes before it returns, `never` where it returns a promise: the second half
 * of an async function would run after the transaction had ended, outside it.
 */
export type Synchronous<Work extends (...parameters: never[]) => unknown> = [ReturnType<Work>] extends [never]
  ? Work
  : ReturnType<Work> extends PromiseLike<unknown>
    ? never
    : Work;

/**
 * Makes `work` one transaction: all of it is written, or nothing. Made once and called often; async
 * functions are refused by type, by lint, and here before anything has run.
 */
export function transactional<Work extends (...parameters: never[]) => unknown>(
  database: Database.Database,
  work: Work & Synchronous<Work>,
): (...parameters: Parameters<Work>) => ReturnType<Work> {
  invariant(!isAsync(work), 'a transaction is synchronous from begin to commit');
  const transaction = database.transaction(work as (...parameters: Parameters<Work>) => ReturnType<Work>);
  return (...parameters) => transaction.immediate(...parameters);
}

function isAsync(work: (...parameters: never[]) => unknown): boolean {
  return Object.prototype.toString.call(work) === '[object AsyncFunction]';
}
