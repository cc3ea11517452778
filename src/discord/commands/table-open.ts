import {
  ChannelType,
  Routes,
  ThreadAutoArchiveDuration,
  channelMention,
  type APIThreadChannel,
} from 'discord.js';
import { channelId, guildId, type ChannelId, type MemberId } from '../../shared/ids.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { Chips } from '../../shared/chips.ts';
import type { GameId, Limit } from '../../engine/games/game.ts';
import { GAMES, gameOf } from '../../engine/games/index.ts';
import type { Messages } from '../../i18n/messages.ts';
import { parseAmount, type AmountRefusal } from '../../i18n/parse-amount.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { plainText } from '../../i18n/untrusted-text.ts';
import { limitFor, settingsFor } from '../../table/open.ts';
import { blindsOf, type WrittenStakes } from '../../table/stakes.ts';
import type { TableRequest, TableSettings } from '../../table/settings.ts';
import { describeError } from '../api-errors.ts';
import { answerPrivately } from '../answer.ts';
import { memberOf, messagesOf } from '../asker.ts';
import type { BotContext } from '../context.ts';
import { mayNotOpenHere } from '../floor/opening-rights.ts';
import { cannotPostHere, isThread } from '../posting-permissions.ts';
import { shownTableName } from '../render/render-context.ts';
import type { CommandUse } from './command.ts';
import { nameOf } from './described.ts';

const names = {
  game: nameOf((commands) => commands.table.subcommands.open.options.game),
  limit: nameOf((commands) => commands.table.subcommands.open.options.limit),
  stakes: nameOf((commands) => commands.table.subcommands.open.options.stakes),
  name: nameOf((commands) => commands.table.subcommands.open.options.name),
  seats: nameOf((commands) => commands.table.subcommands.open.options.seats),
  minBuyIn: nameOf((commands) => commands.table.subcommands.open.options.minBuyIn),
  maxBuyIn: nameOf((commands) => commands.table.subcommands.open.options.maxBuyIn),
  clock: nameOf((commands) => commands.table.subcommands.open.options.clock),
  ante: nameOf((commands) => commands.table.subcommands.open.options.ante),
  place: nameOf((commands) => commands.table.subcommands.open.options.place),
};

/** `/table open`: in this channel, or in a new thread of it. */
export async function openHere(interaction: CommandUse, context: BotContext): Promise<void> {
  const messages = messagesOf(interaction);
  const opener = memberOf(interaction, context);
  const settings = settingsAsked(interaction, context, messages);
  const cannot =
    mayNotOpenHere(interaction, context) ??
    cannotPostHere(interaction, { inNewThread: inNewThread(interaction) });
  if (!settings.ok) await answerPrivately(interaction, settings.error);
  else if (cannot !== null) await answerPrivately(interaction, cannot);
  else if (inNewThread(interaction)) {
    await openInThread(interaction, context, { opener, settings: settings.value });
  } else {
    const here = channelId(interaction.channelId);
    await answerPrivately(
      interaction,
      open(interaction, context, { opener, settings: settings.value, here }),
    );
  }
}

interface Opening {
  readonly opener: MemberId;
  readonly settings: TableSettings;
}

/** Opens the table and returns what is to be told. */
function open(
  interaction: CommandUse,
  { room }: BotContext,
  { opener, settings, here }: Opening & { readonly here: ChannelId },
): string {
  const messages = messagesOf(interaction);
  const opened = room.open({
    guildId: guildId(interaction.guildId),
    channelId: here,
    opener,
    settings,
    key: interaction.id,
  });
  if (!opened.ok) return describeRefusal(messages, opened.error);
  return messages.done.tableOpened({
    name: shownTableName(messages, settings.name),
    link: channelMention(here),
  });
}

