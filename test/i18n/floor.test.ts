import { describe, expect, test } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { it } from '../../src/i18n/it.ts';

const ENGLISH = /\b(?:the|you|your|and|of|with|hand|table|is|are|was|this|nothing|wallet|from|again)\b/i;
const ITALIAN = /\b(?:il|la|di|che|non|una|mano|tavolo|è|sono|questo|niente|portafoglio|chi|ancora)\b/i;
/** Ways through Discord's own menus, permissions in its own words, and commands. */
const NEITHER = /\*\*[A-Z][A-Za-z ]+\*\*|`[^`]*`|English|Italiano|\/floor/g;

/** Numbers and names that cannot be mistaken for each other; whatever a sentence asks for is in it. */
const VALUES = {
  table: 'Aurora',
  name: 'Zoe',
  reason: 'xyz',
  server: 'Qwerty',
  actor: 'Zoe',
  action: 'zzz',
  target: 'Zed',
  reference: 'k7m2p9',
  channel: '<#1>',
  permissions: ['SendMessages'],
  transfers: ['grant:1'],
  hand: 128,
  signal: 'oneWay',
  from: 'Zed',
  to: 'Zoe',
  thisWay: 9,
  moved: 123_450,
  where: ['Aurora'],
  acted: 7,
  players: 3,
  hands: 1234,
  amount: 123_450,
  balance: 678_900,
  chips: 123_450,
  pot: 123_450,
  rake: 5_050,
  payout: 9862,
  at: 1_700_000_000_000,
  size: 5_000_000,
  free: 9_000_000_000,
  running: true,
  seat: 3,
  net: 5_050,
  folded: true,
  open: 'A♠',
  closed: 'K♦',
  made: 'ace high',
  changes: ['Clock: 5 → 6'],
  game: 'Razz',
  allowed: ['Omaha', 'Razz'],
  stakes: '1/2',
  text: 'xyz',
  most: 15,
  setting: 'zzz',
  before: '5',
  after: '6',
  inHand: true,
  banned: true,
  day: 28,
  month: 10,
  present: 12,
  wanted: 79,
};

/** Every sentence of a catalogue's part, said with the values above, or with one of its simple arguments. */
function said(tree: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function') return [[path, sayWith(tree as (value: unknown) => unknown, path)]];
  return Object.entries(tree as Record<string, unknown>).flatMap(([key, value]) =>
    said(value, `${path}.${key}`),
  );
}

const SIMPLE: Readonly<Record<string, unknown>> = {
  notInThisChannel: ['<#1>', '<#2>'],
  everyGameBut: ['Razz', 'Omaha'],
  rakeOf: {
    type: 'custom',
    basisPoints: 450,
    caps: [
      { fromPlayers: 2, cap: 100 },
      { fromPlayers: 5, cap: 300 },
    ],
  },
  rakeSaved: 'xyz',
  rakePerDay: 'xyz',
  percentNotUnderstood: 'x%',
  capsNotUnderstood: '2:x',
  chipNameNotUnderstood: '100',
  board: 'A♠ K♦ 7♣',
  mayNotOpen: '<@&1>',
  floorRole: '<@&1>',
  place: '<#1>',
  placeGone: '<#1>',
  version: '1.2.3',
  notLooked: 'a1b2c3',
  notSaved: 'a1b2c3',
};

function sayWith(sentence: (value: unknown) => unknown, path: string): string {
  const key = path.split('.').at(-1) ?? '';
  const numbers = ['days', 'eraseYou', 'until', 'tooSoon', 'problems', 'more', 'booksDiffer', 'diskFilling'];
  const simple = [...numbers, 'clockWrong', 'gateway', 'gatewayWasAway', 'emojis'].includes(key)
    ? 123_450
    : undefined;
  return String(sentence(SIMPLE[key] ?? simple ?? VALUES));
}

describe.each([
  [en, ITALIAN],
  [it, ENGLISH],
] as const)('the floor’s sentences in $language', (messages, other) => {
  const sentences = said(messages.floor);

  test('are whole, with all their values', () => {
    expect(sentences.length).toBeGreaterThan(100);
    for (const [path, text] of sentences) expect(text, path).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
  });

  test('hold nothing of the other language', () => {
    const mixed = sentences.filter(([, text]) => other.test(text.replaceAll(NEITHER, '')));
    expect(mixed).toEqual([]);
  });

  test('write amounts as the language does', () => {
    const foreign = messages.language === 'it' ? /\d\.\d\d(?!\d)/ : /\d,\d\d(?!\d)/;
    const left = sentences.filter(([path, text]) => foreign.test(text) && !path.endsWith('.version'));
    expect(left.map(([path]) => path).filter((path) => !/NotUnderstood|percentNeeded/.test(path))).toEqual(
      [],
    );
  });

  test('fit on a button and into one message', () => {
    expect(messages.floor.ask.yes.length).toBeLessThanOrEqual(80);
    for (const [path, text] of sentences) expect(text.length, path).toBeLessThanOrEqual(600);
  });
});
