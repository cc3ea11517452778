/** The HTTP side of Discord: routes, authorisation, bodies, limits, faults and the request log. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError, apiError } from './errors.ts';
import type { Faults } from './faults.ts';
import type { Upload } from './messages.ts';
import { parseMultipart } from './multipart.ts';
import type { RateLimits } from './ratelimit.ts';
import type { RequestDraft, RequestLog } from './request-log.ts';
import { applicationRoutes } from './routes/applications.ts';
import { channelRoutes } from './routes/channels.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';
import type { ApiAnswer, Platform, Route } from './routes/route.ts';
import { timeOf } from './snowflake.ts';

const ROUTES: readonly Route[] = [
  ...interactionRoutes,
  ...messageRoutes,
  ...channelRoutes,
  ...applicationRoutes,
  ...guildRoutes,
];

const SPLIT_ROUTES = ROUTES.map((route) => ({ route, segments: route.pattern.split('/') }));

/** Discord's documentation: a request holds at most 25 MiB; a little is added for the other parts. */
const MAX_BODY_BYTES = 26 * 1024 * 1024;

/** Discord's documentation: an edit of a message older than an hour has a limit of its own. */
const OLD_MESSAGE_MS = 60 * 60_000;

export interface RestOptions {
  readonly platform: Platform;
  readonly token: string;
  readonly faults: Faults;
  readonly log: RequestLog;
  /** Null switches all limits off. */
  readonly limits: RateLimits | null;
}

interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

export class Rest {
  readonly #options: RestOptions;

  constructor(options: RestOptions) {
    this.#options = options;
  }

  /** @param path the path and query below `/api` */
  async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const { log, faults, platform } = this.#options;
    const url = new URL(path.replace(/^\/v10(?=\/|$)/, ''), 'http://localhost');
    const method = request.method ?? 'GET';
    const found = findRoute(method, url.pathname);
    const draft = log.begin({
      method,
      path: url.pathname + url.search,
      route: found?.route.pattern ?? null,
      at: platform.clock.now(),
      counted: found?.route.needsBot ?? true,
    });
    const raw = await readBody(request);
    if (found === null) {
      log.noteUnknownRoute(method, url.pathname);
      send(response, draft, { status: 404, body: { message: '404: Not Found', code: 0 } }, {});
      return;
    }
    const fault = faults.meet(method, found.route.pattern, url.pathname);
    if (fault?.effect === 'holdBefore') await fault.released;
    if (fault?.effect === 'resetBefore') {
      reset(request);
      return;
    }
    if (fault !== null && typeof fault.effect === 'object') {
      this.#logBody(request, raw, draft);
      sendFault(response, draft, fault.effect);
      return;
    }
    const { answer, headers } = this.#answer(request, raw, found, url, draft);
    if (fault?.effect === 'holdAfter') await fault.released;
    if (fault?.effect === 'resetAfter') {
      reset(request);
      return;
    }
    send(response, draft, answer, headers);
  }

  #answer(
    request: IncomingMessage,
    raw: Buffer | null,
    { route, params }: Found,
    url: URL,
    draft: RequestDraft,
  ): { readonly answer: ApiAnswer; readonly headers: Readonly<Record<string, string>> } {
    const { platform, token } = this.#options;
    let headers: Readonly<Record<string, string>> = {};
    try {
      if (raw === null) throw apiError(40005);
      const { body, uploads } = this.#parse(request, raw, draft);
      if (route.needsBot && request.headers.authorization !== `Bot ${token}`) {
        return { answer: { status: 401, body: { message: '401: Unauthorized', code: 0 } }, headers };
      }
      const limited = this.#limit(route, params, body);
      headers = limited.headers;
      if (limited.answer !== null) return { answer: limited.answer, headers };
      this.#noteOldEdit(route, params, draft);
      const note = (mistake: string) => (draft.likelyMistakes = [...draft.likelyMistakes, mistake]);
      const answer = route.handle(platform, { params, query: url.searchParams, body, uploads, note });
      return { answer, headers };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      draft.errorCode = error.code;
      return { answer: { status: error.status, body: error.toBody() }, headers };
    }
  }

  /** For a request that is not carried out: its body is worth reading all the same. */
  #logBody(request: IncomingMessage, raw: Buffer | null, draft: RequestDraft): void {
    try {
      this.#parse(request, raw, draft);
    } catch {
      // It has no JSON; the log says null.
    }
  }

  #limit(
    route: Route,
    params: Readonly<Record<string, string>>,
    body: unknown,
  ): { readonly headers: Readonly<Record<string, string>>; readonly answer: ApiAnswer | null } {
    const { limits } = this.#options;
    // Discord's documentation: answers to interactions are not limited like this.
    if (limits === null || route.pattern.startsWith('/interactions/')) return { headers: {}, answer: null };
    const { headers, refused } = limits.take({
      method: route.method,
      route: route.pattern,
      majorId: params['token'] ?? params['channel'] ?? params['guild'] ?? '',
      counted: route.needsBot,
      editsOldMessage: this.#editsOldMessage(route, params),
      renamesChannel:
        route.method === 'PATCH' &&
        route.pattern === '/channels/:channel' &&
        typeof body === 'object' &&
        body !== null &&
        ('name' in body || 'topic' in body),
    });
    if (refused === null) return { headers, answer: null };
    const { retryAfter, global, code } = refused;
    const message =
      code === null ? 'You are being rate limited.' : 'Maximum number of edits to old messages reached.';
    const refusal = { message, retry_after: retryAfter, global, ...(code === null ? {} : { code }) };
    return { headers, answer: { status: 429, body: refusal } };
  }

  #editsOldMessage(route: Route, params: Readonly<Record<string, string>>): boolean {
    const id = params['message'];
    const isEdit = route.method === 'PATCH' && route.pattern === '/channels/:channel/messages/:message';
    return (
      isEdit &&
      /^\d+$/.test(id ?? '') &&
      timeOf(id ?? '0') + OLD_MESSAGE_MS < this.#options.platform.clock.now()
    );
  }

  #noteOldEdit(route: Route, params: Readonly<Record<string, string>>, draft: RequestDraft): void {
    if (!this.#editsOldMessage(route, params)) return;
    draft.likelyMistakes = [...draft.likelyMistakes, 'edits a message older than an hour'];
  }

  #parse(
    request: IncomingMessage,
    raw: Buffer | null,
    draft: RequestDraft,
  ): { readonly body: unknown; readonly uploads: readonly Upload[] } {
    if (raw === null || raw.length === 0) return { body: null, uploads: [] };
    const contentType = request.headers['content-type'] ?? '';
    const parsed = contentType.startsWith('multipart/form-data')
      ? parseForm(raw, contentType)
      : { body: parseJson(raw.toString()), uploads: [] };
    draft.body = parsed.body;
    draft.fileNames = parsed.uploads.map((upload) => upload.name);
    return parsed;
  }
}

