import { sum, type Chips, type SeatIndex } from '../shared/chips.ts';
import type { Hand } from '../engine/hand/hand.ts';
import { potsInPlay, rakeNow } from '../engine/hand/queries.ts';
import { rakeFor, type RakeSchedule } from '../engine/rake.ts';

/** The pot on the table, always net of the rake that would be taken now (docs/rules.md §4 «display»). */
export interface PotView {
  readonly total: Chips;
  /** The main pot, then the side pots. */
  readonly pots: readonly { readonly amount: Chips; readonly eligible: readonly SeatIndex[] }[];
  readonly rake: Chips;
  /** The most the rake of this hand can be; null where nothing caps it. */
  readonly rakeCap: Chips | null;
}

export function potView(hand: Hand): PotView {
  const { total: rake, byPot } = rakeNow(hand);
  const pots = potsInPlay(hand).map(({ amount, eligible }, index) => ({
    amount: amount - (byPot[index] ?? 0),
    eligible,
  }));
  const { bigBet, chipUnit, players, rake: schedule } = hand.setup;
  return {
    total: sum(pots.map(({ amount }) => amount)),
    pots,
    rake,
    rakeCap: rakeCap(schedule, { dealtIn: players.length, level: bigBet, chipUnit }),
  };
}

/** Two pots so large that every cap is reached: where the larger one pays more, there is none. */
const BEYOND_EVERY_CAP: Chips = 1_000_000_000_000;

/** The cap of a schedule for so many players, in chips; null where nothing caps it. */
export function rakeCap(
  schedule: RakeSchedule,
  level: { readonly dealtIn: number; readonly level: Chips; readonly chipUnit: Chips },
): Chips | null {
  const most = rakeFor(schedule, { ...level, pot: BEYOND_EVERY_CAP });
  return rakeFor(schedule, { ...level, pot: 2 * BEYOND_EVERY_CAP }) === most ? most : null;
}
