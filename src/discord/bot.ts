import { Events, type Client, type WebSocketOptions } from 'discord.js';
import { guildId, type GuildId, type TableId } from '../shared/ids.ts';
import type { Clock } from '../shared/clock.ts';
import type { Logger } from '../runtime/log.ts';
import type { Room } from '../runtime/room.ts';
import type { Table } from '../table/table.ts';
import { CardEmojis } from './cards/card-emojis.ts';
import type { EmojiArt } from './cards/card-art.ts';
import { callsOf } from './tables/calls-of.ts';
import { registerCommands } from './connection/command-registration.ts';
import { COMMANDS } from './commands/index.ts';
import { DirectMessages } from './private/direct-messages.ts';
import { isConnected, watchGateway } from './connection/gateway-watch.ts';
import { Confirmations } from './floor/confirmations.ts';
import { FloorCalls } from './floor/floor-calls.ts';
import { FloorNews } from './floor/floor-news.ts';
import { InFlight } from './connection/in-flight.ts';
import { InteractionRouter } from './interaction-router.ts';
import { login, type LoginError } from './connection/login.ts';
import { membersPort } from './connection/members-port.ts';
import { MembershipWatch } from './people/membership-watch.ts';
import { messagesPort } from './connection/messages-port.ts';
import { Outages } from './connection/outages.ts';
import { tellAgain, tellPrivately } from './private/private-news.ts';
import { tableBody } from './private/private-bodies.ts';
import { turnReminder } from './private/turn-reminder.ts';
import { Readers } from './people/readers.ts';
import type { Painter } from './pictures/painter.ts';
import { Pauses } from './connection/retry.ts';
import { TableHolds } from './tables/table-holds.ts';
import { publicPicture } from './tables/table-pictures.ts';
import { TablePresenter } from './tables/table-presenter.ts';
import { Turns } from './connection/turns.ts';
import { REQUESTS_PER_SECOND } from './connection/client.ts';

export { LoginError, type LoginFault } from './connection/login.ts';

export interface BotOptions {
  /** Not started yet: its clocks run from when people can be reached. */
  readonly room: Room;
  readonly token: string;
  /** REST base of another Discord; null: the real one. */
  readonly api: string | null;
  /** Commands are registered in this server only; null: everywhere. */
  readonly devGuild: GuildId | null;
  readonly log: Logger;
  readonly clock: Clock;
  /** Discord took the token back while the bot ran: it will not come back by itself. */
  readonly onLost?: (error: LoginError) => void;
  /** Gives up waiting for a Discord that cannot be reached. */
  readonly signal?: AbortSignal;
  /** The pictures to upload as application emojis where they are missing; none if not given. */
  readonly emojiArt?: readonly EmojiArt[];
  /** What draws pictures; none are drawn if not given. Stops with the bot. */
  readonly painter?: Painter;
  /** How the gateway is connected to, where it is not the real one. */
  readonly ws?: WebSocketOptions;
  /** How many requests a second are made, where it is not the real one. */
  readonly requestsPerSecond?: number;
  /** The product's version, for whoever asks. */
  readonly version?: string;
  /** Told the status of every answer of Discord to a request. */
  readonly onResponse?: (status: number) => void;
}

/** The running bot. */
export interface Bot {
  readonly client: Client<true>;
  /** Whether people can be reached now. */
  readonly isConnected: boolean;
  /** Resolves once nothing is on its way to Discord; what waits for its time is not waited for. */
  settled(): Promise<void>;
  /** Takes no more commands, lets what is on its way arrive, and logs out. Stops the room too. */
  stop(): Promise<void>;
}

