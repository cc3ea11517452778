import { at } from '../../../src/shared/invariant.ts';
import { nextAct } from '../../runtime/support/autoplay.ts';
import type { Room } from '../../../src/runtime/room.ts';
import { auditFile } from '../../../src/store/audit-file.ts';
import { lobbyView } from '../../../src/views/lobby-view.ts';
import { GUILD, playerOf } from './long-history.ts';

const MONTH_MS = 30 * 24 * 3_600_000;
/** What a player waits for is done so often, and the middle of it counts. */
const TIMES = 101;

/** How long the commands of players and the floor take on a started room, by name (ms). */
export type Timed = Readonly<Record<string, number>>;

export interface Timing {
  readonly room: Room;
  readonly path: string;
}

export async function timeCommands({ room, path }: Timing): Promise<Timed> {
  const member = room.memberOf(GUILD, playerOf(0, 0), 'Player 0-0');
  const tables = room.tablesOf(GUILD);
  // All the finished hands are from the year before the open tables were opened.
  const until = at(tables, 0).openedAt;
  const from = until - MONTH_MS;
  const deed = { guildId: GUILD, actor: member, reason: null };
  const act = (number: number): void => {
    const table = at(tables, number % tables.length);
    const command = nextAct(room.table(table.id) ?? table, 3);
    if (command !== null) room.dispatch(table.id, command, `timed-${number}`);
  };
  return {
    '/wallet': median(TIMES, () => room.wallet(member)),
    '/table list': median(TIMES, () => lobbyView(room.tablesOf(GUILD))),
    '/daily': median(TIMES, (number) => room.refill(GUILD, member, `daily-${number}`)),
    'an act': median(TIMES, act),
    '/floor audit': median(TIMES, () => room.floor.auditLog(GUILD, { member: null, limit: 10 })),
    '/floor doctor': median(1, () => room.floor.health()),
    '/floor report, a month': median(3, () => room.floor.report(GUILD, { from, until })),
    '/floor suspects': await once(() => room.floor.suspects(GUILD, { from, refill: 20_000 })),
    '/privacy export': median(1, () => room.floor.keptAbout(member, { closedCards: true })),
    '/privacy erase': median(1, () => room.floor.erase(member, { ...deed, key: 'timed-erase' })),
    'npm run audit': median(1, () => auditFile(path)),
  };
}

/** What is done bit by bit, so that nobody else waits for it. */
async function once(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function median(times: number, work: (number: number) => unknown): number {
  const took = Array.from({ length: times }, (_, number) => {
    const before = performance.now();
    work(number);
    return performance.now() - before;
  });
  return at(
    took.sort((one, other) => one - other),
    Math.floor(times / 2),
  );
}
