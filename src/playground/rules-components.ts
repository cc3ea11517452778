import { checkEmoji } from './emoji.ts';
import type { Path, Problems } from './errors.ts';
import { checkUrl } from './rules-url.ts';
import { COMPONENT, type Component } from './wire.ts';

export interface ComponentRuleContext {
  readonly usesV2: boolean;
  readonly files: readonly string[];
  readonly isKnownEmoji: (emojiId: string) => boolean;
}

interface Placed {
  readonly component: Component;
  readonly path: Path;
}

const SELECTS: readonly number[] = [
  COMPONENT.stringSelect,
  COMPONENT.userSelect,
  COMPONENT.roleSelect,
  COMPONENT.mentionableSelect,
  COMPONENT.channelSelect,
];

/** What is wrong with the components of a message. */
export function checkComponents(
  problems: Problems,
  components: readonly Component[],
  context: ComponentRuleContext,
): void {
  const all = components.flatMap((component, index) => withNested(component, ['components', index]));
  if (context.usesV2) checkV2Totals(problems, all);
  else checkLegacyLayout(problems, components);
  checkCustomIdsDiffer(problems, all);
  for (const placed of all) checkOne(problems, placed, context);
}

/** A component and everything inside it, with the path of each in the body. */
export function withNested(component: Component, path: Path): Placed[] {
  const inside = (component.components ?? []).flatMap((child, index) =>
    withNested(child, [...path, 'components', index]),
  );
  const single = (['component', 'accessory'] as const).flatMap((key) => {
    const child = component[key];
    return child === null || child === undefined ? [] : withNested(child, [...path, key]);
  });
  return [{ component, path }, ...inside, ...single];
}

/** Discord's documentation: without IS_COMPONENTS_V2 at most five rows, and nothing but rows. */
function checkLegacyLayout(problems: Problems, components: readonly Component[]): void {
  if (components.length > 5) {
    problems.add(['components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.');
  }
  for (const [index, component] of components.entries()) {
    if (component.type !== COMPONENT.actionRow) {
      problems.add(
        ['components', index, 'type'],
        'UNION_TYPE_CHOICES',
        'Value of field "type" must be one of (1,).',
      );
    }
  }
}

/** Discord's documentation: at most 40 components, the nested ones counted, and 4000 characters of text. */
function checkV2Totals(problems: Problems, all: readonly Placed[]): void {
  if (all.length > 40) {
    problems.add(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      'The maximum number of components is 40',
    );
  }
  const text = all
    .filter(({ component }) => component.type === COMPONENT.textDisplay)
    .reduce((sum, { component }) => sum + (component.content ?? '').length, 0);
  if (text > 4000) {
    problems.add(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      'Displayable text size exceeds maximum size of 4000',
    );
  }
}

export function checkCustomIdsDiffer(problems: Problems, all: readonly Placed[]): void {
  const seen = new Set<string>();
  for (const { component, path } of all) {
    const id = component.custom_id;
    if (id === null || id === undefined) continue;
    if (seen.has(id)) {
      problems.add(
        [...path, 'custom_id'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      );
    }
    seen.add(id);
  }
}

function checkOne(problems: Problems, { component, path }: Placed, context: ComponentRuleContext): void {
  if (component.type === COMPONENT.actionRow) checkRowWidth(problems, component, path);
  if (component.type === COMPONENT.button) checkButton(problems, component, path, context);
  if (SELECTS.includes(component.type)) checkSelect(problems, component, path, context);
  checkUrl(problems, [...path, 'media', 'url'], component.media?.url, context.files);
  checkUrl(problems, [...path, 'file', 'url'], component.file?.url, context.files);
  for (const [index, item] of (component.items ?? []).entries()) {
    checkUrl(problems, [...path, 'items', index, 'media', 'url'], item.media.url, context.files);
  }
}

/** A row is five buttons wide, and a select is as wide as the row. */
function checkRowWidth(problems: Problems, row: Component, path: Path): void {
  const width = (row.components ?? []).reduce(
    (sum, component) => sum + (component.type === COMPONENT.button ? 1 : 5),
    0,
  );
  if (width > 5) {
    problems.add(
      path,
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The specified component exceeds the maximum width',
    );
  }
}

const LINK = 5;
const PREMIUM = 6;

/** Discord's documentation: «Non-link and non-premium buttons must have a custom_id, and cannot have a url». */
function checkButton(
  problems: Problems,
  button: Component,
  path: Path,
  { isKnownEmoji }: ComponentRuleContext,
): void {
  const isLink = button.style === LINK;
  const isPremium = button.style === PREMIUM;
  const needed = isLink ? 'url' : isPremium ? 'sku_id' : 'custom_id';
  for (const key of ['custom_id', 'url', 'sku_id'] as const) {
    const present = button[key] !== null && button[key] !== undefined;
    if (key === needed && !present) {
      problems.add([...path, key], 'BASE_TYPE_REQUIRED', 'This field is required');
    }
    if (key !== needed && present) {
      problems.add(path, 'BUTTON_COMPONENT_FIELDS_EXCLUSIVE', `A ${key} cannot be used in this button.`);
    }
  }
  if (isLink && button.url !== null && button.url !== undefined) {
    if (!/^(?:https?|discord):\/\//i.test(button.url)) {
      problems.add(
        [...path, 'url'],
        'URL_TYPE_INVALID_SCHEME',
        "Scheme must be one of ('http', 'https', 'discord').",
      );
    }
  }
  const emoji = button.emoji ?? null;
  if (!isPremium && (button.label ?? '').trim() === '' && emoji === null) {
    problems.add(path, 'BUTTON_COMPONENT_NO_LABEL_OR_EMOJI', 'Buttons must have a label or an emoji.');
  }
  if (emoji !== null) checkEmoji(problems, [...path, 'emoji'], emoji, isKnownEmoji);
}

/** What is wrong with a select menu, in a message or in a modal. */
export function checkSelect(
  problems: Problems,
  select: Component,
  path: Path,
  { isKnownEmoji }: Pick<ComponentRuleContext, 'isKnownEmoji'>,
): void {
  const options = select.options ?? [];
  const min = select.min_values ?? 1;
  const max = select.max_values ?? 1;
  if (min > max) {
    problems.add(
      [...path, 'min_values'],
      'SELECT_COMPONENT_MIN_ABOVE_MAX',
      'min_values is above max_values.',
    );
  }
  if (select.type !== COMPONENT.stringSelect) return;
  if (max > options.length) {
    problems.add([...path, 'max_values'], 'SELECT_COMPONENT_MAX_ABOVE_OPTIONS', 'More values than options.');
  }
  if (options.filter((option) => option.default === true).length > max) {
    problems.add(
      [...path, 'options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULTS',
      'More defaults than max_values.',
    );
  }
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    if (seen.has(option.value)) {
      problems.add(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    }
    seen.add(option.value);
    const emoji = option.emoji ?? null;
    if (emoji !== null) checkEmoji(problems, [...path, 'options', index, 'emoji'], emoji, isKnownEmoji);
  }
}
