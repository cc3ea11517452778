import { fileURLToPath } from 'node:url';
import { callsOf } from '../../../src/discord/tables/calls-of.ts';
import { CardEmojis } from '../../../src/discord/cards/card-emojis.ts';
import { actEcho } from '../../../src/discord/answers/act-echo.ts';
import * as bodies from '../../../src/discord/private/private-bodies.ts';
import { auditLine } from '../../../src/discord/render/audit-message.ts';
import { messagesFor } from '../../../src/i18n/index.ts';
import type { Messages } from '../../../src/i18n/messages.ts';
import { describeRefusal } from '../../../src/i18n/refusal-messages.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { Room, type Commit } from '../../../src/runtime/room.ts';
import { at } from '../../../src/shared/invariant.ts';
import { channelId, guildId, userId, type MemberId, type TableId } from '../../../src/shared/ids.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import { legalFor, playerIn, seatOf, stackNow } from '../../../src/table/queries.ts';
import type { PreAct, Table } from '../../../src/table/table.ts';
import { contextOf, screensOf } from '../../discord/render/support/screens.ts';
import { Dice } from '../../simulation/support/dice.ts';
import { identifierFrom, shuffleFrom } from '../../simulation/support/seeded-chance.ts';
import { anyTable } from '../../simulation/support/table-requests.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { randomAct } from '../../support/random-hand.ts';
import { LeakWatch } from './leak-watch.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const GUILD = guildId('900000000000000001');
const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elio', 'Fiona', 'Gino', 'Ilde', 'Livia', 'Mauro', 'Nora'];
const CHIPS = 10_000_000;
const HANDS_AT_A_TABLE = 25;
/** A table at which nothing goes on any more is left. */
const MOST_STEPS = 20_000;

export interface LeakReport {
  readonly seed: number;
  readonly hands: number;
  /** By game. */
  readonly games: Readonly<Record<string, number>>;
  readonly texts: number;
  readonly rightlySeen: number;
  readonly logLines: number;
  readonly auditRows: number;
  readonly leaks: readonly string[];
}

/**
 * Plays random hands in a real room and reads all that anybody could be told after every step: the public
 * message, the direct messages, every private answer of everybody, the log, the audit log and exports.
 */
export function lookForLeaks(seed: number, hands: number): LeakReport {
  const run = new LeakRun(seed);
  try {
    return run.play(hands);
  } finally {
    run.close();
  }
}

class LeakRun {
  readonly #seed: number;
  readonly #dice: Dice;
  readonly #clock = new FakeClock();
  readonly #store: Store;
  readonly #room: Room;
  readonly #watch = new LeakWatch();
  readonly #cardEmojis = new CardEmojis();
  readonly #members: readonly MemberId[];
  readonly #games: Record<string, number> = {};
  #keys = 0;
  #commits = 0;
  #hands = 0;

  constructor(seed: number) {
    this.#seed = seed;
    this.#dice = new Dice(seed);
    this.#store = openStore({ path: ':memory:', migrationsFolder: MIGRATIONS, clock: this.#clock });
    const destination = { write: (line: string) => this.#watch.readLog(line) };
    const refill = { amount: 0, everyMs: 0, below: 0 };
    this.#room = new Room({
      store: this.#store,
      clock: this.#clock,
      shuffle: shuffleFrom(this.#dice.fork()),
      identifier: identifierFrom(this.#dice.fork()),
      log: createLog({ level: 'debug', destination }),
      defaults: { startingBalance: CHIPS, sessionCeiling: CHIPS, refill },
    });
    this.#room.onCommit((commit) => this.#committed(commit));
    this.#room.start();
    this.#members = NAMES.map((name, number) =>
      this.#room.memberOf(GUILD, userId(`91000000000000000${number}`), name),
    );
    for (const [number, member] of this.#members.entries()) {
      this.#room.changeSettings(member, { textOnly: number % 3 === 0, bigBlinds: number % 2 === 0 });
    }
  }

  close(): void {
    this.#room.stop();
    this.#store.close();
  }

