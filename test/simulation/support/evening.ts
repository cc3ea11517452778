import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Shuffle } from '../../../src/runtime/shuffle.ts';
import { channelId, guildId, userId, type ChannelId, type MemberId } from '../../../src/shared/ids.ts';
import { auditBooks } from '../../../src/store/audit-books.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import type { Table } from '../../../src/table/table.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { BotProcess, type Delivered } from './bot-process.ts';
import { Crowd } from './crowd.ts';
import { Dice } from './dice.ts';
import type { Interaction } from './interaction.ts';
import { Life } from './life.ts';
import { mortalStore, type WriteFaults } from './mortal-store.ts';
import { identifierFrom, shuffleFrom } from './seeded-chance.ts';
import { SimulatedDiscord, type RequestFaults } from './simulated-discord.ts';
import { anyTable } from './table-requests.ts';
import { Watch } from './watch.ts';

const MIGRATIONS = fileURLToPath(new URL('../../../drizzle', import.meta.url));
const GUILD = guildId('900000000000000001');
const PEOPLE = 50;
const TABLES = 10;
const HANDS = 200;
/** In cents: what everybody starts with, and the most a session takes. */
const CHIPS = 100_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TICK_MS = 200;
/** Even a request that failed again and again is made once more within so long. */
const HEALED_AFTER_MS = 45 * SECOND;
/** A change is shown within so long once everything works: the pace of the edits, and the way there and back. */
const SHOWN_AFTER_MS = 3 * SECOND;
/** No evening is longer: one in which nothing happens any more is a fault. */
const MOST_TICKS = 30_000;

const UNWELL: RequestFaults = { turnedAway: 0.06, answerLost: 0.03, slowestMs: 2500 };
const WELL: RequestFaults = { turnedAway: 0, answerLost: 0, slowestMs: 300 };
const FRAIL: WriteFaults = { death: 1 / 600, diskFull: 1 / 400 };
const SOUND: WriteFaults = { death: 0, diskFull: 0 };

export interface EveningReport {
  readonly seed: number;
  readonly hands: number;
  readonly commits: number;
  readonly interactions: number;
  /** Made to Discord. */
  readonly requests: number;
  /** How often the process was started. */
  readonly lives: number;
  /** What the deliveries of interactions came to. */
  readonly delivered: Readonly<Partial<Record<Delivered, number>>>;
  /** What may never happen, and did. */
  readonly violations: readonly string[];
}

/** Plays one evening of fifty people at ten tables, with everything going wrong that can. */
export async function playEvening(seed: number, migrationsFolder = MIGRATIONS): Promise<EveningReport> {
  const evening = new Evening(seed, migrationsFolder);
  try {
    return await evening.play();
  } finally {
    evening.close();
  }
}

class Evening {
  readonly #seed: number;
  readonly #clock = new FakeClock();
  readonly #dice: Dice;
  readonly #writeDice: Dice;
  readonly #identifier: (length: number) => string;
  readonly #shuffle: Shuffle;
  readonly #store: Store;
  readonly #discord: SimulatedDiscord;
  readonly #watch: Watch;
  readonly #crowd: Crowd;
  readonly #delivered: Partial<Record<Delivered, number>> = {};
  /** What people did, for what a gateway delivers again much later. */
  readonly #past: Interaction[] = [];
  /** Sent while the bot could not be reached: it comes when the connection is resumed. */
  #backlog: Interaction[] = [];
  /** What deleted messages showed: nobody tells the bot, so it finds out when there is something else to show. */
  readonly #deleted = new Set<string>();
  /** When somebody was last erased (epoch ms): what was shown before that may still call them by name. */
  #erasedAt = 0;
  #requestFaults = UNWELL;
  #writeFaults = FRAIL;
  #process: BotProcess;
  #lives = 0;
  #interactions = 0;
  #keys = 0;

