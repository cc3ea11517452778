import { describe, expect, test } from 'vitest';
import type { AmountRefusal } from '../../src/i18n/parse-amount.ts';
import { messagesFor } from '../../src/i18n/index.ts';
import { describeRefusal, type Refusal, type RefusalCode } from '../../src/i18n/refusal-messages.ts';
import { tableId } from '../../src/shared/ids.ts';

/** One of each code, with numbers that cannot be mistaken for each other. */
const EXAMPLES: { readonly [Code in RefusalCode]: Extract<Refusal, { readonly code: Code }> } = {
  handOver: { code: 'handOver' },
  notInHand: { code: 'notInHand' },
  notYourTurn: { code: 'notYourTurn', actionOn: 4 },
  cannotCheck: { code: 'cannotCheck', toCall: 4400 },
  nothingToCall: { code: 'nothingToCall' },
  betBelowMinimum: { code: 'betBelowMinimum', minimumTo: 200, offeredTo: 100 },
  betAboveMaximum: { code: 'betAboveMaximum', maximumTo: 128_750, offeredTo: 200_000 },
  raiseBelowMinimum: { code: 'raiseBelowMinimum', minimumTo: 1200, offeredTo: 800 },
  raiseAboveMaximum: { code: 'raiseAboveMaximum', maximumTo: 2500, offeredTo: 3000 },
  notALegalSize: { code: 'notALegalSize', sizes: [400, 600], offeredTo: 500 },
  notAMultipleOfChipUnit: { code: 'notAMultipleOfChipUnit', chipUnit: 25, offeredTo: 1210 },
  betAlreadyMade: { code: 'betAlreadyMade', highestBet: 700 },
  nothingToRaise: { code: 'nothingToRaise', minimumBet: 200 },
  raiseClosed: { code: 'raiseClosed', toCall: 350 },
  raisesCapped: { code: 'raisesCapped', toCall: 900 },
  nobodyCanAnswer: { code: 'nobodyCanAnswer', toCall: 1100 },
  allInAboveLimit: { code: 'allInAboveLimit', maximumTo: 2600 },
  noBringInDue: { code: 'noBringInDue' },
  bringInDue: { code: 'bringInDue', bringIn: 50 },
  noDrawNow: { code: 'noDrawNow' },
  drawDue: { code: 'drawDue' },
  notYourCards: { code: 'notYourCards', held: 5 },
  nothingToShow: { code: 'nothingToShow' },
  tableClosed: { code: 'tableClosed' },
  tableClosing: { code: 'tableClosing' },
  tablePaused: { code: 'tablePaused', reason: 'floor' },
  tableNotPaused: { code: 'tableNotPaused' },
  tableFull: { code: 'tableFull', seats: 9 },
  seatTaken: { code: 'seatTaken', seat: 2 },
  seatHeld: { code: 'seatHeld', seat: 3, until: 1_700_000_000_000 },
  noSuchSeat: { code: 'noSuchSeat', seat: 11, seats: 6 },
  alreadySeated: { code: 'alreadySeated', seat: 1 },
  notSeated: { code: 'notSeated' },
  buyInBelowMinimum: { code: 'buyInBelowMinimum', minimum: 6000, offered: 5000 },
  buyInAboveMaximum: { code: 'buyInAboveMaximum', maximum: 20_000, offered: 25_000 },
  bringBackYourStack: { code: 'bringBackYourStack', stack: 31_250, offered: 20_000 },
  sessionCeiling: { code: 'sessionCeiling', ceiling: 100_000, already: 90_000, offered: 20_000 },
  walletTooSmall: { code: 'walletTooSmall', balance: 1500, needed: 6000 },
  notInChipUnits: { code: 'notInChipUnits', chipUnit: 5, offered: 1203 },
  nothingToTopUp: { code: 'nothingToTopUp', stack: 21_000, maximum: 20_000 },
  topUpAboveMaximum: { code: 'topUpAboveMaximum', most: 5000, maximum: 20_000, offered: 8000 },
  noChips: { code: 'noChips', minimum: 6000, maximum: 20_000 },
  alreadyAway: { code: 'alreadyAway' },
  notAway: { code: 'notAway' },
  alreadyLeaving: { code: 'alreadyLeaving' },
  noHandRunning: { code: 'noHandRunning' },
  decisionPassed: { code: 'decisionPassed' },
  alreadyWaiting: { code: 'alreadyWaiting', place: 3 },
  notWaiting: { code: 'notWaiting' },
  seatsAreFree: { code: 'seatsAreFree', free: 2 },
  notTheOpener: { code: 'notTheOpener' },
  handUnderWay: { code: 'handUnderWay', acted: 7 },
  limitNotDealt: { code: 'limitNotDealt', gameId: 'razz', limits: ['fixed-limit'] },
  stakesOutOfRange: { code: 'stakesOutOfRange', minimum: 1, maximum: 10_000_000, offered: 20_000_000 },
  bigBetNotDouble: { code: 'bigBetNotDouble', smallBet: 500, bigBet: 1000, offered: 1500 },
  smallBlindAboveBig: { code: 'smallBlindAboveBig', bigBlind: 200, offered: 300 },
  anteOutOfRange: { code: 'anteOutOfRange', minimum: 0, maximum: 200, offered: 300 },
  bringInOutOfRange: { code: 'bringInOutOfRange', minimum: 1, maximum: 200, offered: 400 },
  seatsOutOfRange: { code: 'seatsOutOfRange', minimum: 2, maximum: 8, offered: 12 },
  buyInNotInChipUnits: { code: 'buyInNotInChipUnits', chipUnit: 5, offered: 6003 },
  buyInRange: { code: 'buyInRange', minimum: 30_000, maximum: 20_000, bigBlind: 200 },
  buyInAboveCeiling: { code: 'buyInAboveCeiling', buyIn: 200_000, ceiling: 100_000 },
  clockOutOfRange: { code: 'clockOutOfRange', minimumMs: 5000, maximumMs: 600_000, offeredMs: 1000 },
  noSuchTable: { code: 'noSuchTable' },
  tableAlreadyHere: { code: 'tableAlreadyHere', tableId: tableId('aurora01') },
  alreadyDone: { code: 'alreadyDone' },
  tableFrozen: { code: 'tableFrozen', reference: 'k7m2' },
  noRefills: { code: 'noRefills' },
  refillTooSoon: { code: 'refillTooSoon', amount: 20_000, nextAt: 1_700_000_000_000 },
  refillNotNeeded: { code: 'refillNotNeeded', have: 123_450, below: 100_000 },
  banned: { code: 'banned' },
  noSuchHand: { code: 'noSuchHand', hand: 129, last: 128 },
  handStillPlayed: { code: 'handStillPlayed', hand: 128 },
  dealtInYourself: { code: 'dealtInYourself', hand: 128 },
  accountTooYoung: { code: 'accountTooYoung', days: 30, playsFrom: 1_700_000_000_000 },
  cannotTakeSoMuch: { code: 'cannotTakeSoMuch', balance: 4500, offered: 6000 },
  alreadyBanned: { code: 'alreadyBanned' },
  notBanned: { code: 'notBanned' },
  bannedCannotErase: { code: 'bannedCannotErase' },
  notSaved: { code: 'notSaved', reference: 'q9x4' },
  notAnAmount: { code: 'notAnAmount', text: '5abc' },
  amountNotPositive: { code: 'amountNotPositive', text: '0' },
  ambiguousAmount: { code: 'ambiguousAmount', text: '1.000', asThousands: 100_000, asDecimal: 100 },
  amountTooFine: { code: 'amountTooFine', text: '0,005' },
  amountTooLarge: { code: 'amountTooLarge', most: 100_000_000_000 },
  wordHasNoMeaningHere: { code: 'wordHasNoMeaningHere', text: 'pot' },
};