/**
 * Logs in, starts the room and shows every table. Waits as long as Discord cannot be reached; throws a
 * {@link LoginError} where Discord refuses the token.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { token, api, clock, log, signal, ws, requestsPerSecond, onResponse } = options;
  const running = await login({
    token,
    api,
    clock,
    log,
    ready: (client) => begin(client, options),
    ...(signal === undefined ? {} : { signal }),
    ...(ws === undefined ? {} : { ws }),
    ...(requestsPerSecond === undefined ? {} : { requestsPerSecond }),
    ...(onResponse === undefined ? {} : { onResponse }),
  });
  await running.registered;
  return running.bot;
}

interface Running {
  readonly bot: Bot;
  readonly registered: Promise<void>;
}

/** Everything that has to stand before the first interaction comes; so nothing here waits for anything. */
function begin(client: Client<true>, options: BotOptions): Running {
  const { room, clock, log } = options;
  const inFlight = new InFlight();
  const turns = new Turns(clock, options.requestsPerSecond ?? REQUESTS_PER_SECOND);
  const pauses = new Pauses(clock, turns);
  const port = messagesPort(client.rest);
  const readers = new Readers({
    chosenBy: (user, guild) => {
      const member = room.findMember(guild, user);
      return member === null ? 'auto' : room.settingsOf(member).language;
    },
    kept: room,
    localeOfGuild: (guild) =>
      room.floor.settingsOf(guild).language ?? client.guilds.cache.get(guild)?.preferredLocale ?? null,
    chipNameIn: (guild) => room.floor.settingsOf(guild).chipName,
  });
  const cardEmojis = new CardEmojis(options.emojiArt);
  const painter = options.painter ?? null;
  const outages = new Outages(clock);
  const directMessages = new DirectMessages({ pauses, log, port, inFlight, channels: room.directMessages });
  const holds = new TableHolds(room);
  const presenter = new TablePresenter({
    clock,
    turns,
    pauses,
    log,
    port,
    inFlight,
    posts: room.posts,
    calls: room.calls,
    render: (table) => tableBody(table, readers.everybodyIn(table.guildId), { room, cardEmojis }),
    pictureOf: (table) =>
      publicPicture(table, readers.everybodyIn(table.guildId), { room, cardEmojis, painter }),
    callsOf: (table) =>
      callsOf(table, {
        messages: readers.everybodyIn(table.guildId),
        userOf: (member) => room.userOf(member),
        reminderFor: (member, turn) => turnReminder({ table, member, turn }, { room, readers, cardEmojis }),
      }),
    reach: (message) => directMessages.reach(message),
    onUnpostable: (table, reason) => pauseTable(room, table, reason),
    onUnseen: (table) => holds.hold(table, 'unseen'),
    onSeen: (table) => holds.release(table, 'unseen'),
  });
  const membershipWatch = new MembershipWatch({
    ...{ room, clock, log, inFlight },
    port: membersPort(client.rest),
    isOurs: (guild) => client.guilds.cache.has(guild),
  });
  const floorNews = new FloorNews({ room, port, pauses, log, inFlight, readers, directMessages });
  const context = {
    ...{ room, clock, log, client, inFlight, presenter, directMessages, readers, cardEmojis, floorNews },
    ...{ painter, outages },
    confirmations: new Confirmations(clock),
    floorCalls: new FloorCalls(clock),
    version: options.version ?? null,
  };
  const router = new InteractionRouter(context);
  const stopListening = room.onCommit((commit) => {
    presenter.committed(commit);
    tellPrivately(commit, context);
    membershipWatch.committed(commit);
  });
  const stopAuditing = room.floor.onAudit((audited) => floorNews.audited(audited));
  // What the process before this one closed and perhaps had no time to show.
  const closed = room.closedLately().filter(({ guildId }) => client.guilds.cache.has(guildId));
  room.start();
  router.listenTo(client);
  const shown = cardEmojis.load({ client, pauses, log }).then(() => {
    const tables = openTables(room, client);
    presenter.start([...tables, ...closed]);
    for (const table of tables) tellAgain(table, context);
  });
  inFlight.track(shown);
  // Nobody waits for this, a stop neither: the cards are text until it is done.
  void shown.then(async () => {
    const areNew = await cardEmojis.complete({ client, pauses, log });
    if (areNew) presenter.start(openTables(room, client));
  });
  const stopWatching = watch(client, options, { presenter, holds, outages });
  return {
    registered: registerCommands({
      client,
      pauses,
      log,
      commands: COMMANDS.map(({ data }) => data),
      devGuild: options.devGuild,
    }),
    bot: {
      client,
      get isConnected() {
        return isConnected(client);
      },
      settled: () => inFlight.idle(),
      async stop() {
        client.removeAllListeners(Events.InteractionCreate);
        stopWatching();
        room.stop();
        stopListening();
        stopAuditing();
        cardEmojis.stop();
        pauses.end();
        presenter.stop();
        await painter?.stop();
        membershipWatch.stop();
        await inFlight.idle();
        await client.destroy();
      },
    },
  };
}

/** While nobody can be reached no clock runs, and what runs on our side counts for nothing. */
function watch(
  client: Client<true>,
  { room, log, onLost }: BotOptions,
  {
    presenter,
    holds,
    outages,
  }: { readonly presenter: TablePresenter; readonly holds: TableHolds; readonly outages: Outages },
): () => void {
  return watchGateway(client, {
    log,
    onUnreachable() {
      if (outages.begin()) holds.stopAll();
    },
    onReachable() {
      const since = outages.end();
      if (since === null) return;
      holds.startAll(since);
      presenter.start(openTables(room, client));
    },
    onLost: (error) => onLost?.(error),
    onChannelGone(channel) {
      const table = room.tableIn(channel);
      if (table !== null) pauseTable(room, table.id, 'channelGone');
    },
    onGuild(guild) {
      for (const { id } of room.tablesOf(guild)) holds.release(id, 'outage');
      presenter.start(room.tablesOf(guild));
    },
    onGuildOutage(guild) {
      for (const { id } of room.tablesOf(guild)) holds.hold(id, 'outage');
    },
    onGuildGone(guild) {
      for (const { id } of room.tablesOf(guild)) pauseTable(room, id, 'cannotPost');
    },
  });
}

function openTables(room: Room, client: Client<true>): readonly Table[] {
  return [...client.guilds.cache.keys()].flatMap((id) => room.tablesOf(guildId(id)));
}

function pauseTable(room: Room, id: TableId, reason: 'channelGone' | 'cannotPost'): void {
  const table = room.table(id);
  if (table !== null) room.dispatch(id, { type: 'pause', reason }, `${id}:${table.version}:${reason}`);
}
