import { sum, type Chips } from '../src/shared/chips.ts';
import { legalActions, type LegalActions } from '../src/engine/betting/legal-actions.ts';
import { cardText, parseCards } from '../src/engine/card.ts';
import { advance } from '../src/engine/hand/advance.ts';
import { decide } from '../src/engine/hand/decide.ts';
import { evolve } from '../src/engine/hand/evolve.ts';
import type { Hand } from '../src/engine/hand/hand.ts';
import type { HandEvent, HandSetup, PlayerAct } from '../src/engine/hand/protocol.ts';
import { liveSeats, playerIn, stacksAfter } from '../src/engine/hand/queries.ts';
import { handStarted } from '../src/engine/hand/start.ts';
import { setupOfRecord, type Decision, type Recorded } from './conformance-record.ts';

// Plays recorded hands decision by decision.

/** What became of a recorded hand. `faults` say where the engine and the record part. */
export type Outcome =
  | { readonly type: 'notPlayed' }
  | { readonly type: 'played'; readonly id: string; readonly faults: readonly string[] };

/** Events after which a hand is taken to run in circles. */
const LONGEST_HAND = 1_000;

/** Plays one recorded hand without rake, and again with the recorded rake where there is one. */
export function checkHand(line: string): Outcome {
  const record = JSON.parse(line) as Recorded;
  const setup = setupOfRecord(record);
  if (setup === null) return { type: 'notPlayed' };
  const faults: string[] = [];
  try {
    const { hand, events } = play(record, setup, [], faults);
    checkEnd(record, hand, events, faults);
    checkSiteResult(record, setup, faults);
  } catch (error) {
    faults.push(String(error));
  }
  return { type: 'played', id: record.id, faults };
}

interface Played {
  readonly hand: Hand;
  readonly events: readonly HandEvent[];
}

/** Plays the record's actions; `rakeByPot` is taken before the first award, [] for none. */
function play(record: Recorded, setup: HandSetup, rakeByPot: readonly Chips[], faults: string[]): Played {
  const started = handStarted(setup);
  const events = [started];
  let hand = evolve(null, started);
  const take = (event: HandEvent): void => {
    if (events.push(event) > LONGEST_HAND) throw new Error(`the hand does not end: ${JSON.stringify(event)}`);
    hand = evolve(hand, event);
  };
  const deal = (): void => {
    for (let event = advance(hand); event !== null; event = advance(hand)) {
      if (event.type === 'potAwarded' && hand.rakeByPot.length === 0 && sum(rakeByPot) > 0) {
        take({ type: 'rakeTaken', total: sum(rakeByPot), byPot: rakeByPot });
        continue;
      }
      take(event);
    }
  };
  const act = (seat: number, chosen: PlayerAct, what: string): void => {
    const result = decide(hand, { type: 'act', seat, act: chosen });
    if (!result.ok) throw new Error(`${what} refused: ${JSON.stringify(result.error)}`);
    for (const event of result.value) take(event);
    deal();
  };
  deal();
  for (const [index, action] of record.actions.entries()) {
    if (action.startsWith('d ')) continue;
    faults.push(...checkDecision(record, hand, index));
    const seat = Number(action.slice(1, action.indexOf(' ')));
    act(seat, actOf(hand, seat, action), `action ${index} «${action}»`);
  }
  // A record may leave out the checks of its last street.
  for (let legal = legalActions(hand); legal?.kind === 'betting' && legal.check; legal = legalActions(hand)) {
    act(legal.seat, { type: 'check' }, 'the check at the end');
  }
  return { hand, events };
}

function actOf(hand: Hand, seat: number, action: string): PlayerAct {
  const [, verb = '', amount = ''] = action.split(' ');
  switch (verb) {
    case 'f':
      return { type: 'fold' };
    case 'cc':
      return playerIn(hand, seat).bet < hand.highestBet ? { type: 'call' } : { type: 'check' };
    case 'cbr':
      return betOrRaise(hand, Number(amount));
    case 'pb':
      return { type: 'bringIn' };
    case 'sd': {
      const held = playerIn(hand, seat).hole.map(({ card }) => cardText(card));
      return { type: 'draw', discard: parseCards(amount).map((card) => held.indexOf(cardText(card))) };
    }
    default:
      throw new Error(`unknown action «${action}»`);
  }
}

/** A completion of the bring-in is a raise although no bet lies there yet. */
function betOrRaise(hand: Hand, to: Chips): PlayerAct {
  const legal = legalActions(hand);
  const completes = legal?.kind === 'betting' && legal.bringIn !== null;
  return { type: hand.highestBet === 0 && !completes ? 'bet' : 'raise', to };
}

