import type { Chips } from '../shared/chips.ts';
import { tableId, type TableId } from '../shared/ids.ts';

/** What a button of a decision does. `allIn` and `fold when free` ask once more: the `Sure` roles do it. */
export const DECISION_ROLES = [
  'fold',
  'foldSure',
  'check',
  'call',
  'bringIn',
  /** Opens the modal that asks for an amount; `otherAmount` is that modal. */
  'other',
  'otherAmount',
  'allIn',
  'allInSure',
  'standPat',
  /** The select menu of one's own cards in a draw game. */
  'discard',
  /** Chosen for one's next decision; its `action` is where that began. */
  'preCheckFold',
  'preCheck',
  'preNone',
] as const;

/** Why two buttons of a row may name the same amount: each has its own size, so their ids differ. */
export const BUTTON_SIZES = ['min', 'half', 'threeQuarters', 'pot', 'max', 'full', 'small', 'big'] as const;

const AMOUNT_ROLES = ['bet', 'raise'] as const;
/** A call chosen in advance, with its price. */
const PRICE_ROLES = ['preCall'] as const;
/** `act` turns a private message into the current state with the current priced buttons. */
export const HAND_ROLES = ['act', 'show', 'muck'] as const;
/** `sitBuyIn` is the modal that `sit` opens; from `mySeat` on they stand where their player alone sees them. */
export const TABLE_ROLES = [
  'myCards',
  'sit',
  'sitBuyIn',
  'tableInfo',
  'waitingList',
  'mySeat',
  'fillUp',
  'autoTopUpOn',
  'autoTopUpOff',
  'sitOut',
  'comeBack',
  'postBlind',
  'leave',
] as const;
/** With a number: the place of the card to show (from 0). */
export const NUMBER_ROLES = ['showOne'] as const;

export type DecisionRole = (typeof DECISION_ROLES)[number];
export type AmountRole = (typeof AMOUNT_ROLES)[number];
export type PriceRole = (typeof PRICE_ROLES)[number];
export type HandRole = (typeof HAND_ROLES)[number];
export type TableRole = (typeof TABLE_ROLES)[number];
export type NumberRole = (typeof NUMBER_ROLES)[number];
export type ButtonSize = (typeof BUTTON_SIZES)[number];

interface OfTable {
  readonly table: TableId;
}

interface OfHand extends OfTable {
  readonly hand: number;
}

/** Of one decision of one player, so that a stale click is told from a fresh one. */
interface OfDecision extends OfHand {
  readonly action: number;
}

interface OfAmount extends OfDecision {
  readonly size: ButtonSize;
  /** The total on this street, in cents. */
  readonly to: Chips;
}

interface OfPrice extends OfDecision {
  /** What the call adds, in cents. */
  readonly price: Chips;
}

interface OfNumber extends OfHand {
  readonly number: number;
}

export type Role = DecisionRole | AmountRole | PriceRole | HandRole | NumberRole | TableRole;

/** The custom id with a given role. */
export type CustomIdOf<R extends Role> = R extends DecisionRole
  ? OfDecision & { readonly role: R }
  : R extends AmountRole
    ? OfAmount & { readonly role: R }
    : R extends PriceRole
      ? OfPrice & { readonly role: R }
      : R extends HandRole
        ? OfHand & { readonly role: R }
        : R extends NumberRole
          ? OfNumber & { readonly role: R }
          : OfTable & { readonly role: R };

/** What a component stands for. Who clicked is never in it. */
export type CustomId = CustomIdOf<Role>;

const MAX_LENGTH = 100;
const SEPARATOR = ':';

/** At most 100 characters, as Discord asks: a table id has at most 32. */
export function encodeCustomId(id: CustomId): string {
  const parts: (string | number)[] = [id.role, id.table];
  if ('hand' in id) parts.push(id.hand);
  if ('number' in id) parts.push(id.number);
  if ('action' in id) parts.push(id.action);
  if ('price' in id) parts.push(id.price);
  if ('to' in id) parts.push(id.size, id.to);
  return parts.join(SEPARATOR);
}

/** Null for anything that {@link encodeCustomId} cannot have written. */
export function decodeCustomId(text: string): CustomId | null {
  if (text.length > MAX_LENGTH) return null;
  const [role, table, ...rest] = text.split(SEPARATOR);
  if (role === undefined || table === undefined || !/^[A-Za-z0-9_-]{1,32}$/.test(table)) return null;
  return decodeParts(role, tableId(table), rest);
}

function decodeParts(role: string, table: TableId, rest: readonly string[]): CustomId | null {
  const [hand, action] = [wholeNumber(rest[0]), wholeNumber(rest[1])];
  const [price, to] = [wholeNumber(rest[2]), wholeNumber(rest[3])];
  const size = BUTTON_SIZES.find((known) => known === rest[2]);
  if (isOneOf(TABLE_ROLES, role)) return rest.length === 0 ? { role, table } : null;
  if (hand === null) return null;
  if (isOneOf(HAND_ROLES, role)) return rest.length === 1 ? { role, table, hand } : null;
  if (action === null) return null;
  if (isOneOf(NUMBER_ROLES, role)) return rest.length === 2 ? { role, table, hand, number: action } : null;
  if (isOneOf(DECISION_ROLES, role)) return rest.length === 2 ? { role, table, hand, action } : null;
  if (isOneOf(PRICE_ROLES, role)) {
    return price === null || rest.length !== 3 ? null : { role, table, hand, action, price };
  }
  if (!isOneOf(AMOUNT_ROLES, role) || to === null || size === undefined || rest.length !== 4) return null;
  return { role, table, hand, action, size, to };
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return list.some((item) => item === text);
}

/** Only what `String(number)` writes: no sign, no leading zero, no exponent. */
function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : null;
}
