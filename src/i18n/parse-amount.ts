import type { Chips } from '../shared/chips.ts';
import { downToUnit } from '../shared/chips.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** What the words of an amount stand for where it is typed. Null where such a word has no meaning. */
export interface AmountContext {
  /** `3bb` counts in these; null where there are none. */
  readonly bigBlind: Chips | null;
  /** Shares of the pot come down to it, as the size buttons do. */
  readonly chipUnit: Chips;
  /** For «pot», «½» and «75%»: the pot with all bets, gross of rake, the bet to match, and what it costs. */
  readonly pot: { readonly amount: Chips; readonly highestBet: Chips; readonly toCall: Chips } | null;
  /** For «all-in»: the total it reaches. */
  readonly allInTo: Chips | null;
}

/** Why a text is not an amount. Nothing is ever guessed (docs/rules.md §2 «to» amounts). */
export type AmountRefusal =
  | { readonly code: 'notAnAmount'; readonly text: string }
  | { readonly code: 'amountNotPositive'; readonly text: string }
  /** «1.000» is a thousand to one reader and one to another; `asDecimal` null: not a whole cent that way. */
  | {
      readonly code: 'ambiguousAmount';
      readonly text: string;
      readonly asThousands: Chips;
      readonly asDecimal: Chips | null;
    }
  | { readonly code: 'amountTooFine'; readonly text: string }
  | { readonly code: 'amountTooLarge'; readonly most: Chips }
  /** A word that means nothing here: «pot» in a buy-in, «3bb» without blinds. */
  | { readonly code: 'wordHasNoMeaningHere'; readonly text: string };

/** A thousand million chips: far above anything a table holds, far below where numbers lose cents. */
export const LARGEST_AMOUNT: Chips = 100_000_000_000;

type Parsed = Result<Chips, AmountRefusal>;

/**
 * Reads what a person typed as an amount of chips: `120`, `12.5`, `12,5`, `1.000,50`, `1,000.50`, `3bb`,
 * `½`, `¾ pot`, `75%`, `pot`, `all-in`. A text that can be read in two ways is refused with both readings.
 */
export function parseAmount(text: string, context: AmountContext): Parsed {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const share = potShare(typed);
  if (share !== null) return shareOfPot(text, share, context);
  if (ALL_IN.test(typed)) return context.allInTo === null ? noMeaning(text) : ok(context.allInTo);
  const blinds = /^(.+?) ?bb$/.exec(typed)?.[1];
  return blinds === undefined ? parseChips(text, typed) : bigBlinds(text, blinds, context);
}

const ALL_IN = /^(?:all[- ]?in|max|tutto)$/;

const FRACTIONS: Readonly<Record<string, readonly [number, number]>> = {
  '¼': [1, 4],
  '1/4': [1, 4],
  '⅓': [1, 3],
  '1/3': [1, 3],
  '½': [1, 2],
  '1/2': [1, 2],
  half: [1, 2],
  mezzo: [1, 2],
  '⅔': [2, 3],
  '2/3': [2, 3],
  '¾': [3, 4],
  '3/4': [3, 4],
};

/** «½» and «75%» may stand alone; «1/2» and «half» only with the word, or they could be stakes. */
function potShare(typed: string): readonly [number, number] | null {
  if (typed === 'pot' || typed === 'piatto') return [1, 1];
  const [, amount = '', word] = /^(.+?)(?: ?(pot|piatto))?$/.exec(typed) ?? [];
  const percent = /^(\d{1,3}) ?%$/.exec(amount)?.[1];
  if (percent !== undefined) return [Number(percent), 100];
  const fraction = FRACTIONS[amount];
  return fraction !== undefined && (word !== undefined || amount.length === 1) ? fraction : null;
}

/** A share of the pot as a raise: call first, then that share of the pot as it is then (docs/rules.md §2). */
function shareOfPot(text: string, [part, whole]: readonly [number, number], context: AmountContext): Parsed {
  if (context.pot === null) return noMeaning(text);
  if (part === 0) return err({ code: 'amountNotPositive', text });
  const { amount, highestBet, toCall } = context.pot;
  const raise = Math.floor(((amount + toCall) * part) / whole);
  return ok(downToUnit(highestBet + raise, context.chipUnit));
}

function bigBlinds(text: string, typed: string, { bigBlind }: AmountContext): Parsed {
  if (bigBlind === null) return noMeaning(text);
  const count = parseChips(text, typed);
  if (!count.ok) return count;
  const amount = count.value * bigBlind;
  if (amount % 100 !== 0) return err({ code: 'amountTooFine', text });
  return withinReach(text, amount / 100);
}

// Thousands in threes, all parted the same way; the other sign, at most once and last, is the decimal one.
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
const GROUPED = /^(\d{1,3}(?:([., '])\d{3})(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/;
const ONE_GROUP = /^(\d{1,3})[.,](\d{3})$/;
const TOO_FINE = /^\d+[.,]\d{3,}$/;

/** Amounts written out in figures. */
function parseChips(text: string, typed: string): Parsed {
  const oneGroup = ONE_GROUP.exec(typed);
  if (oneGroup !== null) return ambiguous(text, oneGroup[1] ?? '', oneGroup[2] ?? '');
  const plain = PLAIN.exec(typed);
  if (plain !== null) return cents(text, plain[1] ?? '', plain[2] ?? '');
  const grouped = GROUPED.exec(typed);
  if (grouped !== null && grouped[2] !== grouped[3] && !typed.startsWith('0')) {
    return cents(text, (grouped[1] ?? '').replaceAll(/\D/g, ''), grouped[4] ?? '');
  }
  return err({ code: TOO_FINE.test(typed) ? 'amountTooFine' : 'notAnAmount', text });
}

function ambiguous(text: string, whole: string, three: string): Parsed {
  if (whole.startsWith('0')) return err({ code: 'amountTooFine', text });
  const asThousands = Number(whole + three) * 100;
  const asDecimal = three.endsWith('0') ? Number(whole) * 100 + Number(three.slice(0, 2)) : null;
  return err({ code: 'ambiguousAmount', text, asThousands, asDecimal });
}

function cents(text: string, whole: string, fraction: string): Parsed {
  if (whole.length > 12) return err({ code: 'amountTooLarge', most: LARGEST_AMOUNT });
  return withinReach(text, Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
}

function withinReach(text: string, amount: Chips): Parsed {
  if (amount === 0) return err({ code: 'amountNotPositive', text });
  if (amount > LARGEST_AMOUNT) return err({ code: 'amountTooLarge', most: LARGEST_AMOUNT });
  return ok(amount);
}

function noMeaning(text: string): Parsed {
  return err({ code: 'wordHasNoMeaningHere', text });
}
