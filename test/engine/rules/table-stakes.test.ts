import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «table stakes»

test('nobody can bet or lose more than lay on the table when the hand began', () => {
  playHand(`
    game   texas-holdem no-limit 100/200   button A
    seats  A 20000   B 5000
    cards  A KsKd   B AsAd   board 2c7d9h 3s 4h
    A raise 20001   refused: raiseAboveMaximum maximumTo 20000 offeredTo 20001
    A raise 20000 | B call 5000
    returned A 15000
    pots   10000 A B
    stacks A 15000 B 10000
  `);
});
