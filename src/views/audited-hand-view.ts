import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import type { Card } from '../engine/card.ts';
import type { GameId } from '../engine/games/game.ts';
import type { Hand, HandPlayer } from '../engine/hand/hand.ts';
import { gameOfHand, netAfter } from '../engine/hand/queries.ts';
import { madeHands, type MadeHandView } from './made-hand-view.ts';

/** A hand as the floor sees it afterwards, with a reason and on record: the cards nobody showed as well. */
export interface AuditedHandView {
  readonly hand: number;
  readonly gameId: GameId;
  readonly voided: boolean;
  readonly board: readonly Card[];
  readonly players: readonly AuditedPlayerView[];
}

export interface AuditedPlayerView {
  readonly seat: SeatIndex;
  readonly member: MemberId;
  readonly folded: boolean;
  /** Dealt face up, or shown to everybody. */
  readonly open: readonly Card[];
  /** Nobody else has seen them. */
  readonly closed: readonly Card[];
  readonly made: readonly MadeHandView[];
  /** What the hand brought them. */
  readonly net: Chips;
}

export interface EndedHand {
  readonly number: number;
  readonly hand: Hand;
  readonly dealtTo: readonly { readonly seat: SeatIndex; readonly member: MemberId }[];
}

/** Null while the hand is played, and for whoever was dealt into it: to them it stays closed. */
export function auditedHandView(ended: EndedHand, reader: MemberId): AuditedHandView | null {
  const { number, hand, dealtTo } = ended;
  if (hand.phase !== 'complete' || dealtTo.some(({ member }) => member === reader)) return null;
  return {
    hand: number,
    gameId: hand.setup.gameId,
    voided: hand.voided,
    board: hand.board,
    players: hand.players.flatMap((player) => {
      const member = dealtTo.find(({ seat }) => seat === player.seat)?.member;
      return member === undefined
        ? []
        : [{ member, net: netAfter(hand, player.seat), ...cardsOf(hand, player) }];
    }),
  };
}

function cardsOf(hand: Hand, { seat, folded, hole }: HandPlayer): Omit<AuditedPlayerView, 'member' | 'net'> {
  const isOpen = ({ up, shown }: HandPlayer['hole'][number]): boolean => up || shown;
  const cards = hole.map(({ card }) => card);
  return {
    seat,
    folded,
    open: hole.filter(isOpen).map(({ card }) => card),
    closed: hole.filter((held) => !isOpen(held)).map(({ card }) => card),
    made: madeHands(gameOfHand(hand), cards, hand.board),
  };
}
