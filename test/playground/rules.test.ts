import { expect, test } from 'vitest';
import { ApiError, type ErrorTree } from '../../src/playground/errors.ts';
import { checkCommands } from '../../src/playground/rules-commands.ts';
import { checkModal } from '../../src/playground/rules-modal.ts';
import {
  checkApplicationEmoji,
  checkMessage,
  checkUploads,
  type Existing,
} from '../../src/playground/rules.ts';
import { checkShape } from '../../src/playground/shape.ts';
import type { CommandBody, MessageBody, ModalBody } from '../../src/playground/wire.ts';

/** «accepted», the code of a plain refusal, or «path CODE» for each thing wrong in the body. */
function verdict(check: () => void): string | number | string[] {
  try {
    check();
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.errors === null ? error.code : flat(error.errors, []);
  }
}

function flat(tree: ErrorTree, path: readonly string[]): string[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key !== '_errors') return flat(value as ErrorTree, [...path, key]);
    return (value as readonly { code: string }[]).map(({ code }) => [path.join('.'), code].join(' ').trim());
  });
}

interface MessageCase {
  readonly uploads?: readonly string[];
  readonly existing?: Partial<Existing>;
}

const KNOWN_EMOJI = '1111111111111111111';

function message(body: unknown, { uploads = [], existing }: MessageCase = {}) {
  const nothing: Existing = { flags: 0, content: '', embeds: [], components: [], files: [] };
  return verdict(() => {
    checkShape(existing === undefined ? 'messageCreate' : 'messageEdit', body);
    checkMessage(body as MessageBody, {
      uploads,
      existing: existing === undefined ? null : { ...nothing, ...existing },
      isKnownEmoji: (id) => id === KNOWN_EMOJI,
    });
  });
}

const button = (over: object = {}) => ({ type: 2, style: 1, label: 'Go', custom_id: 'go', ...over });
const buttons = (count: number) =>
  Array.from({ length: count }, (_, index) => button({ custom_id: `b${index}` }));
const row = (...components: object[]) => ({ type: 1, components });
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => row(button({ custom_id: `r${index}` })));
const select = (over: object = {}) => ({
  type: 3,
  custom_id: 'pick',
  options: [
    { label: 'a', value: 'a' },
    { label: 'b', value: 'b' },
  ],
  ...over,
});
const text = (content: string) => ({ type: 10, content });
const long = (length: number) => 'x'.repeat(length);
const V2 = 1 << 15;
const CUT = 'BASE_TYPE_MAX_LENGTH';
const AMISS = 'BASE_TYPE_REQUIRED';
const LEGACY = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';

test.each<[string, unknown, MessageCase?]>([
  ['plain text', { content: 'hello', tts: false, flags: 0, nonce: '123', enforce_nonce: true }],
  ['text as long as may be', { content: long(2000) }],
  ['an embed', { embeds: [{ title: 't', fields: [{ name: 'n', value: 'v', inline: true }], color: 5 }] }],
  ['a picture in an embed', { embeds: [{ image: { url: 'attachment://a.png' } }] }, { uploads: ['a.png'] }],
  ['a file alone', { attachments: [{ id: '0', description: 'alt' }] }, { uploads: ['a.png'] }],
  [
    'five rows of five buttons',
    {
      components: Array.from({ length: 5 }, (_, r) =>
        row(...[0, 1, 2, 3, 4].map((c) => button({ custom_id: `${r}${c}` }))),
      ),
    },
  ],
  ['a select', { components: [row(select())] }],
  ['a select of people', { components: [row({ type: 5, custom_id: 'who' })] }],
  ['a link', { components: [row({ type: 2, style: 5, label: 'x', url: 'https://example.org' })] }],
  [
    'a sign as emoji',
    {
      components: [row(button({ emoji: { name: '♠' } }), button({ custom_id: 'b', emoji: { name: '🃏' } }))],
    },
  ],
  ['an emoji of the application', { components: [row(button({ emoji: { id: KNOWN_EMOJI, name: 'As' } }))] }],
  [
    'the newer components',
    { flags: V2, components: [text('hi'), { type: 17, components: [text('in'), row(button())] }] },
  ],
  ['nobody mentioned', { content: 'x', allowed_mentions: { parse: [] } }],
  ['an edit of the components alone', { components: [row(button())] }, { existing: { content: 'x' } }],
  ['an edit that takes the components away', { components: [] }, { existing: { content: 'x' } }],
  [
    'an edit to the newer components',
    { flags: V2, components: [text('x')], content: null },
    { existing: { content: 'x' } },
  ],
  [
    'an edit that keeps its picture',
    { embeds: [{ image: { url: 'attachment://a.png' } }], attachments: [{ id: '2222222222222222222' }] },
    { existing: { files: [{ id: '2222222222222222222', filename: 'a.png' }] } },
  ],
])('accepted: %s', (_name, body, context) => {
  expect(message(body, context)).toBe('accepted');
});

