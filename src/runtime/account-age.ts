import type { UserId } from '../shared/ids.ts';
import type { FloorRefusal } from './floor-protocol.ts';

export type TooYoung = Extract<FloorRefusal, { readonly code: 'accountTooYoung' }>;

/** Discord's ids count milliseconds from the first second of 2015, above 22 other bits. */
const DISCORD_EPOCH = 1_420_070_400_000;
const OTHER_BITS = 22n;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether an account is younger than so many days at `now` (epoch ms), and from when it is not: its id holds
 * when it was made. Null: it is old enough.
 */
export function tooYoung(user: UserId, days: number, now: number): TooYoung | null {
  const madeAt = Number(BigInt(user) >> OTHER_BITS) + DISCORD_EPOCH;
  const playsFrom = madeAt + days * DAY_MS;
  return playsFrom > now ? { code: 'accountTooYoung', days, playsFrom } : null;
}
