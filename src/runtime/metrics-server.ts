import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Metrics } from './metrics.ts';

/** What is asked at `/healthz`; all true is healthy. */
export type Health = Readonly<Record<string, boolean>>;

export interface MetricsServerOptions {
  /** On 127.0.0.1; 0 for any free one. */
  readonly port: number;
  readonly metrics: Metrics;
  readonly health: () => Health;
}

export interface MetricsServer {
  /** For example http://127.0.0.1:9464. */
  readonly url: string;
  close(): void;
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const PROMETHEUS = 'text/plain; version=0.0.4; charset=utf-8';

/** Answers `/healthz` and `/metrics` on this machine only. Throws what Node.js says where the port cannot be opened. */
export async function startMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => answer(request, response, options));
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, health }: MetricsServerOptions,
): void {
  const send = (status: number, type: string, text: string): void => {
    response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(text);
  };
  // A page in a browser on this machine could otherwise read it under a name of its own.
  if (!isLocal(request.headers.host)) send(403, 'text/plain', 'only on this machine\n');
  else if (request.method !== 'GET' && request.method !== 'HEAD') send(405, 'text/plain', 'only GET\n');
  else if (request.url === '/metrics') send(200, PROMETHEUS, metrics.text());
  else if (request.url === '/healthz') {
    const states = health();
    const healthy = Object.values(states).every(Boolean);
    send(healthy ? 200 : 503, 'application/json', `${JSON.stringify({ healthy, ...states })}\n`);
  } else send(404, 'text/plain', 'there is /healthz and /metrics\n');
}

function isLocal(host: string | undefined): boolean {
  return host !== undefined && /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(host);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