test.each<[string, unknown, string | number | string[], MessageCase?]>([
  ['nothing at all', {}, 50006],
  ['blank text', { content: '  \n ' }, 50006],
  ['an edit that leaves nothing', { content: '' }, 50006, { existing: { content: 'x' } }],
  ['text that is too long', { content: long(2001) }, [`content ${CUT}`]],
  ['text of the wrong type', { content: 5 }, [`content ${AMISS}`]],
  ['eleven embeds', { embeds: Array.from({ length: 11 }, () => ({ title: 't' })) }, [`embeds ${CUT}`]],
  ['an empty embed', { embeds: [{}] }, [`embeds.0.description ${AMISS}`]],
  ['a long title', { embeds: [{ title: long(257) }] }, [`embeds.0.title ${CUT}`]],
  ['a long description', { embeds: [{ description: long(4097) }] }, [`embeds.0.description ${CUT}`]],
  [
    '26 fields',
    { embeds: [{ title: 't', fields: Array.from({ length: 26 }, () => ({ name: 'n', value: 'v' })) }] },
    [`embeds.0.fields ${CUT}`],
  ],
  [
    'a field without a name',
    { embeds: [{ fields: [{ name: ' ', value: 'v' }] }] },
    [`embeds.0.fields.0.name ${AMISS}`],
  ],
  [
    'a field without a value',
    { embeds: [{ fields: [{ name: 'n', value: '' }] }] },
    [`embeds.0.fields.0.value ${AMISS}`],
  ],
  [
    'too much text over all embeds',
    { embeds: [{ description: long(3001) }, { description: long(3000) }] },
    ['embeds MAX_EMBED_SIZE_EXCEEDED'],
  ],
  [
    'a picture over FTP',
    { embeds: [{ title: 't', image: { url: 'ftp://x/y.png' } }] },
    ['embeds.0.image.url URL_TYPE_INVALID_SCHEME'],
  ],
  [
    'a link to an attachment',
    { embeds: [{ title: 't', url: 'attachment://a.png' }] },
    ['embeds.0.url URL_TYPE_INVALID_SCHEME'],
    { uploads: ['a.png'] },
  ],
  [
    'something that is no address',
    { embeds: [{ title: 't', url: 'nowhere' }] },
    ['embeds.0.url URL_TYPE_INVALID_URL'],
  ],
  [
    'a picture that was not sent',
    { embeds: [{ image: { url: 'attachment://b.png' } }] },
    ['embeds.0.image.url REFERENCED_ATTACHMENT_NOT_FOUND'],
    { uploads: ['a.png'] },
  ],
  [
    'a picture that the edit drops',
    { embeds: [{ image: { url: 'attachment://a.png' } }], attachments: [] },
    ['embeds.0.image.url REFERENCED_ATTACHMENT_NOT_FOUND'],
    { existing: { files: [{ id: '2222222222222222222', filename: 'a.png' }] } },
  ],
  [
    'an attachment that is not there',
    { content: 'x', attachments: [{ id: '5' }] },
    ['attachments.0.id ATTACHMENT_NOT_FOUND'],
  ],
  ['six rows', { components: rows(6) }, ['components BASE_TYPE_BAD_LENGTH']],
  ['six buttons in a row', { components: [row(...buttons(6))] }, [`components.0.components ${CUT}`]],
  [
    'a button and a select in a row',
    { components: [row(button(), select())] },
    ['components.0 COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ],
  ['an empty row', { components: [row()] }, ['components.0.components BASE_TYPE_BAD_LENGTH']],
  ['a button without a row', { components: [button()] }, ['components.0.type BASE_TYPE_CHOICES']],
  [
    'an unknown style',
    { components: [row(button({ style: 9 }))] },
    ['components.0.components.0.style BASE_TYPE_CHOICES'],
  ],
  [
    'a long label',
    { components: [row(button({ label: long(81) }))] },
    [`components.0.components.0.label ${CUT}`],
  ],
  [
    'a long custom id',
    { components: [row(button({ custom_id: long(101) }))] },
    [`components.0.components.0.custom_id ${CUT}`],
  ],
  [
    'an empty custom id',
    { components: [row(button({ custom_id: '' }))] },
    ['components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH'],
  ],
  [
    'no custom id',
    { components: [row(button({ custom_id: undefined }))] },
    [`components.0.components.0.custom_id ${AMISS}`],
  ],
  [
    'one custom id twice',
    { components: [row(button(), button())] },
    ['components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  ],
  [
    'neither label nor emoji',
    { components: [row(button({ label: '' }))] },
    ['components.0.components.0 BUTTON_COMPONENT_NO_LABEL_OR_EMOJI'],
  ],
  [
    'a link with a custom id',
    { components: [row(button({ style: 5, url: 'https://example.org' }))] },
    ['components.0.components.0 BUTTON_COMPONENT_FIELDS_EXCLUSIVE'],
  ],
  [
    'a link to nowhere',
    { components: [row({ type: 2, style: 5, label: 'x' })] },
    [`components.0.components.0.url ${AMISS}`],
  ],
  [
    'a link that runs something',
    { components: [row({ type: 2, style: 5, label: 'x', url: 'javascript://x' })] },
    ['components.0.components.0.url URL_TYPE_INVALID_SCHEME'],
  ],
  [
    'an address on a plain button',
    { components: [row(button({ url: 'https://example.org' }))] },
    ['components.0.components.0 BUTTON_COMPONENT_FIELDS_EXCLUSIVE'],
  ],
  [
    'a playing card as emoji',
    { components: [row(button({ emoji: { name: '🂡' } }))] },
    ['components.0.components.0.emoji.name BUTTON_COMPONENT_INVALID_EMOJI'],
  ],
  [
    'a letter as emoji',
    { components: [row(button({ emoji: { name: 'A' } }))] },
    ['components.0.components.0.emoji.name BUTTON_COMPONENT_INVALID_EMOJI'],
  ],
  [
    'an unknown emoji',
    { components: [row(button({ emoji: { id: '3333333333333333333', name: 'x' } }))] },
    ['components.0.components.0.emoji.id BUTTON_COMPONENT_INVALID_EMOJI'],
  ],
  [
    '26 options',
    {
      components: [
        row(
          select({ options: Array.from({ length: 26 }, (_, index) => ({ label: 'l', value: `${index}` })) }),
        ),
      ],
    },
    [`components.0.components.0.options ${CUT}`],
  ],
  [
    'an option twice',
    {
      components: [
        row(
          select({
            options: [
              { label: 'a', value: 'a' },
              { label: 'b', value: 'a' },
            ],
          }),
        ),
      ],
    },
    ['components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'],
  ],
  [
    'least above most',
    { components: [row(select({ min_values: 2, max_values: 1 }))] },
    ['components.0.components.0.min_values SELECT_COMPONENT_MIN_ABOVE_MAX'],
  ],
  [
    'more to choose than there is',
    { components: [row(select({ max_values: 3 }))] },
    ['components.0.components.0.max_values SELECT_COMPONENT_MAX_ABOVE_OPTIONS'],
  ],
  [
    'newer components without the flag',
    { components: [text('x')] },
    ['components.0.type UNION_TYPE_CHOICES'],
  ],
  ['newer components and text', { flags: V2, content: 'x', components: [text('x')] }, [`content ${LEGACY}`]],
  [
    'newer components and an embed',
    { flags: V2, embeds: [{ title: 't' }], components: [text('x')] },
    [`embeds ${LEGACY}`],
  ],
  [
    'newer components over old text',
    { flags: V2, components: [text('x')] },
    [`content ${LEGACY}`],
    { existing: { content: 'x' } },
  ],
  [
    '41 components, nested',
    {
      flags: V2,
      components: [
        { type: 17, components: Array.from({ length: 20 }, () => text('a')) },
        { type: 17, components: Array.from({ length: 19 }, () => text('b')) },
      ],
    },
    ['components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
  ],
  [
    'too much text in components',
    { flags: V2, components: [text(long(2000)), text(long(2001))] },
    ['components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
  ],
  [
    'mentions allowed twice over',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    ['allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
  ],
  ['a long nonce', { content: 'x', nonce: long(26) }, [`nonce ${CUT}`]],
])('refused: %s', (_name, body, expected, context) => {
  expect(message(body, context)).toEqual(expected);
});

const command = (over: object = {}) => ({ name: 'go', description: 'Goes', ...over });
const option = (over: object = {}) => ({ type: 3, name: 'what', description: 'What', ...over });

function commands(...bodies: object[]) {
  return verdict(() => {
    checkShape('commands', bodies);
    checkCommands(bodies as unknown as CommandBody[]);
  });
}

test.each<[string, object[]]>([
  ['a command', [command()]],
  ['permissions as text', [command({ default_member_permissions: '32' })]],
  [
    'other languages',
    [command({ name_localizations: { it: 'vai' }, description_localizations: { it: 'Va' } })],
  ],
  [
    'subcommands',
    [
      command({
        options: [
          {
            type: 1,
            name: 'open',
            description: 'Opens',
            options: [option({ required: true }), option({ name: 'b' })],
          },
        ],
      }),
    ],
  ],
  ['the same name of another type', [command(), { name: 'go', type: 2 }]],
  ['a name with accents', [command({ name: 'così' })]],
  ['100 commands', Array.from({ length: 100 }, (_, index) => command({ name: `c${index}` }))],
])('commands accepted: %s', (_name, bodies) => {
  expect(commands(...bodies)).toBe('accepted');
});

const NAME = 'APPLICATION_COMMAND_INVALID_NAME';

test.each<[string, object[], string[]]>([
  ['upper case', [command({ name: 'Go' })], [`0.name ${NAME}`]],
  ['a space', [command({ name: 'go on' })], [`0.name ${NAME}`]],
  [
    'an upper case translation',
    [command({ name_localizations: { it: 'Vai' } })],
    [`0.name_localizations.it ${NAME}`],
  ],
  [
    'a language that Discord has not',
    [command({ name_localizations: { xx: 'vai' } })],
    ['0.name_localizations.xx BASE_TYPE_CHOICES'],
  ],
  ['no description', [command({ description: '' })], [`0.description ${AMISS}`]],
  ['a long description', [command({ description: long(101) })], [`0.description ${CUT}`]],
  ['one name twice', [command(), command()], ['1.name APPLICATION_COMMANDS_DUPLICATE_NAME']],
  [
    '101 commands',
    Array.from({ length: 101 }, (_, index) => command({ name: `c${index}` })),
    ['APPLICATION_COMMANDS_LIMIT'],
  ],
  [
    '26 options',
    [command({ options: Array.from({ length: 26 }, (_, index) => option({ name: `o${index}` })) })],
    [`0.options ${CUT}`],
  ],
  [
    'an option without a description',
    [command({ options: [option({ description: undefined })] })],
    [`0.options.0.description ${AMISS}`],
  ],
  [
    'an option twice',
    [command({ options: [option(), option()] })],
    ['0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_INVALID'],
  ],
  [
    'required after optional',
    [command({ options: [option(), option({ name: 'b', required: true })] })],
    ['0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
  ],
  [
    'choices and autocomplete',
    [command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] })],
    ['0.options.0.autocomplete APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID'],
  ],
  [
    'a choice twice',
    [
      command({
        options: [
          option({
            choices: [
              { name: 'a', value: 'a' },
              { name: 'a', value: 'b' },
            ],
          }),
        ],
      }),
    ],
    ['0.options.0.choices.1.name APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_INVALID'],
  ],
  [
    'subcommands among options',
    [command({ options: [{ type: 1, name: 'open', description: 'Opens' }, option()] })],
    ['0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
  ],
  [
    'least above most',
    [command({ options: [option({ type: 4, min_value: 3, max_value: 2 })] })],
    ['0.options.0.min_value APPLICATION_COMMAND_OPTIONS_MIN_ABOVE_MAX'],
  ],
  [
    '8000 characters',
    [
      command({
        options: Array.from({ length: 4 }, (_, o) =>
          option({
            name: `o${o}`,
            choices: Array.from({ length: 25 }, (__, c) => ({
              name: `${c}${long(80)}`.slice(0, 80),
              value: `${c}`,
            })),
          }),
        ),
      }),
    ],
    ['0 APPLICATION_COMMAND_TOO_LARGE'],
  ],
])('commands refused: %s', (_name, bodies, expected) => {
  expect(commands(...bodies)).toEqual(expected);
});

const input = (over: object = {}) => ({ type: 4, style: 1, custom_id: 'amount', ...over });
const label = (component: object, over: object = {}) => ({ type: 18, label: 'How much', component, ...over });

function modal(...components: object[]) {
  const data = { custom_id: 'm', title: 'Raise', components };
  return verdict(() => {
    checkShape('callbackModal', { type: 9, data });
    checkModal(data as unknown as ModalBody);
  });
}

test.each<[string, object[], unknown]>([
  ['an input with its label', [label(input())], 'accepted'],
  ['an input in a row', [row(input({ label: 'How much' }))], 'accepted'],
  ['a select', [label(select())], 'accepted'],
  ['an input without a label', [row(input())], [`data.components.0.components.0.label ${AMISS}`]],
  ['a long label', [label(input(), { label: long(46) })], [`data.components.0.label ${CUT}`]],
  [
    'six inputs',
    Array.from({ length: 6 }, (_, index) => label(input({ custom_id: `${index}` }))),
    ['data.components BASE_TYPE_BAD_LENGTH'],
  ],
  ['no input', [], ['data.components BASE_TYPE_BAD_LENGTH']],
  [
    'one custom id twice',
    [label(input()), label(input())],
    ['data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED'],
  ],
  [
    'shortest above longest',
    [label(input({ min_length: 5, max_length: 2 }))],
    ['data.components.0.component.min_length TEXT_INPUT_MIN_ABOVE_MAX'],
  ],
  [
    'more than may be written',
    [label(input({ max_length: 2, value: 'abc' }))],
    ['data.components.0.component.value BASE_TYPE_BAD_LENGTH'],
  ],
])('a modal with %s', (_name, components, expected) => {
  expect(modal(...components)).toEqual(expected);
});

test('a modal with a long title', () => {
  const data = { custom_id: 'm', title: long(46), components: [label(input())] };
  expect(verdict(() => checkShape('callbackModal', { type: 9, data }))).toEqual([`data.title ${CUT}`]);
});

test.each<[string, unknown, unknown]>([
  ['choices', [{ name: 'a', value: 'a' }], 'accepted'],
  ['26 choices', Array.from({ length: 26 }, () => ({ name: 'a', value: 'a' })), [`data.choices ${CUT}`]],
  ['a long name', [{ name: long(101), value: 'a' }], [`data.choices.0.name ${CUT}`]],
])('autocomplete with %s', (_name, choices, expected) => {
  expect(verdict(() => checkShape('callbackChoices', { type: 8, data: { choices } }))).toEqual(expected);
});

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';

test.each([
  ['a picture', 'As', PICTURE, 'accepted'],
  ['a one-letter name', 'A', PICTURE, ['name STRING_TYPE_REGEX']],
  ['a sign in the name', 'A♠', PICTURE, ['name STRING_TYPE_REGEX']],
  ['no data URI', 'As', 'https://example.org/a.png', ['image BASE_TYPE_INVALID']],
  ['a large picture', 'As', `data:image/png;base64,${'A'.repeat(400_000)}`, ['image BINARY_TYPE_MAX_SIZE']],
])('an emoji with %s', (_name, name, image, expected) => {
  expect(verdict(() => checkApplicationEmoji(name, image))).toEqual(expected);
});

test('files hold 10 MiB each and 25 MiB together', () => {
  const mebi = 1024 * 1024;
  expect(verdict(() => checkUploads([10 * mebi, 10 * mebi]))).toBe('accepted');
  expect(verdict(() => checkUploads([10 * mebi + 1]))).toBe(40005);
  expect(verdict(() => checkUploads([9 * mebi, 9 * mebi, 9 * mebi]))).toBe(40005);
});

test('what Discord ignores is named, for it is mostly a mistake', () => {
  expect(
    checkShape('messageCreate', { content: 'x', embed: {}, components: [row(button({ hidden: true }))] }),
  ).toEqual(['embed', 'components[0].components[0].hidden']);
});
