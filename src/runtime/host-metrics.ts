import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BackupSchedule } from './backup-schedule.ts';
import type { Metrics } from './metrics.ts';

const LOOP_RESOLUTION_MS = 10;
const QUANTILES = [50, 99, 100] as const;

/** The process itself: memory, processor, and how late its event loop is. Returns how to stop watching. */
export function measureProcess(metrics: Metrics): () => void {
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge(
    'felt_heap_used_bytes',
    'What of it JavaScript objects take.',
    () => process.memoryUsage().heapUsed,
  );
  metrics.gauge('process_cpu_seconds_total', 'Processor time used so far.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  const startedAt = Date.now() / 1000 - process.uptime();
  metrics.gauge('process_start_time_seconds', 'When the process started (Unix time).', () => startedAt);
  const delay = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delay.enable();
  metrics.gauges(
    'felt_event_loop_delay_seconds',
    'How late the event loop was since it was last asked for; quantile 1 is the worst.',
    'quantile',
    () => {
      const read = new Map(QUANTILES.map((each) => [String(each / 100), lateness(delay.percentile(each))]));
      delay.reset();
      return read;
    },
  );
  return () => void delay.disable();
}

/** The delay is measured from one tick to the next, in ns; the tick itself is not late. */
function lateness(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - LOOP_RESOLUTION_MS / 1000);
}

/** Counts Discord's answers; what comes back is to be told the status of each. */
export function measureDiscord(metrics: Metrics, isConnected: () => boolean): (status: number) => void {
  metrics.gauge('felt_discord_connected', 'Whether the gateway is connected.', () => Number(isConnected()));
  const answers = metrics.counter(
    'felt_discord_responses_total',
    'Requests that Discord has answered, by the status; 429 is too many.',
    'status',
  );
  return (status) => answers(String(status));
}

export function measureBackups(metrics: Metrics, schedule: BackupSchedule | null): void {
  if (schedule === null) return;
  const help = 'When the newest backup was taken (Unix time); 0: there is none.';
  metrics.gauge('felt_backup_timestamp_seconds', help, () => (schedule.lastTakenAt ?? 0) / 1000);
}