/** Compares who acts and what they may do with the record, and tries the amounts next to the range. */
function checkDecision(record: Recorded, hand: Hand, actionIndex: number): readonly string[] {
  const k = record.d.findIndex((decision) => decision[0] === actionIndex);
  const decision = record.d[k];
  if (decision === undefined) return [];
  const legal = legalActions(hand);
  if (legal?.kind !== 'betting') return [`action ${actionIndex}: nobody is to bet`];
  const own: Decision = [
    actionIndex,
    legal.seat,
    callOf(legal),
    rangeOf(legal)?.minTo ?? null,
    rangeOf(legal)?.maxTo ?? null,
  ];
  const exempt = record.x.some(([index]) => index === k);
  const same = exempt ? own[1] === decision[1] : String(own) === String(decision);
  const faults = same
    ? []
    : [`decision ${k}: expected ${JSON.stringify(decision)}, got ${JSON.stringify(own)}`];
  return [...faults, ...wronglyAccepted(hand, legal)];
}

type Betting = Extract<LegalActions, { kind: 'betting' }>;

function rangeOf(legal: Betting) {
  return legal.bet ?? legal.raise;
}

function callOf(legal: Betting): Chips | null {
  if (legal.bringIn !== null) return null;
  return legal.call?.amount ?? 0;
}

/** The amounts just outside the range, or one where none is legal, must be refused. */
function wronglyAccepted(hand: Hand, legal: Betting): readonly string[] {
  const range = rangeOf(legal);
  const { stack, bet } = playerIn(hand, legal.seat);
  const outside: Chips[] = [];
  if (range === null)
    outside.push(hand.highestBet + 1, hand.highestBet + hand.lastFullRaise, bet + stack + 1);
  if (range !== null) outside.push(range.maxTo + 1);
  if (range !== null && range.minTo !== bet + stack) outside.push(range.minTo - 1);
  return outside
    .filter((to) => decide(hand, { type: 'act', seat: legal.seat, act: betOrRaise(hand, to) }).ok)
    .map((to) => `${to} was accepted outside ${JSON.stringify(range)}`);
}

function checkEnd(record: Recorded, hand: Hand, events: readonly HandEvent[], faults: string[]): void {
  const compare = (what: string, expected: unknown, got: unknown): void => {
    const [a, b] = [JSON.stringify(expected), JSON.stringify(got)];
    if (a !== b) faults.push(`${what}: expected ${a}, got ${b}`);
  };
  const refund = record.refund.length === 0 ? record.stacks.map(() => 0) : record.refund;
  const asRecorded = returnsOf(record, events, { unaskedBlinds: false });
  const matches = JSON.stringify(asRecorded) === JSON.stringify(refund);
  compare('refund', refund, matches ? asRecorded : returnsOf(record, events, { unaskedBlinds: true }));
  const pots = hand.pots.map(({ amount, eligible }) => ({
    amt: amount,
    el: [...eligible].sort((a, b) => a - b),
  }));
  compare(
    'pots',
    record.pots.map(({ amt, el }) => ({ amt, el })),
    pots,
  );
  compare('finish0', record.finish0, stacksOf(hand));
  // A record that leaves out its last checks may name a player who has folded.
  if (record.first_show !== null && liveSeats(hand).includes(record.first_show)) {
    compare('first_show', record.first_show, events.find((event) => event.type === 'cardsShown')?.seat);
  }
}

/**
 * What each player got back. Records differ on a blind that comes back to a player with chips who was
 * never asked, because everybody else is all-in for less: some count it, most do not. Where it went
 * shows in the pots and the final stacks either way.
 */
function returnsOf(
  record: Recorded,
  events: readonly HandEvent[],
  { unaskedBlinds }: { readonly unaskedBlinds: boolean },
): readonly Chips[] {
  const returns = record.stacks.map(() => 0);
  let hand: Hand | null = null;
  for (const event of events) {
    if (event.type === 'uncalledBetReturned' && hand !== null) {
      const player = playerIn(hand, event.seat);
      const unasked = player.matched === null && player.stack > 0 && liveSeats(hand).length > 1;
      if (unaskedBlinds || !unasked) returns[event.seat - 1] = event.amount;
    }
    hand = evolve(hand, event);
  }
  return returns;
}

function checkSiteResult(record: Recorded, setup: HandSetup, faults: string[]): void {
  const { site } = record;
  if (site?.finish === undefined) return;
  const unit = { ...setup, chipUnit: site.chip ?? 1 };
  const { hand } = play(record, unit, site.rake_by_pot ?? [], []);
  const [expected, got] = [JSON.stringify(site.finish), JSON.stringify(stacksOf(hand))];
  if (expected !== got) faults.push(`site.finish: expected ${expected}, got ${got}`);
}

function stacksOf(hand: Hand): readonly Chips[] {
  return stacksAfter(hand).map(({ stack }) => stack);
}
