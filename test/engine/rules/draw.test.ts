import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «draw»

test('everybody draws in turn from the left of the button', () => {
  playHand(`
    game   five-card-draw no-limit 1/2   button A
    seats  A 200   B 200   C 200
    cards  A AsAdAh2c3c 4d5d   B KsKd4h5h6h KhKc7c   C QsQd9h9cTh
    A call | B call | C check
    A pat   refused: notYourTurn actionOn 1
    B check   refused: drawDue
    legal  B draw 5
    B draw 4h5h6h
    holds  B Ks Kd Kh Kc 7c
    legal  C draw 5
    C pat
    A draw 2c3c
    holds  A As Ad Ah 4d 5d
    B check | C check | A check
    stacks B 204 A 198 C 198
  `);
});

test('a player who is all-in draws too', () => {
  playHand(`
    game   five-card-draw no-limit 5/10   button A
    seats  A 500   B 10
    cards  A KsKd4h5h6h KhKc7c   B AsAdAh2c3c AcTd
    A call
    B draw 2c3c | A draw 4h5h6h
    over
    stacks A 490 B 20
  `);
});

test('hands are not opened before the last draw, although nobody can bet any more', () => {
  playHand(`
    game   five-card-draw no-limit 5/10   button A
    seats  A 500   B 10
    A call
    shown  nobody
    B pat
    shown  nobody
    A pat
    shown  B A
  `);
});

test('a discard must be a card one holds, once', () => {
  playHand(`
    game   five-card-draw no-limit 1/2   button A
    seats  A 200   B 200
    cards  A AsAdAh2c3c   B KsKd4h5h6h
    A call | B check
    B draw As   refused: notYourCards held 5
    B draw KsKs   refused: notYourCards held 5
  `);
});

test('when the deck runs out the discards of the others come back, in an order fixed before the hand', () => {
  // Five players hold 25 of 32 cards: seven are left, B takes five and C two and three of B's discards.
  playHand(`
    game   italian-draw no-limit 1/2   button A
    seats  A 200   B 200   C 200   D 200   E 200
    cards  A 7c8c9cTcJc   B 7d8d9dTdJd QhKhAhTsJs   C 7h8h9hThJh QsKs   D 7s8s9sQcKc   E AcQdKdAdAs
    redeal 9dJd7h7d
    D call | E call | A call | B call | C check
    B draw 7d8d9dTdJd
    holds  B Qh Kh Ah Ts Js
    C draw 7h8h9hThJh
    holds  C Qs Ks 9d Jd 7d
    D draw 7s
    holds  D 8s 9s Qc Kc 7h
  `);
});
