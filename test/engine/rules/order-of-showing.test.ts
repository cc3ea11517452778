import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §3 «order of showing» and «who is shown»

test('the last to bet or raise on the last street shows first, even when losing', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A QsQd   B KsKd   C AsAd   board 2c7d9h 3s 4h
    C call | A call | B check
    A check | B check | C check
    A check | B check | C check
    A check | B bet 20 | C call | A call
    shown  B C
    may show A
    stacks A 470 B 470 C 560
  `);
});

test('if nobody bet, the first live seat left of the button', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A QsQd   B KsKd   C AsAd   board 2c7d9h 3s 4h
    C call | A call | B check
    A fold | B check | C check
    B check | C bet 20 | B call
    B check | C check
    shown  B C
  `);
});

test('then clockwise: losers behind the winner need not show', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A AsAd   B KsKd   C QsQd   board 2c7d9h 3s 4h
    C call | A call | B check
    A check | B check | C check
    A check | B check | C check
    A check | B check | C check
    shown  A
    may show B C
  `);
});

test('every hand that wins any part of a pot is shown', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button D
    seats  A 500   B 500   C 100   D 500
    cards  A QsQd   B KsKd   C AsAd   D JsJd   board 2c7d9h 3s 4h
    C raise 100 | D call | A call | B call
    A check | B check | D check
    A check | B check | D check
    A bet 50 | B call | D call
    won    C 400 | B 150
    shown  A B C
    may show D
  `);
});

test('in stud, if nobody bet, who spoke first on the last street', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   button A   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 4s5dKc 9d Th 2d 3s   B KsQdQh 9h 8h Jc 6s   C 7s8d2h 3d 4h 5c As
    C bring-in | A call | B call
    A check | B check | C check
    A check | B check | C check
    A check | B check | C check
    A check | B check | C check
    shown  A C
    may show B
  `);
});

test('the last to bet is of the last street: a bet before it does not count', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button B
    seats  A 500   B 500
    cards  A QsQd   B KsKd   board 2c7d9h 3s 4h
    B raise 30 | A call
    A check | B bet 30 | A call
    A check | B bet 60 | A call
    A check | B check
    shown  A B
  `);
});
