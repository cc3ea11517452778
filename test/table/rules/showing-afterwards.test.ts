import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

const show = (name: string, hand: number | null, cards: readonly number[] | null = null) =>
  ({ type: 'show', member: member(name), hand, cards }) as const;

// docs/rules.md §3 «hand ended by a fold»: winner and last folder may show, until the next deal.
describe('showing after the hand', () => {
  const ended = () => {
    const script = new TableScript().seat('ABC');
    script.stackDeck('AhAs KcQd');
    script.deal();
    script.act('A', 'fold');
    script.act('B', 'fold');
    return script;
  };

  test('the winner may show all cards, the player whose fold ended it one', () => {
    const script = ended();
    const [shown] = script.do(show('C', 1));
    expect(shown).toMatchObject({
      type: 'inHand',
      event: { type: 'cardsShown', seat: 2, positions: [0, 1] },
    });
    const [one] = script.do(show('B', null, [1]));
    expect(one).toMatchObject({ type: 'inHand', event: { type: 'cardsShown', seat: 1, positions: [1] } });
  });

  test('others have nothing to show', () => {
    const script = ended();
    expect(script.refused(show('A', 1))).toEqual({ code: 'nothingToShow' });
    expect(script.refused(show('X', 1))).toEqual({ code: 'notInHand' });
  });

  test('who has thrown the cards away cannot show them any more', () => {
    const script = ended();
    script.do({ type: 'muck', member: member('C'), hand: 1 });
    expect(script.refused(show('C', 1))).toEqual({ code: 'nothingToShow' });
  });

  test('who has left the table in the meantime may still show', () => {
    const script = ended();
    script.leave('C');
    script.do(show('C', 1));
  });

  test('after the next deal it is too late', () => {
    const script = ended();
    script.deal();
    expect(script.refused(show('C', 1))).toEqual({ code: 'decisionPassed' });
  });
});
