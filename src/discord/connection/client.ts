import {
  Client,
  GatewayIntentBits,
  RESTEvents,
  type RESTOptions,
  type RateLimitData,
  type WebSocketOptions,
} from 'discord.js';

/** What Discord takes of one bot. */
export const REQUESTS_PER_SECOND = 50;

export interface ClientSettings {
  /** REST base of another Discord (`http://127.0.0.1:PORT/api`); null: the real one. */
  readonly api: string | null;
  readonly ws?: WebSocketOptions;
  /** How many requests a second another Discord takes; {@link REQUESTS_PER_SECOND} if not given. */
  readonly requestsPerSecond?: number;
  /** Told the status of every answer to a request. */
  readonly onResponse?: (status: number) => void;
}

/**
 * A client that needs no privileged intent: interactions come without any, and servers and channels with
 * `Guilds`. Nobody is ever mentioned unless a message says so itself.
 */
export function createClient({
  api,
  ws,
  requestsPerSecond = REQUESTS_PER_SECOND,
  onResponse,
}: ClientSettings): Client {
  const rest: Partial<RESTOptions> = {
    version: '10',
    // Whoever sends decides whether the same thing is still worth sending: a message of a table that had
    // to wait would show an old state, and a question about a member can wait for its next turn.
    retries: 0,
    rejectOnRateLimit: decidesItself,
    globalRequestsPerSecond: requestsPerSecond,
    ...(api === null ? {} : { api }),
  };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest,
    ...(ws === undefined ? {} : { ws }),
  });
  if (onResponse !== undefined) client.rest.on(RESTEvents.Response, (_, { status }) => onResponse(status));
  return client;
}

function decidesItself({ route, global }: RateLimitData): boolean {
  // Channels of direct messages have a limit to themselves, for which they wait in line already.
  if (route === '/users/@me/channels') return global;
  return route.startsWith('/channels/:id/messages') || route.startsWith('/guilds/:id/members');
}
