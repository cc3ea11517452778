import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { measureProcess } from '../../src/runtime/host-metrics.ts';
import { startMetricsServer, type Health } from '../../src/runtime/metrics-server.ts';
import { Metrics } from '../../src/runtime/metrics.ts';

/** What Prometheus' text format allows, line by line. */
const LINE =
  /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*\})? -?(\d+(\.\d+)?(e[+-]?\d+)?|Inf))$/;

describe('metrics', () => {
  test('are written as Prometheus reads them', () => {
    const metrics = new Metrics();
    const hands = metrics.counter('hands_total', 'Hands.');
    const acts = metrics.counter('acts_total', 'Acts.', 'action');
    metrics.gauge('tables', 'Tables.', () => 3);
    metrics.gauges('lag', 'Lag.', 'quantile', () => new Map([['0.5', 0.001]]));
    const took = metrics.histogram('took_seconds', 'Took.', [0.01, 0.1]);
    hands();
    for (const act of ['folded', 'called', 'folded']) acts(act);
    for (const seconds of [0.005, 0.01, 0.05, 2]) took(seconds);
    expect(metrics.text().split('\n')).toEqual([
      '# HELP hands_total Hands.',
      '# TYPE hands_total counter',
      'hands_total 1',
      '# HELP acts_total Acts.',
      '# TYPE acts_total counter',
      'acts_total{action="folded"} 2',
      'acts_total{action="called"} 1',
      '# HELP tables Tables.',
      '# TYPE tables gauge',
      'tables 3',
      '# HELP lag Lag.',
      '# TYPE lag gauge',
      'lag{quantile="0.5"} 0.001',
      '# HELP took_seconds Took.',
      '# TYPE took_seconds histogram',
      'took_seconds_bucket{le="0.01"} 2',
      'took_seconds_bucket{le="0.1"} 3',
      'took_seconds_bucket{le="+Inf"} 4',
      'took_seconds_sum 2.065',
      'took_seconds_count 4',
      '',
    ]);
  });

  test('of the process are plausible, and of the format', () => {
    const metrics = new Metrics();
    onTestFinished(measureProcess(metrics));
    const lines = metrics.text().trimEnd().split('\n');
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    const read = (name: string): number =>
      Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);
    expect(read('process_resident_memory_bytes')).toBeGreaterThan(20_000_000);
    expect(read('process_cpu_seconds_total')).toBeGreaterThan(0.05);
    expect(Math.abs(read('process_start_time_seconds') + process.uptime() - Date.now() / 1000)).toBeLessThan(
      5,
    );
  });
});

describe('the server of health and metrics', () => {
  async function started(states: Health): Promise<{ readonly url: string; readonly port: number }> {
    const metrics = new Metrics();
    metrics.gauge('tables', 'Tables.', () => 3);
    const server = await startMetricsServer({ port: 0, metrics, health: () => states });
    onTestFinished(() => server.close());
    return { url: server.url, port: Number(new URL(server.url).port) };
  }

  test('answers both questions, and nothing else', async () => {
    const { url } = await started({ connected: true });
    const [health, text] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/metrics`)]);
    expect([health.status, await health.json()]).toEqual([200, { healthy: true, connected: true }]);
    expect(text.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await text.text()).toContain('\ntables 3\n');
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
  });

  test('says 503 while one thing is not healthy', async () => {
    const { url } = await started({ connected: false });
    const health = await fetch(`${url}/healthz`);
    expect([health.status, await health.json()]).toEqual([503, { healthy: false, connected: false }]);
  });

  test('listens on this machine only, and to nobody who calls it by another name', async () => {
    const { url, port } = await started({ connected: true });
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    socket.setEncoding('utf8');
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).not.toContain('tables');
  });

  test('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const starting = startMetricsServer({ port, metrics: new Metrics(), health: () => ({}) });
    await expect(starting).rejects.toMatchObject({ syscall: 'listen', code: 'EADDRINUSE', port });
  });
});
