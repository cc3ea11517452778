import { downToUnit, type Chips } from '../shared/chips.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Game, Limit } from '../engine/games/game.ts';
import { gameOf } from '../engine/games/index.ts';
import type { OpenTable, TableEvent } from './protocol.ts';
import type { ClockSettings, SettingsRefusal, TableLimits, TableRequest, TableSettings } from './settings.ts';
import { chipUnitFor, partOfStake } from './stakes.ts';

export type { SettingsRefusal, TableLimits, TableRequest } from './settings.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** What a table gets where nobody asked for anything else (docs/rules.md §5). */
export const DEFAULTS = {
  seats: 9,
  turnMs: 30 * SECOND,
  bankMs: 60 * SECOND,
  bankPerHandMs: 5 * SECOND,
  pauseMs: 5 * SECOND,
  awayMs: 30 * MINUTE,
  minBuyInBigBlinds: 30,
  maxBuyInBigBlinds: 100,
} as const;

/** The ranges in which a table's clock may be set (ms). */
export const CLOCK_RANGES = {
  turnMs: { minimumMs: 5 * SECOND, maximumMs: 30 * DAY },
  bankMs: { minimumMs: 0, maximumMs: DAY },
  awayMs: { minimumMs: MINUTE, maximumMs: 60 * DAY },
} as const;

const HIGHEST_BIG_BLIND: Chips = 1_000_000_00;

/** The event that opens a table; `evolve(null, event)` is the table. `now` is epoch ms. */
export function openTable(open: OpenTable, now: number): TableEvent {
  return { type: 'tableOpened', ...open, at: now };
}

/**
 * The full settings of a table from what a person gave, with the room's defaults for the rest
 * (docs/rules.md §1, §2, §5), or the first thing that does not fit, with its numbers.
 */
export function settingsFor(
  request: TableRequest,
  limits: TableLimits,
): Result<TableSettings, SettingsRefusal> {
  const game = gameOf(request.gameId);
  const limit = limitFor(game, request.limit);
  if (!game.limits.includes(limit)) {
    return err({ code: 'limitNotDealt', gameId: game.id, limits: game.limits });
  }
  const seats = request.seats ?? Math.min(DEFAULTS.seats, game.maxSeats);
  if (!Number.isInteger(seats) || seats < 2 || seats > game.maxSeats) {
    return err({ code: 'seatsOutOfRange', minimum: 2, maximum: game.maxSeats, offered: seats });
  }
  const stakes = stakesFor(game, request);
  if (!stakes.ok) return stakes;
  const buyIns = buyInsFor(request, stakes.value, limits.sessionCeiling);
  if (!buyIns.ok) return buyIns;
  const clock = clockFor(request);
  if (!clock.ok) return clock;
  return ok({
    name: request.name,
    gameId: game.id,
    limit,
    seats,
    ...stakes.value,
    ...buyIns.value,
    sessionCeiling: limits.sessionCeiling,
    clock: clock.value,
    rake: limits.rake,
    shortBuyIn: request.shortBuyIn,
  });
}

/** The limit asked for, or the one the game is usually dealt with. */
export function limitFor(game: Game, asked: Limit | null): Limit {
  return asked ?? game.limits[0] ?? 'no-limit';
}

type Stakes = Pick<TableSettings, 'smallBlind' | 'bigBlind' | 'ante' | 'bringIn' | 'chipUnit'>;

function stakesFor(game: Game, request: TableRequest): Result<Stakes, SettingsRefusal> {
  const { bigBlind } = request;
  if (!isAmount(bigBlind) || bigBlind > HIGHEST_BIG_BLIND) {
    return err({ code: 'stakesOutOfRange', minimum: 1, maximum: HIGHEST_BIG_BLIND, offered: bigBlind });
  }
  const refusal =
    smallBlindRefusal(game, request) ?? anteRefusal(game, request) ?? bringInRefusal(game, request);
  if (refusal !== null) return err(refusal);
  const given = [
    game.forcedBets === 'blinds' ? request.smallBlind : null,
    request.ante,
    game.forcedBets === 'bring-in' ? request.bringIn : null,
  ].filter((stake) => stake !== null);
  const chipUnit = chipUnitFor(bigBlind, given);
  return ok({
    smallBlind: game.forcedBets === 'blinds' ? (request.smallBlind ?? partOfStake(bigBlind, 2, chipUnit)) : 0,
    bigBlind,
    ante: request.ante ?? anteFor(game, bigBlind, chipUnit),
    bringIn: game.forcedBets === 'bring-in' ? (request.bringIn ?? partOfStake(bigBlind, 2, chipUnit)) : 0,
    chipUnit,
  });
}

