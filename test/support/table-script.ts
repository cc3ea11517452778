import { channelId, guildId, memberId, tableId, type MemberId } from '../../src/shared/ids.ts';
import { invariant } from '../../src/shared/invariant.ts';
import { parseCards, type Card } from '../../src/engine/card.ts';
import { cardsOfDeck } from '../../src/engine/deck.ts';
import { gameOf } from '../../src/engine/games/index.ts';
import type { PlayerAct } from '../../src/engine/hand/protocol.ts';
import { advance } from '../../src/table/advance.ts';
import { decide } from '../../src/table/decide.ts';
import { evolve } from '../../src/table/evolve.ts';
import { openTable, settingsFor, type TableRequest } from '../../src/table/open.ts';
import type { TableCommand, TableEvent, TableInputs, TableRefusal } from '../../src/table/protocol.ts';
import { chipsAt, decisionOf, seatOf, wakeAt } from '../../src/table/queries.ts';
import type { TableSettings } from '../../src/table/settings.ts';
import type { Seat, Table } from '../../src/table/table.ts';

/** What a table of a test is opened with where the test does not care: no-limit hold'em 1/2, no rake. */
const PLAIN: TableRequest = {
  name: 'Aurora',
  gameId: 'texas-holdem',
  limit: null,
  smallBlind: null,
  bigBlind: 200,
  ante: null,
  bringIn: null,
  seats: 6,
  minBuyIn: null,
  maxBuyIn: null,
  turnMs: null,
  bankMs: null,
  awayMs: null,
  strictClock: false,
  shortBuyIn: false,
};

interface Options extends Partial<TableRequest> {
  readonly settings?: Partial<TableSettings>;
  readonly wallet?: number;
}

/** Members are named by one letter; the opener is `O`, who need not sit. */
export const member = (name: string): MemberId => memberId(name);

/**
 * One table with its clock and its wallets, driven as the runtime drives it: decide, then the dealer's
 * moves until somebody has to act. Chips on the table and in the wallets are checked after every step.
 */
export class TableScript {
  table: Table;
  now = 1_000_000_000_000;
  readonly events: TableEvent[] = [];
  readonly wallets = new Map<string, number>();
  readonly #startingWallet: number;
  house = 0;
  /** The deck of the hands dealt from now on, and the seat of the first button. */
  deck: readonly Card[];
  firstButton = 0;

  constructor({ settings, wallet, ...request }: Options = {}) {
    const made = settingsFor({ ...PLAIN, ...request }, { sessionCeiling: 100_000, rake: { type: 'none' } });
    invariant(made.ok, `settings refused: ${made.ok ? '' : made.error.code}`);
    const opened = openTable(
      {
        id: tableId('t1'),
        guildId: guildId('1'),
        channelId: channelId('2'),
        opener: member('O'),
        settings: { ...made.value, ...settings },
      },
      this.now,
    );
    this.#startingWallet = wallet ?? 1_000_000;
    this.deck = cardsOfDeck(gameOf(made.value.gameId).deck);
    this.table = evolve(null, opened);
    this.events.push(opened);
  }

  wallet(name: string): number {
    return this.wallets.get(name) ?? this.#startingWallet;
  }

  inputs(command: TableCommand): TableInputs {
    const { seats } = this.table.settings;
    return {
      now: this.now,
      deck: this.deck,
      redeal: this.deck,
      buttonLots: Array.from({ length: seats }, (_, index) => (this.firstButton + index) % seats),
      balance: 'member' in command ? this.wallet(command.member) : 0,
      balances: Object.fromEntries(
        this.table.seats.flatMap((seat) => (seat === null ? [] : [[seat.member, this.wallet(seat.member)]])),
      ),
    };
  }

  /** Gives a command and lets the dealer do the rest; throws where it is refused. */
  do(command: TableCommand): readonly TableEvent[] {
    const inputs = this.inputs(command);
    const decided = decide(this.table, command, inputs);
    if (!decided.ok) throw new Error(`${command.type} refused: ${JSON.stringify(decided.error)}`);
    const made: TableEvent[] = [];
    for (const event of decided.value) this.#apply(event, made);
    for (let moves = 0; ; moves++) {
      invariant(moves < 1000, 'the dealer comes to an end');
      const move = advance(this.table, inputs);
      if (move === null) return made;
      this.#apply(move, made);
    }
  }

  /** Gives a command that may be refused. */
  attempt(command: TableCommand): void {
    if (decide(this.table, command, this.inputs(command)).ok) this.do(command);
  }

  /** The refusal of a command; throws where it is accepted. */
  refused(command: TableCommand): TableRefusal {
    const decided = decide(this.table, command, this.inputs(command));
    if (decided.ok) throw new Error(`${command.type} was not refused`);
    return decided.error;
  }

  /** Moves time forward and wakes the table whenever it asked to be woken. */
  wait(ms: number): readonly TableEvent[] {
    const end = this.now + ms;
    const made: TableEvent[] = [];
    for (;;) {
      const wake = wakeAt(this.table);
      if (wake === null || wake > end) break;
      invariant(wake > this.now, 'the table does not ask to be woken in the past');
      this.now = wake;
      made.push(...this.do({ type: 'clockExpired' }));
    }
    this.now = end;
    return made;
  }

