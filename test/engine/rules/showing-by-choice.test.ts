import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §3 «who is shown», «hand ended by a fold»

test('a loser may show afterwards, all cards or one', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A AsAd   B KsKd   C QsQd   board 2c7d9h 3s 4h
    C call | A call | B check
    A show As   refused: nothingToShow
    A check | B check | C check | A check | B check | C check | A check | B check | C check
    may show B C
    A show AsAd   refused: nothingToShow
    B show Ks
    shown  A B
    may show B C
    B show Ks   refused: nothingToShow
    B show KsKd
    may show C
    C muck
    may show nobody
    C show QsQd   refused: nothingToShow
  `);
});

test('after a fold the winner and the player whose fold ended the hand may show, nobody else', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button A
    seats  A 500   B 500   C 500
    cards  A AsAd   B KsKd   C QsQd
    A raise 30 | B fold | C fold
    shown  nobody
    may show A C
    B show Ks   refused: nothingToShow
    C show Qs
    A muck
    may show C
  `);
});

test('only own cards can be shown', () => {
  playHand(`
    game   texas-holdem no-limit 5/10   button A
    seats  A 500   B 500
    cards  A AsAd   B KsKd
    A fold
    A show KsKd   refused: notYourCards held 2
    A show AsAs   refused: notYourCards held 2
    A show AdAs
    may show B
  `);
});
