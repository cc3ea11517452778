import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §3 «hi-lo»

test('without a qualifying low the high hand takes everything', () => {
  playHand(`
    game   omaha-hi-lo pot-limit 5/10   button B
    seats  A 500   B 500
    cards  A AsAdKsKd   B 2c3c4h5h   board KcQdJh 9s Tc
    B call | A check | A check | B check | A check | B check | A check | B check
    won    A 20
    stacks A 510 B 490
  `);
});

test('high and low take half each, and a tied half is split again', () => {
  playHand(`
    game   omaha-hi-lo pot-limit 5/10   button C
    seats  A 500   B 500   C 500
    cards  A As2sKhKd   B Ad2dQcJc   C 9h9cTd8s   board 3h4c9s 7d Kc
    C call | A call | B check
    A bet 10 | B call | C call
    A check | B check | C check | A check | B check | C check
    won    high A 30 | low A 15 B 15
    stacks A 525 B 495 C 480
  `);
});

test('the odd unit of a pot goes to the high half', () => {
  playHand(`
    game   seven-card-stud-hi-lo fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A AsKd2c 3c 4c 5d 9s   B KsQdKh 9c 7d Td 4h   C 5s6d8c Jh Js Qh
    A bring-in | B raise 10 | C call | A call
    B check | C check | A check
    C check | A check | B check
    C check | A bet 20 | B call | C fold
    B check | A check
    pots   73 A B
    won    high A 37 | low A 36
  `);
});

test('in a side pot without a low among those who can win it, the high hand takes all of it', () => {
  playHand(`
    game   omaha-hi-lo pot-limit 5/10   button C
    seats  A 10   B 500   C 500
    cards  A As2s3dKd   B KsKhQdJd   C QsQhTdTc   board 4h5c9s Kc 7d
    C raise 35 | A call 10 | B call
    B check | C check | B check | C check | B check | C check
    pots   30 A B C | 50 B C
    won    high B 15 | low A 15 | B 50
  `);
});