function findRoute(method: string, path: string): Found | null {
  const parts = path.split('/');
  for (const { route, segments } of SPLIT_ROUTES) {
    if (route.method !== method || segments.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = segments.every((segment, index) => {
      const part = parts[index] ?? '';
      if (!segment.startsWith(':')) return segment === part;
      params[segment.slice(1)] = decode(part);
      return part !== '';
    });
    if (fits) return { route, params };
  }
  return null;
}

/** discord.js tries again after a reset, and not after an orderly end. */
function reset(request: IncomingMessage): void {
  request.socket.resetAndDestroy();
}

/** discord.js escapes the «@» of `@original`. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Null where the body is larger than Discord takes. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // Node's own streams of bytes give buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw apiError(50109);
  }
}

/** Discord's documentation: the JSON is in `payload_json`, the files are `files[n]`. */
function parseForm(
  raw: Buffer,
  contentType: string,
): { readonly body: unknown; readonly uploads: readonly Upload[] } {
  const parts = parseMultipart(raw, contentType);
  if (parts === null) throw apiError(50109);
  const payload = parts.find((part) => part.name === 'payload_json');
  const files = parts.flatMap((part) => {
    const index = /^files\[(\d+)\]$/.exec(part.name)?.[1];
    return index === undefined ? [] : [{ part, index: Number(index) }];
  });
  const uploads = files
    .sort((a, b) => a.index - b.index)
    .map(({ part: { fileName, contentType: type, data } }) => {
      const name = fileName ?? 'unknown';
      return { name, contentType: type ?? typeOf(name), data };
    });
  return { body: payload === undefined ? {} : parseJson(payload.data.toString()), uploads };
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv',
};

function typeOf(name: string): string {
  return TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}

function send(
  response: ServerResponse,
  draft: RequestDraft,
  { status, body }: ApiAnswer,
  headers: Readonly<Record<string, string>>,
): void {
  draft.status = status;
  if (status === 204) {
    response.writeHead(204, headers).end();
    return;
  }
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function sendFault(
  response: ServerResponse,
  draft: RequestDraft,
  effect: {
    readonly status: number;
    readonly code?: number;
    readonly message?: string;
    readonly retryAfter?: number;
  },
): void {
  const { status, code = 0, message = `${status}: injected fault`, retryAfter = 1 } = effect;
  draft.errorCode = code;
  if (status !== 429) {
    send(response, draft, { status, body: { message, code } }, {});
    return;
  }
  const headers = { 'Retry-After': String(Math.ceil(retryAfter)), 'X-RateLimit-Scope': 'shared' };
  send(response, draft, { status, body: { message, retry_after: retryAfter, global: false } }, headers);
}
