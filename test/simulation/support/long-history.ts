import { createLog } from '../../../src/runtime/log.ts';
import { Room } from '../../../src/runtime/room.ts';
import {
  channelId,
  guildId,
  userId,
  type MemberId,
  type TableId,
  type UserId,
} from '../../../src/shared/ids.ts';
import { at, invariant } from '../../../src/shared/invariant.ts';
import { openStore } from '../../../src/store/store.ts';
import { nextAct } from '../../runtime/support/autoplay.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { copyHands, type Copying } from './copied-hands.ts';
import { Dice } from './dice.ts';
import { identifierFrom, shuffleFrom } from './seeded-chance.ts';
import { holdem } from './table-requests.ts';

export const GUILD = guildId('900000000000000001');
const CHIPS = 100_000;
const PLAYERS = 4;
/** Played for real, and then copied as often as it takes. */
const HANDS_PLAYED = 40;

/** Who plays at which table; the hands of table 0 are those that were copied. */
export const playerOf = (table: number, seat: number): UserId => userId(`user-${table}-${seat}`);

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
  const withRoom = <T>(work: (room: Room) => T): T => {
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
    try {
      return work(room);
    } finally {
      room.stop();
      store.close();
    }
  };
  const played = withRoom((room) => playAndClose(room, clock, dice));
  if (hands > HANDS_PLAYED) copyHands(path, { ...played, copies: Math.ceil(hands / HANDS_PLAYED) - 1 });
  clock.advance(60_000);
  withRoom((room) => {
    for (let index = 1; index <= openTables; index += 1) openWithPlayers(room, index);
    clock.advance(5_000);
  });
}

function playAndClose(room: Room, clock: FakeClock, dice: Dice): Omit<Copying, 'copies'> {
  const { id, members } = openWithPlayers(room, 0);
  while ((room.table(id)?.handNumber ?? 0) <= HANDS_PLAYED) {
    const table = room.table(id);
    invariant(table !== null, 'the table is there');
    const act = nextAct(table, 2 + dice.below(8));
    if (act === null) clock.advance(5_000);
    else room.dispatch(id, act, `act-${table.version}`);
  }
  room.dispatch(id, { type: 'voidHand', afterAction: true }, 'void');
  room.dispatch(id, { type: 'close', member: at(members, 0), floor: true }, 'close');
  return { table: id, members };
}

function openWithPlayers(
  room: Room,
  index: number,
): { readonly id: TableId; readonly members: readonly MemberId[] } {
  const members = Array.from({ length: PLAYERS }, (_, seat) =>
    room.memberOf(GUILD, playerOf(index, seat), `Player ${index}-${seat}`),
  );
  const opener = at(members, 0);
  const channel = channelId(String(10n ** 17n + BigInt(index)));
  const request = { guildId: GUILD, channelId: channel, opener, settings: holdem() };
  const opened = room.open({ ...request, key: `open-${index}` });
  invariant(opened.ok, 'the table is opened');
  const { id } = opened.value.after;
  for (const [seat, member] of members.entries()) {
    room.dispatch(id, { type: 'sit', member, seat: null, buyIn: null }, `sit-${index}-${seat}`);
  }
  return { id, members };
}
