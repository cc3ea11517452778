import fc from 'fast-check';
import type { GameId } from '../../src/engine/games/game.ts';
import { GAMES } from '../../src/engine/games/index.ts';
import type { HandSetup } from '../../src/engine/hand/protocol.ts';
import { randomSetup, type Pick } from './random-hand.ts';

/** A hand to play and the choices for playing it; every choice is fast-check's, so a seed replays it. */
export interface RandomHand {
  readonly setup: HandSetup;
  readonly pick: Pick;
}

/** Hands of the given games, or of every game. */
export function randomHands(...ids: readonly GameId[]): fc.Arbitrary<RandomHand> {
  const games = ids.length === 0 ? Object.values(GAMES) : ids.map((id) => GAMES[id]);
  return fc.gen().map((gen) => {
    const pick: Pick = (below) => gen(fc.nat, { max: Math.max(below - 1, 0) });
    return { setup: randomSetup(pick, games), pick };
  });
}
