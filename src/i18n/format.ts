import type { Chips, SeatIndex } from '../shared/chips.ts';

/** How one language writes numbers, times and lists. */
export interface Format {
  /** Amounts of chips are counted in big blinds. */
  readonly countsBlinds: boolean;
  /**
   * An amount of chips, always with two decimals: columns stand under each other, and nobody can take
   * «1,000» for one chip or for a thousand.
   */
  readonly chips: (amount: Chips) => string;
  /**
   * The same with the server's name for its chips, if it has one: where an amount stands for itself (pots, wins,
   * wallets, receipts, buy-ins, what the floor moves), and not in rows of them, at acts or on buttons.
   */
  readonly named: (amount: Chips) => string;
  readonly signedNamed: (amount: Chips) => string;
  /** The same format with a server's name, or emoji, for its chips. */
  readonly withChipName: (name: string) => Format;
  /** An amount with its sign, for what a session won or lost. */
  readonly signedChips: (amount: Chips) => string;
  /** The same amount counted in big blinds, to one decimal: «22 BB», «2.5 BB». */
  readonly bigBlinds: (amount: Chips, bigBlind: Chips) => string;
  /** The same format with amounts of chips written as big blinds, to two decimals: «2.25 BB». */
  readonly inBigBlinds: (bigBlind: Chips) => Format;
  /** An amount finer than a cent, where a rule names one: 55 is 0.055. */
  readonly tenthsOfCents: (amount: number) => string;
  /** A whole number with its thousands parted. */
  readonly count: (value: number) => string;
  /** Hundredths of a percent: 550 is 5.5 %. */
  readonly percent: (basisPoints: number) => string;
  /** A length of time in words, in its two largest units. */
  readonly duration: (ms: number) => string;
  /** «Ada, Bruno and Carla». */
  readonly list: (items: readonly string[]) => string;
}

export interface FormatWords {
  readonly thousands: string;
  readonly decimal: string;
  readonly percentGap: string;
  readonly and: string;
  readonly units: Readonly<
    Record<'second' | 'minute' | 'hour' | 'day', readonly [one: string, many: string]>
  >;
}

export function formatWith(words: FormatWords): Format {
  const count = (value: number) => groupThousands(String(Math.trunc(value)), words.thousands);
  const chips = (amount: Chips) => {
    const whole = Math.floor(Math.abs(amount) / 100);
    const cents = String(Math.abs(amount) % 100).padStart(2, '0');
    return `${amount < 0 ? '−' : ''}${count(whole)}${words.decimal}${cents}`;
  };
  const decimal = (value: number, digits: number) => {
    const [whole = '0', fraction = ''] = value.toFixed(digits).split('.');
    const kept = fraction.replace(/0+$/, '');
    return kept === '' ? count(Number(whole)) : `${count(Number(whole))}${words.decimal}${kept}`;
  };
  const format: Format = {
    countsBlinds: false,
    chips,
    named: chips,
    signedChips: (amount) => signed(amount, chips),
    signedNamed: (amount) => signed(amount, chips),
    withChipName: (name) => withName(format, name),
    inBigBlinds: (bigBlind) => {
      const blinds = (amount: Chips) =>
        `${amount < 0 ? '−' : ''}${decimal(Math.abs(amount) / bigBlind, 2)} BB`;
      return {
        ...format,
        countsBlinds: true,
        chips: blinds,
        named: blinds,
        signedChips: (amount) => signed(amount, blinds),
        signedNamed: (amount) => signed(amount, blinds),
      };
    },
    bigBlinds: (amount, bigBlind) => `${decimal(amount / bigBlind, 1)} BB`,
    tenthsOfCents: (amount) => decimal(amount / 1000, 3),
    count,
    percent: (basisPoints) => `${decimal(basisPoints / 100, 2)}${words.percentGap}%`,
    duration: (ms) => durationInWords(ms, words),
    list: (items) => listInWords(items, words.and),
  };
  return format;
}

function withName(format: Format, name: string): Format {
  const named = (amount: Chips) => `${format.chips(amount)} ${name}`;
  return { ...format, named, signedNamed: (amount) => signed(amount, named) };
}

function signed(amount: Chips, chips: (amount: Chips) => string): string {
  return amount > 0 ? `+${chips(amount)}` : chips(amount);
}

function groupThousands(digits: string, separator: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
}

const UNIT_MS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

function durationInWords(ms: number, { units, and }: FormatWords): string {
  let left = Math.max(0, Math.round(ms / 1000)) * 1000;
  const parts: string[] = [];
  for (const [unit, size] of UNIT_MS) {
    const many = Math.floor(left / size);
    left -= many * size;
    if (many > 0) parts.push(`${many} ${units[unit][many === 1 ? 0 : 1]}`);
  }
  return parts.length === 0 ? `0 ${units.second[1]}` : listInWords(parts.slice(0, 2), and);
}

function listInWords(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Seats are counted from 0 in the code and from 1 for people. */
export function seatNumber(seat: SeatIndex): number {
  return seat + 1;
}

/** A moment (epoch ms) as Discord shows it to each reader: «in 20 seconds», in their own language. */
export function relativeTime(at: number): string {
  return `<t:${Math.floor(at / 1000)}:R>`;
}

/** A moment (epoch ms) as a short date and time in the reader's own zone. */
export function dateAndTime(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`;
}
