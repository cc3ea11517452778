import { channelId, guildId, type ChannelId } from '../../shared/ids.ts';
import { err, ok } from '../../shared/result.ts';
import type { GameId } from '../../engine/games/game.ts';
import { GAMES } from '../../engine/games/index.ts';
import type { CommandMessages } from '../../i18n/command-messages.ts';
import { describeRefusal } from '../../i18n/refusal-messages.ts';
import { CLOCK_RANGES } from '../../table/open.ts';
import { MOST_STAKES, stakesListIn } from '../typed/typed-stakes.ts';
import type { CommandUse } from './command.ts';
import {
  channelOption,
  choiceOption,
  nameOf,
  numberOption,
  roleOption,
  subcommand,
  textOption,
} from './described.ts';
import { amountTyped, type Change, type SettingsPart } from './settings-part.ts';

const words = (commands: CommandMessages) => commands.floor.subcommands.settings.subcommands.tables;

const names = {
  allowGame: nameOf((commands) => words(commands).options.allowGame),
  disallowGame: nameOf((commands) => words(commands).options.disallowGame),
  stakes: nameOf((commands) => words(commands).options.stakes),
  clock: nameOf((commands) => words(commands).options.clock),
  sessionCeiling: nameOf((commands) => words(commands).options.sessionCeiling),
  openRole: nameOf((commands) => words(commands).options.openRole),
  allowChannel: nameOf((commands) => words(commands).options.allowChannel),
  disallowChannel: nameOf((commands) => words(commands).options.disallowChannel),
  ageRestricted: nameOf((commands) => words(commands).options.ageRestricted),
};

const optional = { required: false };

/** `/floor settings tables`: what may be opened, by whom and where. Open tables stay as they were opened. */
export const tables: SettingsPart = {
  data: subcommand(words, [
    choiceOption((commands) => words(commands).options.allowGame, optional),
    choiceOption((commands) => words(commands).options.disallowGame, optional),
    textOption((commands) => words(commands).options.stakes, {
      ...optional,
      maxLength: 300,
    }),
    numberOption((commands) => words(commands).options.clock, {
      ...optional,
      min: CLOCK_RANGES.turnMs.minimumMs / 1000,
      max: CLOCK_RANGES.turnMs.maximumMs / 1000,
    }),
    textOption((commands) => words(commands).options.sessionCeiling, optional),
    roleOption((commands) => words(commands).options.openRole, optional),
    channelOption((commands) => words(commands).options.allowChannel, optional),
    channelOption((commands) => words(commands).options.disallowChannel, optional),
    choiceOption((commands) => words(commands).options.ageRestricted, optional),
  ]),
  changeAsked(interaction, messages, { room }) {
    const { options } = interaction;
    const now = room.floor.settingsOf(guildId(interaction.guildId));
    const change: Change = {};
    const stakes = options.getString(names.stakes);
    if (stakes !== null) {
      const list = stakesListIn(stakes);
      if (list === null)
        return err(messages.floor.errors.stakesListNotUnderstood({ text: stakes, most: MOST_STAKES }));
      change.stakes = list;
    }
    const ceiling = options.getString(names.sessionCeiling);
    if (ceiling !== null) {
      const amount = amountTyped(ceiling, { zero: false });
      if (!amount.ok) return err(describeRefusal(messages, amount.error));
      change.sessionCeiling = amount.value;
    }
    const games = gamesIn(interaction, now.games);
    if (games !== null) change.games = games;
    const seconds = options.getInteger(names.clock);
    if (seconds !== null) change.turnMs = seconds * 1000;
    const openRole = options.getRole(names.openRole);
    if (openRole !== null) change.openRole = openRole.id === interaction.guildId ? null : openRole.id;
    const channels = channelsIn(interaction, now.channels);
    if (channels !== null) change.channels = channels;
    const ageRestricted = options.getString(names.ageRestricted);
    if (ageRestricted !== null) change.ageRestrictedOnly = ageRestricted === 'on';
    return ok(change);
  },
};

/** What may be dealt then, in the room's order; null where nothing is said about it. */
function gamesIn({ options }: CommandUse, now: readonly GameId[]): readonly GameId[] | null {
  const all = Object.values(GAMES).map(({ id }) => id);
  const [allowed, disallowed] = [options.getString(names.allowGame), options.getString(names.disallowGame)];
  if (allowed === null && disallowed === null) return null;
  // Without a list every game is dealt: one that is allowed begins it, one that is not leaves the others.
  const before = now.length === 0 && allowed === null ? all : now;
  const after = all.filter((game) => (before.includes(game) || game === allowed) && game !== disallowed);
  return after.length === all.length ? [] : after;
}

/** Where tables may be opened then; null where nothing is said about it. */
function channelsIn({ options }: CommandUse, now: readonly ChannelId[]): readonly ChannelId[] | null {
  const [allowed, disallowed] = [
    options.getChannel(names.allowChannel),
    options.getChannel(names.disallowChannel),
  ];
  if (allowed === null && disallowed === null) return null;
  const more = allowed === null ? now : [...new Set([...now, channelId(allowed.id)])];
  return more.filter((channel) => channel !== disallowed?.id);
}
