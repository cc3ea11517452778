import Database from 'better-sqlite3';
import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import { channelId, guildId, userId, type TableId } from '../../../src/shared/ids.ts';
import { invariant } from '../../../src/shared/invariant.ts';
import { openStore } from '../../../src/store/store.ts';
import { nextAct } from '../../runtime/support/autoplay.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { Dice } from './dice.ts';
import { identifierFrom, shuffleFrom } from './seeded-chance.ts';
import { holdem } from './table-requests.ts';

const GUILD = guildId('900000000000000001');
const CHIPS = 100_000;
const PLAYERS = 4;
/** Played for real, and then copied as often as it takes. */
const HANDS_PLAYED = 40;

export interface History {
  readonly path: string;
  readonly migrationsFolder: string;
  /** At each of them a hand is running. */
  readonly openTables: number;
  /** Of tables that were closed since. */
  readonly hands: number;
}

/** Makes a database with so many tables at which a hand is running, and so many hands of others behind it. */
export function makeHistory({ path, migrationsFolder, openTables, hands }: History): void {
  const clock = new FakeClock();
  const dice = new Dice(1);
  const store = openStore({ path, migrationsFolder, clock });
  const room = new Room({
    store,
    clock,
    shuffle: shuffleFrom(dice),
    identifier: identifierFrom(dice.fork()),
    log: createLog({ level: 'silent' }),
    defaults: {
      startingBalance: CHIPS,
      sessionCeiling: CHIPS,
      refill: { amount: 0, everyMs: 0, below: 0 },
    },
  });
  const played = openWithPlayers(room, 0);
  while ((room.table(played)?.handNumber ?? 0) <= HANDS_PLAYED) {
    const table = room.table(played);
    invariant(table !== null, 'the table is there');
    const act = nextAct(table, 2 + dice.below(8));
    if (act === null) clock.advance(5_000);
    else room.dispatch(played, act, `act-${table.version}`);
  }
  const opener = room.table(played)?.opener;
  invariant(opener !== undefined, 'the table has an opener');
  room.dispatch(played, { type: 'voidHand', afterAction: true }, 'void');
  room.dispatch(played, { type: 'close', member: opener, floor: true }, 'close');
  for (let index = 1; index <= openTables; index += 1) openWithPlayers(room, index);
  clock.advance(5_000);
  room.stop();
  store.close();
  if (hands > HANDS_PLAYED) copyHands(path, played, Math.ceil(hands / HANDS_PLAYED) - 1);
}

function openWithPlayers(room: Room, index: number): TableId {
  const members = Array.from({ length: PLAYERS }, (_, seat) =>
    room.memberOf(GUILD, userId(`user-${index}-${seat}`), `Player ${index}-${seat}`),
  );
  const [opener] = members;
  invariant(opener !== undefined, 'somebody opens the table');
  const channel = channelId(String(10n ** 17n + BigInt(index)));
  const request = { guildId: GUILD, channelId: channel, opener, settings: holdem() };
  const opened = room.open({ ...request, key: `open-${index}` });
  invariant(opened.ok, 'the table is opened');
  const { id } = opened.value.after;
  for (const [seat, member] of members.entries()) {
    room.dispatch(id, { type: 'sit', member, seat: null, buyIn: null }, `sit-${index}-${seat}`);
  }
  return id;
}

/** The closed table again under other names: the size of the file is what counts, not what is in it. */
function copyHands(path: string, table: TableId, copies: number): void {
  const connection = new Database(path);
  const copy = connection.transaction((number: number) => {
    const suffix = `-${number}`;
    for (const statement of [
      `INSERT INTO tables SELECT id || @suffix, guild_id, channel_id || @suffix, name, status, version, snapshot,
         opened_at FROM tables WHERE id = @table`,
      `INSERT INTO events SELECT table_id || @suffix, hand, seq, data FROM events WHERE table_id = @table`,
      `INSERT INTO hands (table_id, number, guild_id, game_id, players, pot, rake, voided, ended_at)
         SELECT table_id || @suffix, number, guild_id, game_id, players, pot, rake, voided, ended_at FROM hands
         WHERE table_id = @table`,
      `INSERT INTO commits SELECT key || @suffix, table_id || @suffix, version, cause, at FROM commits
         WHERE table_id = @table`,
      `INSERT INTO transfers (key, from_id, to_id, amount, reason, at) SELECT key || @suffix, from_id, to_id,
         amount, reason, at FROM transfers WHERE key LIKE @table || ':%' AND key NOT LIKE '%-%'`,
    ]) {
      connection.prepare(statement).run({ suffix, table });
    }
  });
  for (let number = 1; number <= copies; number += 1) copy(number);
  connection.close();
}