const LANGUAGES = ['en', 'it'] as const;
const CODES = Object.keys(EXAMPLES) as RefusalCode[];

/** Numbers of a refusal that people count otherwise: seats from one, times in words, ids not at all. */
const TOLD_OTHERWISE = new Set([
  'code',
  'reason',
  'tableId',
  'gameId',
  'limits',
  'until',
  'nextAt',
  'playsFrom',
  'minimumMs',
  'maximumMs',
  'offeredMs',
]);
const SEATS = new Set(['seat', 'actionOn']);
const COUNTS = new Set(['days', 'hand', 'last', 'seats', 'held', 'place', 'free', 'acted']);

function toldNumbers(refusal: Refusal, language: string): readonly string[] {
  const { chips } = messagesFor(language).format;
  return Object.entries(refusal).flatMap(([key, value]: [string, unknown]) => {
    if (TOLD_OTHERWISE.has(key)) return [];
    if (Array.isArray(value)) return value.map((size) => chips(Number(size)));
    if (typeof value === 'string') return [value];
    if (typeof value !== 'number') return [];
    if (SEATS.has(key)) return [String(value + 1)];
    return [COUNTS.has(key) || refusal.code === 'seatsOutOfRange' ? String(value) : chips(value)];
  });
}

describe.each(LANGUAGES)('refusals in %s', (language) => {
  const messages = messagesFor(language);

  test.each(CODES)('%s is a sentence with all its numbers', (code) => {
    const refusal: Refusal = EXAMPLES[code];
    const text = describeRefusal(messages, refusal);
    expect(text).toMatch(/^[\p{Lu}\d«].{15,300}$/u);
    expect(text).toMatch(/[.`]$/);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    for (const number of toldNumbers(refusal, language)) expect(text).toContain(number);
  });

  test('no two codes read the same', () => {
    const texts = CODES.map((code) => describeRefusal(messages, EXAMPLES[code]));
    const twice = texts.filter((text, place) => texts.indexOf(text) !== place);
    expect(twice).toEqual([]);
  });
});

test('a raise that is too small is told what to do', () => {
  const refusal = EXAMPLES.raiseBelowMinimum;
  expect(describeRefusal(messagesFor('en'), refusal)).toBe('Raise to at least 12.00. You said 8.00.');
  expect(describeRefusal(messagesFor('it'), refusal)).toBe('Rilancia almeno a 12,00. Hai detto 8,00.');
});

test('an amount with two readings is told both, as they can be typed', () => {
  expect(describeRefusal(messagesFor('en'), EXAMPLES.ambiguousAmount)).toBe(
    '«1.000» can be read in two ways. Write 1000 for 1,000.00, or 1 for 1.00.',
  );
  expect(describeRefusal(messagesFor('it'), EXAMPLES.ambiguousAmount)).toBe(
    '«1.000» si può leggere in due modi. Scrivi 1000 per 1.000,00, oppure 1 per 1,00.',
  );
});

test('what was typed is told back as literal text', () => {
  const refusal: AmountRefusal = { code: 'notAnAmount', text: '**@everyone**' };
  expect(describeRefusal(messagesFor('en'), refusal)).toContain(String.raw`«\*\*\@everyone\*\*»`);
});

test('a table that stands still says why', () => {
  const reasons = ['floor', 'channelGone', 'cannotPost', 'frozen'] as const;
  const texts = reasons.map((reason) => describeRefusal(messagesFor('en'), { code: 'tablePaused', reason }));
  expect(new Set(texts).size).toBe(4);
});

test('one is told as one', () => {
  const [en, it] = [messagesFor('en'), messagesFor('it')];
  expect(describeRefusal(en, { code: 'seatsAreFree', free: 1 })).toBe('A seat is free: use `/sit` and play.');
  expect(describeRefusal(it, { code: 'seatsAreFree', free: 1 })).toBe(
    'C’è un posto libero: usa `/siediti` e gioca.',
  );
  expect(describeRefusal(en, { code: 'handUnderWay', acted: 1 })).toMatch(/^One player has acted/);
});
