import { Events, type Client } from 'discord.js';
import { channelId, guildId, type ChannelId, type GuildId } from '../shared/ids.ts';
import type { Logger } from '../runtime/log.ts';
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
}

/** Listens to what the gateway says about itself and about the places where tables stand. */
export function watchGateway(client: Client<true>, watch: GatewayWatch): void {
  const { log } = watch;
  client.on(Events.ShardReconnecting, () => {
    log.info({}, 'the connection to Discord is lost; connecting again');
    watch.onUnreachable();
  });
  client.on(Events.ShardResume, () => {
    log.info({}, 'the connection to Discord goes on');
    watch.onReachable();
  });
  client.on(Events.ShardReady, () => {
    log.info({}, 'connected to Discord anew');
    watch.onReachable();
  });
  client.on(Events.ShardDisconnect, ({ code }) => {
    watch.onUnreachable();
    watch.onLost(new LoginError(faultOfClose(code), code));
  });
  client.on(Events.ShardError, (error) =>
    log.warn({ reason: error.message }, 'the connection to Discord failed'),
  );
  client.on(Events.Error, (error) => log.error({ reason: error.message }, 'the client failed'));
  client.on(Events.ChannelDelete, ({ id }) => watch.onChannelGone(channelId(id)));
  client.on(Events.ThreadDelete, ({ id }) => watch.onChannelGone(channelId(id)));
  client.on(Events.GuildCreate, ({ id }) => watch.onGuild(guildId(id)));
  client.on(Events.GuildAvailable, ({ id }) => watch.onGuild(guildId(id)));
}
