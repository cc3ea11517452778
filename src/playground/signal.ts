/** A promise that somebody else fulfils. */
export interface Signal {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

export function signal(): Signal {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve: () => resolve() };
}
