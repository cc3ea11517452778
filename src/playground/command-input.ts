/** How Discord's own client turns what a person types into the options of a command. */
import type { Payload } from './payloads.ts';
import { memberPayload, userPayload, rolePayload } from './payloads.ts';
import { COMPONENT, OPTION, type Command, type CommandOption, type Component } from './wire.ts';
import type { World } from './world.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Why the client does not send a command or a modal. The limit is a number of the option, if any. */
export interface InputProblem {
  readonly field: string;
  readonly code:
    | 'required'
    | 'unknown'
    | 'notNumber'
    | 'notWhole'
    | 'notBoolean'
    | 'notChoice'
    | 'notFound'
    | 'tooSmall'
    | 'tooLarge'
    | 'tooShort'
    | 'tooLong'
    | 'tooFewValues'
    | 'tooManyValues';
  readonly limit: number | null;
}

/** The client's own refusal: nothing was sent to the bot. */
export class InputRefused extends Error {
  override readonly name = 'InputRefused';
  readonly problems: readonly InputProblem[];

  constructor(problems: readonly InputProblem[]) {
    super(
      problems
        .map(({ field, code, limit }) => `${field}: ${code}${limit === null ? '' : ` (${limit})`}`)
        .join(', '),
    );
    this.problems = problems;
  }
}

export interface Leaf {
  readonly command: Command;
  /** The names of the group and the subcommand, outermost first. */
  readonly path: readonly CommandOption[];
  readonly options: readonly CommandOption[];
}

