import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «stud»

test('the lowest up card brings it in, equal ranks by suit: clubs, diamonds, hearts, spades', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A AsAd2d   B KsKd2c   C QsQdAh
    legal  B bring-in 3 raise 10
    B fold    refused: bringInDue bringIn 3
    B check   refused: bringInDue
    B call    refused: bringInDue
    B raise 11   refused: notALegalSize sizes 10
    B bring-in
    legal  C fold call 3 raise 10
    C call
    A raise 10
    legal  B fold call 10 raise 20
  `);
});

test('in razz the highest up card brings it in, the ace is low', () => {
  playHand(`
    game   razz fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A 2s3dAc   B KsQdKh   C 5s6dKc
    turn   B
  `);
});

test('the bring-in may complete at once', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500   C 500
    cards  A AsAd2c   B KsKd9h   C QsQdAh
    A raise 10
    legal  B fold call 10 raise 20
    B call | C fold
    turn   A
  `);
});

test('after everybody just called the bring-in there is no option: it was an act', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 500
    cards  A AsAd2c   B KsKd9h
    A bring-in | B call
    street fourth-street
  `);
});

test('after a short bring-in the others still owe the full one', () => {
  playHand(`
    game   razz fixed-limit 10/20   ante 1 bring-in 3
    seats  A 3   B 101   C 393
    cards  A QhTsQs   B 9d6h5c   C 9h7cJs
    legal  A bring-in 2
    A raise 3   refused: bringInDue bringIn 2
    A bring-in
    legal  B fold call 3 raise 10
  `);
});

test('where the ante took everything from the low card, the next player owes the bring-in', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 1   B 100   C 100
    cards  A KdTd2c   B AhKcQh   C 3h5cJs
    legal  B fold call 3 raise 10
    B call
    legal  C fold call 3 raise 10
    C call
    street fourth-street
  `);
});

test('an all-in completion of at least half the small bet counts as the bet', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1 bring-in 3
    seats  A 500   B 8   C 500
    cards  A AsAd2c   B KsKd9h   C QsQdAh
    A bring-in | B all-in 7
    legal  C fold call 7 raise 17
  `);
});

test('stakes without a bring-in: the low card just speaks first', () => {
  playHand(`
    game   seven-card-stud fixed-limit 10/20   ante 1
    seats  A 500   B 500
    cards  A AsAd2c   B KsKd9h
    legal  A fold check bet 10
    A bring-in   refused: noBringInDue
    A check | B bet 10
    legal  A fold call 10 raise 20
  `);
});

test('a bring-in as large as the small bet is the first bet of the street', () => {
  playHand(`
    game   seven-card-stud fixed-limit 1/2   ante 1 bring-in 1
    seats  A 500   B 500   C 500
    cards  A AsAd2c   B KsKd9h   C QsQdAh
    legal  A bring-in 1
    A bring-in
    legal  B fold call 1 raise 2
    B raise 2 | C raise 3 | A raise 4
    legal  B fold call 4
  `);
});
