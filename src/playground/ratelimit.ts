import { createHash } from 'node:crypto';

export interface RateLimitRequest {
  readonly method: string;
  readonly route: string;
  /** The channel, server or webhook of the path, by which Discord keeps its buckets apart. */
  readonly majorId: string;
  /** Whether it falls under the 50 a second. */
  readonly counted: boolean;
  /** A message made more than an hour ago is to be edited. */
  readonly editsOldMessage: boolean;
  /** A channel's name or topic is to be changed. */
  readonly renamesChannel: boolean;
}

export interface RateLimitAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** What to answer instead, with status 429; null where the request may go on. */
  readonly refused: {
    readonly retryAfter: number;
    readonly global: boolean;
    readonly code: number | null;
  } | null;
}

interface Rule {
  readonly limit: number;
  readonly windowMs: number;
}

interface Window {
  startedAt: number;
  used: number;
}

/** Discord's documentation: «All bots can make up to 50 requests per second». */
const GLOBAL: Rule = { limit: 50, windowMs: 1000 };

// Discord publishes no numbers for single routes («read the headers»); these are what bots observe.
const DEFAULT: Rule = { limit: 10, windowMs: 1000 };
const RULES: Readonly<Record<string, Rule>> = {
  'POST /channels/:channel/messages': { limit: 5, windowMs: 5000 },
  'PATCH /channels/:channel/messages/:message': { limit: 5, windowMs: 5000 },
  'DELETE /channels/:channel/messages/:message': { limit: 5, windowMs: 1000 },
  'POST /webhooks/:application/:token': { limit: 5, windowMs: 2000 },
  'PATCH /webhooks/:application/:token/messages/:message': { limit: 5, windowMs: 2000 },
};
const OLD_EDITS: Rule = { limit: 3, windowMs: 6000 };
const RENAMES: Rule = { limit: 2, windowMs: 600_000 };

/** Discord's documentation: «Maximum number of edits to messages older than 1 hour reached». */
const TOO_MANY_OLD_EDITS = 30046;

/** Finished windows are looked for once in so many requests. */
const SWEEP_EVERY = 5000;

/** Discord's request limits, on the clock that is handed in. */
export class RateLimits {
  readonly #now: () => number;
  readonly #windows = new Map<string, Window & Rule>();
  #sinceSweep = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  take(request: RateLimitRequest): RateLimitAnswer {
    this.#sweep();
    const key = `${request.method} ${request.route}`;
    if (request.counted) {
      const wait = this.#use('global', GLOBAL).wait;
      if (wait > 0) {
        const headers = {
          'X-RateLimit-Global': 'true',
          'X-RateLimit-Scope': 'global',
          'Retry-After': whole(wait),
        };
        return { headers, refused: { retryAfter: wait / 1000, global: true, code: null } };
      }
    }
    const rule = RULES[key] ?? DEFAULT;
    const bucket = this.#use(`${key} ${request.majorId}`, rule);
    const headers = {
      'X-RateLimit-Limit': String(rule.limit),
      'X-RateLimit-Remaining': String(Math.max(0, rule.limit - bucket.used)),
      'X-RateLimit-Reset': String(bucket.resetAt / 1000),
      'X-RateLimit-Reset-After': String((bucket.resetAt - this.#now()) / 1000),
      'X-RateLimit-Bucket': createHash('md5').update(key).digest('hex'),
    };
    const special = bucket.wait > 0 ? { wait: bucket.wait, code: null } : this.#special(request);
    if (special === null) return { headers, refused: null };
    return {
      headers: { ...headers, 'X-RateLimit-Scope': 'user', 'Retry-After': whole(special.wait) },
      refused: { retryAfter: special.wait / 1000, global: false, code: special.code },
    };
  }

  /** Limits inside a bucket, of which the headers say nothing. */
  #special(request: RateLimitRequest): { readonly wait: number; readonly code: number | null } | null {
    if (request.editsOldMessage) {
      const { wait } = this.#use(`old edits ${request.majorId}`, OLD_EDITS);
      if (wait > 0) return { wait, code: TOO_MANY_OLD_EDITS };
    }
    if (request.renamesChannel) {
      const { wait } = this.#use(`renames ${request.majorId}`, RENAMES);
      if (wait > 0) return { wait, code: null };
    }
    return null;
  }

  /** Counts one request; `wait` is above 0, in ms, where the window is full. */
  #use(key: string, rule: Rule): { readonly used: number; readonly resetAt: number; readonly wait: number } {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (window === undefined || now >= window.startedAt + rule.windowMs) {
      window = { startedAt: now, used: 0, ...rule };
      this.#windows.set(key, window);
    }
    const resetAt = window.startedAt + rule.windowMs;
    if (window.used >= rule.limit) return { used: window.used, resetAt, wait: resetAt - now };
    window.used += 1;
    return { used: window.used, resetAt, wait: 0 };
  }

  #sweep(): void {
    this.#sinceSweep += 1;
    if (this.#sinceSweep < SWEEP_EVERY) return;
    this.#sinceSweep = 0;
    for (const [key, window] of this.#windows) {
      if (this.#now() >= window.startedAt + window.windowMs) this.#windows.delete(key);
    }
  }
}

/** Discord's documentation: the header is in whole seconds, the body's `retry_after` has fractions. */
function whole(ms: number): string {
  return String(Math.ceil(ms / 1000));
}
