/** One request that the bot made. */
export interface LoggedRequest {
  readonly method: string;
  /** The route's pattern, for example `/channels/:channel/messages`; null for a route Discord has not got here. */
  readonly route: string | null;
  /** Path and query, without the API's prefix. */
  readonly path: string;
  /** The JSON of the body (of a multipart request its `payload_json`), or null. */
  readonly body: unknown;
  readonly fileNames: readonly string[];
  /** The status answered; 0 as long as there is none, or when the connection was cut. */
  readonly status: number;
  /** Discord's error code, where the answer was an error. */
  readonly errorCode: number | null;
  /** Whether it counts against the 50 requests a second; answers to interactions do not. */
  readonly counted: boolean;
  readonly at: number;
  /** What is allowed but most likely a mistake, in words. */
  readonly likelyMistakes: readonly string[];
}

type Draft = { -readonly [Key in keyof LoggedRequest]: LoggedRequest[Key] };

/** Older requests are forgotten, so that a long benchmark does not fill the memory. */
const KEPT = 20_000;

export class RequestLog {
  #entries: Draft[] = [];
  readonly #unknownRoutes: string[] = [];

  begin(request: Pick<LoggedRequest, 'method' | 'path' | 'at' | 'counted' | 'route'>): Draft {
    const draft: Draft = {
      ...request,
      body: null,
      fileNames: [],
      status: 0,
      errorCode: null,
      likelyMistakes: [],
    };
    this.#entries.push(draft);
    if (this.#entries.length > KEPT * 2) this.#entries = this.#entries.slice(-KEPT);
    return draft;
  }

  noteUnknownRoute(method: string, path: string): void {
    this.#unknownRoutes.push(`${method} ${path}`);
  }

  /** All requests, oldest first. */
  all(): readonly LoggedRequest[] {
    return this.#entries;
  }

  /** The requests of one method whose route's pattern or path is (or matches) `route`. */
  matching(method: string, route: string | RegExp): LoggedRequest[] {
    return this.#entries.filter(
      (entry) =>
        entry.method === method &&
        (typeof route === 'string'
          ? entry.route === route || entry.path === route
          : route.test(entry.path) || (entry.route !== null && route.test(entry.route))),
    );
  }

  /** Requests that this Discord has no route for («METHOD /path»): a test should fail on any. */
  get unknownRoutes(): readonly string[] {
    return this.#unknownRoutes;
  }

  /** What is allowed but most likely a mistake, over all requests. */
  get likelyMistakes(): readonly string[] {
    return this.#entries.flatMap((entry) =>
      entry.likelyMistakes.map((mistake) => `${entry.method} ${entry.path}: ${mistake}`),
    );
  }

  clear(): void {
    this.#entries = [];
  }
}

export type RequestDraft = Draft;
