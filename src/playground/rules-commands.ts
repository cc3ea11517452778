import { Problems, type Path } from './errors.ts';
import {
  OPTION,
  type CommandBody,
  type CommandChoice,
  type CommandOption,
  type Localizations,
} from './wire.ts';

/** Discord's documentation: the languages a command may be translated into. */
const LOCALES = new Set(
  (
    'id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th ' +
    'zh-CN ja zh-TW ko'
  ).split(' '),
);

const CHAT_INPUT = 1;

// Discord's documentation gives this pattern for the names of chat commands and of their options.
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

/** Throws 50035 when Discord would refuse to register this list of commands. */
export function checkCommands(commands: readonly CommandBody[]): void {
  const problems = new Problems();
  const chat = commands.filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT);
  if (chat.length > 100) {
    problems.add([], 'APPLICATION_COMMANDS_LIMIT', 'Maximum number of application commands reached (100).');
  }
  const seen = new Set<string>();
  for (const [index, command] of commands.entries()) {
    const key = `${command.type ?? CHAT_INPUT} ${command.name}`;
    if (seen.has(key)) {
      problems.add(
        [index, 'name'],
        'APPLICATION_COMMANDS_DUPLICATE_NAME',
        'Application command names must be unique',
      );
    }
    seen.add(key);
    checkCommand(problems, command, [index]);
  }
  problems.throwIfAny();
}

function checkCommand(problems: Problems, command: CommandBody, path: Path): void {
  checkLocales(problems, command, path);
  if ((command.type ?? CHAT_INPUT) !== CHAT_INPUT) return;
  checkName(problems, command, path);
  if ((command.description ?? '') === '') {
    problems.add([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required');
  }
  checkOptions(problems, command.options ?? [], path);
  if (commandLength(command) > 8000) {
    problems.add(path, 'APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)');
  }
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Localizations | undefined;
  readonly description_localizations?: Localizations | undefined;
}

function checkName(problems: Problems, named: Named, path: Path): void {
  const names: [Path, string][] = [[[...path, 'name'], named.name]];
  for (const [locale, name] of Object.entries(named.name_localizations ?? {})) {
    names.push([[...path, 'name_localizations', locale], name]);
  }
  for (const [where, name] of names) {
    if (!NAME.test(name) || name !== name.toLowerCase()) {
      problems.add(where, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
    }
  }
}

function checkLocales(problems: Problems, named: Named, path: Path): void {
  for (const key of ['name_localizations', 'description_localizations'] as const) {
    for (const locale of Object.keys(named[key] ?? {})) {
      if (!LOCALES.has(locale)) {
        problems.add([...path, key, locale], 'BASE_TYPE_CHOICES', `'${locale}' is not a locale of Discord.`);
      }
    }
  }
}

function checkOptions(problems: Problems, options: readonly CommandOption[], path: Path): void {
  const seen = new Set<string>();
  let optionalSeen = false;
  const isGroup = (option: CommandOption) => option.type <= OPTION.subcommandGroup;
  if (options.some(isGroup) && !options.every(isGroup)) {
    problems.add(
      [...path, 'options'],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    );
  }
  for (const [index, option] of options.entries()) {
    const here = [...path, 'options', index];
    if (seen.has(option.name)) {
      problems.add(
        [...here, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_INVALID',
        'Option names must be unique',
      );
    }
    seen.add(option.name);
    if (option.required === true && optionalSeen) {
      problems.add(
        here,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    if (option.required !== true) optionalSeen = true;
    checkOption(problems, option, here);
  }
}

function checkOption(problems: Problems, option: CommandOption, path: Path): void {
  checkName(problems, option, path);
  checkLocales(problems, option, path);
  checkOptions(problems, option.options ?? [], path);
  const choices = option.choices ?? [];
  if (choices.length > 0 && option.autocomplete === true) {
    problems.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID',
      'Autocomplete cannot be used together with choices',
    );
  }
  const names = choices.map((choice) => choice.name);
  for (const [index, choice] of choices.entries()) {
    checkLocales(problems, choice, [...path, 'choices', index]);
    if (names.indexOf(choice.name) !== index) {
      problems.add(
        [...path, 'choices', index, 'name'],
        'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_INVALID',
        'Choice names must be unique',
      );
    }
  }
  for (const [low, high] of [
    ['min_value', 'max_value'],
    ['min_length', 'max_length'],
  ] as const) {
    if ((option[low] ?? -Infinity) > (option[high] ?? Infinity)) {
      problems.add([...path, low], 'APPLICATION_COMMAND_OPTIONS_MIN_ABOVE_MAX', `${low} is above ${high}.`);
    }
  }
}

/**
 * Discord's documentation: 8000 characters for the names, descriptions and values of a command, its
 * options and choices together; of a translated text the longest language counts.
 */
function commandLength(command: CommandBody | CommandOption | CommandChoice): number {
  let length = longest(command.name, command.name_localizations);
  if ('value' in command && typeof command.value === 'string') length += command.value.length;
  if ('description' in command) {
    length += longest(command.description ?? '', command.description_localizations);
    for (const option of command.options ?? []) length += commandLength(option);
  }
  if ('choices' in command) for (const choice of command.choices ?? []) length += commandLength(choice);
  return length;
}

function longest(text: string, localizations: Localizations | undefined): number {
  return Math.max(text.length, ...Object.values(localizations ?? {}).map((other) => other.length));
}
