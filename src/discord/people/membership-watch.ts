import type { Clock } from '../../shared/clock.ts';
import type { GuildId, MemberId } from '../../shared/ids.ts';
import type { Logger } from '../../runtime/log.ts';
import type { Commit, Room } from '../../runtime/room.ts';
import { describeError, failureOf, toldToWait } from '../connection/api-errors.ts';
import type { InFlight } from '../connection/in-flight.ts';
import type { MembersPort } from '../connection/members-port.ts';

export interface MembershipWatchDeps {
  readonly room: Room;
  readonly clock: Clock;
  readonly log: Logger;
  readonly inFlight: InFlight;
  readonly port: MembersPort;
  /** Whether we are in a server ourselves: of another nothing can be known. */
  readonly isOurs: (guild: GuildId) => boolean;
}

interface Subject {
  readonly guild: GuildId;
  readonly member: MemberId;
}

interface Answer {
  readonly hasLeft: boolean;
  /** How long to wait before the next question. */
  readonly pauseMs: number;
}

const EVERYBODY_EVERY_MS = 10 * 60_000;

/**
 * The pause between two questions. Four a second leave the other 46 of Discord's 50 to the tables, and are
 * still enough for a thousand players in every round.
 */
const PAUSE_MS = 250;

/**
 * Notices who has left a server. Discord tells that by itself only to bots with a privileged intent, so
 * it is asked: about a player after each time-out, and about everybody at a table now and then.
 */
export class MembershipWatch {
  readonly #deps: MembershipWatchDeps;
  /** Whom to ask about, each once, the next first. */
  #waiting = new Map<MemberId, Subject>();
  #cancelRound: () => void;
  #cancelNext: (() => void) | null = null;
  #asking = false;
  #stopped = false;

  constructor(deps: MembershipWatchDeps) {
    this.#deps = deps;
    this.#cancelRound = this.#roundLater();
  }

  /** Something happened at a table. Who ran out of time may be gone: they are asked about before others. */
  committed({ before, events }: Commit): void {
    const timedOut = events.flatMap((event) => {
      const seat = event.type === 'turnTimedOut' ? before?.seats[event.seat] : null;
      return before === null || seat == null ? [] : [subjectOf(before, seat.member)];
    });
    if (timedOut.length === 0) return;
    this.#waiting = new Map([...timedOut, ...this.#waiting]);
    this.#goOn();
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting.clear();
    this.#cancelRound();
    this.#cancelNext?.();
  }

  #roundLater(): () => void {
    const { clock, room } = this.#deps;
    return clock.at(clock.now() + EVERYBODY_EVERY_MS, () => {
      for (const table of room.openTables()) {
        for (const seat of table.seats) if (seat !== null) this.#wait(subjectOf(table, seat.member));
        for (const member of table.waitingList) this.#wait(subjectOf(table, member));
      }
      this.#cancelRound = this.#roundLater();
      this.#goOn();
    });
  }

  #wait([member, subject]: readonly [MemberId, Subject]): void {
    if (!this.#waiting.has(member)) this.#waiting.set(member, subject);
  }

  /** One question at a time, with a pause after each. */
  #goOn(): void {
    if (this.#asking || this.#cancelNext !== null || this.#stopped) return;
    const [next] = this.#waiting.values();
    if (next === undefined) return;
    this.#waiting.delete(next.member);
    this.#asking = true;
    this.#deps.inFlight.track(this.#ask(next));
  }

  async #ask(subject: Subject): Promise<void> {
    const { clock, room, log } = this.#deps;
    const { hasLeft, pauseMs } = await this.#answerAbout(subject);
    this.#asking = false;
    if (this.#stopped) return;
    this.#cancelNext = clock.at(clock.now() + pauseMs, () => {
      this.#cancelNext = null;
      this.#goOn();
    });
    if (!hasLeft) return;
    const { guild, member } = subject;
    log.info({ guild }, 'a player has left the server');
    room.memberGone(guild, member);
  }

  /** Where nothing is known nothing happens: the next round asks again. */
  async #answerAbout({ guild, member }: Subject): Promise<Answer> {
    const { room, port, log, isOurs } = this.#deps;
    const user = room.userOf(member);
    try {
      if (user !== null && isOurs(guild)) await port.look(guild, user);
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind === 'notAMember') return { hasLeft: true, pauseMs: PAUSE_MS };
      log.debug({ ...describeError(error), guild }, 'whether a player has left the server is not known');
      return { hasLeft: false, pauseMs: Math.max(PAUSE_MS, toldToWait(failure) ?? 0) };
    }
    return { hasLeft: false, pauseMs: PAUSE_MS };
  }
}

function subjectOf({ guildId }: Pick<Commit['after'], 'guildId'>, member: MemberId): [MemberId, Subject] {
  return [member, { guild: guildId, member }];
}
