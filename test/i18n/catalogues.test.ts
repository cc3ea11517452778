import { describe, expect, expectTypeOf, test } from 'vitest';
import type { HandRefusal } from '../../src/engine/hand/protocol.ts';
import type { CommandText } from '../../src/i18n/command-messages.ts';
import { en } from '../../src/i18n/en.ts';
import { it } from '../../src/i18n/it.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import type { AmountRefusal } from '../../src/i18n/parse-amount.ts';
import type { RefusalCode, RefusalMessages } from '../../src/i18n/refusal-messages.ts';
import type { SettingsRefusal } from '../../src/table/open.ts';
import type { TableRefusal } from '../../src/table/protocol.ts';

type Tree = Readonly<Record<string, unknown>>;

/** Every text that is no function, with the path to it. */
function texts(tree: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof tree === 'string') return [[path, tree]];
  if (tree === null || typeof tree !== 'object') return [];
  return Object.entries(tree as Tree).flatMap(([key, value]) =>
    texts(value, path === '' ? key : `${path}.${key}`),
  );
}

const ENGLISH = new Map(texts(en));
const ITALIAN = new Map(texts(it));

describe('the catalogues', () => {
  test('hold the same texts and the same functions', () => {
    const keys = (tree: unknown): unknown =>
      typeof tree === 'object' && tree !== null
        ? Object.fromEntries(Object.entries(tree as Tree).map(([key, value]) => [key, keys(value)]))
        : typeof tree;
    expect(keys(it)).toEqual(keys(en));
  });

  test('hold no empty text', () => {
    for (const [path, text] of [...ENGLISH, ...ITALIAN]) expect(text.trim(), path).not.toBe('');
  });

  test('say the same in both languages only where poker does', () => {
    // Words of the game, proper names, and texts that are not in a language.
    const same = [...ENGLISH].filter(([path, text]) => ITALIAN.get(path) === text).map(([, text]) => text);
    expect(new Set(same)).toEqual(
      new Set([
        'info',
        'buy-in',
        'check',
        'ante',
        'Omaha',
        'Omaha Hi-Lo',
        'Razz',
        'English',
        'Italiano',
        'Check',
        'Ante',
        'Bring-in',
        'Buy-in',
        'Rake',
        'rake',
        'Felt',
        'flop',
        'turn',
        'river',
        'BTN',
        'SB',
        'BB',
      ]),
    );
  });

  test('are complete by type: each refusal has its sentence', () => {
    expectTypeOf<RefusalCode>().toEqualTypeOf<keyof RefusalMessages>();
    expectTypeOf<HandRefusal['code']>().toExtend<RefusalCode>();
    expectTypeOf<TableRefusal['code']>().toExtend<RefusalCode>();
    expectTypeOf<SettingsRefusal['code']>().toExtend<RefusalCode>();
    expectTypeOf<AmountRefusal['code']>().toExtend<RefusalCode>();
    expectTypeOf<'alreadyDone' | 'noSuchTable' | 'tableFrozen' | 'notSaved'>().toExtend<RefusalCode>();
    expectTypeOf<Omit<RefusalMessages, 'notYourTurn'>>().not.toExtend<RefusalMessages>();
    expectTypeOf<Omit<Messages, 'wallet'>>().not.toExtend<Messages>();
  });
});

/** Commands, subcommands and options: everything with a name and a description. */
function named(tree: unknown): readonly CommandText[] {
  if (tree === null || typeof tree !== 'object') return [];
  const inside = Object.values(tree as Tree).flatMap(named);
  return 'name' in tree && 'description' in tree ? [tree as CommandText, ...inside] : inside;
}

describe.each([en, it])('the commands in $language', (messages) => {
  test('have names and descriptions that Discord takes', () => {
    for (const { name, description } of named(messages.commands)) {
      expect(name).toMatch(/^[-_'\p{L}\p{N}]{1,32}$/u);
      expect(name).toBe(name.toLowerCase());
      expect(description.length).toBeLessThanOrEqual(100);
    }
  });

  test('have names of their own', () => {
    const names = Object.values<CommandText>({ ...messages.commands }).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('offer choices that Discord takes', () => {
    for (const [path, text] of texts(messages.commands)) {
      if (path.includes('.choices.')) expect(text.length).toBeLessThanOrEqual(100);
    }
  });
});

describe.each([en, it])('the parts of messages in $language', (messages) => {
  const most = 100_000_000_000;

  test('fit on buttons', () => {
    const { buttons, format } = messages;
    const labels = Object.values(buttons).map((label): string => {
      if (typeof label === 'string') return label;
      if (label === buttons.shareOfPot) return buttons.shareOfPot({ share: '½', to: most });
      if (label === buttons.openTo) return buttons.openTo({ bigBlinds: format.bigBlinds(most, 1), to: most });
      return (label as (amount: number) => string)(most);
    });
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(80);
  });

  test('fit into modals', () => {
    const { modals } = messages;
    const range = { min: most, max: most };
    const titles = [
      modals.raiseTitle,
      modals.betTitle,
      modals.amountLabel(range),
      modals.buyInLabel,
      modals.seatLabel,
    ];
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(45);
    const placeholders = [
      modals.amountPlaceholder(range),
      modals.buyInPlaceholder(range),
      modals.bringBackPlaceholder(most),
      modals.seatPlaceholder([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
      messages.holeCards.discardPlaceholder,
    ];
    for (const placeholder of placeholders) expect(placeholder.length).toBeLessThanOrEqual(100);
  });

  test('say that chips have no value', () => {
    expect(messages.help.noValue).toMatch(/no value|non hanno valore/);
    expect(
      texts(messages.help.topics.chips)
        .map(([, text]) => text)
        .join(' '),
    ).toMatch(/no value|non hanno valore/);
  });
});
