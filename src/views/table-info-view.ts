import type { Chips } from '../shared/chips.ts';
import type { MemberId } from '../shared/ids.ts';
import type { GameId, Limit, StreetName } from '../engine/games/game.ts';
import { gameOf } from '../engine/games/index.ts';
import type { RakeSchedule } from '../engine/rake.ts';
import type { Table } from '../table/table.ts';
import { rakeCap } from './pot-view.ts';
import { stakesView, type StakesView } from './stakes-view.ts';

/** What one should know before sitting down. */
export interface TableInfoView {
  readonly name: string;
  readonly gameId: GameId;
  readonly limit: Limit;
  readonly stakes: StakesView;
  readonly bigBlind: Chips;
  readonly ante: Chips;
  readonly bringIn: Chips;
  readonly buyIn: { readonly min: Chips; readonly max: Chips; readonly short: boolean };
  readonly sessionCeiling: Chips;
  readonly chipUnit: Chips;
  readonly rake: RakeRuleView;
  /** From which number of players on which cap holds; empty where nothing caps the rake. */
  readonly rakeCaps: readonly { readonly fromPlayers: number; readonly amount: Chips }[];
  readonly rakedFrom: StreetName;
  readonly turnMs: number;
  readonly bankMs: number;
  /** Out of time folds, also where checking is free. */
  readonly strict: boolean;
  readonly taken: number;
  readonly seats: number;
  readonly waiting: number;
  readonly opener: MemberId;
  readonly hands: number;
}

/** `tenthsOfCents` are taken from each full `per`. */
export type RakeRuleView =
  | { readonly type: 'none' }
  | { readonly type: 'steps'; readonly tenthsOfCents: number; readonly per: Chips }
  | { readonly type: 'percentage'; readonly basisPoints: number };

export function tableInfoView({ settings, seats, waitingList, opener, handNumber }: Table): TableInfoView {
  const { rake, chipUnit, bigBlind, limit } = settings;
  const level = limit === 'fixed-limit' ? 2 * bigBlind : bigBlind;
  return {
    name: settings.name,
    gameId: settings.gameId,
    limit,
    stakes: stakesView(settings),
    bigBlind,
    ante: settings.ante,
    bringIn: settings.bringIn,
    buyIn: { min: settings.minBuyIn, max: settings.maxBuyIn, short: settings.shortBuyIn },
    sessionCeiling: settings.sessionCeiling,
    chipUnit,
    rake: rakeRule(rake, chipUnit),
    rakeCaps: capsByPlayers(rake, { level, chipUnit, seats: settings.seats }),
    rakedFrom: gameOf(settings.gameId).rakedFrom,
    turnMs: settings.clock.turnMs,
    bankMs: settings.clock.bankMs,
    strict: settings.clock.strict,
    taken: seats.filter((seat) => seat !== null).length,
    seats: settings.seats,
    waiting: waitingList.length,
    opener,
    hands: handNumber,
  };
}

/** The room's steps by the smallest chip (docs/rules.md §4 «the room's schedule»). */
function rakeRule(schedule: RakeSchedule, chipUnit: Chips): RakeRuleView {
  switch (schedule.type) {
    case 'none':
      return { type: 'none' };
    case 'room':
      return chipUnit < 5
        ? { type: 'steps', tenthsOfCents: 10, per: 18 }
        : { type: 'steps', tenthsOfCents: 55, per: 100 };
    case 'percentage':
    case 'custom':
      return { type: 'percentage', basisPoints: schedule.basisPoints };
  }
}

function capsByPlayers(
  schedule: RakeSchedule,
  { level, chipUnit, seats }: { readonly level: Chips; readonly chipUnit: Chips; readonly seats: number },
): TableInfoView['rakeCaps'] {
  const caps: { readonly fromPlayers: number; readonly amount: Chips }[] = [];
  if (schedule.type === 'none') return caps;
  for (let dealtIn = 2; dealtIn <= seats; dealtIn++) {
    const amount = rakeCap(schedule, { dealtIn, level, chipUnit });
    if (amount !== null && amount !== caps.at(-1)?.amount) caps.push({ fromPlayers: dealtIn, amount });
  }
  return caps;
}
