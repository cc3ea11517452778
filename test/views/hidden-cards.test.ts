import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/engine/card.ts';
import type { MemberId } from '../../src/shared/ids.ts';
import type { Table } from '../../src/table/table.ts';
import { decisionView } from '../../src/views/decision-view.ts';
import { holeCardsView } from '../../src/views/hole-cards-view.ts';
import { tableInfoView } from '../../src/views/table-info-view.ts';
import { tableView } from '../../src/views/table-view.ts';
import { cardsIn, openToAll, withOtherHiddenCards } from './support/hidden-cards.ts';
import { MEMBERS, walks } from './support/table-walk.ts';

/** Everything a spectator is shown, and everything one member is shown. */
function seenByAll(table: Table): unknown {
  return [tableView(table), tableInfoView(table)];
}

function seenBy(table: Table, member: MemberId): unknown {
  return [seenByAll(table), holeCardsView(table, member), decisionView(table, member)];
}

function ownCards({ hand, dealtTo }: Table, member: MemberId): readonly Card[] {
  const seat = dealtTo.find((dealt) => dealt.member === member)?.seat;
  return hand?.players.find((player) => player.seat === seat)?.hole.map(({ card }) => card) ?? [];
}

/** As it would be sent: views are JSON-safe. */
const sent = (view: unknown): string => JSON.stringify(view);

// Whole hands of every game are played here: they take their time on a busy machine.
const PATIENCE_MS = 60_000;
const RUNS = { numRuns: 25 };

describe('hidden cards', () => {
  test(
    'what everybody sees would be the same if the hidden cards were others',
    () => {
      fc.assert(
        fc.property(walks(), ({ states }) => {
          for (const table of states) {
            const visible = table.hand === null ? new Set<Card>() : openToAll(table.hand);
            expect(sent(seenByAll(withOtherHiddenCards(table, visible)))).toBe(sent(seenByAll(table)));
          }
        }),
        RUNS,
      );
    },
    PATIENCE_MS,
  );

  test(
    'what a player sees depends on no hidden card but their own',
    () => {
      fc.assert(
        fc.property(walks(), fc.constantFrom(...MEMBERS), ({ states }, member) => {
          for (const table of states) {
            const open = table.hand === null ? [] : openToAll(table.hand);
            const visible = new Set([...open, ...ownCards(table, member)]);
            const other = withOtherHiddenCards(table, visible);
            expect(sent(seenBy(other, member))).toBe(sent(seenBy(table, member)));
          }
        }),
        RUNS,
      );
    },
    PATIENCE_MS,
  );

  test(
    'no view holds a card its viewer may not see',
    () => {
      fc.assert(
        fc.property(walks(), fc.constantFrom(...MEMBERS), ({ states }, member) => {
          for (const table of states) {
            const all: readonly number[] = table.hand === null ? [] : [...openToAll(table.hand)];
            const own: readonly number[] = [...all, ...ownCards(table, member)];
            const [toAll, toMember] = [seenByAll(table), seenBy(table, member)].map((view): unknown =>
              JSON.parse(sent(view)),
            );
            expect(cardsIn(toAll).filter((card) => !all.includes(card))).toEqual([]);
            expect(cardsIn(toMember).filter((card) => !own.includes(card))).toEqual([]);
          }
        }),
        RUNS,
      );
    },
    PATIENCE_MS,
  );

  test('the check itself finds a card that should not be there', () => {
    const leak = { seats: [{ inHand: { cards: [3, null] } }], board: [7] };
    expect(cardsIn(leak)).toEqual([3, 7]);
  });
});
