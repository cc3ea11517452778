import { channelId, guildId, memberId, tableId } from '../../../src/shared/ids.ts';
import { evolve } from '../../../src/table/evolve.ts';
import { openTable, settingsFor } from '../../../src/table/open.ts';
import type { Table } from '../../../src/table/table.ts';

/** A table that was just opened. */
export function lobbyTable(): Table {
  const settings = settingsFor(
    {
      name: 'Aurora',
      gameId: 'texas-holdem',
      limit: 'no-limit',
      smallBlind: 100,
      bigBlind: 200,
      ante: null,
      bringIn: null,
      seats: 6,
      minBuyIn: null,
      maxBuyIn: null,
      turnMs: null,
      bankMs: null,
      awayMs: null,
      strictClock: false,
      shortBuyIn: false,
    },
    { sessionCeiling: 100_000, rake: { type: 'room' } },
  );
  if (!settings.ok) throw new Error(settings.error.code);
  const opened = openTable(
    {
      id: tableId('aurora01'),
      guildId: guildId('100000000000000001'),
      channelId: channelId('200000000000000001'),
      opener: memberId('ada'),
      settings: settings.value,
    },
    0,
  );
  return evolve(null, opened);
}
