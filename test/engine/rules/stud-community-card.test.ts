import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «stud»: too few cards

test('when fewer cards than players are left, one card is dealt for all', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 4   B 4   C 4   D 4   E 4   F 4   G 4   H 4
    cards  A 2c3c4d Td 9h Kh   B 5d6s7h Jd 9d 8d   C 8c9cTc Jc Qs 2h
    cards  D AcAd5h 6h 7d Qc   E KcKd6c 6d 3s 4s   F QdQh4c 7c 9s Ts
    cards  G JhJs8h 3d 2s 5s   H AhAsKs 2d 4h 8s   board Th
    F bring-in | G call | H call | A call | B call | C call | D call | E call
    over
    board  Th
    holds  A 2c 3c 4d Td 9h Kh
    stacks C 32
  `);
});
