import { DiscordjsError, DiscordjsErrorCodes, Events, GatewayCloseCodes, type Client } from 'discord.js';
import type { Clock } from '../../shared/clock.ts';
import { describeError, failureOf } from './api-errors.ts';
import { createClient, type ClientSettings } from './client.ts';
import type { Logger } from '../../runtime/log.ts';
import { pauseAfter } from './retry.ts';

/** Why Discord will not let this bot in, however often it tries. */
export type LoginFault = 'tokenRefused' | 'intentsRefused' | 'versionRefused' | 'notWelcome';

/** Discord refused the login for good; `fault` says why, so that the host can be told what to do. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
  readonly fault: LoginFault;

  constructor(fault: LoginFault, cause: unknown) {
    super(`Discord refused the login: ${fault}`, { cause });
    this.fault = fault;
  }
}

export interface Login<T> extends ClientSettings {
  readonly token: string;
  /** Also the clock of the pauses between two tries. */
  readonly clock: Clock;
  readonly log: Logger;
  /** Called at the very moment the servers are known: no interaction comes before. */
  readonly ready: (client: Client<true>) => T;
  /** Gives up waiting for a Discord that cannot be reached. */
  readonly signal?: AbortSignal;
}

/**
 * Logs in, and returns what `ready` made once the servers are known. As long as Discord cannot be reached it tries again,
 * ever more slowly; a refusal throws a {@link LoginError}.
 */
export async function login<T>({ token, clock, log, ready, signal, ...settings }: Login<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    signal?.throwIfAborted();
    // A client whose login failed is destroyed: each try gets a new one.
    const client = createClient(settings);
    client.on(Events.Error, (error) => log.error(describeError(error), 'the client failed'));
    try {
      return await loggedIn(client, token, ready);
    } catch (error) {
      await client.destroy();
      const fault = faultOf(error);
      if (fault !== null) throw new LoginError(fault, error);
      if (failureOf(error) === null) throw error;
      const ms = pauseAfter(tries);
      log.warn({ ...describeError(error), tries, nextTryInMs: ms }, 'Discord cannot be reached');
      await pauseUnlessAborted(clock, ms, signal);
    }
  }
}

async function loggedIn<T>(client: Client, token: string, ready: (client: Client<true>) => T): Promise<T> {
  const begun = new Promise<T>((resolve, reject) => {
    client.once(Events.ClientReady, (connected) => {
      try {
        resolve(ready(connected));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
  await Promise.all([client.login(token), begun]);
  return begun;
}

function faultOf(error: unknown): LoginFault | null {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid)
    return 'tokenRefused';
  if (!(error instanceof Error)) return null;
  // `@discordjs/ws` reports the gateway's fatal close codes as plain errors: 4004 and 4010 to 4014.
  if (/authentication failed/i.test(error.message)) return 'tokenRefused';
  if (/intents/i.test(error.message)) return 'intentsRefused';
  if (/invalid api version/i.test(error.message)) return 'versionRefused';
  if (/shard/i.test(error.message)) return 'notWelcome';
  return null;
}

const FAULT_OF_CLOSE: Readonly<Record<number, LoginFault>> = {
  [GatewayCloseCodes.AuthenticationFailed]: 'tokenRefused',
  [GatewayCloseCodes.InvalidShard]: 'notWelcome',
  [GatewayCloseCodes.ShardingRequired]: 'notWelcome',
  [GatewayCloseCodes.InvalidAPIVersion]: 'versionRefused',
};

/** The same for a connection that Discord closed for good later on. */
export function faultOfClose(code: number): LoginFault {
  return FAULT_OF_CLOSE[code] ?? 'intentsRefused';
}

async function pauseUnlessAborted(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = clock.at(clock.now() + ms, done);
    signal?.addEventListener('abort', done);
  });
}
