import { describe, expect, test } from 'vitest';
import { TableScript } from '../../support/table-script.ts';

/** A, B, C, D in seats 0, 1, 2, 4 of six; E sits down between D and A before the hand with button A. */
function withNewcomer(): TableScript {
  const script = new TableScript().seat('ABC.D');
  script.firstButton = 4;
  script.dealAndFold();
  script.sit('E', 5);
  return script;
}

// docs/rules.md §5 «joining a running game»
describe('joining a running game', () => {
  test('a newcomer who posts pays a live big blind and is dealt in at once', () => {
    const script = withNewcomer();
    script.back('E', { post: true });
    script.deal();
    expect(script.positions()).toBe('button A, small B, big C, dealt BCDEA');
    expect(script.posts()).toBe('B small-blind 100, C big-blind 200, E post 200');
    expect(script.table.hand?.players.map((player) => player.bet)).toEqual([100, 200, 0, 200, 0]);
    script.act('D', 'fold');
    expect(script.toAct()).toBe('E');
    script.act('E', 'check');
  });

  test('a newcomer who waits is first dealt the hand in which they are the big blind', () => {
    const script = withNewcomer();
    expect(script.player('E')).toMatchObject({ state: 'waiting', posts: false });
    expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCDA');
    expect(script.dealAndFold()).toBe('button B, small C, big D, dealt CDAB');
    expect(script.dealAndFold()).toBe('button C, small D, big E, dealt DEABC');
    expect(script.dealAndFold()).toBe('button D, small E, big A, dealt EABCD');
  });

  test('a newcomer who leaves while waiting takes everything back', () => {
    const script = withNewcomer();
    script.dealAndFold();
    script.dealAndFold();
    script.leave('E');
    expect(script.wallet('E')).toBe(1_000_000);
    expect(script.events.filter((event) => event.type === 'seatLeft')).toMatchObject([
      { member: 'E', stack: 20_000, session: { hands: 0 } },
    ]);
  });

  test('nobody is dealt in between the button and the blinds except as the big blind', () => {
    // B leaves after paying the big blind: the small blind falls on the empty seat 2.
    const script = new TableScript().seat('DAB.C');
    script.firstButton = 0;
    script.dealAndFold();
    script.leave('B');
    script.sit('E', 2);
    script.back('E', { post: true });
    // E sits where the small blind is dead and waits, posting or not, until the button has passed.
    expect(script.dealAndFold()).toBe('button A, small -, big C, dealt CDA');
    expect(script.player('E').state).toBe('waiting');
    script.deal();
    expect(script.posts()).toBe('C small-blind 100, D big-blind 200, E post 200');
  });

  test('a newcomer on the way of the big blind simply becomes the big blind', () => {
    const script = new TableScript().seat('AB.C');
    script.firstButton = 3;
    expect(script.dealAndFold()).toBe('button C, small A, big B, dealt ABC');
    script.sit('E', 2);
    script.back('E', { post: true });
    script.deal();
    expect(script.positions()).toBe('button A, small B, big E, dealt BECA');
    expect(script.posts()).toBe('B small-blind 100, E big-blind 200');
  });

  test('whoever comes while the game stands still starts it again and owes nothing', () => {
    const script = new TableScript().seat('AB');
    script.dealAndFold();
    script.leave('B');
    script.sit('C', 4);
    script.sit('D', 5);
    expect(script.player('C').state).toBe('playing');
    // B had the big blind: it goes on to C.
    expect(script.dealAndFold()).toBe('button D, small A, big C, dealt ACD');
  });

  test('who waited when the game broke off plays the next one from its first hand', () => {
    const script = new TableScript().seat('A..B');
    script.dealAndFold();
    script.sit('C', 1);
    script.leave('A');
    script.leave('B');
    expect(script.player('C')).toMatchObject({ state: 'playing', owes: { big: false, small: false } });
    script.sit('D', 2);
    expect(script.dealAndFold()).toBe('button D, small D, big C, dealt CD');
  });

  test('the choice to post can be taken back', () => {
    const script = withNewcomer();
    script.back('E', { post: true });
    script.back('E', { post: false });
    expect(script.dealAndFold()).toBe('button A, small B, big C, dealt BCDA');
  });
});