/** The command that «table open» means, or null. */
export function findLeaf(commands: readonly Command[], text: string): Leaf | null {
  const [name, ...rest] = text.trim().replace(/^\//, '').split(/\s+/);
  const command = commands.find((other) => other.name === name && other.type === 1);
  if (command === undefined) return null;
  const path: CommandOption[] = [];
  let options = command.options;
  for (const word of rest) {
    const next = options.find((option) => option.name === word && option.type <= OPTION.subcommandGroup);
    if (next === undefined) return null;
    path.push(next);
    options = next.options ?? [];
  }
  return options.some((option) => option.type <= OPTION.subcommandGroup) ? null : { command, path, options };
}

export interface CommandData {
  readonly data: Payload;
  readonly problems: readonly InputProblem[];
}

export interface CommandInput {
  readonly leaf: Leaf;
  readonly values: OptionValues;
  readonly guildId: string | null;
  /** The option that is being typed, in an autocomplete request. */
  readonly focused: string | null;
}

/** The `data` of the interaction, and what the client would refuse. */
export function commandData(world: World, { leaf, values, guildId, focused }: CommandInput): CommandData {
  const problems: InputProblem[] = [];
  const resolved: Record<string, Record<string, unknown>> = {};
  const options: Payload[] = [];
  for (const name of Object.keys(values)) {
    if (!leaf.options.some((option) => option.name === name))
      problems.push({ field: name, code: 'unknown', limit: null });
  }
  for (const option of leaf.options) {
    const value = values[option.name];
    if (value === undefined || value === '') {
      if (option.required === true) problems.push({ field: option.name, code: 'required', limit: null });
      if (option.name !== focused) continue;
    }
    if (option.name === focused) {
      options.push({ type: option.type, name: option.name, value: String(value ?? ''), focused: true });
      continue;
    }
    const read = readValue(world, option, value ?? '', guildId);
    problems.push(...read.problems);
    for (const [kind, entries] of Object.entries(read.resolved))
      resolved[kind] = { ...resolved[kind], ...entries };
    options.push({ type: option.type, name: option.name, value: read.value });
  }
  const nested = leaf.path
    .toReversed()
    .reduce<Payload[]>((inner, part) => [{ type: part.type, name: part.name, options: inner }], options);
  const { command } = leaf;
  return {
    problems,
    data: {
      id: command.id,
      name: command.name,
      type: command.type,
      options: nested,
      ...(Object.keys(resolved).length === 0 ? {} : { resolved }),
      ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
    },
  };
}

interface ReadValue {
  readonly value: OptionValue;
  readonly resolved: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly problems: readonly InputProblem[];
}

function readValue(
  world: World,
  option: CommandOption,
  given: OptionValue,
  guildId: string | null,
): ReadValue {
  const plain = (value: OptionValue, problems: readonly InputProblem[] = []): ReadValue => ({
    value,
    resolved: {},
    problems,
  });
  const problem = (code: InputProblem['code'], limit: number | null = null): ReadValue =>
    plain(given, [{ field: option.name, code, limit }]);
  switch (option.type) {
    case OPTION.integer:
    case OPTION.number: {
      const value = typeof given === 'number' ? given : Number(given);
      if (!Number.isFinite(value) || given === '') return problem('notNumber');
      if (option.type === OPTION.integer && !Number.isInteger(value)) return problem('notWhole');
      if (value < (option.min_value ?? -Infinity)) return problem('tooSmall', option.min_value ?? null);
      if (value > (option.max_value ?? Infinity)) return problem('tooLarge', option.max_value ?? null);
      return isChoice(option, value) ? plain(value) : problem('notChoice');
    }
    case OPTION.boolean:
      if (given === true || given === 'true') return plain(true);
      return given === false || given === 'false' ? plain(false) : problem('notBoolean');
    case OPTION.string: {
      const value = String(given);
      if (value.length < (option.min_length ?? 0)) return problem('tooShort', option.min_length ?? null);
      if (value.length > (option.max_length ?? 6000)) return problem('tooLong', option.max_length ?? 6000);
      return isChoice(option, value) ? plain(value) : problem('notChoice');
    }
    default:
      return readReference(world, option, String(given), guildId) ?? problem('notFound');
  }
}

function isChoice({ choices }: CommandOption, value: OptionValue): boolean {
  return (
    choices === null ||
    choices === undefined ||
    choices.length === 0 ||
    choices.some((choice) => choice.value === value)
  );
}

/** What Discord says under `resolved` of the people, roles or channels chosen in a menu. */
export function resolvedFor(
  world: World,
  component: Component,
  ids: readonly string[],
  guildId: string | null,
): Payload {
  const type = MENU_OPTION[component.type];
  if (type === undefined) return {};
  const resolved: Record<string, Payload> = {};
  for (const id of ids) {
    const read = readReference(world, { type, name: '', description: '' }, id, guildId);
    for (const [kind, entries] of Object.entries(read?.resolved ?? {})) {
      resolved[kind] = { ...resolved[kind], ...entries };
    }
  }
  return { resolved };
}

/** The kind of option that chooses from the same things as each kind of menu. */
const MENU_OPTION: Readonly<Record<number, number>> = {
  [COMPONENT.userSelect]: OPTION.user,
  [COMPONENT.roleSelect]: OPTION.role,
  [COMPONENT.mentionableSelect]: OPTION.mentionable,
  [COMPONENT.channelSelect]: OPTION.channel,
};

/** A person, role or channel by id or name, with what Discord says of it under `resolved`. */
function readReference(
  world: World,
  option: CommandOption,
  given: string,
  guildId: string | null,
): ReadValue | null {
  const { tables } = world;
  const named = given.replace(/^[@#]/, '');
  const kind = option.type;
  if (kind === OPTION.user || kind === OPTION.mentionable) {
    const user = tables.get('users', given) ?? tables.all('users').find((other) => other.name === named);
    if (user !== undefined) {
      const member = guildId === null ? null : world.member(guildId, user.id);
      const users = { [user.id]: userPayload(user) };
      const members =
        member === null ? {} : { members: { [user.id]: { ...memberPayload(member), permissions: '0' } } };
      return { value: user.id, resolved: { users, ...members }, problems: [] };
    }
  }
  if (kind === OPTION.role || kind === OPTION.mentionable) {
    const role = tables
      .all('roles')
      .find((other) => other.guildId === guildId && [other.id, other.name].includes(named));
    if (role !== undefined)
      return { value: role.id, resolved: { roles: { [role.id]: rolePayload(role) } }, problems: [] };
  }
  if (kind === OPTION.channel) {
    const channel = tables
      .all('channels')
      .find((other) => other.guildId === guildId && [other.id, other.name].includes(named));
    const types = option.channel_types ?? [];
    if (channel !== undefined && (types.length === 0 || types.includes(channel.type))) {
      const { id, name, type, parentId } = channel;
      const wire = {
        id,
        name,
        type,
        parent_id: parentId,
        permissions: world.permissions(channel, world.botId).toString(),
      };
      return { value: id, resolved: { channels: { [id]: wire } }, problems: [] };
    }
  }
  return null;
}
