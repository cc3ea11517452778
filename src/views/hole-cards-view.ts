import type { SeatIndex } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import type { Card } from '../engine/card.ts';
import type { StreetName } from '../engine/games/game.ts';
import type { Hand, HandPlayer } from '../engine/hand/hand.ts';
import { canShow, gameOfHand } from '../engine/hand/queries.ts';
import type { Table } from '../table/table.ts';
import { madeHands, twoCards, type MadeHandView, type TwoCardsView } from './made-hand-view.ts';
import { playerOf } from './seat-view.ts';

/** What one player sees of their own hand. */
export interface HoleCardsView {
  readonly tableName: string;
  readonly hand: number;
  readonly seat: SeatIndex;
  /** `open`: everybody sees it. */
  readonly cards: readonly { readonly card: Card; readonly open: boolean }[];
  readonly board: readonly Card[];
  readonly street: StreetName | null;
  readonly folded: boolean;
  readonly over: boolean;
  /** Whether a decision of theirs may still come in this hand: not once they are all-in, but for a draw. */
  readonly mayAct: boolean;
  /** What the cards make so far; empty where there are too few. */
  readonly made: readonly MadeHandView[];
  /** In words where only two cards are there yet. */
  readonly twoCards: TwoCardsView | null;
  readonly splitPot: boolean;
  readonly canShow: boolean;
}

/**
 * A member's own cards in the running hand (after it: in the last one, until the next deal); null where
 * they were not dealt in. Nobody else's closed cards are in it.
 */
export function holeCardsView(table: Table, member: MemberId): HoleCardsView | null {
  const { hand } = table;
  const player = playerOf(table, member);
  if (hand === null || player === null || player.hole.length === 0) return null;
  const game = gameOfHand(hand);
  const cards = player.hole.map(({ card }) => card);
  return {
    tableName: table.settings.name,
    hand: table.handNumber,
    seat: player.seat,
    cards: player.hole.map(({ card, up, shown }) => ({ card, open: up || shown })),
    board: hand.board,
    street: game.streets[hand.street]?.name ?? null,
    folded: player.folded,
    over: hand.phase === 'complete',
    mayAct: mayAct(hand, player),
    made: madeHands(game, cards, hand.board),
    twoCards: hand.board.length === 0 ? twoCards(cards) : null,
    splitPot: game.rankings.length > 1,
    canShow: canShow(hand, player.seat),
  };
}

function mayAct(hand: Hand, { folded, stack }: HandPlayer): boolean {
  if (hand.phase === 'complete' || folded) return false;
  const nextDraw = hand.phase === 'drawing' ? hand.street : hand.street + 1;
  const drawsLeft = gameOfHand(hand)
    .streets.slice(nextDraw)
    .some(({ draw }) => draw);
  return stack > 0 || drawsLeft;
}
