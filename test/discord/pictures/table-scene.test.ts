import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCards, type Card } from '../../../src/engine/card.ts';
import { tableDescription } from '../../../src/discord/pictures/table-description.ts';
import { tableScene } from '../../../src/discord/pictures/table-scene.ts';
import { withChipName } from '../../../src/i18n/index.ts';
import type { Table } from '../../../src/table/table.ts';
import { tableView } from '../../../src/views/table-view.ts';
import { TableScript } from '../../support/table-script.ts';
import { cardsIn, openToAll, withOtherHiddenCards } from '../../views/support/hidden-cards.ts';
import { walks } from '../../views/support/table-walk.ts';
import { contextOf } from '../render/support/screens.ts';

const english = contextOf({ language: 'en' });

function pictured(table: Table, language: 'en' | 'it' = 'en') {
  const context = contextOf({ language });
  return { scene: tableScene(tableView(table), context), words: tableDescription(tableView(table), context) };
}

/** Three players before the flop; the blinds are B and C. */
function dealt(): TableScript {
  const script = new TableScript().seat('ABC').stackDeck('7c7d 8h8s QcQd 2s AsKd7h 3s Jd 4s 2c');
  script.deal();
  return script;
}

describe('the picture of a table', () => {
  test('shows the street as it begins: stacks, blinds, the button, and who opens', () => {
    const { scene } = pictured(dealt().table);
    expect(scene).toMatchObject({
      caption: ['hand #1', 'pre-flop'],
      pot: 'Pot 3.00',
      board: [],
      boardSize: 5,
    });
    expect(scene.seats).toEqual([
      {
        ...{ number: '1', name: 'Ada', stack: '200.00', chips: null, note: 'acts first', button: true },
        ...{ look: 'first', cards: [null, null] },
      },
      {
        ...{ number: '2', name: 'Bruno', stack: '199.00', chips: { kind: 'bet', text: '1.00' }, note: null },
        ...{ button: false, look: 'plain', cards: [null, null] },
      },
      {
        ...{ number: '3', name: 'Carla', stack: '198.00', chips: { kind: 'bet', text: '2.00' }, note: null },
        ...{ button: false, look: 'plain', cards: [null, null] },
      },
    ]);
  });

  test('marks nobody as the first to act once somebody has acted', () => {
    const script = dealt();
    script.act('A', 'call');
    expect(pictured(script.table).scene.seats.map(({ look }) => look)).toEqual(['plain', 'plain', 'plain']);
    expect(pictured(script.table).words).not.toContain('first to act');
  });

  test('shows who has folded, and at the end who won what with which cards', () => {
    const script = dealt();
    script.act('A', 'fold');
    script.act('B', 'call');
    expect(pictured(script.table).scene.seats[0]).toMatchObject({ look: 'dim', note: 'folded', cards: [] });
    script.act('C', 'check');
    for (let street = 0; street < 3; street += 1) {
      script.act('B', 'check');
      script.act('C', 'check');
    }
    const { scene, words } = pictured(script.table);
    expect(scene.pot).toBe('Pot 4.00');
    expect(scene.seats[1]).toMatchObject({ look: 'winner', chips: { kind: 'won', text: '+4.00' } });
    // Sevens against a hand that need not be shown.
    expect(scene.seats.map(({ cards }) => cards)).toEqual([[], parseCards('7c 7d'), [null, null]]);
    expect(words).toMatch(/Seat 2 Bruno, SB, 202\.00, \+4\.00, 7♣ 7♦/);
  });

  test.each([
    [
      'en',
      'Picture of the table Aurora, hand #1, pre-flop as it begins. Pot 3.00. Seat 1 Ada, BTN, 200.00. ' +
        'Seat 2 Bruno, SB, 199.00, bet 1.00. Seat 3 Carla, BB, 198.00, bet 2.00. Ada is first to act',
    ],
    [
      'it',
      'Immagine del tavolo Aurora, mano n. 1, prima del flop, all’inizio. Piatto 3,00. Posto 1 Ada, BTN, 200,00. ' +
        'Posto 2 Bruno, SB, 199,00, puntata 1,00. Posto 3 Carla, BB, 198,00, puntata 2,00. Il primo a parlare è Ada',
    ],
  ] as const)('says the same in words (%s)', (language, words) => {
    expect(pictured(dealt().table, language).words).toBe(words);
  });

  test('writes amounts without the name of the server for its chips, which may be an emoji', () => {
    const context = { ...english, messages: withChipName(english.messages, '<:chip:1234567890123456789>') };
    const view = tableView(dealt().table);
    expect(tableScene(view, context)).toEqual(tableScene(view, english));
    expect(tableDescription(view, context)).toBe(tableDescription(view, english));
  });

  test('is described in at most 1024 characters, with the longest names', () => {
    const script = new TableScript({ seats: 10 }).seat('ABCDEFGHIJ');
    script.deal();
    const context = contextOf({ language: 'it', nameOf: () => 'W'.repeat(32) });
    expect(tableDescription(tableView(script.table), context).length).toBeLessThanOrEqual(1024);
  });
});

describe('hidden cards', () => {
  const PATIENCE_MS = 60_000;

  test(
    'never reach the picture: it would be the same with others, and holds none that is closed',
    () => {
      fc.assert(
        fc.property(walks(), ({ states }) => {
          for (const table of states) {
            const open = table.hand === null ? new Set<Card>() : openToAll(table.hand);
            const of = (one: Table) => JSON.stringify(tableScene(tableView(one), english));
            const words = (one: Table) => tableDescription(tableView(one), english);
            const other = withOtherHiddenCards(table, open);
            expect(of(other)).toBe(of(table));
            expect(words(other)).toBe(words(table));
            const shown: readonly number[] = [...open];
            expect(cardsIn(JSON.parse(of(table))).filter((card) => !shown.includes(card))).toEqual([]);
          }
        }),
        { numRuns: 25 },
      );
    },
    PATIENCE_MS,
  );
});
