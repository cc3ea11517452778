import { at, invariant } from '../../shared/invariant.ts';
import { sum } from '../../shared/chips.ts';
import { appended, draftOf, draftPlayer, type HandDraft } from './draft.ts';
import { acted, antePosted, betsCollected, blindPosted, uncalledBetReturned } from './evolve-betting.ts';
import { cardsDealt, discarded, discardsReused, streetOpened } from './evolve-dealing.ts';
import type { Hand } from './hand.ts';
import type { HandEvent } from './protocol.ts';
import { indexOfSeat, potTotal } from './queries.ts';
import { firstState } from './start.ts';

type Of<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

/**
 * The state after an event: the only code that builds one. Folding a hand's events from null gives
 * its state. Throws where an event does not fit, or chips would be made, lost or split: a broken
 * promise of the code, never a player's doing.
 */
export function evolve(hand: Hand | null, event: HandEvent): Hand {
  if (event.type === 'handStarted') {
    invariant(hand === null, 'a hand starts once');
    return firstState(event.setup);
  }
  invariant(hand !== null, 'a hand starts first');
  const draft = draftOf(hand);
  apply(draft, event);
  checkChips(draft);
  return draft;
}

function apply(draft: HandDraft, event: Exclude<HandEvent, { type: 'handStarted' }>): void {
  switch (event.type) {
    case 'antePosted':
      antePosted(draft, event);
      return;
    case 'blindPosted':
      blindPosted(draft, event);
      return;
    case 'streetOpened':
      streetOpened(draft, event);
      return;
    case 'cardsDealt':
      cardsDealt(draft, event);
      return;
    case 'discardsReused':
      discardsReused(draft, event);
      return;
    case 'discarded':
      discarded(draft, event);
      return;
    case 'uncalledBetReturned':
      uncalledBetReturned(draft, event);
      return;
    case 'betsCollected':
      betsCollected(draft, event);
      return;
    case 'cardsShown':
      cardsShown(draft, event);
      return;
    case 'rakeTaken':
      rakeTaken(draft, event);
      return;
    case 'potAwarded':
      potAwarded(draft, event);
      return;
    case 'broughtIn':
    case 'folded':
    case 'checked':
    case 'called':
    case 'betMade':
    case 'raised':
      acted(draft, event);
      return;
    case 'mucked':
      draftPlayer(draft, indexOfSeat(draft, event.seat)).mucked = true;
      return;
    case 'handEnded':
      handEnded(draft);
      return;
    case 'handVoided':
      handVoided(draft);
      return;
  }
}

function cardsShown(draft: HandDraft, { seat, positions }: Of<'cardsShown'>): void {
  const player = draftPlayer(draft, indexOfSeat(draft, seat));
  player.hole = player.hole.map(({ card, up, shown }, position) => ({
    card,
    up,
    shown: shown || positions.includes(position),
  }));
}

function rakeTaken(draft: HandDraft, { total, byPot }: Of<'rakeTaken'>): void {
  invariant(byPot.length === draft.pots.length && sum(byPot) === total, 'the rake is shared by the pots');
  for (const [index, pot] of draft.pots.entries()) {
    invariant(at(byPot, index) >= 0 && at(byPot, index) <= pot.amount, 'a pot pays no more than it has');
  }
  draft.rake = total;
  draft.rakeByPot = byPot;
}

function potAwarded(draft: HandDraft, event: Of<'potAwarded'>): void {
  for (const { seat, amount } of event.shares) draftPlayer(draft, indexOfSeat(draft, seat)).stack += amount;
  draft.awards = appended(draft.awards, event);
}

function handEnded(draft: HandDraft): void {
  invariant(potTotal(draft) === chipsPaid(draft) + draft.rake, 'every chip of the pots is paid');
  draft.phase = 'complete';
}

/** Every chip goes back to where it was when the hand began. */
function handVoided(draft: HandDraft): void {
  invariant(draft.phase !== 'complete', 'a hand that is over stands');
  for (const [place, { stack }] of draft.setup.players.entries()) {
    const player = draftPlayer(draft, place);
    player.stack = stack;
    player.bet = 0;
    player.collected = 0;
    player.dead = 0;
  }
  draft.pots = [];
  draft.rake = 0;
  draft.rakeByPot = [];
  draft.awards = [];
  draft.highestBet = 0;
  draft.phase = 'complete';
  draft.actionOn = null;
  draft.voided = true;
}

/** No event makes, loses or splits a chip, in production too. */
function checkChips(hand: Hand): void {
  let chips = 0;
  for (const { stack, bet, collected, dead } of hand.players) {
    invariant(stack >= 0 && bet >= 0 && stack % 1 === 0, 'a stack is a whole number of chips');
    chips += stack + bet + collected + dead;
  }
  invariant(chips - chipsPaid(hand) === hand.progress.chips, 'chips are neither made nor lost');
}

function chipsPaid(hand: Hand): number {
  let paid = 0;
  for (const { shares } of hand.awards) for (const { amount } of shares) paid += amount;
  return paid;
}
