import { at } from '../../shared/invariant.ts';
import { bettorCount, nextToAct, openingPlace } from '../betting/betting-round.ts';
import { betSizeOf } from '../betting/limits.ts';
import type { Hand } from './hand.ts';
import { isLastStreet, liveCount, streetOf } from './queries.ts';

// How a hand passes from one phase to the next: streets, draws, betting rounds, showdown.

/** The cards of the street are out: its betting begins, or is over at once where nobody can bet. */
export function openBetting(hand: Hand): Hand {
  if (hand.street > 0 && bettorCount(hand) < 2) return afterStreet(hand);
  const round = hand.street === 0 ? firstRound(hand) : nextRound(hand);
  const { players } = round;
  const place = nextToAct(round, openingPlace(round) + players.length - 1);
  const actionOn = place === null ? null : at(players, place).seat;
  return { ...round, phase: 'betting', actionOn, progress: { ...round.progress, opener: actionOn } };
}

/** Where the bring-in falls on a player whose ante took everything, the others owe it all the same. */
function firstRound(hand: Hand): Hand {
  if (streetOf(hand).opener !== 'bring-in' || at(hand.players, openingPlace(hand)).stack > 0) return hand;
  return { ...hand, highestBet: hand.setup.bringIn };
}

function nextRound(hand: Hand): Hand {
  return {
    ...hand,
    highestBet: 0,
    lastFullRaise: betSizeOf(hand.setup, streetOf(hand)),
    lastAggressor: null,
    progress: { ...hand.progress, fullBet: 0, betsMade: 0, capped: false },
  };
}

/** The bets are in the pots: the next street, the run-out of the cards, or the showdown. */
export function afterCollecting(hand: Hand): Hand {
  const runOut = bettorCount(hand) < 2 && liveCount(hand) > 1 && !isLastStreet(hand);
  return afterStreet(runOut ? { ...hand, progress: { ...hand.progress, runOut } } : hand);
}

/** The street is over. */
function afterStreet(hand: Hand): Hand {
  if (liveCount(hand) === 1 || isLastStreet(hand)) return { ...hand, phase: 'showdown', actionOn: null };
  const cursor = hand.players.length;
  return { ...hand, phase: 'dealing', actionOn: null, progress: { ...hand.progress, cursor } };
}

/** The next live player after `from` draws (-1: the first); after the last one the betting begins. */
export function nextDraw(hand: Hand, from: number): Hand {
  for (let cursor = from + 1; cursor < hand.players.length; cursor++) {
    const player = at(hand.players, cursor);
    if (player.folded) continue;
    return { ...hand, phase: 'drawing', actionOn: player.seat, progress: { ...hand.progress, cursor } };
  }
  return openBetting(hand);
}
