import type { Logger } from '../../runtime/log.ts';
import type { PostedMessage } from '../../runtime/room.ts';
import type { Table } from '../../table/table.ts';
import { describeError, failureOf } from '../connection/api-errors.ts';
import type { InFlight } from '../connection/in-flight.ts';
import type { AttachedFile } from '../message-body.ts';
import type { MessagesPort } from '../connection/messages-port.ts';
import { MAX_TRIES, pauseAfter } from '../connection/retry.ts';

/** The picture that a table's message should carry. */
export interface WantedPicture {
  /** Another key is another picture: one for each street. */
  readonly key: string;
  /** Null where it could not be drawn; never rejects. */
  readonly draw: () => Promise<AttachedFile | null>;
}

export interface TablePictureDeps {
  readonly log: Logger;
  readonly port: MessagesPort;
  readonly inFlight: InFlight;
  /** Null: the message shall carry none. */
  readonly pictureOf: (table: Table) => WantedPicture | null;
}

/** What a request does about the files of the message. */
export interface FileChange {
  /** The picture that the message carries afterwards. */
  readonly key: string | null;
  /** Null: nothing; those of an old message stay. */
  readonly files: readonly AttachedFile[] | null;
  readonly isNew: boolean;
}

/** `asText`: the message has to be sent as a whole, which deals with whatever is wrong. */
export type Attached = 'done' | 'asText' | { readonly againAfterMs: number };

/**
 * The picture on the message of one table. Each is drawn once, from the first state of its street that
 * nothing else is being sent for, and goes along with an edit once it is there; until then the message
 * keeps the one before. Answers to clicks say nothing about files, and so leave it where it is.
 */
export class TablePicture {
  readonly #deps: TablePictureDeps;
  readonly #onDrawn: () => void;
  #key: string | null = null;
  /** `null`: not drawn yet. */
  #drawn: { readonly file: AttachedFile | null } | null = null;
  /** What a message is known to carry. */
  #carried: { readonly messageId: string; readonly key: string | null } | null = null;
  /** The hand whose pictures Discord does not take. */
  #refusedHand: number | null = null;
  #failures = 0;

  constructor(deps: TablePictureDeps, onDrawn: () => void) {
    this.#deps = deps;
    this.#onDrawn = onDrawn;
  }

  /** Has the picture drawn that the table should have now, unless that was done before. */
  look(table: Table): void {
    const wanted = table.handNumber === this.#refusedHand ? null : this.#deps.pictureOf(table);
    if ((wanted?.key ?? null) === this.#key) return;
    this.#key = wanted?.key ?? null;
    this.#drawn = null;
    if (wanted !== null) this.#deps.inFlight.track(this.#draw(wanted));
  }

  /** What a request is to do about the files of this message; `null`: it makes a new one. */
  changeFor(messageId: string | null): FileChange {
    const isNew = messageId === null;
    const file = this.#drawn?.file ?? null;
    const key = file === null ? null : this.#key;
    const isBeingDrawn = this.#key !== null && this.#drawn === null;
    if (isBeingDrawn || this.#carries(messageId, key)) return { key, files: null, isNew };
    return { key, files: file === null ? [] : [file], isNew };
  }

  /** The request that did this has been carried out. */
  arrived(messageId: string, { key, files, isNew }: FileChange): void {
    this.#failures = 0;
    if (files !== null) this.#carried = { messageId, key };
    else if (isNew) this.#carried = { messageId, key: null };
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
    this.#key = null;
    this.#drawn = null;
    this.#failures = 0;
  }

  /** Whether a message has this picture; one that an earlier process has posted counts as without any. */
  #carries(messageId: string | null, key: string | null): boolean {
    const carried = messageId !== null && this.#carried?.messageId === messageId ? this.#carried.key : null;
    return carried === key;
  }

  async #draw({ key, draw }: WantedPicture): Promise<void> {
    const file = await draw();
    if (key !== this.#key) return;
    this.#drawn = { file };
    if (file !== null) this.#onDrawn();
  }
}

/** Whether Discord refused a request because of the files that went with it, as far as one can tell. */
export function wasRefused(error: unknown, { files }: FileChange): boolean {
  const kind = failureOf(error)?.kind;
  return files !== null && files.length > 0 && (kind === 'cannotPost' || kind === 'ours');
}
