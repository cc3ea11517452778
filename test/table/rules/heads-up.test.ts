import { describe, expect, test } from 'vitest';
import { member, TableScript } from '../../support/table-script.ts';

// docs/rules.md §2 «heads-up», §5 «button», «heads-up to three»
describe('from three players to two', () => {
  test.each([
    // Hand 1 has button A, small blind B, big blind C: the big blind advances by one player.
    ['C', 'button B, small B, big A, dealt AB'],
    ['B', 'button C, small C, big A, dealt AC'],
    ['A', 'button C, small C, big B, dealt BC'],
  ])('when %s leaves: %s', (leaver, next) => {
    const script = new TableScript().seat('ABC');
    expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCA');
    script.leave(leaver);
    expect(script.dealAndFold()).toBe(next);
  });

  test.each(['A', 'B', 'C'])('it is the same when %s sits out instead of leaving', (name) => {
    const left = new TableScript().seat('ABC');
    const away = new TableScript().seat('ABC');
    left.dealAndFold();
    away.dealAndFold();
    left.leave(name);
    away.sitOut(name);
    expect(away.dealAndFold()).toBe(left.dealAndFold());
  });

  test('the button acts first before the flop and last after it', () => {
    const script = new TableScript().seat('ABC');
    script.dealAndFold();
    script.leave('C');
    script.deal();
    expect(script.toAct()).toBe('B');
    script.act('B', 'call');
    expect(script.toAct()).toBe('A');
    script.act('A', 'check');
    expect(script.table.hand?.board).toHaveLength(3);
    expect(script.toAct()).toBe('A');
    script.act('A', 'check');
    expect(script.toAct()).toBe('B');
  });

  test('the odd chip of a split pot goes to the first seat left of the button', () => {
    const script = new TableScript({ settings: { rake: { type: 'room' } } }).seat('ABC');
    script.dealAndFold();
    script.leave('C');
    // Both play the board, a royal flush of spades.
    script.stackDeck('2c3d 2d3c 4c AsKsQs 4d Js 4h Ts');
    script.deal();
    expect(script.positions()).toBe('button B, small B, big A, dealt AB');
    script.act('B', { type: 'raise', to: 605 });
    script.act('A', 'call');
    while (script.table.handRunning) script.act(script.toAct(), 'check');
    // A pot of 12.10 less 0.65 of rake is 11.45: 229 chips of 0.05.
    expect(script.table.hand?.awards[0]?.shares).toEqual([
      { seat: 0, amount: 575 },
      { seat: 1, amount: 570 },
    ]);
    expect(script.stacks()).toEqual({ A: 19_970, B: 19_865 });
  });
});

describe('from two players to three', () => {
  const headsUp = () => {
    const script = new TableScript();
    script.sit('A', 0);
    script.sit('B', 3);
    expect(script.dealAndFold()).toBe('button A, small A, big B, dealt BA');
    return script;
  };

  test('with button A and big blind B, a newcomer to the left of B is the next big blind', () => {
    const script = headsUp();
    script.sit('C', 4);
    expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCA');
    expect(script.dealAndFold()).toBe('button B, small C, big A, dealt CAB');
  });

  test.each([false, true])('a newcomer to the left of A waits one hand (posting: %s)', (post) => {
    const script = headsUp();
    script.sit('C', 1);
    if (post) script.back('C', { post });
    expect(script.dealAndFold()).toBe('button B, small B, big A, dealt AB');
    expect(script.dealAndFold()).toBe('button B, small A, big C, dealt ACB');
    expect(script.dealAndFold()).toBe('button A, small C, big B, dealt CBA');
  });

  test('two newcomers at once: one is the big blind, the other may post behind the button', () => {
    const script = headsUp();
    script.sit('C', 4);
    script.sit('D', 5);
    script.back('D', { post: true });
    script.deal();
    expect(script.positions()).toBe('button A, small B, big C, dealt BCDA');
    expect(script.posts()).toBe('B small-blind 100, C big-blind 200, D post 200');
  });

  test('nobody pays the big blind twice running when it shrinks and grows in turn', () => {
    const script = headsUp();
    const bigBlinds = ['B'];
    for (const name of ['C', 'D', 'E']) {
      script.do({ type: 'sit', member: member(name), seat: null, buyIn: 20_000 });
      for (let hand = 0; hand < 3; hand++) bigBlinds.push(/big (\w)/.exec(script.dealAndFold())?.[1] ?? '');
      script.leave(name);
      bigBlinds.push(/big (\w)/.exec(script.dealAndFold())?.[1] ?? '');
    }
    for (const [hand, name] of bigBlinds.entries()) expect(name).not.toBe(bigBlinds[hand + 1]);
  });
});
