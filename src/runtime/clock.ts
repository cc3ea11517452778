import type { Clock } from '../shared/clock.ts';

/**
 * A wait is cut into pieces: setTimeout overflows past 24.8 days, and a change of the wall clock
 * (the machine slept, the time was set) is noticed within a minute.
 */
const LONGEST_WAIT_MS = 60_000;

/** The system's time. Its timers do not keep the process alive. */
export function systemClock(): Clock {
  return { now: () => Date.now(), at: ring };
}

function ring(when: number, callback: () => void): () => void {
  let timer: NodeJS.Timeout | null = null;
  const wait = (): void => {
    timer = setTimeout(look, Math.min(Math.max(0, when - Date.now()), LONGEST_WAIT_MS));
    timer.unref();
  };
  // Looked at again, because a timer may also fire a millisecond early.
  const look = (): void => {
    if (Date.now() < when) wait();
    else callback();
  };
  wait();
  return () => {
    if (timer !== null) clearTimeout(timer);
  };
}
