import { describe, expect, test } from 'vitest';
import { TableScript } from '../../support/table-script.ts';

const misdeal = { type: 'voidHand', afterAction: false } as const;

// docs/rules.md §6 «misdeal», «later voiding»
describe('voiding a hand', () => {
  test('every chip of it goes back', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.act('A', { type: 'raise', to: 800 });
    script.do(misdeal);
    expect(script.stacks()).toEqual({ A: 20_000, B: 20_000, C: 20_000 });
    expect(script.table).toMatchObject({ handRunning: false, turn: null });
    expect(script.player('A').session.hands).toBe(0);
  });

  test('is refused once two players have acted, unless the floor confirms a fault', () => {
    const script = new TableScript().seat('ABC');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'call');
    expect(script.refused(misdeal)).toEqual({ code: 'handUnderWay', acted: 2 });
    script.do({ type: 'voidHand', afterAction: true });
    expect(script.stacks()).toEqual({ A: 20_000, B: 20_000, C: 20_000 });
  });

  test('the same players owe the same blinds in the next hand', () => {
    const script = new TableScript().seat('ABC.D');
    script.dealAndFold();
    script.sit('E', 5);
    script.back('E', { post: true });
    script.deal();
    const positions = script.positions();
    const posts = script.posts();
    expect(posts).toBe('C small-blind 100, D big-blind 200, E post 200');
    script.do(misdeal);
    expect(script.player('E')).toMatchObject({ state: 'waiting', posts: true, owes: { big: true } });
    script.deal();
    expect(script.positions()).toBe(positions);
    expect(script.posts()).toBe(posts);
  });

  test('works on a paused table, which stays paused', () => {
    const script = new TableScript().seat('AB');
    script.deal();
    script.do({ type: 'pause', reason: 'frozen' });
    script.do(misdeal);
    expect(script.table).toMatchObject({ status: 'paused', handRunning: false });
    script.do({ type: 'resume', channelId: null });
    expect(script.table.turn).toBeNull();
    script.deal();
  });

  test('needs a hand', () => {
    const script = new TableScript().seat('AB');
    expect(script.refused(misdeal)).toEqual({ code: 'noHandRunning' });
  });
});