  constructor(seed: number, migrationsFolder: string) {
    this.#seed = seed;
    this.#dice = new Dice(seed);
    this.#writeDice = this.#dice.fork();
    this.#identifier = identifierFrom(this.#dice.fork());
    this.#shuffle = shuffleFrom(this.#dice.fork());
    this.#store = openStore({ path: ':memory:', migrationsFolder, clock: this.#clock });
    this.#watch = new Watch(this.#store);
    this.#discord = new SimulatedDiscord({
      clock: this.#clock,
      dice: this.#dice.fork(),
      faults: () => this.#requestFaults,
    });
    this.#crowd = new Crowd({
      clock: this.#clock,
      dice: this.#dice.fork(),
      discord: this.#discord,
      people: PEOPLE,
      personOf: (member) => this.#personOf(member),
      memberOf: (person) => this.#store.members.find(GUILD, userId(`user-${person}`))?.id ?? null,
    });
    this.#process = this.#newLife();
  }

  close(): void {
    this.#process.life.end();
    this.#store.close();
  }

  async play(): Promise<EveningReport> {
    this.#process.start();
    for (const hands of [HANDS / 3, (HANDS * 2) / 3, HANDS]) {
      await this.#playUntil(hands);
      await this.#heal();
      this.#checkShown();
      this.#requestFaults = UNWELL;
      this.#writeFaults = FRAIL;
    }
    await this.#everybodyGoes();
    this.#checkShown();
    this.#checkEnd();
    return {
      seed: this.#seed,
      hands: this.#watch.hands,
      commits: this.#watch.commits,
      interactions: this.#interactions,
      requests: this.#discord.requests,
      lives: this.#lives,
      delivered: this.#delivered,
      violations: this.#watch.violations,
    };
  }

  async #playUntil(hands: number): Promise<void> {
    for (let ticks = 0; this.#watch.hands < hands && this.#watch.violations.length === 0; ticks += 1) {
      if (ticks === MOST_TICKS) this.#watch.note(`only ${this.#watch.hands} hands in a very long evening`);
      const tables = this.#process.room.tablesOf(GUILD);
      if (tables.length < TABLES) this.#openTable();
      for (const table of tables) {
        if (this.#dice.chance(0.2)) this.#post(this.#crowd.act(table));
      }
      if (tables.length > 0) {
        if (this.#dice.chance(0.5)) this.#post(this.#crowd.doSomething(tables));
        if (this.#dice.chance(0.02)) this.#misfortune(this.#dice.pick(tables));
      }
      await this.#pass(this.#dice.chance(0.002) ? this.#dice.below(3 * MINUTE) : TICK_MS);
      this.#watch.checkBooks();
    }
  }

  /** What a person did is on its way to the bot, and may get lost there, or come twice, or late. */
  #post(interaction: Interaction | null): void {
    if (interaction === null) return;
    this.#interactions += 1;
    this.#past.push(interaction);
    const copies = this.#dice.chance(0.03) ? 0 : this.#dice.chance(0.08) ? this.#dice.between(2, 4) : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const delay = this.#dice.chance(0.05) ? this.#dice.below(6 * SECOND) : this.#dice.below(150);
      this.#clock.at(this.#clock.now() + delay, () => this.#deliver(interaction));
    }
  }

  #deliver(interaction: Interaction): void {
    const { life, reachable } = this.#process;
    if (life.alive && !reachable) this.#backlog.push(interaction);
    const outcome = this.#process.deliver(interaction);
    this.#delivered[outcome] = (this.#delivered[outcome] ?? 0) + 1;
    if (outcome === 'tableFrozen') this.#watch.note(`${interaction.table} is frozen by a fault`);
  }

  /** Time goes by, alarm after alarm; what one of them sets going gets done before the next. */
  async #pass(ms: number): Promise<void> {
    const end = this.#clock.now() + ms;
    for (;;) {
      if (!this.#process.life.alive) this.#startAgain();
      const next = this.#clock.nextAlarm();
      if (next === null || next > end) break;
      this.#clock.advance(Math.max(0, next - this.#clock.now()));
      await setImmediate();
    }
    this.#clock.advance(Math.max(0, end - this.#clock.now()));
  }

  /** The process was killed: everything but the database and Discord is new. */
  #startAgain(): void {
    this.#watch.checkRecovered();
    // What is sent to a bot that is not there is lost; what it had sent itself arrives before it is back.
    const longest = this.#dice.chance(0.5) ? 5 * SECOND : 2 * MINUTE;
    this.#clock.advance(this.#dice.between(UNWELL.slowestMs, longest));
    this.#backlog = [];
    this.#process = this.#newLife();
    this.#watch.restarted(this.#clock.now());
    this.#process.start();
  }

  #newLife(): BotProcess {
    this.#lives += 1;
    const life = new Life(this.#clock);
    return new BotProcess({
      life,
      store: mortalStore(this.#store, {
        life,
        dice: this.#writeDice,
        faults: () => this.#writeFaults,
        writing: () => this.#watch.writing(),
        written: (change) => this.#watch.written(change),
        erased: () => (this.#erasedAt = this.#clock.now()),
      }),
      discord: this.#discord,
      shuffle: this.#shuffle,
      identifier: this.#identifier,
      guild: GUILD,
      startingBalance: CHIPS,
      sessionCeiling: CHIPS,
    });
  }

  #openTable(): void {
    const opener = this.#process.memberOf(this.#dice.below(PEOPLE));
    if (opener === null) return;
    const settings = anyTable(this.#dice);
    const key = this.#key();
    const request = { guildId: GUILD, channelId: this.#newChannel(), opener, settings, key };
    for (let times = this.#dice.between(1, 2); times > 0; times -= 1) {
      this.#process.attempt((room) => room.open(request));
    }
  }

  /** What nobody at the table did: the floor, somebody with rights in the server, the network. */
  #misfortune(table: Table): void {
    const roll = this.#dice.below(100);
    if (roll < 15) this.#floor(table, { type: 'pause', reason: 'floor' });
    else if (roll < 40) this.#resume(table);
    else if (roll < 46) this.#floor(table, { type: 'voidHand', afterAction: this.#dice.chance(0.5) });
    else if (roll < 49) this.#memberGone(table);
    else if (roll < 51) this.#floor(table, { type: 'close', member: table.opener, floor: true });
    else if (roll < 60) this.#deleteMessage(table);
    else if (roll < 62) this.#discord.deleteChannel(table.channelId);
    else if (roll < 72) this.#loseDiscord();
    else if (roll < 92) this.#deliverAgain();
    else if (roll < 98) this.#somethingAboutSomebody();
  }

  #floor(table: Table, command: TableCommand): void {
    if (this.#process.reachable) this.#process.room.dispatch(table.id, command, this.#key());
  }

  #resume({ pause, ...table }: Table): void {
    if (pause === null) return;
    const channel = pause.reason === 'floor' ? null : this.#newChannel();
    this.#floor({ pause, ...table }, { type: 'resume', channelId: channel });
  }

  #memberGone(table: Table): void {
    const seat = this.#dice.pick(table.seats);
    if (seat !== null) this.#floor(table, { type: 'memberGone', member: seat.member });
  }

  #deleteMessage(table: Table): void {
    const message = this.#discord.newestIn(table.channelId);
    if (message === null) return;
    this.#discord.deleteMessage(message);
    this.#deleted.add(JSON.stringify(message.body));
  }

  #loseDiscord(): void {
    const process = this.#process;
    process.loseDiscord();
    this.#clock.at(this.#clock.now() + this.#dice.below(20 * SECOND), () => {
      if (!process.life.alive) return;
      this.#watch.restarted(this.#clock.now());
      process.findDiscord();
      for (const missed of this.#backlog.splice(0)) this.#deliver(missed);
    });
  }

  /** A connection that is resumed may bring things that were done long ago. */
  #deliverAgain(): void {
    if (this.#past.length > 0) this.#deliver(this.#dice.pick(this.#past));
  }

  /** Chips that come and go beside the tables, and people who have to go, asked for once or twice. */
  #somethingAboutSomebody(): void {
    const member = this.#process.memberOf(this.#dice.below(PEOPLE));
    if (member === null) return;
    const deed = { guildId: GUILD, actor: member, reason: null, key: this.#key() };
    const wish = this.#dice.below(12);
    for (let times = this.#dice.between(1, 2); times > 0; times -= 1) {
      this.#process.attempt((room) => {
        if (wish < 6) room.refill(GUILD, member, deed.key);
        else if (wish < 8) room.floor.grant(member, 5_000, deed);
        else if (wish < 10) room.floor.take(member, 5_000, deed);
        else if (wish < 11) room.floor.ban(member, deed);
        else room.floor.erase(member, deed);
      });
    }
  }

  async #heal(): Promise<void> {
    this.#requestFaults = WELL;
    this.#writeFaults = SOUND;
    await this.#pass(HEALED_AFTER_MS);
  }

  /** The newest message of every table that has been left alone for a moment is its state. */
  #checkShown(): void {
    for (const table of this.#watch.tables()) {
      const changedAt = this.#watch.changedAt(table.id);
      const isQuiet = this.#clock.now() - changedAt > SHOWN_AFTER_MS;
      if (!isQuiet || changedAt <= this.#erasedAt || this.#discord.isGone(table.channelId)) continue;
      const wanted = JSON.stringify(this.#process.bodyOf(table));
      const shown = JSON.stringify(this.#discord.newestIn(table.channelId)?.body ?? null);
      if (shown === wanted || this.#deleted.has(wanted)) continue;
      this.#watch.note(`${table.id}: the message does not show version ${table.version}`);
    }
  }

  /** Nobody does anything any more: every hand ends, every player is paid out, every table closes. */
  async #everybodyGoes(): Promise<void> {
    this.#requestFaults = WELL;
    this.#writeFaults = SOUND;
    // A channel that is gone is found out about only when the table is shown again, which may be much later.
    for (let minutes = 0; minutes < 3 * 60; minutes += 10) {
      for (const table of this.#process.room.tablesOf(GUILD)) this.#resume(table);
      await this.#pass(10 * MINUTE);
    }
  }

  #checkEnd(): void {
    for (const { id, status, hand, handRunning } of this.#watch.tables()) {
      if (handRunning) this.#watch.note(`${id}: a hand has not ended by itself (${hand?.phase})`);
      if (status !== 'closed') this.#watch.note(`${id} has not closed by itself: it is ${status}`);
    }
    for (const problem of auditBooks(this.#store).problems) this.#watch.note(JSON.stringify(problem));
    const inPlay = this.#store.books.balances().filter(({ account }) => account.startsWith('table:'));
    for (const { account, kept } of inPlay) if (kept !== 0) this.#watch.note(`${account} keeps ${kept}`);
    this.#watch.checkRecovered();
  }

  #personOf(member: MemberId): number | null {
    const user = this.#store.members.of(member)?.userId ?? null;
    return user === null ? null : Number(user.slice('user-'.length));
  }

  #newChannel(): ChannelId {
    return channelId(`91${this.#dice.between(10 ** 14, 10 ** 15)}00`);
  }

  #key(): string {
    this.#keys += 1;
    return `key-${this.#keys}`;
  }
}
