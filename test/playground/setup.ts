import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { afterEach } from 'vitest';
import { startPlayground, type Playground, type PlaygroundOptions } from '../../src/playground/playground.ts';
import { FakeClock } from '../support/fake-clock.ts';

const cleanups: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

/** Does this after the test, and before what was to be done after it earlier. */
export function afterwards(cleanUp: () => Promise<void> | void): void {
  cleanups.push(cleanUp);
}

export interface Room {
  readonly discord: Playground;
  readonly clock: FakeClock;
}

/** A local Discord on a clock that stands still, without request limits, closed after the test. */
export async function openRoom(
  options: Partial<PlaygroundOptions> & { readonly clock?: FakeClock } = {},
): Promise<Room> {
  const clock = options.clock ?? new FakeClock();
  const discord = await startPlayground({
    port: 0,
    statePath: null,
    pageDirectory: null,
    rateLimits: 'off',
    ...options,
    clock,
  });
  cleanups.push(() => discord.close());
  return { discord, clock };
}

export type Handler = (interaction: Interaction) => Promise<unknown>;

/** The real discord.js client, logged in. `handle` gets every interaction; its errors end up in `errors`. */
export async function logIn(
  discord: Playground,
  handle: Handler = () => Promise.resolve(),
  intents: readonly GatewayIntentBits[] = [GatewayIntentBits.Guilds],
): Promise<{ readonly client: Client<true>; readonly errors: unknown[] }> {
  const errors: unknown[] = [];
  const client = new Client({
    intents,
    rest: { api: discord.apiUrl, version: '10' },
    ws: {
      version: 10,
      large_threshold: 50,
      // discord.js waits 5 s before it identifies again.
      buildIdentifyThrottler: () => Promise.resolve({ waitForIdentify: () => Promise.resolve() }),
    },
  });
  client.on(Events.InteractionCreate, (interaction) => {
    void handle(interaction).catch((error: unknown) => errors.push(error));
  });
  client.on(Events.Error, (error) => errors.push(error));
  cleanups.push(() => client.destroy());
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(discord.botToken);
  return { client: await ready, errors };
}

/** A request as the bot would make it, without a client around it. */
export async function request(
  discord: Playground,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly body: unknown; readonly headers: Headers }> {
  const response = await fetch(`${discord.apiUrl}/v10${path}`, {
    method,
    headers: {
      Authorization: `Bot ${discord.botToken}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
}
