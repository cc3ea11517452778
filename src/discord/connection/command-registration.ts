import {
  Routes,
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  type Client,
} from 'discord.js';
import type { GuildId } from '../../shared/ids.ts';
import type { Logger } from '../../runtime/log.ts';
import { describeError } from './api-errors.ts';
import type { CommandData } from '../commands/command.ts';
import type { Pauses } from './retry.ts';

export interface Registration {
  readonly client: Client<true>;
  readonly pauses: Pauses;
  readonly log: Logger;
  readonly commands: readonly CommandData[];
  /** Only in this server, where changes show at once (while developing); null: everywhere. */
  readonly devGuild: GuildId | null;
}

/**
 * Makes Discord's list of our commands equal to ours: in one scope all of them, in the other none, or
 * people would see each command twice. What is equal already is not written again.
 */
export async function registerCommands(registration: Registration): Promise<void> {
  const { client, commands, devGuild, log } = registration;
  if (devGuild !== null && !client.guilds.cache.has(devGuild)) {
    log.warn('Felt is not in the server of DISCORD_GUILD: its commands are registered nowhere');
  }
  const everywhere = Routes.applicationCommands(client.application.id);
  await register(registration, everywhere, devGuild === null ? commands : []);
  for (const guild of client.guilds.cache.keys()) {
    const here = Routes.applicationGuildCommands(client.application.id, guild);
    await register(registration, here, guild === devGuild ? commands : []);
  }
}

type CommandRoute = ReturnType<typeof Routes.applicationCommands | typeof Routes.applicationGuildCommands>;

async function register(
  { client, pauses, log }: Registration,
  route: CommandRoute,
  commands: readonly CommandData[],
): Promise<void> {
  try {
    const query = new URLSearchParams({ with_localizations: 'true' });
    const present = (await pauses.retrying(() =>
      client.rest.get(route, { query }),
    )) as readonly APIApplicationCommand[];
    if (sameCommands(present, commands)) return;
    await pauses.retrying(() => client.rest.put(route, { body: commands }));
    log.info({ commands: commands.length, route }, 'commands registered');
  } catch (error) {
    // The bot is of use with the list as it is; the next start tries again.
    log.error({ ...describeError(error), route }, 'the commands could not be registered');
  }
}

/** Whether Discord's list says what ours says, whatever order and defaults it comes back with. */
export function sameCommands(
  present: readonly APIApplicationCommand[],
  wanted: readonly CommandData[],
): boolean {
  const inOrder = (list: readonly string[]): string => [...list].sort().join('\n');
  return inOrder(present.map(fingerprint)) === inOrder(wanted.map(fingerprint));
}

type AnyCommand = CommandData | APIApplicationCommand;

function fingerprint(command: AnyCommand): string {
  const { name, description, name_localizations, description_localizations, options, contexts } = command;
  return JSON.stringify({
    name,
    name_localizations: sorted(name_localizations),
    description,
    description_localizations: sorted(description_localizations),
    permissions: command.default_member_permissions ?? null,
    contexts: [...(contexts ?? [])].sort(),
    options: options?.map(optionFingerprint) ?? [],
  });
}

function optionFingerprint(option: APIApplicationCommandOption): unknown {
  const field = (name: string): unknown => Object.entries(option).find(([key]) => key === name)?.[1];
  const choices = 'choices' in option ? option.choices : undefined;
  const inner = 'options' in option ? option.options : undefined;
  return {
    type: option.type,
    name: option.name,
    name_localizations: sorted(option.name_localizations),
    description: option.description,
    description_localizations: sorted(option.description_localizations),
    required: option.required ?? false,
    autocomplete: field('autocomplete') ?? false,
    bounds: ['min_value', 'max_value', 'min_length', 'max_length'].map((name) => field(name) ?? null),
    choices: (choices ?? []).map(({ name, name_localizations, value }) => ({
      name,
      name_localizations: sorted(name_localizations),
      value,
    })),
    options: (inner ?? []).map(optionFingerprint),
  };
}

function sorted(localizations: object | null | undefined): unknown {
  return Object.entries(localizations ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
