import {
  ApplicationCommandOptionType,
  type APIApplicationCommandOption,
  type CommandInteractionOption,
} from 'discord.js';
import type { CommandData } from './commands/command.ts';

type Registered = readonly APIApplicationCommandOption[];
type Used = readonly Pick<CommandInteractionOption, 'name' | 'type' | 'value' | 'options'>[];

/**
 * Whether a command is used as it is registered. Discord's own apps send nothing else; but they may still
 * know an older registration, and others send what they like.
 */
export function isAsRegistered({ options = [] }: CommandData, used: Used): boolean {
  return fits(options, used);
}

function fits(registered: Registered, used: Used): boolean {
  const [only, another] = used;
  if (registered.some(isSubcommand)) {
    const chosen = registered.find(({ name, type }) => name === only?.name && type === only.type);
    const inner = chosen !== undefined && 'options' in chosen ? (chosen.options ?? []) : [];
    return chosen !== undefined && another === undefined && fits(inner, only?.options ?? []);
  }
  const names = new Set(used.map(({ name }) => name));
  return (
    names.size === used.length &&
    registered.every(({ name, required }) => required !== true || names.has(name)) &&
    used.every((option) => {
      const asked = registered.find(({ name, type }) => name === option.name && type === option.type);
      return asked !== undefined && valueFits(asked, option.value);
    })
  );
}

function isSubcommand({ type }: APIApplicationCommandOption): boolean {
  return (
    type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup
  );
}

function valueFits(asked: APIApplicationCommandOption, value: CommandInteractionOption['value']): boolean {
  if (asked.type === ApplicationCommandOptionType.String) {
    if (typeof value !== 'string' || value.length > (asked.max_length ?? Infinity)) return false;
    const { choices } = asked;
    return choices === undefined || choices.some((choice) => choice.value === value);
  }
  if (asked.type === ApplicationCommandOptionType.Integer) {
    const { min_value: min = -Infinity, max_value: max = Infinity } = asked;
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  }
  return true;
}
