import { join } from 'node:path';
import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import { secureShuffle } from '../../../src/runtime/shuffle.ts';
import { guildId, userId, type MemberId } from '../../../src/shared/ids.ts';
import { auditBooks } from '../../../src/store/audit-books.ts';
import { takeBackup } from '../../../src/store/backup.ts';
import { erasureListBeside } from '../../../src/store/erasure-list.ts';
import { restoreBackup } from '../../../src/store/restore.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import { FakeClock } from '../../support/fake-clock.ts';

const GUILD = guildId('900000000000000001');
const LEFT = userId('user-Carla');
const MINUTE = 60_000;

/** What a drill found: the version of the table, every chip there was, and whether the erased are gone again. */
export interface Drill {
  readonly version: number;
  readonly sum: number;
  readonly problems: readonly unknown[];
  readonly erasedAgain: boolean;
}

/**
 * Backs up a bot that plays, restores that backup somewhere else, and opens it there. Carla has been erased in the
 * meantime: the list says so, and the backup does not know.
 */
export function drill(
  source: string,
  {
    folder,
    migrationsFolder,
    now,
  }: { readonly folder: string; readonly migrationsFolder: string; readonly now: number },
): Drill {
  const { path } = takeBackup({ databasePath: source, directory: folder, keep: 1, now });
  const databasePath = join(folder, 'restored', 'felt.sqlite');
  const left = carlaIn(path, migrationsFolder);
  erasureListBeside(databasePath).add([left]);
  restoreBackup({ backup: path, databasePath, migrationsFolder, now });
  const store = openStore({ path: databasePath, migrationsFolder, clock: new FakeClock(now) });
  try {
    // The bot that plays has a clock of its own, which is ahead of anybody's.
    const clock = new FakeClock(store.tables.lastCommitAt() ?? now);
    const version = store.tables.open()[0]?.version ?? 0;
    const erasedAgain = playOn(store, clock, left);
    return { version, sum: store.books.totals().sum, problems: auditBooks(store).problems, erasedAgain };
  } finally {
    store.close();
  }
}

function carlaIn(backup: string, migrationsFolder: string): MemberId {
  const copy = openStore({ path: backup, migrationsFolder, clock: new FakeClock() });
  try {
    const carla = copy.members.find(GUILD, LEFT);
    if (carla === null) throw new Error('Carla plays from the first hand on');
    return carla.id;
  } finally {
    copy.close();
  }
}

/** As the bot does when it starts; the hand in which they sit is over within minutes, as nobody acts. */
function playOn(store: Store, clock: FakeClock, left: MemberId): boolean {
  const defaults = {
    startingBalance: 0,
    sessionCeiling: 100_000_000,
    refill: { amount: 0, everyMs: 0, below: 0 },
  };
  const room = new Room({
    store,
    clock,
    shuffle: secureShuffle,
    log: createLog({ level: 'silent' }),
    defaults,
  });
  room.start();
  for (let minutes = 0; minutes < 20 && room.userOf(left) !== null; minutes += 1) clock.advance(MINUTE);
  room.stop();
  return room.userOf(left) === null;
}