/** None with blinds; a fifth of the small bet in stud; where the button posts the only blind, as much as that. */
function anteFor(game: Game, bigBlind: Chips, chipUnit: Chips): Chips {
  switch (game.forcedBets) {
    case 'blinds':
      return 0;
    case 'button-blind':
      return bigBlind;
    case 'bring-in':
      return partOfStake(bigBlind, 5, chipUnit);
  }
}

function smallBlindRefusal(game: Game, { smallBlind, bigBlind }: TableRequest): SettingsRefusal | null {
  if (game.forcedBets !== 'blinds' || smallBlind === null) return null;
  if (!isAmount(smallBlind)) {
    return { code: 'stakesOutOfRange', minimum: 1, maximum: bigBlind, offered: smallBlind };
  }
  return smallBlind > bigBlind ? { code: 'smallBlindAboveBig', bigBlind, offered: smallBlind } : null;
}

function anteRefusal(game: Game, { ante, bigBlind }: TableRequest): SettingsRefusal | null {
  if (ante === null) return null;
  // A game whose only other forced bet is one blind or the bring-in needs its antes.
  const minimum = game.forcedBets === 'blinds' ? 0 : 1;
  const fits = Number.isSafeInteger(ante) && ante >= minimum && ante <= bigBlind;
  return fits ? null : { code: 'anteOutOfRange', minimum, maximum: bigBlind, offered: ante };
}

function bringInRefusal(game: Game, { bringIn, bigBlind }: TableRequest): SettingsRefusal | null {
  if (game.forcedBets !== 'bring-in' || bringIn === null) return null;
  return isAmount(bringIn) && bringIn <= bigBlind
    ? null
    : { code: 'bringInOutOfRange', minimum: 1, maximum: bigBlind, offered: bringIn };
}

type BuyIns = Pick<TableSettings, 'minBuyIn' | 'maxBuyIn'>;

function buyInsFor(
  request: TableRequest,
  { bigBlind, chipUnit }: Stakes,
  ceiling: Chips,
): Result<BuyIns, SettingsRefusal> {
  const mostByDefault = Math.min(DEFAULTS.maxBuyInBigBlinds * bigBlind, downToUnit(ceiling, chipUnit));
  const maxBuyIn = request.maxBuyIn ?? Math.max(mostByDefault, request.minBuyIn ?? 0);
  const leastByDefault = DEFAULTS.minBuyInBigBlinds * bigBlind;
  // Who asks for a low maximum only does not want a minimum above it.
  const minBuyIn =
    request.minBuyIn ?? (request.maxBuyIn === null ? leastByDefault : Math.min(leastByDefault, maxBuyIn));
  for (const buyIn of [minBuyIn, maxBuyIn]) {
    if (!isAmount(buyIn) || buyIn % chipUnit !== 0) {
      return err({ code: 'buyInNotInChipUnits', chipUnit, offered: buyIn });
    }
  }
  if (minBuyIn > ceiling) return err({ code: 'buyInAboveCeiling', buyIn: minBuyIn, ceiling });
  if (maxBuyIn > ceiling) return err({ code: 'buyInAboveCeiling', buyIn: maxBuyIn, ceiling });
  if (minBuyIn > maxBuyIn || minBuyIn < bigBlind) {
    return err({ code: 'buyInRange', minimum: minBuyIn, maximum: maxBuyIn, bigBlind });
  }
  return ok({ minBuyIn, maxBuyIn });
}

function clockFor(request: TableRequest): Result<ClockSettings, SettingsRefusal> {
  const turnMs = request.turnMs ?? DEFAULTS.turnMs;
  const bankMs = request.bankMs ?? DEFAULTS.bankMs;
  // On a slow table half an hour is less than one turn: nobody is stood up for that.
  const awayMs =
    request.awayMs ?? Math.max(DEFAULTS.awayMs, Math.min(2 * turnMs, CLOCK_RANGES.awayMs.maximumMs));
  for (const [key, offeredMs] of Object.entries({ turnMs, bankMs, awayMs })) {
    const range = CLOCK_RANGES[key as keyof typeof CLOCK_RANGES];
    if (!Number.isSafeInteger(offeredMs) || offeredMs < range.minimumMs || offeredMs > range.maximumMs) {
      return err({ code: 'clockOutOfRange', ...range, offeredMs });
    }
  }
  const { bankPerHandMs, pauseMs } = DEFAULTS;
  return ok({ turnMs, bankMs, bankPerHandMs, pauseMs, awayMs, strict: request.strictClock });
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}
