import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Actor } from './actor.ts';
import type { Blobs } from './blobs.ts';
import { perform, streamEvent, wholeState } from './page-api.ts';
import type { World } from './world.ts';

export interface PageServerOptions {
  readonly world: World;
  readonly blobs: Blobs;
  /** The folder with `index.html`, or null for no page. */
  readonly directory: string | null;
  readonly actor: (nameOrUserId: string) => Actor;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const MAX_DEED_BYTES = 256 * 1024;

/** A comment now and then keeps the stream open, and shows when the other end is gone. */
const STREAM_BEAT_MS = 20_000;

const SAFETY = {
  'Content-Security-Policy':
    "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** The web page, what it asks for, and the files of the messages. */
export class PageServer {
  readonly #options: PageServerOptions;
  readonly #streams = new Set<ServerResponse>();

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const { world } = this.#options;
    if (pathname.startsWith('/cdn/')) {
      this.#serveFile(pathname, response);
      return;
    }
    if (!pathname.startsWith('/playground/')) {
      await this.#servePage(pathname, response);
      return;
    }
    const actor = this.#actor(searchParams.get('as'));
    if (actor === null) sendJson(response, 404, { error: 'nobody of that name is here' });
    else if (pathname === '/playground/state') sendJson(response, 200, wholeState(world, actor));
    else if (pathname === '/playground/stream') this.#openStream(response, actor);
    else if (pathname === '/playground/do') await this.#do(request, response, actor);
    else response.writeHead(404, SAFETY).end();
  }

  close(): void {
    for (const stream of this.#streams) stream.end();
  }

  /** The person of that name or id; without one, the first who is not a bot. */
  #actor(name: string | null): Actor | null {
    const people = this.#options.world.tables.all('users').filter((user) => !user.bot);
    const members = people.filter((user) => this.#options.world.guildsOf(user.id).length > 0);
    const found =
      name === null
        ? (members.find((user) => user.name === 'Ada') ?? members[0] ?? people[0])
        : people.find((user) => user.id === name || user.name.toLowerCase() === name.toLowerCase());
    return found === undefined ? null : this.#options.actor(found.id);
  }

  async #do(request: IncomingMessage, response: ServerResponse, actor: Actor): Promise<void> {
    // A form of another page cannot send this type without asking first.
    const isJson = request.headers['content-type']?.startsWith('application/json') === true;
    if (request.method !== 'POST' || !isJson) {
      response.writeHead(405, SAFETY).end();
      return;
    }
    const body = await readJson(request);
    if (body === null)
      sendJson(response, 400, { ok: false, problems: [], error: 'no JSON, or too much of it' });
    else sendJson(response, 200, await perform(actor, body.value));
  }

  /** Tells the page of everything its person sees happen, until it goes away. */
  #openStream(response: ServerResponse, actor: Actor): void {
    response.writeHead(200, { ...SAFETY, 'Content-Type': 'text/event-stream' });
    response.write('retry: 500\n\n');
    const { world } = this.#options;
    const unsubscribe = world.onEvent((event) => {
      const told = streamEvent(world, actor, event);
      if (told !== null) response.write(`event: ${told.name}\ndata: ${JSON.stringify(told.data)}\n\n`);
    });
    const beat = setInterval(() => response.write(':\n\n'), STREAM_BEAT_MS).unref();
    this.#streams.add(response);
    response.on('close', () => {
      this.#streams.delete(response);
      clearInterval(beat);
      unsubscribe();
    });
  }

  async #servePage(pathname: string, response: ServerResponse): Promise<void> {
    const { directory } = this.#options;
    // Only plain names of the one folder: no path can lead out of it.
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = TYPES[extname(name)];
    if (directory === null || type === undefined || !/^[a-z-]+\.[a-z]+$/.test(name)) {
      response.writeHead(404, SAFETY).end();
      return;
    }
    try {
      const content = await readFile(join(directory, name));
      response.writeHead(200, { ...SAFETY, 'Content-Type': type }).end(content);
    } catch {
      response.writeHead(404, SAFETY).end();
    }
  }

  /** `/cdn/attachments/<channel>/<id>/<name>` or `/cdn/emojis/<id>.png`. */
  #serveFile(pathname: string, response: ServerResponse): void {
    const { world, blobs } = this.#options;
    const id =
      /^\/cdn\/attachments\/\d+\/(\d+)\//.exec(pathname)?.[1] ??
      /^\/cdn\/emojis\/(\d+)\./.exec(pathname)?.[1] ??
      '';
    const file = world.tables.get('files', id);
    const data = file === null ? null : blobs.get(id);
    if (file === null || data === null) {
      response.writeHead(404, SAFETY).end();
      return;
    }
    response
      .writeHead(200, {
        ...SAFETY,
        'Content-Type': file.contentType,
        'Content-Length': data.length,
        'Cache-Control': 'private, max-age=31536000, immutable',
        // A file that is not a picture is only ever saved, never run on this page's origin.
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .end(data);
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...SAFETY, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<{ readonly value: unknown } | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // Node's own streams of bytes give buffers.
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > MAX_DEED_BYTES) return null;
    chunks.push(bytes);
  }
  try {
    return { value: JSON.parse(Buffer.concat(chunks).toString()) };
  } catch {
    return null;
  }
}
