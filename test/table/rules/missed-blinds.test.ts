import { describe, expect, test } from 'vitest';
import { TableScript } from '../../support/table-script.ts';

/** A to E; the last hand had button A, small blind B, big blind C, and D comes next. */
function five(): TableScript {
  const script = new TableScript().seat('ABCDE');
  expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCDEA');
  return script;
}

// docs/rules.md §5 «missed blinds»
describe('missed blinds', () => {
  test('the big blind is missed when it passes by, the small one a hand later', () => {
    const script = five();
    script.sitOut('D');
    expect(script.dealAndFold()).toBe('button B, small C, big E, dealt CEAB');
    expect(script.player('D').owes).toEqual({ big: true, small: false });
    expect(script.dealAndFold()).toBe('button C, small E, big A, dealt EABC');
    expect(script.player('D').owes).toEqual({ big: true, small: true });
  });

  test('both missed: the big blind is posted live and the small one dead', () => {
    const script = five();
    script.sitOut('D');
    script.dealAndFold();
    script.dealAndFold();
    script.back('D', { post: true });
    script.deal();
    expect(script.positions()).toBe('button E, small A, big B, dealt ABCDE');
    expect(script.posts()).toBe('A small-blind 100, B big-blind 200, D post 200 and 100 dead');
    const d = script.table.hand?.players.find((player) => player.seat === 3);
    expect(d).toMatchObject({ bet: 200, dead: 100, stack: 19_700 });
  });

  test('only the small one missed: it is posted dead', () => {
    const script = five();
    // C has paid the big blind and sits out the hand of the small one.
    script.sitOut('C');
    expect(script.dealAndFold()).toBe('button B, small -, big D, dealt DEAB');
    expect(script.player('C').owes).toEqual({ big: false, small: true });
    script.dealAndFold();
    script.back('C', { post: true });
    script.deal();
    expect(script.positions()).toBe('button D, small E, big A, dealt EABCD');
    expect(script.posts()).toBe('E small-blind 100, A big-blind 200, C dead 0 and 100 dead');
  });

  test('or the player waits for the big blind and pays nothing else', () => {
    const script = five();
    script.sitOut('D');
    script.dealAndFold();
    script.dealAndFold();
    script.back('D');
    expect(script.player('D').state).toBe('waiting');
    const dealt = Array.from({ length: 4 }, () => script.dealAndFold());
    expect(dealt).toEqual([
      'button E, small A, big B, dealt ABCE',
      'button A, small B, big C, dealt BCEA',
      'button B, small C, big D, dealt CDEAB',
      'button C, small D, big E, dealt DEABC',
    ]);
    expect(script.player('D').owes).toEqual({ big: false, small: false });
  });

  test('who missed no blind is dealt in again at once', () => {
    const script = five();
    script.sitOut('A');
    expect(script.dealAndFold()).toBe('button B, small C, big D, dealt CDEB');
    script.back('A');
    expect(script.player('A').state).toBe('playing');
    expect(script.dealAndFold()).toBe('button C, small D, big E, dealt DEABC');
  });

  test('the debt stays however often the player sits out and comes back', () => {
    const script = five();
    script.sitOut('D');
    script.dealAndFold();
    script.dealAndFold();
    script.back('D');
    script.sitOut('D');
    script.back('D', { post: true });
    expect(script.player('D')).toMatchObject({ state: 'waiting', owes: { big: true, small: true } });
  });

  test('who posts between the button and the blinds waits until the button has passed', () => {
    const script = five();
    script.sitOut('D');
    expect(script.dealAndFold()).toBe('button B, small C, big E, dealt CEAB');
    script.back('D', { post: true });
    // D sits between button C and big blind A.
    expect(script.dealAndFold()).toBe('button C, small E, big A, dealt EABC');
    script.deal();
    expect(script.positions()).toBe('button E, small A, big B, dealt ABCDE');
    expect(script.posts()).toBe('A small-blind 100, B big-blind 200, D post 200');
  });

  test('a newcomer who sits out before being dealt in owes the big blind still', () => {
    const script = five();
    script.sit('F', 5);
    script.sitOut('F');
    script.back('F');
    expect(script.player('F')).toMatchObject({ state: 'waiting', owes: { big: true, small: false } });
  });

  test('a player without chips owes the blinds that pass while they have none', () => {
    const script = new TableScript().seat('ABC');
    script.stackDeck('KcQd AhAs 7h2s');
    script.deal();
    script.act('A', 'fold');
    script.act('B', 'allIn');
    script.act('C', 'call');
    expect(script.player('B')).toMatchObject({ state: 'away', stack: 0 });
    expect(script.dealAndFold()).toBe('button C, small C, big A, dealt AC');
    expect(script.player('B').owes.big).toBe(false);
    expect(script.dealAndFold()).toBe('button A, small A, big C, dealt CA');
    expect(script.player('B').owes.big).toBe(true);
  });
});
