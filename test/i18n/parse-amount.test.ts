import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messagesFor } from '../../src/i18n/index.ts';
import { parseAmount, type AmountContext } from '../../src/i18n/parse-amount.ts';
import { describeRefusal } from '../../src/i18n/refusal-messages.ts';

/** 1/2 blinds; 10 in the pot, a bet of 5 in front, and 5 to call; 87.25 all-in. */
const AT_THE_TABLE: AmountContext = {
  bigBlind: 200,
  chipUnit: 1,
  pot: { amount: 1500, highestBet: 500, toCall: 500 },
  allInTo: 8725,
};

function read(text: string, context: Partial<AmountContext> = {}): number | string {
  const amount = parseAmount(text, { ...AT_THE_TABLE, ...context });
  return amount.ok ? amount.value : amount.error.code;
}

describe('amounts in figures', () => {
  test.each([
    ['5', 500],
    ['120', 12_000],
    ['12.5', 1250],
    ['12,5', 1250],
    ['2.50', 250],
    ['2,50', 250],
    [' 40 ', 4000],
    ['0,05', 5],
    ['1.000,50', 100_050],
    ['1,000.50', 100_050],
    ['1.000,00', 100_000],
    ['1,000.5', 100_050],
    ['1 000', 100_000],
    ['1 000,50', 100_050],
    ['1,000,000', 100_000_000],
    ['1.000.000,25', 100_000_025],
    ['1000', 100_000],
  ])('%s is %d cents', (text, cents) => {
    expect(read(text)).toBe(cents);
  });

  test.each([
    ['1.000', 100_000, 100],
    ['1,000', 100_000, 100],
    ['12,500', 1_250_000, 1250],
    ['2,505', 250_500, null],
    ['2.505', 250_500, null],
  ])('%s is refused with both readings', (text, asThousands, asDecimal) => {
    expect(parseAmount(text, AT_THE_TABLE)).toEqual({
      ok: false,
      error: { code: 'ambiguousAmount', text, asThousands, asDecimal },
    });
  });

  test.each(['0,005', '0.005', '1.0000', '3.14159'])('%s is finer than a cent', (text) => {
    expect(read(text)).toBe('amountTooFine');
  });

  test.each([
    '-5',
    '+5',
    'NaN',
    'Infinity',
    '1e3',
    '5abc',
    '0x10',
    '٥',
    '５',
    '5;DROP TABLE ledger',
    '',
    ' ',
    '5 5',
  ])('«%s» is no amount', (text) => {
    expect(read(text)).toBe('notAnAmount');
  });

  test.each([
    '1,00,000',
    '1.000.00',
    '1.000,000.00',
    '01,000.00',
    '1,000,50',
    '.',
    ',5',
    '5.',
    '1..5',
    '1,2.3',
  ])('«%s» is written in no language', (text) => {
    expect(typeof read(text)).toBe('string');
  });

  test.each(['0', '0.00', '0,0', '0bb'])('%s is nothing', (text) => {
    expect(read(text)).toBe('amountNotPositive');
  });

  test.each(['9007199254740993', '1000000001', '99999999999999999999', '999999999999bb'])(
    '%s is too large',
    (text) => {
      expect(read(text)).toBe('amountTooLarge');
    },
  );
});

describe('amounts in words', () => {
  // Pot 10, bet 5: the pot is a raise to 25 (docs/rules.md §2 «pot limit»).
  test.each([
    ['pot', 2500],
    ['POT', 2500],
    ['piatto', 2500],
    ['100%', 2500],
    ['½', 1500],
    ['½ pot', 1500],
    ['1/2 pot', 1500],
    ['half pot', 1500],
    ['mezzo piatto', 1500],
    ['50%', 1500],
    ['¾', 2000],
    ['75%', 2000],
    ['75 % pot', 2000],
    ['⅓', 1166],
    ['3bb', 600],
    ['3 BB', 600],
    ['2.5bb', 500],
    ['2,5bb', 500],
    ['all-in', 8725],
    ['all in', 8725],
    ['ALLIN', 8725],
    ['max', 8725],
    ['tutto', 8725],
  ])('%s is %d cents', (text, cents) => {
    expect(read(text)).toBe(cents);
  });

  test('a share of the pot comes down to the smallest chip', () => {
    expect(read('⅓', { chipUnit: 25 })).toBe(1150);
  });

  test.each(['pot', '½', '75%', '3bb', 'all-in'])('%s means nothing where there is no such thing', (text) => {
    expect(read(text, { bigBlind: null, pot: null, allInTo: null })).toBe('wordHasNoMeaningHere');
  });

  test.each(['1/2', 'half', 'mezzo', '1/2 ', 'pot pot', '½½', '%', '-50%', '1.5%', 'bb', 'xbb'])(
    '«%s» is not guessed at',
    (text) => {
      expect(read(text)).toBe('notAnAmount');
    },
  );

  test('big blinds that do not come to whole cents are refused', () => {
    expect(read('2.5bb', { bigBlind: 5 })).toBe('amountTooFine');
    expect(read('1,000bb')).toBe('ambiguousAmount');
  });

  test('nothing of the pot is nothing', () => {
    expect(read('0%')).toBe('amountNotPositive');
  });
});

describe('every amount', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000_000 });

  test('is read back as it is written in both languages', () => {
    fc.assert(
      fc.property(cents, fc.constantFrom('en', 'it'), (amount, language) => {
        expect(read(messagesFor(language).format.chips(amount))).toBe(amount);
      }),
    );
  });

  test('that is read is a whole positive number of cents, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...Array.from("0123456789.,½¾%b -+epot' ")),
      maxLength: 14,
    });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const amount = parseAmount(text, AT_THE_TABLE);
        if (amount.ok) expect(Number.isSafeInteger(amount.value) && amount.value > 0).toBe(true);
        else expect(describeRefusal(messagesFor('en'), amount.error)).not.toBe('');
      }),
    );
  });
});
