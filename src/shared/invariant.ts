/**
 * A promise of the code was broken: a programming fault, never bad input.
 * The runtime answers it by freezing the one table it happened at.
 */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Throws an {@link InvariantError} unless `condition` holds. The message never carries cards. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new InvariantError(message);
}

/** The array element that must be there; throws an {@link InvariantError} where it is not. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new InvariantError(`no element ${index} in a list of ${items.length}`);
  return item;
}

/** For the `default` that must not be reached; the parameter's type proves it at compile time. */
export function unreachable(value: never): never {
  throw new InvariantError(`unreachable: ${JSON.stringify(value)}`);
}
