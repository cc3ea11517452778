import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor } from './actor.ts';
import type { Blobs } from './blobs.ts';
import type { World } from './world.ts';

export interface PageServerOptions {
  readonly world: World;
  readonly blobs: Blobs;
  readonly directory: string | null;
  readonly actor: (nameOrUserId: string) => Actor;
  readonly guildId: string;
}

/** The web page, what it asks for, and the files of the messages. */
export class PageServer {
  readonly #options: PageServerOptions;

  constructor(options: PageServerOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    await Promise.resolve();
    if (pathname.startsWith('/cdn/')) this.#serveFile(pathname, response);
    else response.writeHead(404).end();
  }

  close(): void {
    // Streams are closed with the server's connections.
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
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, {
        'Content-Type': file.contentType,
        'Content-Length': data.length,
        'Cache-Control': 'private, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        // A file that is not a picture is only ever saved, never run on this page's origin.
        'Content-Security-Policy': "default-src 'none'; sandbox",
      })
      .end(data);
  }
}
