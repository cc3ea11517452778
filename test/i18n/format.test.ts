import { describe, expect, test } from 'vitest';
import { countedInBigBlinds, messagesFor } from '../../src/i18n/index.ts';
import { describeRefusal } from '../../src/i18n/refusal-messages.ts';
import { relativeTime, seatNumber } from '../../src/i18n/format.ts';

const en = messagesFor('en-GB').format;
const it = messagesFor('it').format;

describe('numbers', () => {
  test.each([
    [0, '0.00', '0,00'],
    [5, '0.05', '0,05'],
    [1200, '12.00', '12,00'],
    [128_750, '1,287.50', '1.287,50'],
    [100_000_000, '1,000,000.00', '1.000.000,00'],
    [-6000, '−60.00', '−60,00'],
  ])('%d cents are %s in English and %s in Italian', (cents, english, italian) => {
    expect(en.chips(cents)).toBe(english);
    expect(it.chips(cents)).toBe(italian);
  });

  test('what was won carries a plus, what was lost a minus, and nothing neither', () => {
    expect([en.signedChips(150), en.signedChips(-150), en.signedChips(0)]).toEqual([
      '+1.50',
      '−1.50',
      '0.00',
    ]);
  });

  test('big blinds are told to one decimal, and only where there is one', () => {
    expect([en.bigBlinds(4400, 200), en.bigBlinds(500, 200), it.bigBlinds(500, 200)]).toEqual([
      '22 BB',
      '2.5 BB',
      '2,5 BB',
    ]);
  });

  test('a percentage is told from its basis points', () => {
    expect([en.percent(550), it.percent(550), en.percent(500)]).toEqual(['5.5%', '5,5%', '5%']);
  });

  test('an amount finer than a cent is told in full', () => {
    expect([en.tenthsOfCents(55), it.tenthsOfCents(55), en.tenthsOfCents(10)]).toEqual([
      '0.055',
      '0,055',
      '0.01',
    ]);
  });
});

describe('times and lists', () => {
  test.each([
    [0, '0 seconds', '0 secondi'],
    [1000, '1 second', '1 secondo'],
    [30_000, '30 seconds', '30 secondi'],
    [60_000, '1 minute', '1 minuto'],
    [90_000, '1 minute and 30 seconds', '1 minuto e 30 secondi'],
    [7_200_000, '2 hours', '2 ore'],
    [90_061_000, '1 day and 1 hour', '1 giorno e 1 ora'],
  ])('%d ms last %s', (ms, english, italian) => {
    expect(en.duration(ms)).toBe(english);
    expect(it.duration(ms)).toBe(italian);
  });

  test('a list ends with its word for «and»', () => {
    expect(en.list(['Ada', 'Bruno', 'Carla'])).toBe('Ada, Bruno and Carla');
    expect(it.list(['Ada', 'Bruno'])).toBe('Ada e Bruno');
    expect([en.list([]), en.list(['Ada'])]).toEqual(['', 'Ada']);
  });

  test('a moment is shown by Discord to each reader in their own words', () => {
    expect(relativeTime(1_700_000_000_999)).toBe('<t:1700000000:R>');
  });

  test('people count seats from one', () => {
    expect(seatNumber(0)).toBe(1);
  });
});

describe('languages', () => {
  test.each([
    ['it', 'it'],
    ['en-US', 'en'],
    ['en-GB', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('a reader of %s gets %s', (locale, language) => {
    expect(messagesFor(locale).language).toBe(language);
  });
});

describe('amounts in big blinds', () => {
  test('are written to two decimals, with their sign, and take the place of chips where a hand is told', () => {
    const english = en.inBigBlinds(200);
    expect([4400, 450, 55, 0, -300, 240_000].map((amount) => english.chips(amount))).toEqual([
      '22 BB',
      '2.25 BB',
      '0.28 BB',
      '0 BB',
      '−1.5 BB',
      '1,200 BB',
    ]);
    expect(english.signedChips(500)).toBe('+2.5 BB');
    expect(it.inBigBlinds(200).chips(450)).toBe('2,25 BB');
  });

  test('are in what is said while a hand is played, and in nothing else', () => {
    for (const messages of ['en', 'it'].map((language) => messagesFor(language))) {
      const counted = countedInBigBlinds(messages, 200);
      expect(counted.buttons.call(4400)).toMatch(/22 BB$/);
      expect(counted.table.pot(10_600)).toMatch(/53 BB$/);
      expect(counted.done.raised(450)).toMatch(/2[.,]25 BB\.$/);
      expect(counted.result.wins({ name: 'Ada', amount: 400 })).toMatch(/2 BB$/);
      expect(
        describeRefusal(counted, { code: 'raiseBelowMinimum', minimumTo: 1200, offeredTo: 800 }),
      ).toMatch(/6 BB.*4 BB/);
      // What the table is called by, the wallet, and what one types are chips.
      expect(counted.table.stakes({ small: 100, big: 200 })).toBe(
        messages.table.stakes({ small: 100, big: 200 }),
      );
      expect(counted.wallet.balance(1000)).toBe(messages.wallet.balance(1000));
      expect(counted.modals.amountPlaceholder({ min: 400, max: 1000 })).not.toContain('BB');
      expect(counted.language).toBe(messages.language);
    }
  });
});
