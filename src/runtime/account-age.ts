import type { UserId } from '../shared/ids.ts';

/** Discord's ids count milliseconds from the first second of 2015, above 22 other bits. */
const DISCORD_EPOCH = 1_420_070_400_000;
const OTHER_BITS = 22n;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment (epoch ms) from which an account is so many days old: its id holds when it was made. */
export function oldEnoughAt(user: UserId, days: number): number {
  return Number(BigInt(user) >> OTHER_BITS) + DISCORD_EPOCH + days * DAY_MS;
}
