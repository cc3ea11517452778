import fc from 'fast-check';
import {
  BUTTON_SIZES,
  DECISION_ROLES,
  HAND_ROLES,
  NUMBER_ROLES,
  TABLE_ROLES,
} from '../../../src/discord/custom-id.ts';

// What somebody may send who does not use Discord's own apps. All of it is plain data, so that a run is
// replayed from its seed, and made smaller where something is found.

/** Who does it: in the first server two who sit at a table, one who does not, and one of the second server. */
export const PEOPLE = ['Ada', 'Bruno', 'Dario', 'Olga'] as const;
export type Person = (typeof PEOPLE)[number];

/** Where the message stands that is clicked on, or the channel in which a command is used. */
export const PLACES = ['holdem', 'draw', 'lobby', 'own', 'direct', 'elsewhere'] as const;
export type Place = (typeof PLACES)[number];

/** Whose id a custom id carries: the tables of both servers, one that is closed, and none at all. */
export const TABLES = ['holdem', 'draw', 'closed', 'elsewhere', 'unknown'] as const;
export type TableName = (typeof TABLES)[number];

/** A custom id of parts; hand and action are counted from those that are open now. */
export interface MadeUpId {
  readonly role: string;
  readonly table: TableName;
  readonly hand: number;
  readonly action: number;
  readonly size: string;
  readonly to: number | string;
  /** How many of the parts are there. */
  readonly parts: number;
  readonly spoilt: string;
}

interface Sent {
  readonly who: Person;
  readonly where: Place;
  /** Discord delivers some things twice. */
  readonly twice: boolean;
}

export type Attack = Sent &
  (
    | { readonly kind: 'button'; readonly id: MadeUpId | string }
    | { readonly kind: 'select'; readonly id: MadeUpId | string; readonly values: readonly string[] }
    | {
        readonly kind: 'modal';
        readonly id: MadeUpId | string;
        readonly fields: readonly { readonly name: string; readonly value: string }[];
        readonly shape: 'label' | 'row' | 'none';
      }
    | {
        readonly kind: 'command' | 'autocomplete';
        readonly name: string;
        readonly options: readonly {
          readonly name: string;
          readonly type: number;
          readonly value: unknown;
        }[];
        readonly subcommand: string | null;
      }
  );

/** Nothing of this is an amount that anybody can bet, buy in or top up with here. */
export const AMOUNTS = [
  ...['-5', '1e9', '12abc', 'NaN', '٣', '1.000.000,00', '0', '-0', '0.001', 'Infinity', '0x10', '１２', '½½'],
  ...['999999999999999999999', '1,2,3', '--1', '3bbb', '2000%', '12 34', 'null', '[object Object]', '5;DROP'],
];

const strange = fc.oneof(
  fc.constantFrom(...AMOUNTS),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', ' ', ':', '\u0000', '\u202Efold', '🂡'.repeat(30), 'x'.repeat(4000), '__proto__', '%00'),
);

const roles = fc.constantFrom(
  ...[...DECISION_ROLES, ...HAND_ROLES, ...NUMBER_ROLES, ...TABLE_ROLES, 'bet', 'raise'],
  ...['confirm', 'help', 'fold ', 'FOLD', 'constructor', 'toString', ''],
);

const whole = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -3, max: 3 }) },
  fc.constantFrom(1e15, -1e15, 2 ** 53, 0.5, NaN),
);

const madeUpId: fc.Arbitrary<MadeUpId> = fc.record({
  role: roles,
  table: fc.constantFrom(...TABLES),
  hand: whole,
  action: whole,
  size: fc.constantFrom(...BUTTON_SIZES, 'huge', ''),
  to: fc.oneof(fc.constantFrom(0, 1, 150, 1e14, -200), strange),
  parts: fc.integer({ min: 1, max: 7 }),
  spoilt: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, strange),
});

const anyId = fc.oneof({ weight: 5, arbitrary: madeUpId }, strange);

const sent = {
  who: fc.constantFrom(...PEOPLE),
  where: fc.constantFrom(...PLACES),
  twice: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, fc.constant(true)),
};

const values = fc.array(fc.oneof(fc.constantFrom('9', '-1', '00', '1.5', '٣', 'As', '5'), strange), {
  maxLength: 26,
});

