/** Chips are counted in hundredths of a chip («cents»), always whole numbers. */
export type Chips = number;

/** A seat of a table or of a hand, counted from 0. */
export type SeatIndex = number;

/** The largest multiple of `unit` that is not above `amount`. */
export function downToUnit(amount: Chips, unit: Chips): Chips {
  return amount - (amount % unit);
}

export function sum(amounts: Iterable<Chips>): Chips {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}
