import { describe, expect, test } from 'vitest';
import { TableScript } from '../../support/table-script.ts';

// docs/rules.md §5 «first hand of a table»
describe('the first hand of a table', () => {
  test('gives the button to the first lot that can play', () => {
    const script = new TableScript().seat('A.BC');
    script.firstButton = 1;
    expect(script.deal()).toContainEqual({ type: 'buttonDrawn', seat: 2 });
    expect(script.positions()).toBe('button B, small C, big A, dealt CAB');
  });

  test('nobody owes anything: all who sit are dealt in', () => {
    const script = new TableScript().seat('ABCD');
    script.deal();
    expect(script.positions()).toBe('button A, small B, big C, dealt BCDA');
    expect(script.posts()).toBe('B small-blind 100, C big-blind 200');
  });

  test('who sits down before the deal plays too', () => {
    const script = new TableScript().seat('AB');
    script.wait(4000);
    script.sit('C', 2);
    script.deal();
    expect(script.positions()).toBe('button A, small B, big C, dealt BCA');
  });

  test('heads-up the button posts the small blind', () => {
    const script = new TableScript().seat('AB');
    script.firstButton = 1;
    script.deal();
    expect(script.positions()).toBe('button B, small B, big A, dealt AB');
  });

  test('who sits out is not dealt in', () => {
    const script = new TableScript().seat('ABC');
    script.sitOut('A');
    script.deal();
    expect(script.positions()).toBe('button B, small B, big C, dealt CB');
  });
});
