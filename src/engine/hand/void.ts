import { invariant } from '../../shared/invariant.ts';
import type { Hand } from './hand.ts';
import type { HandEvent } from './protocol.ts';

/**
 * The event that undoes a hand which is not over: every player has again the stack they began it with
 * (docs/rules.md §6). Whether it may be undone is the floor's question, not the engine's.
 */
export function voidHand(hand: Hand): HandEvent {
  invariant(hand.phase !== 'complete', 'a hand that is over stands');
  return { type: 'handVoided' };
}
