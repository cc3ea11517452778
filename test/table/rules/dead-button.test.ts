import { describe, expect, test } from 'vitest';
import { TableScript } from '../../support/table-script.ts';

/** Four players; the next hand has button A, small blind B and big blind C behind it. */
function four(): TableScript {
  const script = new TableScript().seat('ABCD');
  expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCDA');
  return script;
}

// docs/rules.md §5 «button»: the big blind always advances by one player; small blind and button may
// fall on an empty seat; nobody pays the big blind twice running and nobody skips it.
describe('the dead button', () => {
  test('with everybody there, button and blinds move one player on', () => {
    const script = four();
    expect(script.dealAndFold()).toBe('button B, small C, big D, dealt CDAB');
    expect(script.dealAndFold()).toBe('button C, small D, big A, dealt DABC');
    expect(script.dealAndFold()).toBe('button D, small A, big B, dealt ABCD');
    expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCDA');
  });

  test('when the big blind has left, the small blind falls on the empty seat, then the button', () => {
    const script = four();
    script.leave('C');
    expect(script.dealAndFold()).toBe('button B, small -, big D, dealt DAB');
    expect(script.posts()).toBe('D big-blind 200');
    // The button is on the empty seat 2.
    expect(script.dealAndFold()).toBe('button -, small D, big A, dealt DAB');
    expect(script.dealAndFold()).toBe('button D, small A, big B, dealt ABD');
  });

  test('when the small blind has left, the button falls on the empty seat', () => {
    const script = four();
    script.leave('B');
    expect(script.dealAndFold()).toBe('button -, small C, big D, dealt CDA');
    expect(script.dealAndFold()).toBe('button C, small D, big A, dealt DAC');
  });

  test('when the button has left, nothing is dead', () => {
    const script = four();
    script.leave('A');
    expect(script.dealAndFold()).toBe('button B, small C, big D, dealt CDB');
    expect(script.dealAndFold()).toBe('button C, small D, big B, dealt DBC');
  });

  test('when the next big blind has left, the one after is the big blind', () => {
    const script = four();
    script.leave('D');
    expect(script.dealAndFold()).toBe('button B, small C, big A, dealt CAB');
    expect(script.dealAndFold()).toBe('button C, small A, big B, dealt ABC');
  });

  test('when both blinds have left, two seats are dead and nobody pays twice', () => {
    const script = new TableScript().seat('ABCDE');
    expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCDEA');
    script.leave('B');
    script.leave('C');
    expect(script.dealAndFold()).toBe('button -, small -, big D, dealt DEA');
    expect(script.dealAndFold()).toBe('button -, small D, big E, dealt DEA');
    expect(script.dealAndFold()).toBe('button D, small E, big A, dealt EAD');
  });

  test('a newcomer in the seat of the dead small blind waits until the button has passed', () => {
    const script = four();
    script.leave('C');
    script.sit('X', 2);
    script.back('X', { post: true });
    expect(script.dealAndFold()).toBe('button B, small -, big D, dealt DAB');
    script.deal();
    expect(script.positions()).toBe('button X, small D, big A, dealt DABX');
    expect(script.posts()).toBe('D small-blind 100, A big-blind 200, X post 200');
  });

  test('the big blind goes round: each player once in a round', () => {
    const script = new TableScript().seat('ABCDEF');
    const bigBlinds = Array.from({ length: 12 }, () => /big (\w)/.exec(script.dealAndFold())?.[1]);
    expect(bigBlinds.join('')).toBe('CDEFABCDEFAB');
  });
});
