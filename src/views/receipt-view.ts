import type { Chips } from '../shared/chips.ts';
import type { TableEvent } from '../table/protocol.ts';
import { RETURN_MS } from '../table/queries.ts';

/** What a session came to, for the receipt. */
export interface ReceiptView {
  readonly tableName: string;
  readonly why: SeatLeft['why'];
  readonly buyIn: Chips;
  readonly topUps: Chips;
  /** What went back to the wallet. */
  readonly out: Chips;
  /** What the session won (above zero) or lost. */
  readonly net: Chips;
  readonly hands: number;
  readonly biggestPot: Chips;
  readonly rake: Chips;
  /** From sitting down to leaving, in ms. */
  readonly durationMs: number;
  /** Until when (epoch ms) the session goes on with exactly this stack; null where there is none to bring back. */
  readonly comeBackUntil: number | null;
}

export type SeatLeft = Extract<TableEvent, { type: 'seatLeft' }>;

export function receiptView(tableName: string, { session, stack, why, at }: SeatLeft): ReceiptView {
  const { buyIn, topUps, hands, biggestPot, rake, startedAt } = session;
  const mayComeBack = stack > 0 && (why === 'asked' || why === 'away');
  return {
    tableName,
    why,
    buyIn,
    topUps,
    out: stack,
    net: stack - buyIn - topUps,
    hands,
    biggestPot,
    rake,
    durationMs: at - startedAt,
    comeBackUntil: mayComeBack ? at + RETURN_MS : null,
  };
}
