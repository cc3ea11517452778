import type { Chips, SeatIndex } from '../../shared/chips.ts';

/** The totals a player may bet or raise to. `sizes` lists them in fixed limit and is null elsewhere. */
export interface AmountRange {
  readonly minTo: Chips;
  readonly maxTo: Chips;
  readonly sizes: readonly Chips[] | null;
}

/** What the seat to act may do now. Buttons are drawn from it and `decide` checks against it. */
export type LegalActions =
  | {
      readonly kind: 'betting';
      readonly seat: SeatIndex;
      /** Always legal in a betting round; free to check means the interface asks once. */
      readonly fold: boolean;
      readonly check: boolean;
      /** What a call adds now (`amount`, the whole stack if short) and the total it reaches. */
      readonly call: { readonly amount: Chips; readonly to: Chips; readonly allIn: boolean } | null;
      readonly bet: AmountRange | null;
      readonly raise: AmountRange | null;
      /** The total the player reaches with everything in, and which act that is; null where the limit forbids it. */
      readonly allIn: { readonly act: 'call' | 'bet' | 'raise'; readonly to: Chips } | null;
      /** Stud: the bring-in that is due from this seat. */
      readonly bringIn: Chips | null;
    }
  | { readonly kind: 'drawing'; readonly seat: SeatIndex; readonly held: number };
