import { at } from '../../shared/invariant.ts';
import type { Hand, HandPlayer, Progress } from './hand.ts';

// The next state while `evolve` builds it: a copy of the last one that may be changed until it is handed
// out. Copied field by field, because spreading an object that was itself spread costs V8 a microsecond.

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

export type PlayerDraft = Draft<HandPlayer>;

export interface HandDraft extends Draft<Omit<Hand, 'players' | 'progress'>> {
  readonly players: HandPlayer[];
  readonly progress: Draft<Progress>;
}

/** A copy with its own progress and its own list of players; the players are still those of the last state. */
export function draftOf(hand: Hand): HandDraft {
  const { progress } = hand;
  return {
    setup: hand.setup,
    phase: hand.phase,
    street: hand.street,
    players: hand.players.slice(),
    board: hand.board,
    actionOn: hand.actionOn,
    actionNumber: hand.actionNumber,
    highestBet: hand.highestBet,
    lastFullRaise: hand.lastFullRaise,
    lastAggressor: hand.lastAggressor,
    pots: hand.pots,
    rake: hand.rake,
    rakeByPot: hand.rakeByPot,
    voided: hand.voided,
    acts: hand.acts,
    returned: hand.returned,
    awards: hand.awards,
    progress: {
      chips: progress.chips,
      cursor: progress.cursor,
      dealt: progress.dealt,
      reused: progress.reused,
      discards: progress.discards,
      opener: progress.opener,
      fullBet: progress.fullBet,
      betsMade: progress.betsMade,
      capped: progress.capped,
      runOut: progress.runOut,
    },
  };
}

/** The player at a place, to be changed: a copy that has taken the old one's place in the draft. */
export function draftPlayer(draft: HandDraft, place: number): PlayerDraft {
  const player = at(draft.players, place);
  const copy: PlayerDraft = {
    seat: player.seat,
    stack: player.stack,
    bet: player.bet,
    collected: player.collected,
    dead: player.dead,
    folded: player.folded,
    hole: player.hole,
    matched: player.matched,
    draws: player.draws,
    mucked: player.mucked,
  };
  draft.players[place] = copy;
  return copy;
}

/** A list with one more at its end; the list itself stays as it is. */
export function appended<T>(items: readonly T[], item: T): readonly T[] {
  const longer = new Array<T>(items.length + 1);
  for (let index = 0; index < items.length; index++) longer[index] = at(items, index);
  longer[items.length] = item;
  return longer;
}
