import { describe, expect, test } from 'vitest';
import { cardsOfDeck } from '../../../src/engine/deck.ts';
import { member, TableScript } from '../../support/table-script.ts';

// docs/rules.md §2 «stud»: antes and a bring-in; nobody ever waits for a blind.
describe('stud', () => {
  const stud = () => new TableScript({ gameId: 'seven-card-stud', bigBlind: 400, seats: 8 });

  test('everybody who can play is dealt in, and nobody posts a blind', () => {
    const script = stud().seat('ABC', 20_000);
    script.deal();
    expect(script.positions()).toBe('button A, small -, big -, dealt BCA');
    expect(script.posts()).toBe('');
    expect(script.table.hand?.setup).toMatchObject({ ante: 80, bringIn: 200, smallBet: 400, bigBet: 800 });
  });

  test('a newcomer plays from the next hand and owes nothing', () => {
    const script = stud().seat('AB', 20_000);
    script.deal();
    script.sit('C', 5);
    expect(script.player('C')).toMatchObject({ state: 'playing', owes: { big: false, small: false } });
    while (script.table.handRunning) script.wait(90_000);
    script.deal();
    expect(script.positions()).toBe('button B, small -, big -, dealt CAB');
  });

  test('who sits out misses no blinds', () => {
    const script = stud().seat('ABC', 20_000);
    script.sitOut('C');
    for (let hand = 0; hand < 3; hand++) {
      script.deal();
      while (script.table.handRunning) script.act(script.toAct(), mustBringIn(script) ? 'bringIn' : 'fold');
    }
    script.back('C');
    expect(script.player('C').state).toBe('playing');
  });

  test('out of time the bring-in is posted like a blind', () => {
    const script = stud().seat('AB', 20_000);
    script.deal();
    const events = script.wait(90_000);
    expect(events).toContainEqual({
      type: 'inHand',
      event: expect.objectContaining({ type: 'broughtIn', amount: 200 }) as unknown,
    });
  });

  test('sitting out at the next big blind is sitting out at the next hand', () => {
    const script = stud().seat('ABC', 20_000);
    script.sitOut('C', 'next-big-blind');
    expect(script.player('C').state).toBe('away');
  });
});

function mustBringIn(script: TableScript): boolean {
  return script.table.hand?.acts.every((act) => act.type === 'antePosted') === true;
}

// docs/rules.md §1 «short deck»: antes, and one blind on the button.
describe('short deck', () => {
  const shortDeck = () => new TableScript({ gameId: 'short-deck-holdem' });

  test('everybody posts an ante and the button the only blind; left of it acts first', () => {
    const script = shortDeck().seat('ABC');
    script.deal();
    expect(script.positions()).toBe('button A, small -, big A, dealt BCA');
    expect(script.posts()).toBe('A big-blind 200');
    expect(script.table.hand?.setup.ante).toBe(200);
    expect(script.toAct()).toBe('B');
  });

  test('the button moves on by one player', () => {
    const script = shortDeck().seat('ABC');
    const buttons = Array.from({ length: 4 }, () => /button (\w)/.exec(script.dealAndFold())?.[1]);
    expect(buttons.join('')).toBe('ABCA');
  });

  test('a newcomer waits for the button or posts its blind', () => {
    const script = shortDeck().seat('AB');
    script.dealAndFold();
    script.sit('C', 4);
    expect(script.dealAndFold()).toBe('button B, small -, big B, dealt AB');
    script.sit('D', 5);
    script.back('D', { post: true });
    script.deal();
    expect(script.positions()).toBe('button C, small -, big C, dealt DABC');
    expect(script.posts()).toBe('C big-blind 200, D post 200');
  });
});

describe('draw games', () => {
  test('a player out of time stands pat', () => {
    const script = new TableScript({ gameId: 'five-card-draw', bankMs: 0 }).seat('AB');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'check');
    expect(script.table.hand?.phase).toBe('drawing');
    const events = script.wait(30_000);
    expect(events).toContainEqual({
      type: 'inHand',
      event: { type: 'discarded', seat: 1, positions: [] },
    });
  });

  test('have blinds like any other game', () => {
    const script = new TableScript({ gameId: 'deuce-to-seven-triple-draw', bigBlind: 400 }).seat('ABC');
    script.deal();
    expect(script.posts()).toBe('B small-blind 200, C big-blind 400');
    expect(script.table.hand?.setup).toMatchObject({ smallBet: 400, bigBet: 800 });
    expect(script.deck).toEqual(cardsOfDeck(52));
  });

  test('who is leaving stands pat and checks', () => {
    const script = new TableScript({ gameId: 'five-card-draw' }).seat('AB');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'check');
    script.do({ type: 'leave', member: member('B') });
    expect(script.table.hand?.players.find((player) => player.seat === 1)?.draws).toEqual([0]);
    expect(script.toAct()).toBe('A');
  });
});
