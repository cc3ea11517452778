import { invariant } from '../shared/invariant.ts';
import { handStarted } from '../engine/hand/start.ts';
import { nextDeal, seatsThatCanPlay, type Deal } from './blinds.ts';
import type { TableEvent, TableInputs } from './protocol.ts';
import { playerIn } from './queries.ts';
import type { Dealing, Table } from './table.ts';

/** The next step towards a hand that is due: the first button, blinds missed, the deal. */
export function nextStepOfDeal(table: Table, inputs: TableInputs): TableEvent {
  if (table.positions === null && table.drawnButton === null) return drawButton(table, inputs);
  const deal = nextDeal(table);
  invariant(deal !== null, 'two players at least can play');
  return stepAside(table, deal, inputs.now) ?? missedBlind(deal) ?? handDealt(table, deal, inputs.now);
}

/** The button is drawn among those seated: the first lot that can play (docs/rules.md §5 «first hand»). */
function drawButton(table: Table, { buttonLots }: TableInputs): TableEvent {
  const ready = seatsThatCanPlay(table);
  const seat = buttonLots.find((lot) => ready.includes(lot)) ?? ready[0];
  invariant(seat !== undefined, 'somebody can play');
  return { type: 'buttonDrawn', seat };
}

/** Who wanted to sit out when the big blind comes. */
function stepAside(table: Table, { positions }: Deal, now: number): TableEvent | null {
  const seat = positions.bigBlind;
  if (seat === null || table.seats[seat]?.sitOut !== 'next-big-blind') return null;
  return { type: 'satOut', seat, why: 'asked', at: now };
}

function missedBlind({ missed }: Deal): TableEvent | null {
  const [first] = missed;
  return first === undefined ? null : { type: 'blindsMissed', seat: first.seat, ...first.owes };
}

function handDealt(table: Table, { positions, players, posts }: Deal, now: number): TableEvent {
  return { type: 'handDealt', number: table.handNumber + 1, positions, players, posts, at: now };
}

/** The hand begins with the stacks on the table now. */
export function startOfHand(table: Table, { players, posts }: Dealing, inputs: TableInputs): TableEvent {
  const { settings, positions } = table;
  return {
    type: 'inHand',
    event: handStarted({
      gameId: settings.gameId,
      limit: settings.limit,
      players: players.map((seat) => ({ seat, stack: playerIn(table, seat).stack })),
      button: positions?.button ?? null,
      ante: settings.ante,
      posts,
      bringIn: settings.bringIn,
      smallBet: settings.bigBlind,
      bigBet: settings.limit === 'fixed-limit' ? 2 * settings.bigBlind : settings.bigBlind,
      chipUnit: settings.chipUnit,
      rake: settings.rake,
      deck: inputs.deck,
      redeal: inputs.redeal,
    }),
  };
}
