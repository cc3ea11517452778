import type { RoomRefusal } from '../runtime/protocol.ts';
import type { AmountRefusal } from './parse-amount.ts';

/** Everything a person can be refused: by a hand, a table, the room, or for an amount that cannot be read. */
export type Refusal = RoomRefusal | AmountRefusal;

export type RefusalCode = Refusal['code'];

/** A sentence for every code, with its numbers: what happened and what to do. A missing one does not compile. */
export type RefusalMessages = {
  readonly [Code in RefusalCode]: (refusal: Extract<Refusal, { readonly code: Code }>) => string;
};

/** The sentence for a refusal, in the language of the messages. */
export function describeRefusal(messages: { readonly refusals: RefusalMessages }, refusal: Refusal): string {
  // Complete by type; the cast is there because TypeScript cannot see that key and argument belong together.
  const describe = messages.refusals[refusal.code] as (refusal: Refusal) => string;
  return describe(refusal);
}