  #apply(event: TableEvent, made: TableEvent[]): void {
    this.table = evolve(this.table, event);
    this.events.push(event);
    made.push(event);
    if (event.type === 'seatTaken') this.#pay(event.member, -event.buyIn);
    if (event.type === 'toppedUp') this.#pay(event.member, -event.amount);
    if (event.type === 'seatLeft') this.#pay(event.member, event.stack);
    if (event.type === 'handSettled') this.house += event.rake;
  }

  #pay(name: string, amount: number): void {
    const left = this.wallet(name) + amount;
    invariant(left >= 0, `the wallet of ${name} is overdrawn`);
    this.wallets.set(name, left);
  }

  // The words of the scripts.

  sit(name: string, seat: number | null = null, buyIn: number | null = 20_000): readonly TableEvent[] {
    return this.do({ type: 'sit', member: member(name), seat, buyIn });
  }

  /** Seats several players with 200.00 each, one letter a seat from seat 0; a dot leaves it empty. */
  seat(letters: string, buyIn = 20_000): this {
    for (const [index, name] of letters.split('').entries()) if (name !== '.') this.sit(name, index, buyIn);
    return this;
  }

  leave(name: string): readonly TableEvent[] {
    return this.do({ type: 'leave', member: member(name) });
  }

  sitOut(name: string, from: 'next-hand' | 'next-big-blind' = 'next-hand'): readonly TableEvent[] {
    return this.do({ type: 'sitOut', member: member(name), from });
  }

  back(name: string, { post }: { readonly post: boolean } = { post: false }): readonly TableEvent[] {
    return this.do({ type: 'comeBack', member: member(name), post });
  }

  act(name: string, act: PlayerAct['type'] | PlayerAct): readonly TableEvent[] {
    return this.do({ type: 'act', member: member(name), decision: decisionOf(this.table), act: asAct(act) });
  }

  /** The first cards of the next hands, in the order in which they are dealt; the others follow in order. */
  stackDeck(cards: string): this {
    const first = parseCards(cards);
    const { deck } = gameOf(this.table.settings.gameId);
    this.deck = [...first, ...cardsOfDeck(deck).filter((card) => !first.includes(card))];
    return this;
  }

  /** Heads-up with the button in seat 0: the player there goes all-in and loses to aces. */
  bust(loser: string, winner: string): void {
    this.stackDeck('AhAs KcQd');
    this.deal();
    this.act(loser, 'allIn');
    this.act(winner, 'call');
  }

  /** Waits for the next deal. */
  deal(): readonly TableEvent[] {
    const { nextHandAt } = this.table;
    invariant(nextHandAt !== null, 'a hand is to be dealt');
    const made = this.wait(nextHandAt - this.now);
    invariant(this.table.handRunning, 'a hand was dealt');
    return made;
  }

  /** Everybody folds until the hand is over. */
  foldAround(): readonly TableEvent[] {
    const made: TableEvent[] = [];
    while (this.table.handRunning) made.push(...this.act(this.toAct(), 'fold'));
    return made;
  }

  /** Deals a hand and has everybody fold: who sat where, then who is next. */
  dealAndFold(): string {
    this.deal();
    const positions = this.positions();
    this.foldAround();
    return positions;
  }

  toAct(): string {
    const seat = this.table.hand?.actionOn ?? null;
    invariant(seat !== null, 'somebody is to act');
    return this.nameAt(seat);
  }

  nameAt(seat: number): string {
    return this.table.seats[seat]?.member ?? '-';
  }

  player(name: string): Seat {
    const index = seatOf(this.table, member(name));
    const seat = index === null ? null : this.table.seats[index];
    invariant(seat != null, `${name} is seated`);
    return seat;
  }

  /** The positions of the last hand: «button A, small B, big C, dealt BCA»; an empty seat is a dash. */
  positions(): string {
    const { positions, hand } = this.table;
    invariant(positions !== null && hand !== null, 'a hand has been dealt');
    const nameOf = (seat: number | null) => (seat === null ? '-' : this.nameAt(seat));
    const dealt = hand.setup.players.map((player) => nameOf(player.seat)).join('');
    return `button ${nameOf(positions.button)}, small ${nameOf(positions.smallBlind)}, big ${nameOf(positions.bigBlind)}, dealt ${dealt}`;
  }

  /** The posts of the running hand: «B small-blind 100, C big-blind 200». */
  posts(): string {
    const { hand } = this.table;
    invariant(hand !== null, 'a hand has been dealt');
    return hand.setup.posts
      .map(({ seat, kind, live, dead }) => {
        const amounts = dead === 0 ? `${live}` : `${live} and ${dead} dead`;
        return `${this.nameAt(seat)} ${kind} ${amounts}`;
      })
      .join(', ');
  }

  stacks(): Record<string, number> {
    return Object.fromEntries(
      this.table.seats.flatMap((seat) => (seat === null ? [] : [[seat.member, seat.stack]])),
    );
  }

  /** Everything in the game: on the table, in the wallets that were touched, with the house. */
  allChips(): number {
    let total = chipsAt(this.table) + this.house;
    for (const wallet of this.wallets.values()) total += wallet;
    return total;
  }
}

function asAct(act: PlayerAct['type'] | PlayerAct): PlayerAct {
  if (typeof act !== 'string') return act;
  switch (act) {
    case 'fold':
    case 'check':
    case 'call':
    case 'allIn':
    case 'bringIn':
      return { type: act };
    case 'draw':
      return { type: 'draw', discard: [] };
    case 'bet':
    case 'raise':
      throw new Error(`${act} needs an amount`);
  }
}
