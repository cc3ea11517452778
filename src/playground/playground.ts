/**
 * A Discord of its own on this computer: REST, gateway and a web page. It knows nothing of the bot that
 * talks to it. `npm start` without a token, the tests and the benchmarks all use this one.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../shared/clock.ts';
import { Actor } from './actor.ts';
import { Archiver } from './archiver.ts';
import { Blobs } from './blobs.ts';
import { gatewayEventFor, greeting } from './bridge.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway.ts';
import { HttpServer } from './http-server.ts';
import { Interactions } from './interactions.ts';
import { Messages } from './messages.ts';
import { PageServer } from './page-server.ts';
import { RateLimits } from './ratelimit.ts';
import { RequestLog } from './request-log.ts';
import { Rest } from './rest.ts';
import { addSampleServer } from './sample.ts';
import { Snowflakes } from './snowflake.ts';
import { StateFile } from './state-file.ts';
import { Tables } from './tables.ts';
import { World } from './world.ts';

export type { Actor, ComponentRef, Forged, MessageRef, Outcome, SeenMessage } from './actor.ts';
export { componentsOf } from './actor.ts';
export { InputRefused } from './command-input.ts';
export type { Fault, FaultEffect, FaultMatch, Faults } from './faults.ts';
export type { Modal } from './modal-input.ts';
export type { LoggedRequest, RequestLog } from './request-log.ts';
export type { Component, Embed, Message } from './wire.ts';
export type { World } from './world.ts';

export interface PlaygroundOptions {
  readonly clock: Clock;
  /** 0 for any free port. */
  readonly port: number;
  /** The file that keeps everything over restarts, or null to forget it. */
  readonly statePath: string | null;
  /** The folder with the page (`index.html` and what it needs), or null for none. */
  readonly pageDirectory: string | null;
  /** Discord's request limits; discord.js waits for them in real time, whatever the clock says. */
  readonly rateLimits?: 'real' | 'off';
  /** The language of the sample server. */
  readonly preferredLocale?: string;
  readonly heartbeatMs?: number;
  readonly botName?: string;
}

export interface Playground {
  /** For example http://127.0.0.1:4000. */
  readonly url: string;
  /** For discord.js: `rest: { api: playground.apiUrl }`. */
  readonly apiUrl: string;
  readonly botToken: string;
  readonly applicationId: string;
  readonly guildId: string;
  readonly world: World;
  readonly requests: RequestLog;
  readonly faults: Faults;
  /** Whether the bot is connected to the gateway. */
  readonly isBotConnected: boolean;
  actor(nameOrUserId: string): Actor;
  /**
   * Waits until `probe` gives something other than null, undefined or false, and returns that. It is
   * asked after everything that happens here. Rejects after `timeoutMs` of real time.
   */
  until<T>(probe: () => T | null | undefined | false, timeoutMs?: number): Promise<T>;
  close(): Promise<void>;
}

const DEFAULT_HEARTBEAT_MS = 41_250;
const DEFAULT_UNTIL_MS = 5000;
const PROBE_EVERY_MS = 5;

/** Starts the local Discord; with an empty state it has one sample server with its people. */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const { clock, statePath } = options;
  const now = () => clock.now();
  const tables = new Tables();
  const blobs = new Blobs(statePath === null ? null : `${statePath}.files`);
  const stateFile = statePath === null ? null : new StateFile(statePath, tables);
  tables.onChange((change) => {
    stateFile?.note(change);
    if (change.table === 'files' && change.row === null) blobs.delete(change.key);
  });
  const reserved = Number(tables.get('settings', 'reservedMs')?.value ?? 0);
  const ids = new Snowflakes(now, reserved, (until) => {
    tables.put('settings', 'reservedMs', { value: String(until) });
  });
  const setting = (key: string, make: () => string): string => {
    const value = tables.get('settings', key)?.value ?? make();
    tables.put('settings', key, { value });
    return value;
  };

  const applicationId = setting('applicationId', () => ids.next());
  const token = setting('token', () => makeToken(applicationId));
  const world = new World({ tables, ids, now, botId: applicationId });
  if (tables.get('users', applicationId) === null) {
    world.addUser(options.botName ?? 'Felt', { bot: true, id: applicationId });
  }
  const { preferredLocale = 'en-US' } = options;
  const guildId = setting('guildId', () => addSampleServer(world, { preferredLocale }));

  const server = new HttpServer();
  const gateway = new Gateway({
    token,
    now,
    heartbeatMs: options.heartbeatMs ?? DEFAULT_HEARTBEAT_MS,
    url: () => `${server.url.replace('http', 'ws')}/gateway`,
    greet: () => greeting(world),
  });
  world.onEvent((event) => {
    const forGateway = gatewayEventFor(world, event);
    if (forGateway !== null) gateway.dispatch(forGateway);
  });
  const messages = new Messages({ world, blobs, origin: () => server.url });
  const interactions = new Interactions({ world, messages, gateway, clock });
  const archiver = new Archiver(world, clock);
  const faults = new Faults(world, gateway);
  const requests = new RequestLog();
  const limited = (options.rateLimits ?? 'real') === 'real';
  const rest = new Rest({
    token,
    faults,
    log: requests,
    limits: limited ? new RateLimits(now) : null,
    platform: {
      world,
      messages,
      interactions,
      blobs,
      clock,
      limitsDirectMessages: limited,
      gatewayUrl: () => `${server.url.replace('http', 'ws')}/gateway`,
    },
  });
  const actorParts = { world, messages, interactions };
  const actor = (nameOrUserId: string) => new Actor(world.user(nameOrUserId).id, actorParts);
  const page = new PageServer({ world, blobs, directory: options.pageDirectory, actor });
  await server.listen({ port: options.port, rest, page, gateway });

  return {
    url: server.url,
    apiUrl: `${server.url}/api`,
    botToken: token,
    applicationId,
    guildId,
    world,
    requests,
    faults,
    get isBotConnected() {
      return gateway.isConnected;
    },
    actor,
    until: (probe, timeoutMs = DEFAULT_UNTIL_MS) => until(world, probe, timeoutMs),
    close: async () => {
      faults.clear();
      interactions.close();
      archiver.close();
      page.close();
      gateway.close();
      await server.close();
      stateFile?.close();
    },
  };
}

/** Of the shape of Discord's tokens, so that whatever hides a token in a log is tried on it. */
function makeToken(applicationId: string): string {
  const id = Buffer.from(applicationId).toString('base64url');
  return `${id}.${randomBytes(4).toString('base64url').slice(0, 6)}.${randomBytes(28).toString('base64url')}`;
}

function until<T>(world: World, probe: () => T | null | undefined | false, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const stop = () => {
      clearInterval(timer);
      unsubscribe();
    };
    const look = () => {
      try {
        const value = probe();
        if (value !== null && value !== undefined && value !== false) {
          stop();
          resolve(value);
        } else if (performance.now() - startedAt > timeoutMs) {
          throw new Error(`nothing came of it within ${timeoutMs} ms: ${probe.toString()}`);
        }
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const timer = setInterval(look, PROBE_EVERY_MS);
    const unsubscribe = world.onEvent(() => queueMicrotask(look));
    look();
  });
}
