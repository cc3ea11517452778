import { at, invariant } from '../../shared/invariant.ts';
import { nextDraw, openBetting } from './flow.ts';
import type { Hand, HandPlayer } from './hand.ts';
import type { HandEvent } from './protocol.ts';
import { indexOfSeat, streetOf } from './queries.ts';

// What the events of the dealer's cards do to the state.

type Of<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

export function streetOpened(hand: Hand, event: Of<'streetOpened'>): Hand {
  const { progress } = hand;
  const opened: Hand = {
    ...hand,
    street: hand.street + 1,
    phase: 'dealing',
    board: event.board.length === 0 ? hand.board : [...hand.board, ...event.board],
    acts: hand.street < 0 ? hand.acts : [],
    progress: { ...progress, dealt: progress.dealt + event.burned + event.board.length, cursor: 0 },
  };
  const street = streetOf(opened);
  if (street.draw) return nextDraw(opened, -1);
  const shared = event.board.length > street.board;
  return street.hole.length === 0 || shared ? openBetting(opened) : opened;
}

export function cardsDealt(hand: Hand, event: Of<'cardsDealt'>): Hand {
  const place = indexOfSeat(hand, event.seat);
  const player = at(hand.players, place);
  const { progress } = hand;
  const ofDeck = Math.min(event.cards.length, hand.setup.deck.length - progress.dealt);
  const hole = event.cards.map(({ card, up }) => ({ card, up, shown: false }));
  const dealt: Hand = {
    ...hand,
    players: hand.players.with(place, { ...player, hole: [...player.hole, ...hole] }),
    progress: {
      ...progress,
      dealt: progress.dealt + ofDeck,
      reused: progress.reused.slice(event.cards.length - ofDeck),
      cursor: place + 1,
    },
  };
  if (hand.phase === 'drawing') return nextDraw(dealt, place);
  return isServed(dealt) ? openBetting(dealt) : dealt;
}

/** Whether every live player has the cards of the street. */
function isServed(hand: Hand): boolean {
  const { players } = hand;
  for (let place = hand.progress.cursor; place < players.length; place++) {
    if (!at(players, place).folded) return false;
  }
  return true;
}

export function discarded(hand: Hand, event: Of<'discarded'>): Hand {
  invariant(hand.phase === 'drawing' && hand.actionOn === event.seat, "it is another player's draw");
  const { seat, positions } = event;
  const place = indexOfSeat(hand, seat);
  const player = at(hand.players, place);
  const thrown = positions.map((position) => ({ seat, card: at(player.hole, position).card }));
  const kept: HandPlayer = {
    ...player,
    hole: player.hole.filter((_, position) => !positions.includes(position)),
    draws: [...player.draws, positions.length],
  };
  const drawing: Hand = {
    ...hand,
    players: hand.players.with(place, kept),
    actionOn: null,
    actionNumber: hand.actionNumber + 1,
    acts: [...hand.acts, event],
    progress: { ...hand.progress, cursor: place, discards: [...hand.progress.discards, ...thrown] },
  };
  return positions.length === 0 ? nextDraw(drawing, place) : drawing;
}

export function discardsReused(hand: Hand, event: Of<'discardsReused'>): Hand {
  const { progress } = hand;
  const discards = progress.discards.filter((discard) => !event.cards.includes(discard.card));
  invariant(discards.length + event.cards.length === progress.discards.length, 'only discards come back');
  return { ...hand, progress: { ...progress, discards, reused: [...progress.reused, ...event.cards] } };
}
