import type { Logger } from '../../runtime/log.ts';
import type { Clock } from '../../shared/clock.ts';
import type { PostedMessage } from '../../runtime/room.ts';
import type { Table } from '../../table/table.ts';
import { describeError, failureOf } from '../connection/api-errors.ts';
import type { InFlight } from '../connection/in-flight.ts';
import type { AttachedFile } from '../message-body.ts';
import type { MessagesPort } from '../connection/messages-port.ts';
import { MAX_TRIES, pauseAfter } from '../connection/retry.ts';

/** So long a text waits for the picture that is to go along with it. */
const PATIENCE_MS = 1000;

/** The picture that a table's message should carry. */
export interface WantedPicture {
  /** Another key is another picture: one for each street, and for whatever is opened after it. */
  readonly key: string;
  /** Null where it could not be drawn; never rejects. */
  readonly draw: () => Promise<AttachedFile | null>;
}

export interface TablePictureDeps {
  readonly clock: Clock;
  readonly log: Logger;
  readonly port: MessagesPort;
  readonly inFlight: InFlight;
  /** Null: the message shall carry none. */
  readonly pictureOf: (table: Table) => WantedPicture | null;
}

/** What a request does about the files of the message. */
export interface FileChange {
  /** The picture that the message carries afterwards, by the name of its file. */
  readonly name: string | null;
  /** Null: nothing; those of an old message stay. */
  readonly files: readonly AttachedFile[] | null;
  readonly isNew: boolean;
}

/** `asText`: the message has to be sent as a whole, which deals with whatever is wrong. */
export type Attached = 'done' | 'asText' | { readonly againAfterMs: number };

/**
 * The picture on the message of one table. Each is drawn once, from the first state that it is to show and
 * that nothing else is being sent for, and goes along with an edit once it is there; until then the message
 * keeps the one before. Answers to clicks say nothing about files, and so leave it where it is.
 */
export class TablePicture {
  readonly #deps: TablePictureDeps;
  readonly #onDrawn: (file: AttachedFile | null) => void;
  #wanted: WantedPicture | null = null;
  #wantedSince = 0;
  #ordered = false;
  /** `null`: not drawn yet. */
  #drawn: { readonly file: AttachedFile | null } | null = null;
  /** What a message is known to carry. */
  #carried: { readonly messageId: string; readonly name: string | null } | null = null;
  /** The hand whose pictures Discord does not take. */
  #refusedHand: number | null = null;
  #failures = 0;

  constructor(deps: TablePictureDeps, onDrawn: (file: AttachedFile | null) => void) {
    this.#deps = deps;
    this.#onDrawn = onDrawn;
  }

  /** Notes which picture the table should have now. */
  want(table: Table): void {
    const wanted = table.handNumber === this.#refusedHand ? null : this.#deps.pictureOf(table);
    if ((wanted?.key ?? null) === (this.#wanted?.key ?? null)) return;
    this.#set(wanted);
    this.#wantedSince = this.#deps.clock.now();
  }

  /** Has that one drawn, unless that was done before. */
  order(): void {
    if (this.#wanted === null || this.#ordered) return;
    this.#ordered = true;
    this.#deps.inFlight.track(this.#draw(this.#wanted));
  }

  /** Until when something may wait for it (epoch ms). */
  get patienceEnds(): number {
    return this.#wantedSince + PATIENCE_MS;
  }

  /** Whether it will be drawn in a moment. */
  get isAwaited(): boolean {
    return this.#isToBeDrawn && this.#deps.clock.now() < this.patienceEnds;
  }

  /** Whether a message will carry it in a moment, and does not yet. */
  isOwedTo(messageId: string): boolean {
    if (this.#deps.clock.now() >= this.patienceEnds) return false;
    const name = this.#drawn?.file?.name ?? null;
    return this.#isToBeDrawn || (name !== null && !this.#carries(messageId, name));
  }

  /** What a request is to do about the files of this message; `null`: it makes a new one. */
  changeFor(messageId: string | null): FileChange {
    const isNew = messageId === null;
    const file = this.#drawn?.file ?? null;
    const name = file?.name ?? null;
    if (this.#isToBeDrawn || this.#carries(messageId, name)) return { name, files: null, isNew };
    return { name, files: file === null ? [] : [file], isNew };
  }

  /** The request that did this has been carried out. */
  arrived(messageId: string, { name, files, isNew }: FileChange): void {
    this.#failures = 0;
    if (files !== null) this.#carried = { messageId, name };
    else if (isNew) this.#carried = { messageId, name: null };
  }

  /**
   * Changes the files of a message whose text is right, and nothing else: so it cannot undo what the answer
   * to a click shows meanwhile. Never rejects.
   */
  async attach(table: Table, { channelId, messageId }: PostedMessage, change: FileChange): Promise<Attached> {
    try {
      await this.#deps.port.attach(channelId, messageId, change.files ?? []);
      this.arrived(messageId, change);
      return 'done';
    } catch (error) {
      const failure = failureOf(error);
      // It takes nobody's turn: the next text may, and takes it along.
      if (failure?.kind === 'notYet') return { againAfterMs: failure.forMs };
      this.#failures += 1;
      const mayPass = failure?.kind === 'passing' && this.#failures < MAX_TRIES;
      if (mayPass) return { againAfterMs: failure.retryAfterMs ?? pauseAfter(this.#failures) };
      if (failure?.kind === 'passing' || wasRefused(error, change)) this.refused(table, error);
      return 'asText';
    }
  }

  /** The picture cannot be sent, and the next could not either: this hand goes on as text. */
  refused(table: Table, error: unknown): void {
    const where = { table: table.id, hand: table.handNumber };
    this.#deps.log.warn({ ...where, ...describeError(error) }, 'a picture cannot be sent; the hand is text');
    this.#refusedHand = table.handNumber;
    this.#set(null);
    this.#failures = 0;
  }

  get #isToBeDrawn(): boolean {
    return this.#wanted !== null && this.#drawn === null;
  }

  #set(wanted: WantedPicture | null): void {
    this.#wanted = wanted;
    this.#ordered = false;
    this.#drawn = null;
  }

  /** Whether a message has this picture; one that an earlier process has posted counts as without any. */
  #carries(messageId: string | null, name: string | null): boolean {
    const carried = messageId !== null && this.#carried?.messageId === messageId ? this.#carried.name : null;
    return carried === name;
  }

  async #draw(wanted: WantedPicture): Promise<void> {
    const file = await wanted.draw();
    if (wanted !== this.#wanted) return;
    this.#drawn = { file };
    this.#onDrawn(file);
  }
}

/** Whether Discord refused a request because of the files that went with it, as far as one can tell. */
export function wasRefused(error: unknown, { files }: FileChange): boolean {
  const kind = failureOf(error)?.kind;
  return files !== null && files.length > 0 && (kind === 'cannotPost' || kind === 'ours');
}
