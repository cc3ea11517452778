/** Discord's numeric error codes, with the HTTP status and the text that go with them. */
const KNOWN = {
  10002: [404, 'Unknown Application'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10011: [404, 'Unknown Role'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  30008: [400, 'Maximum number of emojis reached (2000)'],
  40003: [403, 'You are opening direct messages too fast'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50033: [400, 'Invalid Recipient(s)'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  160002: [400, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
} as const;

export type KnownCode = keyof typeof KNOWN;

/** What a route answers instead of a result. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: number;
  /** The nested explanation of an invalid form body. */
  readonly errors: ErrorTree | null;

  constructor(status: number, code: number, message: string, errors: ErrorTree | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  toBody(): Record<string, unknown> {
    return this.errors === null
      ? { message: this.message, code: this.code }
      : { message: this.message, code: this.code, errors: this.errors };
  }
}

export function apiError(code: KnownCode): ApiError {
  const [status, message] = KNOWN[code];
  return new ApiError(status, code, message);
}

export interface ErrorTree {
  [key: string]: ErrorTree | readonly Problem[];
}

/** One thing wrong in a request body. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

export type Path = readonly (string | number)[];

/** Collects what is wrong with one body; Discord reports all of it at once, nested like the body. */
export class Problems {
  readonly #tree: ErrorTree = {};
  #empty = true;

  add(path: Path, code: string, message: string): void {
    this.#empty = false;
    let node = this.#tree;
    for (const key of path) {
      const below = node[key];
      if (below === undefined || isList(below)) node = node[key] = {};
      else node = below;
    }
    const before = node['_errors'];
    node['_errors'] = [...(before !== undefined && isList(before) ? before : []), { code, message }];
  }

  throwIfAny(): void {
    if (!this.#empty) throw this.toError();
  }

  toError(): ApiError {
    return new ApiError(400, 50035, 'Invalid Form Body', this.#tree);
  }
}

function isList(value: ErrorTree | readonly Problem[]): value is readonly Problem[] {
  return Array.isArray(value);
}

/** An invalid form body with one thing wrong. */
export function invalidBody(path: Path, code: string, message: string): ApiError {
  const problems = new Problems();
  problems.add(path, code, message);
  return problems.toError();
}