const fields = fc.array(
  fc.record({ name: fc.constantFrom('amount', 'buyIn', 'seat', '', '__proto__'), value: strange }),
  { maxLength: 6 },
);

/** Commands of a player whose options are read; and names that are none. */
const COMMANDS = [
  ...['bet', 'raise', 'sit', 'topup', 'draw', 'show', 'help', 'rules', 'settings', 'callfloor', 'waitlist'],
  ...['sitout', 'back', 'table', 'floor', 'privacy', 'nothing', 'constructor', ''],
];
const OPTIONS = [
  ...['amount', 'to', 'buy-in', 'seat', 'cards', 'topic', 'game', 'language', 'auto', 'from', 'blind'],
  ...['stakes', 'seats', 'clock', 'member', 'reason', 'action', 'x', '__proto__'],
];
const SUBCOMMANDS = ['open', 'list', 'grant', 'void', 'settings', 'erase', 'nothing', '__proto__'];

const options = fc.array(
  fc.record({
    name: fc.constantFrom(...OPTIONS),
    type: fc.constantFrom(3, 3, 3, 4, 5, 6, 10, 11, 99),
    value: fc.oneof(strange, fc.constantFrom(-1, 0, 1.5, 1e9, true, null), fc.constant({ a: 1 })),
  }),
  { minLength: 1, maxLength: 5 },
);

const amounts = fc.constantFrom(...AMOUNTS);
const openDecision = { hand: 0, action: 0, size: 'half', to: 0, parts: 4, spoilt: '' };
const once = { twice: false };

/** By the one whose decision it is, in the right place: only the amount, or what is chosen, is wrong. */
const nearlyRight: fc.Arbitrary<Attack> = fc.oneof(
  amounts.map((value): Attack => {
    const id = { ...openDecision, role: 'otherAmount', table: 'holdem' } as const;
    const modal = { kind: 'modal', id, shape: 'label', fields: [{ name: 'amount', value }] } as const;
    return { ...once, who: 'Ada', where: 'holdem', ...modal };
  }),
  amounts.map((value): Attack => {
    const id = { ...openDecision, role: 'sitBuyIn', table: 'holdem', parts: 2 } as const;
    const fields = ['buyIn', 'seat'].map((name) => ({ name, value }));
    return { ...once, who: 'Dario', where: 'holdem', kind: 'modal', id, shape: 'label', fields };
  }),
  fc.constantFrom(0, 1, 399, 10_001, 1e14).map((to): Attack => {
    const id = { ...openDecision, role: 'raise', table: 'holdem', parts: 6, to } as const;
    return { ...once, who: 'Ada', where: 'own', kind: 'button', id };
  }),
  fc
    .array(fc.constantFrom('5', '9', '-1', '00', 'As', ''), { minLength: 1, maxLength: 5 })
    .map((chosen): Attack => {
      const id = { ...openDecision, role: 'discard', table: 'draw' } as const;
      return { ...once, who: 'Bruno', where: 'draw', kind: 'select', id, values: chosen };
    }),
  fc
    .tuple(fc.constantFrom('bet amount', 'raise to', 'topup amount', 'sit buy-in'), amounts)
    .map(([command, value]): Attack => {
      const [name = '', option = ''] = command.split(' ');
      const options = [{ name: option, type: 3, value }];
      return { ...once, who: 'Ada', where: 'holdem', kind: 'command', name, options, subcommand: null };
    }),
);

export const attacks: fc.Arbitrary<Attack> = fc.oneof(
  { weight: 3, arbitrary: nearlyRight },
  { weight: 5, arbitrary: fc.record({ ...sent, kind: fc.constant('button' as const), id: anyId }) },
  { weight: 2, arbitrary: fc.record({ ...sent, kind: fc.constant('select' as const), id: anyId, values }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...sent,
      kind: fc.constant('modal' as const),
      id: anyId,
      fields,
      shape: fc.constantFrom('label', 'label', 'row', 'none'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...sent,
      kind: fc.constantFrom('command' as const, 'command' as const, 'autocomplete' as const),
      name: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...COMMANDS) }, strange),
      options,
      subcommand: fc.option(fc.constantFrom(...SUBCOMMANDS), { freq: 2 }),
    }),
  },
);
