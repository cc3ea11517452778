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
import type { AllowedStakes, GuildSettings } from '../../runtime/floor-protocol.ts';
import { limitFor, settingsFor } from '../../table/open.ts';
import { blindsOf } from '../../table/stakes.ts';
import type { TableRequest, TableSettings } from '../../table/settings.ts';
import { describeError } from '../connection/api-errors.ts';
import { answerPrivately } from '../answers/answer.ts';
import { memberOf, messagesOf } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import { allowedGames, mayNotOpenHere, notPlayedHere } from '../floor/opening-rights.ts';
import { cannotPostHere, isThread } from '../tables/posting-permissions.ts';
import { shownTableName } from '../render/render-context.ts';
import { stakesIn, typedStakes } from '../typed/typed-stakes.ts';
import type { AutocompleteUse, CommandUse, Suggestion } from './command.ts';
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
  shortBuyIn: nameOf((commands) => commands.table.subcommands.open.options.shortBuyIn),
  strictClock: nameOf((commands) => commands.table.subcommands.open.options.strictClock),
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
  const own = room.floor.settingsOf(guildId(interaction.guildId));
  const request = requestOf(interaction, messages, own);
  if (!request.ok) return request;
  const { sessionCeiling, rake, turnMs } = own;
  const asked = { ...request.value, turnMs: request.value.turnMs ?? turnMs };
  const ceiling = sessionCeiling ?? room.defaults.sessionCeiling;
  const settings = settingsFor(asked, { sessionCeiling: ceiling, rake });
  if (!settings.ok) return err(describeRefusal(messages, settings.error));
  const refused = notPlayedHere(settings.value, own, messages);
  return refused === null ? settings : err(refused);
}

function requestOf(
  interaction: CommandUse,
  messages: Messages,
  own: GuildSettings,
): Result<TableRequest, string> {
  const { options } = interaction;
  const typedStakes = options.getString(names.stakes, true);
  const written = stakesIn(typedStakes);
  if (written === null) return err(messages.errors.stakesNotUnderstood(typedStakes));
  const typedGame = options.getString(names.game);
  const gameId = gameIn(typedGame, messages, own);
  if (gameId === null) {
    const games = allowedGames(own).map((game) => messages.table.games[game]);
    return err(messages.errors.gameNotUnderstood({ text: typedGame ?? '', games }));
  }
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
    strictClock: options.getString(names.strictClock) === 'on',
    shortBuyIn: options.getString(names.shortBuyIn) === 'on',
  });
}

type Typed = 'minBuyIn' | 'maxBuyIn' | 'ante';

function amountIn(text: string | null, bigBlind: Chips): Result<Chips | null, AmountRefusal> {
  return text === null ? ok(null) : parseAmount(text, { bigBlind, chipUnit: 1, pot: null, allInTo: null });
}

function nameAsked(text: string | null, messages: Messages, gameId: GameId): string {
  const name = plainText(text ?? '');
  return name === '' ? messages.table.games[gameId] : name;
}

/** As it was chosen from the list, or as it is called; without a word the first the server deals. */
function gameIn(text: string | null, { table }: Messages, own: GuildSettings): GameId | null {
  if (text === null) return allowedGames(own)[0] ?? 'texas-holdem';
  const typed = text.trim().toLowerCase();
  const all = Object.values(GAMES).map(({ id }) => id);
  return all.find((id) => id === typed || table.games[id].toLowerCase() === typed) ?? null;
}

type TextSuggestion = Suggestion & { readonly value: string };

/** What is offered while something is typed: games and stakes that this server plays, and the usual buy-ins. */
export function suggestOpening(interaction: AutocompleteUse, { room }: BotContext): readonly Suggestion[] {
  const own = room.floor.settingsOf(guildId(interaction.guildId));
  const focused = interaction.options.getFocused(true);
  const typed = focused.value.trim().toLowerCase();
  const all = offeredFor(focused.name, own, interaction);
  return all.filter(({ name, value }) => name.toLowerCase().includes(typed) || value.startsWith(typed));
}

function offeredFor(
  option: string,
  own: GuildSettings,
  interaction: AutocompleteUse,
): readonly TextSuggestion[] {
  const messages = messagesOf(interaction);
  const { table } = messages;
  if (option === names.game)
    return allowedGames(own).map((game) => ({ name: table.games[game], value: game }));
  if (option === names.minBuyIn) return buyInPresets(own, interaction, messages);
  return (own.stakes.length === 0 ? USUAL_STAKES : own.stakes).map((pair) => ({
    name: table.stakes(pair),
    value: typedStakes(pair),
  }));
}

/**
 * The least buy-in by default, and the one that is usual where people play live: 40 big blinds, in fixed limit ten of
 * the largest bets (docs/rules.md §5).
 */
function buyInPresets(
  own: GuildSettings,
  { options }: AutocompleteUse,
  messages: Messages,
): readonly TextSuggestion[] {
  const gameId = gameIn(options.getString(names.game), messages, own);
  const limit = gameId === null ? null : limitFor(gameOf(gameId), limitIn(options.getString(names.limit)));
  const { bigBlinds, maximumBets } = messages.table.buyInPresets;
  const live =
    limit === 'fixed-limit'
      ? { name: maximumBets(10), value: '20bb' }
      : { name: bigBlinds(40), value: '40bb' };
  return [{ name: bigBlinds(30), value: '30bb' }, live];
}

/** Offered where a server allows any. */
const USUAL_STAKES: readonly AllowedStakes[] = [
  { small: 5, big: 10 },
  { small: 25, big: 50 },
  { small: 50, big: 100 },
  { small: 100, big: 200 },
  { small: 200, big: 500 },
  { small: 500, big: 1000 },
  { small: 1000, big: 2000 },
];

function limitIn(text: string | null): Limit | null {
  return text === 'no-limit' || text === 'pot-limit' || text === 'fixed-limit' ? text : null;
}
