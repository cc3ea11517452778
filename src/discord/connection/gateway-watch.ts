import { Events, Status, type Client, type ClientEvents } from 'discord.js';
import { channelId, guildId, type ChannelId, type GuildId } from '../../shared/ids.ts';
import type { Logger } from '../../runtime/log.ts';
import { faultOfClose, LoginError } from './login.ts';

export interface GatewayWatch {
  readonly log: Logger;
  /** Nobody can press anything: the connection is lost, and Discord is asked for it again. */
  readonly onUnreachable: () => void;
  readonly onReachable: () => void;
  /** The connection is lost for good. */
  readonly onLost: (error: LoginError) => void;
  readonly onChannelGone: (channel: ChannelId) => void;
  /** A server is there (again): we were invited, or its outage is over. */
  readonly onGuild: (guild: GuildId) => void;
  /** Discord cannot reach a server for a while; we are still in it. */
  readonly onGuildOutage: (guild: GuildId) => void;
  /** We were removed from a server. */
  readonly onGuildGone: (guild: GuildId) => void;
}

/** Whether people can be reached now. The client's own status stays what it was when it was ready first. */
export function isConnected({ ws }: Client): boolean {
  return ws.shards.size > 0 && ws.shards.every(({ status }) => status === Status.Ready);
}

/**
 * Listens to what the gateway says about itself and about the places where tables stand. Returns how to
 * stop that.
 */
export function watchGateway(client: Client<true>, watch: GatewayWatch): () => void {
  const { log } = watch;
  const listeners: Partial<{ [Name in keyof ClientEvents]: (...args: ClientEvents[Name]) => void }> = {
    [Events.ShardReconnecting]: () => {
      log.info('the connection to Discord is lost; connecting again');
      watch.onUnreachable();
    },
    [Events.ShardResume]: () => {
      log.info('the connection to Discord goes on');
      watch.onReachable();
    },
    [Events.ShardReady]: () => {
      log.info('connected to Discord anew');
      watch.onReachable();
    },
    [Events.ShardDisconnect]: ({ code }) => {
      watch.onUnreachable();
      watch.onLost(new LoginError(faultOfClose(code), code));
    },
    [Events.ShardError]: ({ message }) => {
      log.warn({ reason: message }, 'the connection to Discord failed');
    },
    [Events.ChannelDelete]: ({ id }) => watch.onChannelGone(channelId(id)),
    [Events.ThreadDelete]: ({ id }) => watch.onChannelGone(channelId(id)),
    [Events.GuildUnavailable]: ({ id }) => watch.onGuildOutage(guildId(id)),
    [Events.GuildDelete]: ({ id }) => watch.onGuildGone(guildId(id)),
    [Events.GuildCreate]: ({ id }) => watch.onGuild(guildId(id)),
    [Events.GuildAvailable]: ({ id }) => watch.onGuild(guildId(id)),
  };
  for (const [name, listener] of Object.entries(listeners)) client.on(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) client.off(name, listener);
  };
}
