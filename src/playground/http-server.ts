import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Gateway } from './gateway.ts';
import type { PageServer } from './page-server.ts';
import type { Rest } from './rest.ts';

/**
 * The page asks nobody who they are, so that one person can play several members: it is served to this computer
 * alone, and below to nothing that calls it by another name or comes from another page.
 */
const ADDRESS = '127.0.0.1';

export interface Parts {
  readonly port: number;
  readonly rest: Rest;
  readonly page: PageServer;
  readonly gateway: Gateway;
}

/** The one port on which API, gateway and page are served. */
export class HttpServer {
  readonly #server: Server = createServer({ keepAliveTimeout: 60_000 });
  #url = '';

  get url(): string {
    return this.#url;
  }

  async listen({ port, rest, page, gateway }: Parts): Promise<void> {
    this.#server.on('request', (request, response) => {
      void this.#serve(request, response, { rest, page });
    });
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const isGateway = (request.url ?? '').split('?')[0]?.replace(/\/$/, '') === '/gateway';
      // A browser names its origin: no web page may speak to the gateway.
      if (!isGateway || !this.#isOwnHost(request) || request.headers.origin !== undefined) socket.destroy();
      else gateway.upgrade(request, socket, head);
    });
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, ADDRESS, resolve);
    });
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the playground has no TCP address');
    this.#url = `http://${ADDRESS}:${address.port}`;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #serve(
    request: IncomingMessage,
    response: ServerResponse,
    { rest, page }: Pick<Parts, 'rest' | 'page'>,
  ): Promise<void> {
    try {
      // Another name for this address would let a web page read the answers (DNS rebinding).
      if (!this.#isOwnHost(request) || !this.#isOwnOrigin(request)) {
        response
          .writeHead(403, { 'Content-Type': 'text/plain' })
          .end('Only this page itself may talk to the playground.');
        return;
      }
      const path = request.url ?? '/';
      if (path.startsWith('/api/')) await rest.handle(request, response, path.slice('/api'.length));
      else await page.handle(request, response);
    } catch (error) {
      // A fault of the playground's own: Discord, too, answers 500 then.
      console.error('playground:', error);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message: '500: Internal Server Error', code: 0 }));
    }
  }

  #isOwnHost({ headers }: IncomingMessage): boolean {
    const port = new URL(this.#url).port;
    return headers.host === `${ADDRESS}:${port}` || headers.host === `localhost:${port}`;
  }

  #isOwnOrigin({ headers }: IncomingMessage): boolean {
    const port = new URL(this.#url).port;
    const { origin } = headers;
    return (
      origin === undefined || origin === `http://${ADDRESS}:${port}` || origin === `http://localhost:${port}`
    );
  }
}