/** A thread has to be made first, which takes its time: the answer follows. */
async function openInThread(interaction: CommandUse, context: BotContext, opening: Opening): Promise<void> {
  const { rest } = context.client;
  await interaction.deferReply({ flags: 'Ephemeral' });
  const thread = (await rest.post(Routes.threads(interaction.channelId), {
    body: {
      name: opening.settings.name,
      type: ChannelType.PublicThread,
      auto_archive_duration: ThreadAutoArchiveDuration.ThreeDays,
    },
  })) as APIThreadChannel;
  const here = channelId(thread.id);
  await answerPrivately(interaction, open(interaction, context, { ...opening, here }));
  if (context.room.tableIn(here) !== null) return;
  try {
    await rest.delete(Routes.channel(thread.id));
  } catch (error) {
    context.log.debug(describeError(error), 'an empty thread stays');
  }
}

function inNewThread(interaction: CommandUse): boolean {
  return interaction.options.getString(names.place) === 'thread' && !isThread(interaction);
}

/** The settings, or the sentence that says what is wrong with what was typed. */
function settingsAsked(
  interaction: CommandUse,
  { room }: BotContext,
  messages: Messages,
): Result<TableSettings, string> {
  const request = requestOf(interaction, messages);
  if (!request.ok) return request;
  const { sessionCeiling, rake, turnMs } = room.floor.settingsOf(guildId(interaction.guildId));
  const asked = { ...request.value, turnMs: request.value.turnMs ?? turnMs };
  const ceiling = sessionCeiling ?? room.defaults.sessionCeiling;
  const settings = settingsFor(asked, { sessionCeiling: ceiling, rake });
  return settings.ok ? settings : err(describeRefusal(messages, settings.error));
}

function requestOf(interaction: CommandUse, messages: Messages): Result<TableRequest, string> {
  const { options } = interaction;
  const typedStakes = options.getString(names.stakes, true);
  const written = stakesIn(typedStakes);
  if (written === null) return err(messages.errors.stakesNotUnderstood(typedStakes));
  const gameId = gameIn(options.getString(names.game));
  const limit = limitFor(gameOf(gameId), limitIn(options.getString(names.limit)));
  const blinds = blindsOf(written, limit);
  if (!blinds.ok) return err(describeRefusal(messages, blinds.error));
  const amounts = { minBuyIn: null, maxBuyIn: null, ante: null } as Record<Typed, Chips | null>;
  for (const option of ['minBuyIn', 'maxBuyIn', 'ante'] as const) {
    const amount = amountIn(options.getString(names[option]), blinds.value.bigBlind);
    if (!amount.ok) return err(describeRefusal(messages, amount.error));
    amounts[option] = amount.value;
  }
  const clock = options.getInteger(names.clock);
  return ok({
    name: nameAsked(options.getString(names.name), messages, gameId),
    gameId,
    limit,
    ...blinds.value,
    ...amounts,
    bringIn: null,
    seats: options.getInteger(names.seats),
    turnMs: clock === null ? null : clock * 1000,
    bankMs: null,
    awayMs: null,
    strictClock: false,
    shortBuyIn: false,
  });
}

type Typed = 'minBuyIn' | 'maxBuyIn' | 'ante';

/** `1/2`, or one number. */
function stakesIn(text: string): WrittenStakes | null {
  const [first, second, ...rest] = text.split('/').map((part) => amountIn(part, null));
  if (first?.ok !== true || first.value === null || rest.length > 0) return null;
  if (second === undefined) return { first: first.value, second: null };
  if (!second.ok || second.value === null) return null;
  return { first: first.value, second: second.value };
}

function amountIn(text: string | null, bigBlind: Chips | null): Result<Chips | null, AmountRefusal> {
  return text === null ? ok(null) : parseAmount(text, { bigBlind, chipUnit: 1, pot: null, allInTo: null });
}

function nameAsked(text: string | null, messages: Messages, gameId: GameId): string {
  const name = plainText(text ?? '');
  return name === '' ? messages.table.games[gameId] : name;
}

/** Hold'em unless another game is chosen; Discord lets nobody choose anything else than those listed. */
function gameIn(text: string | null): GameId {
  return Object.values(GAMES).find(({ id }) => id === text)?.id ?? 'texas-holdem';
}

function limitIn(text: string | null): Limit | null {
  return text === 'no-limit' || text === 'pot-limit' || text === 'fixed-limit' ? text : null;
}
