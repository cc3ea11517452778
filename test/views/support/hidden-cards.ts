import type { Card } from '../../../src/engine/card.ts';
import type { Hand } from '../../../src/engine/hand/hand.ts';
import type { Table } from '../../../src/table/table.ts';

/** What the rules open to everybody: the board, and cards dealt up or shown later. */
export function openToAll({ board, players }: Hand): ReadonlySet<Card> {
  return new Set([
    ...board,
    ...players.flatMap(({ hole, folded }) =>
      hole.filter(({ up, shown }) => shown || (up && !folded)).map(({ card }) => card),
    ),
  ]);
}

/** The same table with every card the viewer must not see changed into another one they must not see. */
export function withOtherHiddenCards(table: Table, visible: ReadonlySet<Card>): Table {
  const { hand } = table;
  if (hand === null) return table;
  const hidden = hand.setup.deck.filter((card) => !visible.has(card));
  const next = new Map(hidden.map((card, place) => [card, hidden[(place + 7) % hidden.length] ?? card]));
  const other = (card: Card): Card => next.get(card) ?? card;
  const changed: Hand = {
    ...hand,
    setup: { ...hand.setup, deck: hand.setup.deck.map(other), redeal: hand.setup.redeal.map(other) },
    board: hand.board.map(other),
    players: hand.players.map((player) => ({
      ...player,
      hole: player.hole.map((held) => ({ ...held, card: other(held.card) })),
    })),
    awards: hand.awards.map((award) => ({
      ...award,
      won: award.won && {
        ...award.won,
        cards: award.won.cards.map((one) => ({ ...one, cards: one.cards.map(other) })),
      },
    })),
    progress: {
      ...hand.progress,
      reused: hand.progress.reused.map(other),
      discards: hand.progress.discards.map((one) => ({ ...one, card: other(one.card) })),
    },
  };
  return { ...table, hand: changed };
}

/** Every card that stands anywhere in a view, under the names that views give to cards. */
export function cardsIn(view: unknown, key = ''): readonly number[] {
  if (typeof view === 'number') return key === 'card' || key === 'cards' || key === 'board' ? [view] : [];
  if (Array.isArray(view)) return view.flatMap((item) => cardsIn(item, key));
  if (view === null || typeof view !== 'object') return [];
  return Object.entries(view).flatMap(([name, value]) => {
    // The line of acts tells how many cards were drawn.
    return name === 'acts' ? [] : cardsIn(value, name);
  });
}