  play(hands: number): LeakReport {
    while (this.#hands < hands && this.#watch.leaks.length === 0) this.#playTable(hands);
    const { texts, rightlySeen, logLines, auditRows, leaks } = this.#watch;
    const counts = { texts, rightlySeen, logLines, auditRows };
    return { seed: this.#seed, hands: this.#hands, games: this.#games, ...counts, leaks };
  }

  #playTable(hands: number): void {
    const opened = this.#room.open({
      guildId: GUILD,
      channelId: channelId(`92${String(this.#nextKey()).padStart(16, '0')}`),
      opener: at(this.#members, 0),
      settings: anyTable(this.#dice),
      key: `open-${this.#nextKey()}`,
    });
    if (!opened.ok) throw new Error(opened.error.code);
    const { id, settings } = opened.value.after;
    const players = this.#dice.shuffled(this.#members.slice(0, -1)).slice(0, settings.seats);
    for (const member of players.slice(0, this.#dice.between(2, players.length))) {
      this.#ask(id, { type: 'sit', member, seat: null, buyIn: null }, member);
    }
    const enough = Math.min(HANDS_AT_A_TABLE, hands - this.#hands);
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const table = this.#tableOf(id);
      if (table.handNumber >= enough && !table.handRunning) break;
      this.#step(table);
    }
    const { handNumber } = this.#tableOf(id);
    this.#hands += handNumber;
    this.#games[settings.gameId] = (this.#games[settings.gameId] ?? 0) + handNumber;
    this.#export();
    const opener = at(this.#members, 0);
    this.#ask(id, { type: 'close', member: opener, floor: true }, opener);
  }

  /** Whoever is to act acts, mostly; between hands time goes on. */
  #step(table: Table): void {
    const roll = this.#dice.below(100);
    if (roll < 2) this.#floorDoesSomething(table);
    else if (roll < 6) this.#somebodyAsksForTooMuch(table);
    else if (roll < 12) this.#somebodyChoosesAhead(table);
    else if (table.turn !== null) this.#act(table, table.seats[table.turn.seat]?.member ?? null);
    else this.#betweenHands(table);
  }

  #act(table: Table, member: MemberId | null): void {
    const legal = member === null ? null : legalFor(table, member);
    if (member === null || legal === null) {
      this.#wait();
      return;
    }
    const act = randomAct((below) => this.#dice.below(below), legal);
    this.#ask(table.id, { type: 'act', member, decision: null, act }, member);
  }

  #somebodyAsksForTooMuch(table: Table): void {
    const member = this.#anybody();
    const act = this.#dice.pick([{ type: 'raise', to: 3 }, { type: 'check' }, { type: 'allIn' }] as const);
    this.#ask(
      table.id,
      { type: 'act', member, decision: { hand: table.handNumber, action: 0 }, act },
      member,
    );
  }

