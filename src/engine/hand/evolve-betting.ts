import type { Chips } from '../../shared/chips.ts';
import { at, invariant } from '../../shared/invariant.ts';
import { recordBet } from '../betting/limits.ts';
import { appended, draftPlayer, type HandDraft, type PlayerDraft } from './draft.ts';
import { afterCollecting, oweBringIn, passTurn } from './flow.ts';
import type { HandEvent } from './protocol.ts';
import { indexOfSeat, potTotal } from './queries.ts';

// What forced bets, the acts of players and the collecting of bets do to the state.

type Of<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

export function antePosted(draft: HandDraft, event: Of<'antePosted'>): void {
  const place = indexOfSeat(draft, event.seat);
  const player = draftPlayer(draft, place);
  player.stack -= event.amount;
  player.collected += event.amount;
  draft.acts = appended(draft.acts, event);
  draft.progress.cursor = place + 1;
}

export function blindPosted(draft: HandDraft, event: Of<'blindPosted'>): void {
  const { setup, players, progress } = draft;
  const from = Math.max(progress.cursor - players.length, 0);
  const post = setup.posts.findIndex(
    ({ seat, kind }, index) => index >= from && seat === event.seat && kind === event.kind,
  );
  invariant(post >= 0, 'a blind is posted as the setup has it');
  const player = draftPlayer(draft, indexOfSeat(draft, event.seat));
  pay(player, event.live);
  player.stack -= event.dead;
  player.dead += event.dead;
  draft.acts = appended(draft.acts, event);
  draft.progress.cursor = players.length + post + 1;
}

type BettingAct = Of<'folded' | 'checked' | 'called' | 'betMade' | 'raised' | 'broughtIn'>;

/** A player's act in a betting round; the turn passes to the next who has to act, if anybody has. */
export function acted(draft: HandDraft, event: BettingAct): void {
  invariant(draft.phase === 'betting' && draft.actionOn === event.seat, "it is another player's turn");
  const place = indexOfSeat(draft, event.seat);
  applyAct(draft, draftPlayer(draft, place), event);
  draft.actionNumber += 1;
  draft.acts = appended(draft.acts, event);
  passTurn(draft, place);
}

function applyAct(draft: HandDraft, player: PlayerDraft, event: BettingAct): void {
  switch (event.type) {
    case 'folded':
      player.folded = true;
      return;
    case 'checked':
      player.matched = draft.highestBet;
      return;
    case 'called':
      pay(player, event.amount);
      player.matched = draft.highestBet;
      return;
    case 'betMade':
    case 'raised':
      pay(player, event.amount);
      player.matched = event.to;
      recordBet(draft, event.to);
      draft.lastAggressor = event.seat;
      return;
    case 'broughtIn':
      pay(player, event.amount);
      oweBringIn(draft);
      player.matched = draft.highestBet;
      return;
  }
}

function pay(player: PlayerDraft, amount: Chips): void {
  player.stack -= amount;
  player.bet += amount;
}

export function uncalledBetReturned(draft: HandDraft, { seat, amount }: Of<'uncalledBetReturned'>): void {
  pay(draftPlayer(draft, indexOfSeat(draft, seat)), -amount);
  draft.returned = appended(draft.returned, { seat, amount });
}

export function betsCollected(draft: HandDraft, event: Of<'betsCollected'>): void {
  let inPots = 0;
  for (const pot of event.pots) inPots += pot.amount;
  invariant(inPots === potTotal(draft), 'the pots are what the players have put in');
  for (let place = 0; place < draft.players.length; place++) {
    const player = at(draft.players, place);
    if (player.bet === 0 && player.matched === null) continue;
    const copy = draftPlayer(draft, place);
    copy.collected += copy.bet;
    copy.bet = 0;
    copy.matched = null;
  }
  draft.pots = event.pots;
  draft.highestBet = 0;
  afterCollecting(draft);
}
