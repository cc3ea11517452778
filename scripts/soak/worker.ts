import { setImmediate } from 'node:timers/promises';
import { sum } from '../../src/shared/chips.ts';
import type { Hand } from '../../src/engine/hand/hand.ts';
import type { HandSetup } from '../../src/engine/hand/protocol.ts';
import { potTotal, stacksAfter } from '../../src/engine/hand/queries.ts';
import { playRandomHand, randomSetup, seededPick } from '../../test/support/random-hand.ts';

// One process of a soak: plays every `step`-th hand and tells its parent how far it is.

/** Which hands this process plays. */
export interface Share {
  readonly seed: number;
  readonly first: number;
  readonly below: number;
  readonly step: number;
}

/** What has been played so far, without a fault. */
export interface Report {
  readonly hands: number;
  readonly events: number;
  /** Hands by game. */
  readonly games: Readonly<Record<string, number>>;
}

/** How many hands between two reports. */
const REPORT_EVERY = 2_000;

/** A seed of its own for each hand, far from its neighbours' (a step of the golden ratio, 32 bits). */
function seedOf(seed: number, hand: number): number {
  return (Math.imul(hand + 1, 0x9e3779b9) ^ seed) >>> 0;
}

/** Plays one hand and returns how many events it took; throws where anything is not as it must be. */
function playSoundly(seed: number): { readonly setup: HandSetup; readonly events: number } {
  const pick = seededPick(seed);
  const setup = randomSetup(pick);
  const brought = sum(setup.players.map(({ stack }) => stack));
  const { events, hand } = playRandomHand(pick, setup, (state) => checkChips(state, brought));
  const stacks = stacksAfter(hand).map(({ stack }) => stack);
  if (sum(stacks) + hand.rake !== brought) throw new Error('chips were made or lost');
  for (const amount of [...stacks, hand.rake]) {
    if (amount < 0 || amount % setup.chipUnit !== 0) throw new Error(`${amount} is no number of whole chips`);
  }
  return { setup, events: events.length };
}

/** The same question that the engine asks itself, asked from outside after every event. */
function checkChips(hand: Hand, brought: number): void {
  const stacks = sum(hand.players.map(({ stack }) => stack));
  const awarded = sum(hand.awards.flatMap(({ shares }) => shares.map(({ amount }) => amount)));
  if (stacks + potTotal(hand) - awarded !== brought) throw new Error('chips were made or lost on the way');
}

async function run({ seed, first, below, step }: Share): Promise<void> {
  const games: Record<string, number> = {};
  let [hands, events] = [0, 0];
  for (let hand = first; hand < below; hand += step) {
    try {
      const played = playSoundly(seedOf(seed, hand));
      hands += 1;
      events += played.events;
      games[played.setup.gameId] = (games[played.setup.gameId] ?? 0) + 1;
    } catch (error) {
      console.error(`hand ${hand} of seed ${seed}: ${String(error)}`);
      console.error(`again: npm run soak -- --seed ${seed} --first ${hand} --hands 1`);
      process.exitCode = 1;
      break;
    }
    if (hands % REPORT_EVERY !== 0) continue;
    process.send?.({ hands, events, games } satisfies Report);
    // Lets the process hear that its parent is gone: nobody reads what it would play from here on.
    await setImmediate();
    if (!process.connected) return;
  }
  process.send?.({ hands, events, games } satisfies Report);
  process.disconnect();
}

await run(JSON.parse(process.argv[2] ?? '') as Share);
