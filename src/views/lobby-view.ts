import type { ChannelId, TableId } from '../shared/ids.ts';
import type { GameId, Limit } from '../engine/games/game.ts';
import type { Table, TableStatus } from '../table/table.ts';
import { stakesView, type StakesView } from './stakes-view.ts';

/** One open table, in the list of a server's tables. */
export interface LobbyTableView {
  readonly id: TableId;
  readonly channelId: ChannelId;
  readonly name: string;
  readonly gameId: GameId;
  readonly limit: Limit;
  readonly stakes: StakesView;
  readonly status: TableStatus;
  readonly taken: number;
  readonly seats: number;
  readonly waiting: number;
}

/** The tables of a server that are not closed: those with a free seat first, then the busiest. */
export function lobbyView(tables: readonly Table[]): readonly LobbyTableView[] {
  return tables
    .filter(({ status }) => status !== 'closed')
    .map(lobbyTable)
    .toSorted((a, b) => Number(isFull(a)) - Number(isFull(b)) || b.taken - a.taken);
}

function isFull({ taken, seats }: LobbyTableView): boolean {
  return taken === seats;
}

function lobbyTable({ id, channelId, settings, status, seats, waitingList }: Table): LobbyTableView {
  return {
    id,
    channelId,
    name: settings.name,
    gameId: settings.gameId,
    limit: settings.limit,
    stakes: stakesView(settings),
    status,
    taken: seats.filter((seat) => seat !== null).length,
    seats: settings.seats,
    waiting: waitingList.length,
  };
}
