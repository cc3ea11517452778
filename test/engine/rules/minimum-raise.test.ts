import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «minimum raise»

test('before the flop the first raise is to two big blinds, the next by the size of the last', () => {
  // bb-15
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 10000   B 10000   C 10000   D 10000
    legal  D fold call 100 raise 200..10000
    D raise 350
    legal  A fold call 350 raise 600..10000
    A raise 599   refused: raiseBelowMinimum minimumTo 600 offeredTo 599
    legal  A fold call 350 raise 600..10000
  `);
});

test('each raise on a street must be at least as large as the last bet or raise', () => {
  // bb-15
  playHand(`
    game   texas-holdem no-limit 50/100   button C
    seats  A 10000   B 10000   C 10000
    C call | A call | B check
    legal  A fold check bet 100..9900
    A bet 100
    legal  B fold call 100 raise 200..9900
    B raise 250
    legal  C fold call 250 raise 400..9900
    C raise 400
    legal  A fold call 400 raise 550..9900
  `);
});

test('after a bet of 100 and a raise to 200 the next raise is to 300', () => {
  playHand(`
    game   texas-holdem no-limit 25/50   button D
    seats  A 5000   B 5000   C 5000   D 5000
    cards  A AsAd   B KsKd   C QsQd   D 7h3c   board 2c8d9h 3s 4h
    C call | D fold | A call | B check
    A bet 100 | B raise 200
    legal  C fold call 200 raise 300..4950
    C raise 300
    legal  A fold call 300 raise 400..4950
    A call | B call | A check | B check | C check | A check | B check | C check
    stacks A 5700 B 4650 C 4650 D 5000
  `);
});

test('the amount said is the total reached, not what is added', () => {
  playHand(`
    game   texas-holdem no-limit 25/50   button A
    seats  A 5000   B 5000
    A call | B check
    B bet 50 | A raise 100
    stacks A 4850 B 4900
    legal  B fold call 100 raise 150..4950
  `);
});

test('no-limit and pot-limit know no limit to the number of raises', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200   C 200
    A raise 4 | B raise 6 | C raise 8 | A raise 10 | B raise 12 | C raise 14 | A raise 16
    legal  B fold call 16 raise 18..200
  `);
});

test('checking and then raising is allowed', () => {
  playHand(`
    game   texas-holdem no-limit 1/2   button A
    seats  A 200   B 200
    A call | B check
    B check | A bet 4 | B raise 12
    legal  A fold call 12 raise 20..198
  `);
});
