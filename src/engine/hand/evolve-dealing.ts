import { at, invariant } from '../../shared/invariant.ts';
import { appended, draftPlayer, type HandDraft } from './draft.ts';
import { nextDraw, openBetting } from './flow.ts';
import type { HeldCard } from './hand.ts';
import type { HandEvent } from './protocol.ts';
import { indexOfSeat, streetOf } from './queries.ts';

// What the events of the dealer's cards do to the state.

type Of<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

export function streetOpened(draft: HandDraft, event: Of<'streetOpened'>): void {
  if (draft.street >= 0) draft.acts = [];
  draft.street += 1;
  draft.phase = 'dealing';
  if (event.board.length > 0) draft.board = draft.board.concat(event.board);
  const { progress } = draft;
  progress.dealt += event.burned + event.board.length;
  progress.cursor = 0;
  const street = streetOf(draft);
  if (street.draw) {
    nextDraw(draft, -1);
    return;
  }
  const shared = event.board.length > street.board;
  if (street.hole.length === 0 || shared) openBetting(draft);
}

export function cardsDealt(draft: HandDraft, event: Of<'cardsDealt'>): void {
  const { cards } = event;
  const { progress } = draft;
  const place = indexOfSeat(draft, event.seat);
  const player = draftPlayer(draft, place);
  const held = cards.map(({ card, up }): HeldCard => ({ card, up, shown: false }));
  player.hole = player.hole.length === 0 ? held : [...player.hole, ...held];
  const ofDeck = Math.min(cards.length, draft.setup.deck.length - progress.dealt);
  progress.dealt += ofDeck;
  if (ofDeck < cards.length) progress.reused = progress.reused.slice(cards.length - ofDeck);
  if (draft.phase === 'drawing') {
    nextDraw(draft, place);
    return;
  }
  progress.cursor = place + 1;
  if (isServed(draft)) openBetting(draft);
}

/** Whether every live player has the cards of the street. */
function isServed({ players, progress }: HandDraft): boolean {
  for (let place = progress.cursor; place < players.length; place++) {
    if (!at(players, place).folded) return false;
  }
  return true;
}

export function discarded(draft: HandDraft, event: Of<'discarded'>): void {
  const { seat, positions } = event;
  invariant(draft.phase === 'drawing' && draft.actionOn === seat, "it is another player's draw");
  const place = indexOfSeat(draft, seat);
  const player = draftPlayer(draft, place);
  const thrown = positions.map((position) => ({ seat, card: at(player.hole, position).card }));
  player.hole = player.hole.filter((_, position) => !positions.includes(position));
  player.draws = appended(player.draws, positions.length);
  draft.actionOn = null;
  draft.actionNumber += 1;
  draft.acts = appended(draft.acts, event);
  const { progress } = draft;
  progress.cursor = place;
  progress.discards = [...progress.discards, ...thrown];
  if (positions.length === 0) nextDraw(draft, place);
}

export function discardsReused(draft: HandDraft, event: Of<'discardsReused'>): void {
  const { progress } = draft;
  const discards = progress.discards.filter((discard) => !event.cards.includes(discard.card));
  invariant(discards.length + event.cards.length === progress.discards.length, 'only discards come back');
  progress.discards = discards;
  progress.reused = [...progress.reused, ...event.cards];
}
