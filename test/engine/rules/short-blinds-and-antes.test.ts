import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «short blinds and antes»

test('a short big blind does not lower the price: call and smallest raise are from the full blind', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 5000   B 5000   C 30   D 5000
    pots   60 A B C D | 20 A B D
    legal  D fold call 100 raise 200..5000
    D call 100 | A fold | B call 100
    pots   90 B C D | 140 B D
  `);
});

test('a short small blind is in for what it has', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 5000   B 20   C 5000
    cards  A KsKd   B AsAd   C QsQd   board 2c7d9h 3s 4h
    A call 100 | C check
    pots   60 A B C | 160 A C
    C check | A check | C check | A check | C check | A check
    stacks A 5060 B 60 C 4900
  `);
});

test('a short ante wins at most its size from each player', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C   ante 6
    seats  A 4   B 500   C 500
    cards  A AsAd   B KsKd   C QsQd   board 2c7d9h 3s 4h
    C call 10 | B check
    pots   12 A B C | 24 B C
    B check | C check | B check | C check | B check | C check
    stacks A 12 B 508 C 484
  `);
});

test('the small blind is not asked against a big blind that is all-in for no more', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button B
    seats  A 3   B 48
    cards  A AsAd   B KsKd   board 2c7d9h 3s 4h
    over
    returned B 2
    stacks A 6 B 45
  `);
});

test('it is asked where the short blind has more in, and gets back what could not be called', () => {
  playHand(`
    game   texas-holdem pot-limit 2/6   button B
    seats  A 3   B 291
    cards  A KsKd   B AsAd   board 2c7d9h 3s 4h
    legal  B fold call 6
    B raise 12   refused: nobodyCanAnswer toCall 4
    B call 6
    returned B 3
    stacks A 0 B 294
  `);
});

test('the blind of a player who is all-in for the ante leaves the price as it is', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button A   ante 5
    seats  A 500   B 500   C 5   D 500
    legal  D fold call 10 raise 20..495
  `);
});
