import type { Clock } from '../shared/clock.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { decide } from '../table/decide.ts';
import type { TableCommand, TableEvent, TableRefusal } from '../table/protocol.ts';
import { wakeAt } from '../table/queries.ts';
import type { Table } from '../table/table.ts';
import { walletOf } from '../ledger/account.ts';
import { netOf, type Transfer } from '../ledger/transfer.ts';
import { transfersFor } from '../ledger/transfers-for.ts';
import type { AuditEntry } from '../store/audit-log.ts';
import type { Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import { randomIdentifier } from './identifier.ts';
import { inputsFor, type World } from './inputs.ts';
import type { Logger } from './log.ts';
import type { Commit, RoomRefusal } from './protocol.ts';
import { applyOnly, runToRest, type Outcome } from './run-to-rest.ts';
import type { Shuffle } from './shuffle.ts';

export interface TableRuntimeDependencies {
  readonly store: Store;
  readonly clock: Clock;
  readonly shuffle: Shuffle;
  readonly log: Logger;
  /** Told of every commit, after it is in the database. */
  readonly publish: (commit: Commit) => void;
  /** Told of every line of the audit log that went with a commit. */
  readonly audited: (entry: AuditEntry, transfers: readonly Transfer[]) => void;
}

/** Before a timer that could not do its work (the disk was full, say) tries again. */
const RETRY_MS = 5000;

/** What the floor may do at a table that stopped on a fault. */
const ENDS_A_FREEZE: ReadonlySet<TableCommand['type']> = new Set(['resume', 'voidHand', 'close']);

/**
 * One table that lives in time: its last committed state, its one timer, and the one door by which it
 * changes. Nothing in here waits for anything, so one command is finished before the next begins.
 */
export class TableRuntime {
  readonly #dependencies: TableRuntimeDependencies;
  #table: Table;
  #cancelTimer: (() => void) | null = null;
  #stopped = false;
  /** The players cannot act as they should: no clock counts. */
  #isHeld = false;
  /** From when on time has passed that is still to be given back (epoch ms), or null. */
  #owedSince: number | null = null;
  /** The reference of the fault this table stopped on, while not even that could be saved. */
  #frozen: string | null = null;

  constructor(table: Table, dependencies: TableRuntimeDependencies) {
    this.#table = table;
    this.#dependencies = dependencies;
  }

  /** The last committed state. */
  get table(): Table {
    return this.#table;
  }

  /**
   * Carries out one command, or says why not. `key` makes a command delivered twice happen once; `audit`
   * is written with it where the floor's rights are used.
   */
  dispatch(command: TableCommand, key: string, audit: AuditEntry | null = null): Result<Commit, RoomRefusal> {
    // Some still act where they can: not out of time because of what they were not shown.
    this.#catchUp();
    const before = this.#table;
    const at = this.#dependencies.clock.now();
    let outcome: Result<Outcome, RoomRefusal>;
    try {
      outcome = this.#outcomeOf(command, key, at);
    } catch (error) {
      if (error instanceof StoreError) return this.#notSaved(error, command);
      return err({ code: 'tableFrozen', reference: this.#freeze(error, command, at) });
    }
    if (!outcome.ok) return outcome;
    const { table: after, events } = outcome.value;
    const commit: Commit = { before, after, events, cause: command.type, at };
    return events.length === 0 ? ok(commit) : this.#save(commit, outcome.value, { command, key, audit });
  }

  /** Sets the one timer to when this table next has to be looked at. */
  arm(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    if (this.#stopped || this.#isHeld || this.#frozen !== null) return;
    if (this.#owedSince !== null) {
      // No deadline counts before the time that is owed has been given back.
      this.#cancelTimer = this.#dependencies.clock.at(this.#dependencies.clock.now() + RETRY_MS, () => {
        this.#catchUp();
        this.arm();
      });
      return;
    }
    const when = wakeAt(this.#table);
    if (when !== null) this.#wake(when);
  }

  stop(): void {
    this.#stopped = true;
    this.arm();
  }

  /**
   * Goes on after a time in which the process was down, or nobody could be reached. `runningUntil` is the
   * last moment the clocks counted (epoch ms); null: the table's last event.
   */
  restart(runningUntil: number | null): void {
    const { id, version, lastEventAt } = this.#table;
    const rearmed = this.dispatch({ type: 'rearmClocks', runningUntil }, `${id}:${version}:start`);
    if (isNotSaved(rearmed)) this.#owedSince = runningUntil ?? lastEventAt;
    this.arm();
  }

  /** Stops the clock while the players cannot act as they should; what passes is charged to nobody. */
  hold(): void {
    this.#isHeld = true;
    this.#owedSince ??= this.#dependencies.clock.now();
    this.arm();
  }

  release(): void {
    this.#isHeld = false;
    this.#catchUp();
    this.arm();
  }

  /** Gives back the time that is owed until now; while that cannot be saved, it stays owed. */
  #catchUp(): void {
    const since = this.#owedSince;
    const now = this.#dependencies.clock.now();
    if (since === null) return;
    this.#owedSince = this.#isHeld ? now : null;
    if (now <= since) return;
    const { id, version } = this.#table;
    const rearmed = this.dispatch({ type: 'rearmClocks', runningUntil: since }, `${id}:${version}:held`);
    if (isNotSaved(rearmed)) this.#owedSince = since;
  }

  #outcomeOf(command: TableCommand, key: string, now: number): Result<Outcome, RoomRefusal> {
    const before = this.#table;
    const { store } = this.#dependencies;
    if (store.tables.hasCommitted(key)) return err({ code: 'alreadyDone' });
    if (this.#frozen !== null && !ENDS_A_FREEZE.has(command.type)) {
      return err({ code: 'tableFrozen', reference: this.#frozen });
    }
    const inputs = (table: Table, soFar: readonly TableEvent[]) =>
      inputsFor(table, this.#worldAt(now, command, soFar));
    const decided: Result<readonly TableEvent[], TableRefusal> = decide(before, command, inputs(before, []));
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return ok({ table: before, events: [], transfers: [] });
    return ok(runToRest(before, decided.value, inputs));
  }

  /** `soFar`: what has happened in this command and is not in the books yet, but has spent chips already. */
  #worldAt(now: number, command: TableCommand, soFar: readonly TableEvent[]): World {
    const { store, shuffle } = this.#dependencies;
    return {
      now,
      shuffle,
      member: 'member' in command ? command.member : null,
      walletOf: (member) => {
        const wallet = walletOf(member);
        return store.accounts.balanceOf(wallet) + netOf(wallet, transfersFor(this.#table, soFar));
      },
    };
  }

  /** Write, then tell: the state is exchanged, the timer set and the commit published once it is safe. */
  #save(
    commit: Commit,
    { transfers }: Outcome,
    {
      command,
      key,
      audit,
    }: { readonly command: TableCommand; readonly key: string; readonly audit: AuditEntry | null },
  ): Result<Commit, RoomRefusal> {
    const { store, publish, audited } = this.#dependencies;
    try {
      store.commit({ ...commit, key, transfers, audit });
    } catch (error) {
      return this.#notSaved(error, command);
    }
    this.#table = commit.after;
    this.#frozen = null;
    this.arm();
    publish(commit);
    if (audit !== null) audited(audit, transfers);
    return ok(commit);
  }

  #notSaved(error: unknown, command: TableCommand): Result<never, RoomRefusal> {
    const reference = this.#report(error, 'the database failed: nothing has changed', command);
    return err({ code: 'notSaved', reference });
  }

  #wake(when: number): void {
    this.#cancelTimer = this.#dependencies.clock.at(when, () => {
      const { id, version } = this.#table;
      this.dispatch({ type: 'clockExpired' }, `${id}:${version}:clock`);
      // Nothing came of it, or nothing that could be saved: look again, but not at once.
      const stands = this.#table.version === version && !this.#stopped && this.#frozen === null;
      if (stands) this.#wake(this.#dependencies.clock.now() + RETRY_MS);
    });
  }

  /** Stops this table, and no other, on its last committed state. Returns the reference of the log line. */
  #freeze(fault: unknown, command: TableCommand, at: number): string {
    const before = this.#table;
    const reference = this.#report(fault, 'a fault of the software: this table is frozen', command);
    this.#frozen = reference;
    const pause: TableCommand = { type: 'pause', reason: 'frozen' };
    try {
      const events = this.#pauseEvents(pause, at);
      const outcome = applyOnly(before, events);
      const commit: Commit = { before, after: outcome.table, events, cause: pause.type, at };
      const key = `${before.id}:${before.version}:freeze`;
      const audit = freezeOf(before, reference);
      if (events.length > 0) this.#save(commit, outcome, { command: pause, key, audit });
    } catch (error) {
      this.#report(error, 'the freeze itself could not be recorded', pause, reference);
    }
    this.arm();
    return reference;
  }

  #pauseEvents(pause: TableCommand, now: number): readonly TableEvent[] {
    const decided = decide(this.#table, pause, inputsFor(this.#table, this.#worldAt(now, pause, [])));
    return decided.ok ? decided.value : [];
  }

  /** One line in the log; what the player is told carries its reference. */
  #report(error: unknown, what: string, command: TableCommand, reference = randomIdentifier(6)): string {
    const { id, handNumber, version } = this.#table;
    const reason = error instanceof StoreError ? error.code : null;
    this.#dependencies.log.error(
      { reference, table: id, hand: handNumber, version, command: command.type, reason, err: error },
      what,
    );
    return reference;
  }
}

/** A freeze is on record like everything else that stops a table; nobody of the floor did it. */
function freezeOf({ id, guildId, handNumber }: Table, reference: string): AuditEntry {
  const hand = handNumber === 0 ? null : handNumber;
  const nobody = { actor: null, target: null, amount: null, changes: null };
  return { guildId, ...nobody, action: 'freeze', tableId: id, hand, reason: reference };
}

function isNotSaved(result: Result<Commit, RoomRefusal>): boolean {
  return !result.ok && result.error.code === 'notSaved';
}
