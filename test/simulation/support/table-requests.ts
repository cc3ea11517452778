import { GAMES } from '../../../src/engine/games/index.ts';
import { invariant } from '../../../src/shared/invariant.ts';
import { settingsFor } from '../../../src/table/open.ts';
import type { TableSettings } from '../../../src/table/settings.ts';
import type { Dice } from './dice.ts';

const SESSION_CEILING = 100_000;

/** A table somebody might ask for: hold'em mostly, but any game, size and clock. */
export function anyTable(dice: Dice): TableSettings {
  const game = dice.chance(0.5) ? GAMES['texas-holdem'] : dice.pick(Object.values(GAMES));
  const settings = settingsFor(
    {
      name: `Table ${dice.below(1000)}`,
      gameId: game.id,
      limit: dice.pick(game.limits),
      smallBlind: null,
      bigBlind: dice.pick([2, 10, 50, 200]),
      ante: null,
      bringIn: null,
      seats: dice.chance(0.7) ? null : dice.between(2, game.maxSeats),
      minBuyIn: null,
      maxBuyIn: null,
      turnMs: dice.chance(0.8) ? null : dice.between(5, 60) * 1000,
      bankMs: dice.chance(0.8) ? null : dice.between(0, 90) * 1000,
      awayMs: dice.chance(0.8) ? null : dice.between(1, 40) * 60_000,
      strictClock: dice.chance(0.2),
      shortBuyIn: dice.chance(0.2),
    },
    { sessionCeiling: SESSION_CEILING, rake: { type: 'room' } },
  );
  invariant(settings.ok, 'what may be asked for is granted');
  return settings.value;
}

/** No-limit hold'em for nine, with everything else as it is where nobody asks for anything. */
export function holdem(): TableSettings {
  const settings = settingsFor(
    {
      name: 'Aurora',
      gameId: 'texas-holdem',
      limit: null,
      smallBlind: null,
      bigBlind: 200,
      ante: null,
      bringIn: null,
      seats: null,
      minBuyIn: null,
      maxBuyIn: null,
      turnMs: null,
      bankMs: null,
      awayMs: null,
      strictClock: false,
      shortBuyIn: false,
    },
    { sessionCeiling: SESSION_CEILING, rake: { type: 'room' } },
  );
  invariant(settings.ok, 'what may be asked for is granted');
  return settings.value;
}
