import { expect, test } from 'vitest';
import { playHand, playScript } from '../../support/hand-script.ts';

// docs/rules.md §3 «all-in with no more betting»

test('all live hands are opened, the rest of the board is dealt, then the pots are awarded', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button B
    seats  A 20000   B 20000
    cards  A AsAd   B KsKd   board 2c7d9h 4s Jc
    B raise 600 | A raise 20000
    legal  B fold call 20000
    B call
    shown  A B
    board  2c 7d 9h 4s Jc
    pots   40000 A B
    won    A 40000
    stacks A 40000 B 0
  `);
});

test('the hands lie open before the next card falls', () => {
  const { events } = playScript(`
    game   texas-holdem no-limit 100/200   button B
    seats  A 20000   B 20000
    cards  A AsAd   B KsKd   board 2c7d9h 4s Jc
    B raise 600 | A call | A bet 19400 | B call
  `);
  expect(events.slice(-9).map((event) => event.type)).toEqual([
    'betMade',
    'called',
    'betsCollected',
    'cardsShown',
    'cardsShown',
    'streetOpened',
    'streetOpened',
    'potAwarded',
    'handEnded',
  ]);
});

test('the cards that stud still deals are opened too', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 4   B 500
    cards  A KsKd2c 3c 4c 5c 7h   B AsAd9h Th Jh 2h 3h
    A bring-in | B call
    over
    shown  A B
    may show nobody
    stacks A 0 B 504
  `);
});

test('all-in on the last street is an ordinary showdown: the loser need not show', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button B
    seats  A 20000   B 20000
    cards  A AsAd   B KsKd   board 2c7d9h 4s Jc
    B call | A check
    A check | B check | A check | B check
    A bet 19800 | B call
    shown  A
    may show B
  `);
});
