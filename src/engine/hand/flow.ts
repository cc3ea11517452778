import { at } from '../../shared/invariant.ts';
import { bettorCount, nextToAct, openingPlace } from '../betting/betting-round.ts';
import { betSizeOf } from '../betting/limits.ts';
import type { HandDraft } from './draft.ts';
import { isLastStreet, liveCount, streetOf } from './queries.ts';

// How a hand passes from one phase to the next: streets, draws, betting rounds, showdown.

/** The cards of the street are out: its betting begins, or is over at once where nobody can bet. */
export function openBetting(draft: HandDraft): void {
  if (draft.street > 0 && bettorCount(draft) < 2) {
    closeStreet(draft);
    return;
  }
  if (draft.street > 0) startNextRound(draft);
  const opening = openingPlace(draft);
  // Where the bring-in falls on a player whose ante took everything, the others owe it all the same.
  if (streetOf(draft).opener === 'bring-in' && at(draft.players, opening).stack === 0) {
    oweBringIn(draft);
  }
  draft.phase = 'betting';
  passTurn(draft, opening - 1);
  draft.progress.opener = draft.actionOn;
}

/** The bring-in becomes the price in full; one as large as the small bet counts as the street's first bet. */
export function oweBringIn(draft: HandDraft): void {
  const { bringIn, smallBet } = draft.setup;
  draft.highestBet = bringIn;
  if (bringIn < smallBet) return;
  const { progress } = draft;
  progress.fullBet = bringIn;
  progress.betsMade = 1;
}

function startNextRound(draft: HandDraft): void {
  draft.highestBet = 0;
  draft.lastFullRaise = betSizeOf(draft.setup, streetOf(draft));
  draft.lastAggressor = null;
  const { progress } = draft;
  progress.fullBet = 0;
  progress.betsMade = 0;
  progress.capped = false;
}

/** Whose turn it is after the player at a place (-1: from the first), or nobody's: the round is over. */
export function passTurn(draft: HandDraft, from: number): void {
  const next = liveCount(draft) === 1 ? null : nextToAct(draft, from);
  draft.actionOn = next === null ? null : at(draft.players, next).seat;
}

/** The bets are in the pots: the next street, the run-out of the cards, or the showdown. */
export function afterCollecting(draft: HandDraft): void {
  const runOut = bettorCount(draft) < 2 && liveCount(draft) > 1 && !isLastStreet(draft);
  if (runOut) draft.progress.runOut = true;
  closeStreet(draft);
}

function closeStreet(draft: HandDraft): void {
  draft.phase = liveCount(draft) === 1 || isLastStreet(draft) ? 'showdown' : 'dealing';
  draft.actionOn = null;
  draft.progress.cursor = draft.players.length;
}

/** The next live player after `from` draws (-1: the first); after the last one the betting begins. */
export function nextDraw(draft: HandDraft, from: number): void {
  const { players } = draft;
  for (let place = from + 1; place < players.length; place++) {
    const player = at(players, place);
    if (player.folded) continue;
    draft.phase = 'drawing';
    draft.actionOn = player.seat;
    draft.progress.cursor = place;
    return;
  }
  openBetting(draft);
}
