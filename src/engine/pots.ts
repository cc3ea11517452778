import type { Chips, SeatIndex } from '../shared/chips.ts';

/** The main pot or a side pot: its chips before rake, and the seats that can win it. */
export interface Pot {
  readonly amount: Chips;
  readonly eligible: readonly SeatIndex[];
}
