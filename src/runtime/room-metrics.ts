import type { TableEvent } from '../table/protocol.ts';
import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';
import type { Commit } from './protocol.ts';
import type { Room } from './room.ts';

const COMMIT_BOUNDS_SECONDS = [0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** A store whose commits are timed; in everything else the same. */
export function timedStore(store: Store, metrics: Metrics): Store {
  const took = metrics.histogram(
    'felt_commit_seconds',
    'How long a commit took, the disk included.',
    COMMIT_BOUNDS_SECONDS,
  );
  const failed = metrics.counter('felt_commit_failures_total', 'Commits the database could not write.');
  return {
    ...store,
    commit(change) {
      const from = performance.now();
      try {
        store.commit(change);
      } catch (error) {
        failed();
        throw error;
      }
      took((performance.now() - from) / 1000);
    },
  };
}

/** Tables, players, hands and acts. Returns how to stop counting. */
export function measureRoom(room: Room, metrics: Metrics): () => void {
  metrics.gauges('felt_tables', 'Tables that are not closed, by what they are.', 'status', () =>
    tablesOf(room),
  );
  metrics.gauge('felt_players_seated', 'Seats taken, over all tables.', () =>
    room.openTables().reduce((total, { seats }) => total + seats.filter((seat) => seat !== null).length, 0),
  );
  const hands = metrics.counter('felt_hands_total', 'Hands that were finished.');
  const acts = metrics.counter('felt_actions_total', 'What players did, or ran out of time for.', 'action');
  const timeouts = metrics.counter('felt_timeouts_total', 'Turns that ran out of time.');
  const commands = metrics.counter('felt_commits_total', 'Changes of tables, by the command.', 'command');
  const count = (event: TableEvent): void => {
    if (event.type === 'handSettled') hands();
    else if (event.type === 'turnTimedOut') timeouts();
    else if (event.type === 'inHand' && PLAYER_ACTS.has(event.event.type)) acts(event.event.type);
  };
  return room.onCommit(({ cause, events }: Commit) => {
    commands(cause);
    events.forEach(count);
  });
}

const PLAYER_ACTS: ReadonlySet<string> = new Set([
  ...['folded', 'checked', 'called', 'betMade', 'raised', 'broughtIn', 'discarded'],
]);

function tablesOf(room: Room): ReadonlyMap<string, number> {
  const counts = new Map(['open', 'paused', 'frozen', 'closing'].map((status) => [status, 0]));
  for (const { status, pause } of room.openTables()) {
    const what = status === 'paused' && pause?.reason === 'frozen' ? 'frozen' : status;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return counts;
}
