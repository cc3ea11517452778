import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { ChannelId, MemberId, TableId } from '../shared/ids.ts';
import type { Card } from '../engine/card.ts';
import type { GameId, Limit, StreetName } from '../engine/games/game.ts';
import type { Hand, PublicAct } from '../engine/hand/hand.ts';
import type { PostKind } from '../engine/hand/protocol.ts';
import { gameOfHand } from '../engine/hand/queries.ts';
import { freeSeats } from '../table/queries.ts';
import type { PauseReason, Table, TableStatus } from '../table/table.ts';
import { openDecisionView, type DecisionView } from './decision-view.ts';
import { handResultView, type HandResultView } from './hand-result-view.ts';
import { potView, type PotView } from './pot-view.ts';
import { memberAt, seatViews, type SeatView } from './seat-view.ts';
import { stakesView, type StakesView } from './stakes-view.ts';

/** A table as everybody sees it. */
export interface TableView {
  readonly id: TableId;
  readonly channelId: ChannelId;
  readonly name: string;
  readonly gameId: GameId;
  readonly limit: Limit;
  readonly stakes: StakesView;
  readonly ante: Chips;
  readonly bigBlind: Chips;
  readonly status: TableStatus;
  readonly pause: PauseReason | null;
  /** `lobby`: no hand to show. `playing`: one is being played. `finished`: the last one, until the next deal. */
  readonly phase: 'lobby' | 'playing' | 'finished';
  readonly hand: number;
  readonly street: StreetName | null;
  readonly board: readonly Card[];
  /** How many cards the board will have; 0 in games without one. */
  readonly boardSize: number;
  readonly pot: PotView | null;
  readonly seats: readonly SeatView[];
  /** Seats anybody may take: those held for the waiting list are not among them. */
  readonly freeSeats: number;
  /** The button's seat, even where nobody sits there any more (dead button). */
  readonly button: SeatIndex | null;
  /** What was done on this street, oldest first. */
  readonly acts: readonly ActView[];
  /** Whose turn it is and what it costs; its buttons are for everybody to see. */
  readonly decision: DecisionView | null;
  readonly result: HandResultView | null;
  /** Whether the next hand is about to be dealt. */
  readonly nextHandDue: boolean;
  readonly waitingList: readonly MemberId[];
}

interface Acted {
  readonly seat: SeatIndex;
  readonly member: MemberId;
}

/** What somebody visibly did. */
export type ActView =
  | (Acted & { readonly type: 'ante'; readonly amount: Chips })
  | (Acted & { readonly type: 'blind'; readonly kind: PostKind; readonly amount: Chips })
  | (Acted & { readonly type: 'bringIn'; readonly amount: Chips })
  | (Acted & { readonly type: 'fold' })
  | (Acted & { readonly type: 'check' })
  | (Acted & { readonly type: 'call'; readonly amount: Chips; readonly allIn: boolean })
  | (Acted & { readonly type: 'bet'; readonly to: Chips; readonly allIn: boolean })
  | (Acted & { readonly type: 'raise'; readonly to: Chips; readonly allIn: boolean })
  | (Acted & { readonly type: 'draw'; readonly cards: number });

/** What everybody may see of a table. Closed cards are not in it. */
export function tableView(table: Table): TableView {
  const { hand, settings } = table;
  const running = hand !== null && hand.phase !== 'complete';
  return {
    id: table.id,
    channelId: table.channelId,
    name: settings.name,
    gameId: settings.gameId,
    limit: settings.limit,
    stakes: stakesView(settings),
    ante: settings.ante,
    bigBlind: settings.bigBlind,
    status: table.status,
    pause: table.pause?.reason ?? null,
    phase: hand === null ? 'lobby' : running ? 'playing' : 'finished',
    hand: table.handNumber,
    street: hand === null ? null : (gameOfHand(hand).streets[hand.street]?.name ?? null),
    board: hand?.board ?? [],
    boardSize: hand === null ? 0 : boardSizeOf(hand),
    pot: running ? potView(hand) : null,
    seats: seatViews(table),
    freeSeats: freeSeats(table).length,
    button: hand === null ? null : (table.positions?.button ?? null),
    acts: running ? actViews(table, hand.acts) : [],
    decision: openDecisionView(table),
    result: handResultView(table),
    nextHandDue: table.nextHandAt !== null,
    waitingList: table.waitingList,
  };
}

function boardSizeOf(hand: Hand): number {
  return gameOfHand(hand).streets.reduce((cards, street) => cards + street.board, 0);
}

function actViews(table: Table, acts: readonly PublicAct[]): readonly ActView[] {
  return acts.flatMap((act) => {
    const member = memberAt(table, act.seat);
    return member === null ? [] : [actView(act, { seat: act.seat, member })];
  });
}

function actView(act: PublicAct, who: Acted): ActView {
  switch (act.type) {
    case 'antePosted':
      return { ...who, type: 'ante', amount: act.amount };
    case 'blindPosted':
      return { ...who, type: 'blind', kind: act.kind, amount: act.live + act.dead };
    case 'broughtIn':
      return { ...who, type: 'bringIn', amount: act.amount };
    case 'folded':
      return { ...who, type: 'fold' };
    case 'checked':
      return { ...who, type: 'check' };
    case 'called':
      return { ...who, type: 'call', amount: act.amount, allIn: act.allIn };
    case 'betMade':
      return { ...who, type: 'bet', to: act.to, allIn: act.allIn };
    case 'raised':
      return { ...who, type: 'raise', to: act.to, allIn: act.allIn };
    case 'discarded':
      // Which cards went is nobody's business; how many is.
      return { ...who, type: 'draw', cards: act.positions.length };
  }
}