  #somebodyChoosesAhead(table: Table): void {
    const member = this.#anybody();
    const choices: readonly PreAct[] = [{ type: 'checkFold' }, { type: 'check' }];
    this.#ask(table.id, { type: 'preAct', member, decision: null, preAct: this.#dice.pick(choices) }, member);
  }

  #betweenHands(table: Table): void {
    if (table.hand?.phase === 'complete' && this.#dice.chance(0.5)) this.#showOrMuck(table);
    for (const seat of table.seats) {
      if (seat === null) continue;
      const { member } = seat;
      const index = seatOf(table, member) ?? 0;
      if (stackNow(table, index) + playerIn(table, index).pendingTopUp === 0) {
        this.#ask(table.id, { type: 'topUp', member, amount: table.settings.maxBuyIn }, member);
      }
      if (seat.state === 'away') this.#ask(table.id, { type: 'comeBack', member, post: true }, member);
    }
    this.#wait();
  }

  #showOrMuck({ id, dealtTo, handNumber: hand }: Table): void {
    const { member } = this.#dice.pick(dealtTo);
    const cards = this.#dice.pick([null, [0], [1]]);
    if (this.#dice.chance(0.3)) this.#ask(id, { type: 'muck', member, hand }, member);
    else this.#ask(id, { type: 'show', member, hand, cards }, member);
  }

  /** Until the next thing that happens by itself. */
  #wait(): void {
    const next = this.#clock.nextAlarm();
    this.#clock.advance(next === null ? 1000 : Math.max(0, next - this.#clock.now()));
  }

  #floorDoesSomething(table: Table): void {
    const actor = this.#anybody();
    const deed = { guildId: GUILD, actor, reason: 'a dispute', key: `floor-${this.#nextKey()}` };
    const { floor } = this.#room;
    if (this.#dice.chance(0.5)) {
      floor.at(table, { type: 'pause', reason: 'floor' }, deed, 'pause');
      const again = { ...deed, key: `${deed.key}-resume` };
      floor.at(this.#tableOf(table.id), { type: 'resume', channelId: null }, again, 'resume');
    } else floor.voidHand(table, true, deed);
    for (const row of floor.auditLog(GUILD, { member: null, limit: 2 })) {
      this.#watch.readAuditLine(JSON.stringify(row));
      this.#watch.readAuditLine(auditLine(row, { messages: this.#anyLanguage(), room: this.#room }));
    }
  }

  #export(): void {
    const member = this.#anybody();
    for (const closedCards of [true, false]) {
      this.#watch.readExport(this.#room.floor.keptAbout(member, { closedCards }), { closedCards });
    }
  }

  /** Asks for something and reads the answer. */
  #ask(id: TableId, command: TableCommand, asker: MemberId): void {
    const result = this.#room.dispatch(id, command, `key-${this.#nextKey()}`);
    const messages = this.#anyLanguage();
    const body = result.ok ? actEcho(messages, result.value, asker) : describeRefusal(messages, result.error);
    this.#watch.read({
      what: `the answer to ${command.type}`,
      body,
      reader: asker,
      table: this.#tableOf(id),
    });
  }

  #committed({ after }: Commit): void {
    this.#commits += 1;
    const messages = this.#anyLanguage();
    const drawing = { room: this.#room, cardEmojis: this.#cardEmojis };
    const calls = callsOf(after, {
      messages,
      userOf: (member) => this.#room.userOf(member),
      reminderFor: () => null,
    });
    this.#everybodyReads(after, [bodies.tableBody(after, messages, drawing), ...calls]);
    const spectator = at(this.#members, this.#members.length - 1);
    // One of the three for each of them, another at the next commit.
    const ways = [bodies.holeCards, bodies.myCards, bodies.privateState];
    for (const [place, member] of [...after.dealtTo.map((dealt) => dealt.member), spectator].entries()) {
      const write = at(ways, (place + this.#commits) % ways.length);
      const body = write({ table: after, member, messages }, drawing);
      this.#watch.read({ what: 'a private message', body, reader: member, table: after });
    }
    this.#readWithPictures(after);
  }

  /** The same with the cards as emojis: what everybody reads, and one member. */
  #readWithPictures(table: Table): void {
    const member = this.#anybody();
    const context = contextOf({ language: this.#commits % 2 === 0 ? 'en' : 'it', emojis: true });
    const [everybody, ...own] = screensOf(table, [member], context);
    this.#everybodyReads(table, [everybody]);
    for (const body of own) this.#watch.read({ what: 'a private screen', body, reader: member, table });
  }

  #everybodyReads(table: Table, told: readonly unknown[]): void {
    for (const body of told) this.#watch.read({ what: 'a public message', body, reader: null, table });
  }

  #tableOf(id: TableId): Table {
    const table = this.#room.table(id);
    if (table === null) throw new Error('the table is gone');
    return table;
  }

  #anybody(): MemberId {
    return this.#dice.pick(this.#members);
  }

  #anyLanguage(): Messages {
    return messagesFor(this.#commits % 2 === 0 ? 'en' : 'it');
  }

  #nextKey(): number {
    this.#keys += 1;
    return this.#keys;
  }
}
