import { test } from 'vitest';
import { playHand } from '../../support/hand-script.ts';

// docs/rules.md §2 «minimum bet»

test('the smallest bet is the big blind on every street', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 10000   B 10000
    A call | B check
    legal  B fold check bet 100..9900
    B bet 99   refused: betBelowMinimum minimumTo 100 offeredTo 99
    B bet 9901   refused: betAboveMaximum maximumTo 9900 offeredTo 9901
    B check | A check
    legal  B fold check bet 100..9900
    B check | A check
    legal  B fold check bet 100..9900
    B bet 100
  `);
});

test('a stack smaller than the smallest bet may be bet all-in', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 10000   B 160
    A call | B check
    legal  B fold check bet 60
    B all-in 60
    legal  A fold call 60
  `);
});

test('an amount is a whole multiple of the chip unit', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A   unit 25
    seats  A 10000   B 10000
    A raise 210   refused: notAMultipleOfChipUnit chipUnit 25 offeredTo 210
    A raise NaN   refused: notAMultipleOfChipUnit
    A raise Infinity   refused: notAMultipleOfChipUnit
    A raise 200.5   refused: notAMultipleOfChipUnit
    A raise -225   refused: raiseBelowMinimum
    A raise 225
  `);
});

test('betting when there is a bet and raising when there is none are refused', () => {
  playHand(`
    game   texas-holdem no-limit 50/100   button A
    seats  A 10000   B 10000
    A bet 300   refused: betAlreadyMade highestBet 100
    A check     refused: cannotCheck toCall 50
    A call | B call   refused: nothingToCall
    B check
    B raise 300   refused: nothingToRaise minimumBet 100
  `);
});
