import type { Clock } from '../../shared/clock.ts';
import type { Blobs } from '../blobs.ts';
import type { Interactions } from '../interactions.ts';
import type { Messages, Upload } from '../messages.ts';
import { checkShape, type Operation } from '../shape.ts';
import type { CommandBody, MessageBody } from '../wire.ts';
import type { World } from '../world.ts';

/** All that a route may need. */
export interface Platform {
  readonly world: World;
  readonly messages: Messages;
  readonly interactions: Interactions;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly gatewayUrl: () => string;
  readonly limitsDirectMessages: boolean;
}

export interface ApiRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly uploads: readonly Upload[];
  /** Notes in the request log what is allowed but most likely a mistake. */
  readonly note: (mistake: string) => void;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Route {
  readonly method: string;
  /** A path with `:name` for the parts that differ. */
  readonly pattern: string;
  /** False for the routes whose path carries a token of its own. */
  readonly needsBot: boolean;
  readonly handle: (platform: Platform, request: ApiRequest) => ApiAnswer;
}

export function route(method: string, pattern: string, handle: Route['handle']): Route {
  return { method, pattern, needsBot: true, handle };
}

/** A route that the token in its path opens, without the bot's own. */
export function tokenRoute(method: string, pattern: string, handle: Route['handle']): Route {
  return { method, pattern, needsBot: false, handle };
}

export function answer(body: unknown, status = 200): ApiAnswer {
  return { status, body };
}

export const NO_CONTENT: ApiAnswer = { status: 204, body: null };

/** The part of the path that the route's pattern calls `name`. */
export function param(request: ApiRequest, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new Error(`the route has no part :${name}`);
  return value;
}

export interface ThreadBody {
  readonly name: string;
  readonly type?: number | null;
  readonly auto_archive_duration?: number | null;
}

/** The bodies that the schemas of the same name describe. */
interface Bodies {
  readonly messageCreate: MessageBody;
  readonly messageEdit: MessageBody;
  readonly followUp: MessageBody;
  readonly followUpEdit: MessageBody;
  readonly commands: readonly CommandBody[];
  readonly directMessage: { readonly recipient_id?: string | null };
  readonly thread: ThreadBody;
  readonly threadOnMessage: ThreadBody;
  readonly threadEdit: {
    readonly name?: string | null;
    readonly archived?: boolean | null;
    readonly locked?: boolean | null;
    readonly auto_archive_duration?: number | null;
  };
  readonly channelEdit: { readonly name?: string | null; readonly topic?: string | null };
  readonly emojiCreate: { readonly name: string; readonly image: string };
  readonly emojiEdit: { readonly name: string };
}

/** The body, once its shape has been checked. Throws 50035. */
export function checked<Name extends keyof Bodies & Operation>(
  request: ApiRequest,
  operation: Name,
): Bodies[Name] {
  for (const name of checkShape(operation, request.body)) request.note(`unknown property ${name}`);
  // The schema of this operation has just accepted it.
  return request.body as Bodies[Name];
}
