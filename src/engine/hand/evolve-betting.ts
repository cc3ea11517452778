import { sum, type Chips } from '../../shared/chips.ts';
import { at, invariant } from '../../shared/invariant.ts';
import { nextToAct } from '../betting/betting-round.ts';
import { afterBetTo } from '../betting/limits.ts';
import { afterCollecting } from './flow.ts';
import type { Hand, HandPlayer, PublicAct } from './hand.ts';
import type { HandEvent } from './protocol.ts';
import { indexOfSeat, liveCount, potTotal } from './queries.ts';

// What forced bets, the acts of players and the collecting of bets do to the state.

type Of<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

export function antePosted(hand: Hand, event: Of<'antePosted'>): Hand {
  const place = indexOfSeat(hand, event.seat);
  const player = at(hand.players, place);
  const { stack, collected } = player;
  const paid = { ...player, stack: stack - event.amount, collected: collected + event.amount };
  return posted(hand, { place, player: paid, event, cursor: place + 1 });
}

export function blindPosted(hand: Hand, event: Of<'blindPosted'>): Hand {
  const { setup, players, progress } = hand;
  const from = Math.max(progress.cursor - players.length, 0);
  const post = setup.posts.findIndex(
    ({ seat, kind }, index) => index >= from && seat === event.seat && kind === event.kind,
  );
  invariant(post >= 0, 'a blind is posted as the setup has it');
  const place = indexOfSeat(hand, event.seat);
  const player = at(players, place);
  const paid = { ...pay(player, event.live), dead: player.dead + event.dead };
  const cursor = players.length + post + 1;
  return posted(hand, { place, player: { ...paid, stack: paid.stack - event.dead }, event, cursor });
}

interface Posting {
  readonly place: number;
  readonly player: HandPlayer;
  readonly event: PublicAct;
  readonly cursor: number;
}

function posted(hand: Hand, { place, player, event, cursor }: Posting): Hand {
  return {
    ...hand,
    players: hand.players.with(place, player),
    acts: [...hand.acts, event],
    progress: { ...hand.progress, cursor },
  };
}

/** A player's act in a betting round; the turn passes to the next who has to act, if anybody has. */
export function acted(hand: Hand, event: BettingAct): Hand {
  invariant(hand.phase === 'betting' && hand.actionOn === event.seat, "it is another player's turn");
  const place = indexOfSeat(hand, event.seat);
  const player = playerAfter(hand, at(hand.players, place), event);
  const next: Hand = {
    ...hand,
    players: hand.players.with(place, player),
    actionNumber: hand.actionNumber + 1,
    acts: [...hand.acts, event],
    ...changeOf(hand, event),
  };
  const turn = liveCount(next) === 1 ? null : nextToAct(next, place);
  return { ...next, actionOn: turn === null ? null : at(next.players, turn).seat };
}

type BettingAct = Of<'folded' | 'checked' | 'called' | 'betMade' | 'raised' | 'broughtIn'>;

function playerAfter(hand: Hand, player: HandPlayer, event: BettingAct): HandPlayer {
  switch (event.type) {
    case 'folded':
      return { ...player, folded: true };
    case 'checked':
      return { ...player, matched: hand.highestBet };
    case 'called':
      return { ...pay(player, event.amount), matched: hand.highestBet };
    case 'betMade':
    case 'raised':
      return { ...pay(player, event.amount), matched: event.to };
    case 'broughtIn':
      return { ...pay(player, event.amount), matched: hand.setup.bringIn };
  }
}

/** What an act changes for everybody: the price, the size of a raise, who was last to bet. */
function changeOf(hand: Hand, event: BettingAct): Partial<Hand> {
  switch (event.type) {
    case 'folded':
    case 'checked':
    case 'called':
      return {};
    case 'betMade':
    case 'raised': {
      const { lastFullRaise, ...limits } = afterBetTo(hand, event.to);
      const progress = { ...hand.progress, ...limits };
      return { highestBet: event.to, lastFullRaise, lastAggressor: event.seat, progress };
    }
    case 'broughtIn':
      return { highestBet: hand.setup.bringIn };
  }
}

function pay(player: HandPlayer, amount: Chips): HandPlayer {
  return { ...player, stack: player.stack - amount, bet: player.bet + amount };
}

export function uncalledBetReturned(hand: Hand, event: Of<'uncalledBetReturned'>): Hand {
  const { seat, amount } = event;
  const place = indexOfSeat(hand, seat);
  return {
    ...hand,
    players: hand.players.with(place, pay(at(hand.players, place), -amount)),
    returned: [...hand.returned, { seat, amount }],
  };
}

export function betsCollected(hand: Hand, event: Of<'betsCollected'>): Hand {
  const inPots = sum(event.pots.map((pot) => pot.amount));
  invariant(inPots === potTotal(hand), 'the pots are what the players have put in');
  const players = hand.players.map((player) => ({
    ...player,
    bet: 0,
    collected: player.collected + player.bet,
    matched: null,
  }));
  return afterCollecting({ ...hand, players, pots: event.pots, highestBet: 0 });
}
