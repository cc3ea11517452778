import type { Gateway } from './gateway.ts';
import { signal } from './signal.ts';
import type { World } from './world.ts';

/** Which requests a fault is for; what is left out matches every request. */
export interface FaultMatch {
  readonly method?: string;
  /** The route's pattern (`/channels/:channel/messages`) as text, or an expression for pattern or path. */
  readonly route?: string | RegExp;
  /** How many requests it is for; 1 when left out. */
  readonly count?: number;
}

export type FaultEffect =
  /** The request is not carried out and answered with this. */
  | {
      readonly status: number;
      readonly code?: number;
      readonly message?: string;
      readonly retryAfter?: number;
    }
  /** The connection is cut before the request is carried out, or after it, before the answer. */
  | 'resetBefore'
  | 'resetAfter'
  /** The request is carried out, or answered, only once the fault is released. */
  | 'holdBefore'
  | 'holdAfter';

export interface Fault {
  /** How many requests it has met. */
  readonly met: number;
  /** Lets all held requests go on, and ends the fault. */
  release(): void;
}

class ActiveFault implements Fault {
  readonly match: FaultMatch;
  readonly effect: FaultEffect;
  readonly released: Promise<void>;
  met = 0;
  isReleased = false;
  readonly #resolve: () => void;

  constructor(match: FaultMatch, effect: FaultEffect) {
    const { promise, resolve } = signal();
    this.match = match;
    this.effect = effect;
    this.released = promise;
    this.#resolve = resolve;
  }

  release(): void {
    this.isReleased = true;
    this.#resolve();
  }
}

/** What goes wrong between the bot and Discord, on demand. */
export class Faults {
  readonly #world: World;
  readonly #gateway: Gateway;
  #active: ActiveFault[] = [];

  constructor(world: World, gateway: Gateway) {
    this.#world = world;
    this.#gateway = gateway;
  }

  /** The next matching requests meet the effect; faults set earlier come first. */
  next(match: FaultMatch, effect: FaultEffect): Fault {
    const fault = new ActiveFault(match, effect);
    this.#active.push(fault);
    return fault;
  }

  /** The fault that this request meets, if any. */
  meet(method: string, route: string, path: string): ActiveFault | null {
    const fault = this.#active.find(
      (other) => !other.isReleased && matches(other.match, method, route, path),
    );
    if (fault === undefined) return null;
    fault.met += 1;
    if (fault.met >= (fault.match.count ?? 1)) this.#active = this.#active.filter((other) => other !== fault);
    return fault;
  }

  /** Ends all faults and lets held requests go on. */
  clear(): void {
    for (const fault of this.#active) fault.release();
    this.#active = [];
    this.#gateway.setHeartbeatsAnswered(true);
    this.#gateway.setAccepting(true);
  }

  /** Cuts the gateway's TCP connections without a closing frame. */
  dropGateway(): void {
    this.#gateway.drop();
  }

  /** Refuses gateway connections (and cuts the present ones) until `acceptGateway`. */
  refuseGateway(): void {
    this.#gateway.setAccepting(false);
    this.#gateway.drop();
  }

  acceptGateway(): void {
    this.#gateway.setAccepting(true);
  }

  /** Op 7: asks the bot to connect again and to resume. */
  requestReconnect(): void {
    this.#gateway.requestReconnect();
  }

  /** Op 9: the session is over; with `resumable` the bot may try to resume it. */
  invalidateSession({ resumable }: { readonly resumable: boolean }): void {
    this.#gateway.invalidateSessions(resumable);
  }

  /** Closes the gateway connections with one of Discord's close codes (4000 to 4014). */
  closeGateway(code: number): void {
    this.#gateway.closeAll(code);
  }

  /** Leaves heartbeats unanswered, so that the bot takes its connection for dead. */
  ignoreHeartbeats(): void {
    this.#gateway.setHeartbeatsAnswered(false);
  }

  /** The server cannot be reached for a while; `guildBack` ends it. */
  guildOutage(guildId: string): void {
    this.#setGuild(guildId, { available: false }, 'guildUnavailable');
  }

  guildBack(guildId: string): void {
    this.#setGuild(guildId, { available: true }, 'guildCreated');
  }

  /** The bot is removed from the server; `addBot` brings it back. */
  removeBot(guildId: string): void {
    this.#setGuild(guildId, { hasBot: false }, 'botRemoved');
  }

  addBot(guildId: string): void {
    this.#setGuild(guildId, { hasBot: true }, 'guildCreated');
  }

  #setGuild(
    guildId: string,
    change: { readonly available?: boolean; readonly hasBot?: boolean },
    type: 'guildUnavailable' | 'guildCreated' | 'botRemoved',
  ): void {
    const guild = { ...this.#world.guild(guildId), ...change };
    this.#world.tables.put('guilds', guildId, guild);
    this.#world.tell({ type, guild });
  }
}

function matches(match: FaultMatch, method: string, route: string, path: string): boolean {
  if (match.method !== undefined && match.method !== method) return false;
  if (match.route === undefined) return true;
  if (typeof match.route === 'string') return match.route === route || match.route === path;
  return match.route.test(route) || match.route.test(path);
}
