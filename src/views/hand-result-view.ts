import type { Chips, SeatIndex } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import type { Card } from '../engine/card.ts';
import type { HandName, HandRanking } from '../engine/evaluation/hand-ranking.ts';
import type { Hand, HandPlayer, PotAward } from '../engine/hand/hand.ts';
import { canShow, gameOfHand, netAfter, stacksAfter } from '../engine/hand/queries.ts';
import type { Table } from '../table/table.ts';
import { madeHands, type MadeHandView } from './made-hand-view.ts';
import { memberAt, openCards, type OpenCard } from './seat-view.ts';

interface Who {
  readonly seat: SeatIndex;
  readonly member: MemberId;
}

/** How a hand ended, as everybody sees it. Amounts are after rake. */
export interface HandResultView {
  readonly hand: number;
  readonly voided: boolean;
  readonly board: readonly Card[];
  /** The main pot first. */
  readonly pots: readonly PotResultView[];
  readonly returned: readonly (Who & { readonly amount: Chips })[];
  readonly rake: Chips;
  /** Every player's stack after the hand and what the hand brought them. */
  readonly stacks: readonly (Who & { readonly stack: Chips; readonly net: Chips })[];
  /** Hands that lie open, winning or not; `made` is empty where some card is still closed. */
  readonly shown: readonly (Who & {
    readonly cards: readonly OpenCard[];
    readonly made: readonly MadeHandView[];
  })[];
  /** Who may still show their cards or throw them away. */
  readonly mayShow: readonly MemberId[];
}

export interface PotResultView {
  /** 0 is the main pot. */
  readonly pot: number;
  readonly amount: Chips;
  readonly rake: Chips;
  /** One part, or the two halves of a split pot. */
  readonly parts: readonly PotPartView[];
}

export interface PotPartView {
  readonly half: 'whole' | 'high' | 'low';
  /** What won it; null where nobody else was left. */
  readonly won: { readonly name: HandName; readonly ranking: HandRanking['id'] } | null;
  readonly winners: readonly (Who & { readonly amount: Chips; readonly cards: readonly Card[] })[];
}

/** The result of the hand that has just ended; null while one is being played. */
export function handResultView(table: Table): HandResultView | null {
  const { hand } = table;
  if (hand?.phase !== 'complete') return null;
  const who = (seat: SeatIndex): readonly Who[] => {
    const member = memberAt(table, seat);
    return member === null ? [] : [{ seat, member }];
  };
  return {
    hand: table.handNumber,
    voided: hand.voided,
    board: hand.board,
    pots: hand.pots.map(({ amount }, pot) => potResult(hand, { pot, amount }, who)),
    returned: hand.returned.flatMap(({ seat, amount }) => who(seat).map((one) => ({ ...one, amount }))),
    rake: hand.rake,
    stacks: stacksAfter(hand).flatMap(({ seat, stack }) =>
      who(seat).map((one) => ({ ...one, stack, net: netAfter(hand, seat) })),
    ),
    shown: hand.voided ? [] : hand.players.flatMap((player) => shownHand(hand, player, who)),
    mayShow: hand.players
      .filter(({ seat }) => canShow(hand, seat))
      .flatMap(({ seat }) => who(seat).map(({ member }) => member)),
  };
}

type WhoSits = (seat: SeatIndex) => readonly Who[];

function potResult(
  hand: Hand,
  { pot, amount }: { readonly pot: number; readonly amount: Chips },
  who: WhoSits,
): PotResultView {
  const rake = hand.rakeByPot[pot] ?? 0;
  const awards = hand.awards.filter((award) => award.pot === pot);
  return { pot, amount: amount - rake, rake, parts: awards.map((award) => potPart(hand, award, who)) };
}

function potPart(hand: Hand, { half, shares, won }: PotAward, who: WhoSits): PotPartView {
  const [first, second] = gameOfHand(hand).rankings;
  const ranking = half === 'low' ? (second ?? first) : first;
  return {
    half,
    won: won === null || ranking === undefined ? null : { name: won.name, ranking: ranking.id },
    winners: shares.flatMap(({ seat, amount }) => {
      const cards = won?.cards.find((one) => one.seat === seat)?.cards ?? [];
      return who(seat).map((one) => ({ ...one, amount, cards }));
    }),
  };
}

/** A hand of which something was opened; up cards of stud lie open in any case and do not count. */
function shownHand(hand: Hand, player: HandPlayer, who: WhoSits): HandResultView['shown'] {
  if (!player.hole.some(({ shown }) => shown)) return [];
  const cards = openCards(player);
  const whole = cards.filter((card) => card !== null);
  const made = whole.length === player.hole.length ? madeHands(gameOfHand(hand), whole, hand.board) : [];
  return who(player.seat).map((one) => ({ ...one, cards, made }));
}
