import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import { legalActions, type LegalActions } from '../engine/betting/legal-actions.ts';
import type { Hand } from '../engine/hand/hand.ts';
import type { Decision, Table } from '../table/table.ts';
import { betSizes, type SizeView } from './bet-sizes.ts';
import { memberAt } from './seat-view.ts';

interface Deciding {
  /** The hand and the number of the act: what a click is for. */
  readonly decision: Decision;
  readonly seat: SeatIndex;
  readonly member: MemberId;
  /** When the player is out of time (epoch ms); null while the clock stands still. */
  readonly deadline: number | null;
}

/** The choices of the player to act with their prices. Nothing in it is secret: everybody sees the buttons. */
export type DecisionView =
  | (Deciding & {
      readonly kind: 'betting';
      /** Offered only where checking is not free; the command asks once (docs/rules.md §2). */
      readonly fold: boolean;
      readonly check: boolean;
      readonly call: { readonly amount: Chips; readonly to: Chips; readonly allIn: boolean } | null;
      readonly bringIn: Chips | null;
      /** Whether the sizes are bets, raises, or completions of the bring-in. */
      readonly act: 'bet' | 'raise' | 'complete' | null;
      readonly sizes: readonly SizeView[];
      /** Fixed limit: the sizes are the only legal totals. */
      readonly fixed: boolean;
      /** The totals that may be typed; null where the sizes are all there is. */
      readonly other: { readonly minTo: Chips; readonly maxTo: Chips } | null;
      /** Everything in as a bet or raise; a call for everything is the call. */
      readonly allIn: { readonly to: Chips } | null;
      readonly bigBlind: Chips;
    })
  | (Deciding & { readonly kind: 'drawing'; readonly held: number });

/** The decision that is open at a table, whoever's it is; null while nobody is waited for. */
export function openDecisionView(table: Table): DecisionView | null {
  const { hand } = table;
  if (hand === null || table.status === 'paused') return null;
  const legal = legalActions(hand);
  const member = legal === null ? null : memberAt(table, legal.seat);
  if (legal === null || member === null) return null;
  const deciding: Deciding = {
    decision: { hand: table.handNumber, action: hand.actionNumber },
    seat: legal.seat,
    member,
    deadline: table.turn?.deadline ?? null,
  };
  if (legal.kind === 'drawing') return { ...deciding, kind: 'drawing', held: legal.held };
  return { ...deciding, kind: 'betting', ...choices(hand, legal), bigBlind: table.settings.bigBlind };
}

/** The decision of this member; null when it is not their turn. */
export function decisionView(table: Table, member: MemberId): DecisionView | null {
  const open = openDecisionView(table);
  return open?.member === member ? open : null;
}

type Betting = Extract<LegalActions, { kind: 'betting' }>;
type Choices = Omit<Extract<DecisionView, { kind: 'betting' }>, keyof Deciding | 'kind' | 'bigBlind'>;

function choices(hand: Hand, legal: Betting): Choices {
  const range = legal.bet ?? legal.raise;
  const allIn = legal.allIn === null || legal.allIn.act === 'call' ? null : { to: legal.allIn.to };
  const sizes = range === null ? [] : betSizes({ hand, range, allInTo: allIn?.to ?? null });
  const typed = range?.sizes === null && range.minTo < range.maxTo;
  return {
    fold: legal.fold && !legal.check,
    check: legal.check,
    call: legal.call,
    bringIn: legal.bringIn,
    act: actOf(legal),
    sizes,
    fixed: range !== null && range.sizes !== null,
    other: typed ? { minTo: range.minTo, maxTo: range.maxTo } : null,
    allIn,
  };
}

function actOf({ bet, raise, bringIn }: Betting): 'bet' | 'raise' | 'complete' | null {
  if (bet !== null) return 'bet';
  if (raise === null) return null;
  return bringIn === null ? 'raise' : 'complete';
}
