import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandChannelOption,
  type APIApplicationCommandIntegerOption,
  type APIApplicationCommandOption,
  type APIApplicationCommandRoleOption,
  type APIApplicationCommandStringOption,
  type APIApplicationCommandSubcommandGroupOption,
  type APIApplicationCommandSubcommandOption,
  type APIApplicationCommandUserOption,
  ChannelType,
} from 'discord.js';
import { messagesFor } from '../../i18n/index.ts';
import type { ChoiceText, CommandMessages, CommandText } from '../../i18n/command-messages.ts';
import type { CommandData } from './command.ts';

const english = messagesFor('en').commands;
const italian = messagesFor('it').commands;

/** Picks the same text in every language; the English name is the name the code goes by. */
type Pick<Text> = (commands: CommandMessages) => Text;

function named(pick: Pick<CommandText>) {
  const [en, it] = [pick(english), pick(italian)];
  return {
    name: en.name,
    name_localizations: { it: it.name },
    description: en.description,
    description_localizations: { it: it.description },
  };
}

/** A command for servers only: tables are there and nowhere else. */
export function commandData(
  pick: Pick<CommandText>,
  options: readonly APIApplicationCommandOption[] = [],
): CommandData {
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(pick),
    options: [...options],
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  };
}

export function subcommand(
  pick: Pick<CommandText>,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, ...named(pick), options: [...options] };
}

export function subcommandGroup(
  pick: Pick<CommandText>,
  subcommands: readonly APIApplicationCommandSubcommandOption[],
): APIApplicationCommandSubcommandGroupOption {
  return { type: ApplicationCommandOptionType.SubcommandGroup, ...named(pick), options: [...subcommands] };
}

interface Needed {
  readonly required: boolean;
}

/** Text somebody types; amounts too, so that «12,5», «½» and «3bb» are read by us and not by Discord. */
export function textOption(
  pick: Pick<CommandText>,
  {
    required,
    suggests = false,
    maxLength = 40,
  }: Needed & { readonly suggests?: boolean; readonly maxLength?: number },
): APIApplicationCommandStringOption {
  const type = ApplicationCommandOptionType.String;
  const max_length = maxLength;
  // Two shapes, as Discord's types have them: with suggestions there is nothing to choose from.
  return suggests
    ? { type, ...named(pick), required, max_length, autocomplete: true }
    : { type, ...named(pick), required, max_length };
}

export function choiceOption<Choice extends string>(
  pick: Pick<ChoiceText<Choice>>,
  { required, only }: Needed & { readonly only?: readonly Choice[] },
): APIApplicationCommandStringOption {
  const [en, it] = [pick(english).choices, pick(italian).choices];
  const values = only ?? (Object.keys(en) as Choice[]);
  return {
    type: ApplicationCommandOptionType.String,
    ...named(pick),
    required,
    choices: values.map((value) => ({ name: en[value], name_localizations: { it: it[value] }, value })),
  };
}

export function numberOption(
  pick: Pick<CommandText>,
  {
    required,
    min,
    max,
    suggests = false,
  }: Needed & { readonly min: number; readonly max: number; readonly suggests?: boolean },
): APIApplicationCommandIntegerOption {
  const type = ApplicationCommandOptionType.Integer;
  const range = { min_value: min, max_value: max };
  return suggests
    ? { type, ...named(pick), required, ...range, autocomplete: true }
    : { type, ...named(pick), required, ...range };
}

export function userOption(pick: Pick<CommandText>, { required }: Needed): APIApplicationCommandUserOption {
  return { type: ApplicationCommandOptionType.User, ...named(pick), required };
}

export function roleOption(pick: Pick<CommandText>, { required }: Needed): APIApplicationCommandRoleOption {
  return { type: ApplicationCommandOptionType.Role, ...named(pick), required };
}

/** A channel in which messages can stand. */
export function channelOption(
  pick: Pick<CommandText>,
  { required }: Needed,
): APIApplicationCommandChannelOption {
  const channel_types = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;
  return {
    type: ApplicationCommandOptionType.Channel,
    ...named(pick),
    required,
    channel_types: [...channel_types],
  };
}

/** The name by which the code asks for an option, a subcommand or a command. */
export function nameOf(pick: Pick<CommandText>): string {
  return pick(english).name;
}
