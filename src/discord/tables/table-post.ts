import type { TableId } from '../../shared/ids.ts';
import type { PostedMessage } from '../../runtime/room.ts';
import type { Decision, Table } from '../../table/table.ts';
import { describeError, failureOf } from '../connection/api-errors.ts';
import type { Turns } from '../connection/turns.ts';
import type { MessageBody } from '../message-body.ts';
import { OwnMessage, type OwnMessageDeps } from './own-message.ts';
import { PostPace } from './post-pace.ts';
import { SentStates, type Sending } from './sent-states.ts';
import { TablePicture, wasRefused, type FileChange, type TablePictureDeps } from './table-picture.ts';

/** A state that has to wait longer for its turn under a limit counts as not shown. */
const LONGEST_TURN_MS = 3000;

export interface TablePostDeps extends OwnMessageDeps, TablePictureDeps {
  readonly turns: Turns;
  readonly render: (table: Table) => MessageBody;
  /** The table's channel takes no messages any more. */
  readonly onUnpostable: (table: TableId, reason: 'channelGone' | 'cannotPost') => void;
  /** The newest state could not be shown now, and is tried again. */
  readonly onUnseen: (table: TableId) => void;
  /** A state has arrived. */
  readonly onSeen: (table: TableId) => void;
}

/**
 * The message of one table, kept equal to the table's state: one request of ours in flight, and only the
 * newest state waiting behind it. What is shown is a function of the state, so nothing is ever queued.
 */
export class TablePost {
  readonly #deps: TablePostDeps;
  readonly #message: OwnMessage;
  readonly #picture: TablePicture;
  readonly #pace: PostPace;
  readonly #sent: SentStates;
  #table: Table;
  /** The newest state, of a later hand, while the message of the last one still gets its end or its picture. */
  #next: Table | null = null;
  /** The newest state is not on its way yet. */
  #dirty = false;
  /** The picture is on its way, without text. */
  #attaching = false;
  /** So many who have changed the table are being told so elsewhere. */
  #answers = 0;
  #stopped = false;

  constructor(table: Table, deps: TablePostDeps) {
    this.#table = table;
    this.#deps = deps;
    this.#message = new OwnMessage(table, deps);
    this.#pace = new PostPace(deps, () => this.#pump());
    this.#sent = new SentStates(table);
    this.#picture = new TablePicture(deps, (file) => {
      if (file !== null) this.#dirty = true;
      this.#pump();
    });
  }

  /** The table has a new state; it is shown as soon as the pace allows, unless a click carries it now. */
  changed(table: Table): void {
    const isLaterHand = table.handNumber !== this.#table.handNumber;
    if (isLaterHand && !isUnpostable(table) && this.#owesLastHand()) this.#next = table;
    else this.#goTo(table);
    queueMicrotask(() => this.#pump());
  }

  /** Posts a new message instead of editing the old one: in another channel, or after a pause. */
  repost(): void {
    this.#message.lose();
    this.#sent.forget();
    this.#pace.startAnew();
  }

  /** The table is closed and its last state is shown. */
  get finished(): boolean {
    return this.#table.status === 'closed' && this.#next === null && !this.#dirty && !this.#sent.isSending;
  }

  /** Whether a click on this message may carry the newest state: it is the current one and not too old. */
  carries(messageId: string): boolean {
    switch (this.#message.knows(this.#table, messageId)) {
      case 'own':
        return this.#next === null;
      case 'coming':
        return this.#sent.isSending;
      case null:
        return false;
    }
  }

  /** Whether a newer message has taken the place of this one: its buttons no longer act. */
  isStale(messageId: string): boolean {
    return this.#message.isStale(this.#table, messageId);
  }

  /** Sends the newest state as the answer to a click on the message, on a button of the decision `seen`. */
  async carry(seen: Decision | null, send: (body: MessageBody) => Promise<void>): Promise<void> {
    const body = this.#deps.render(this.#table);
    const sending = this.#sent.beginAnswer(this.#table, seen);
    this.#dirty = false;
    try {
      await send(body);
      this.#arrived(sending, JSON.stringify(body));
    } catch (error) {
      this.#missed();
      throw error;
    } finally {
      this.#end(sending);
    }
  }

  /** Tells somebody elsewhere what came of changing the table: no picture of that is drawn before. */
  async answering(answer: () => Promise<void>): Promise<void> {
    this.#answers += 1;
    try {
      await answer();
    } finally {
      this.#answers -= 1;
      this.#pump();
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#pace.stop();
  }

  #goTo(table: Table): void {
    this.#table = table;
    this.#next = null;
    this.#dirty = true;
  }

  #pump(): void {
    if (this.#stopped || this.#attaching || this.#sent.isSending) return;
    if (this.#next !== null && !this.#owesLastHand()) {
      this.#goTo(this.#next);
      this.#pace.startAnew();
    }
    if (isUnpostable(this.#table)) return;
    this.#picture.want(this.#table);
    // Not before the answer to a click has been given: the picture has time.
    if (this.#answers === 0) this.#picture.order();
    if (!this.#dirty && this.#next === null) return;
    if (!this.#pace.allows(this.#waitsForPicture() ? this.#picture.patienceEnds : 0)) return;
    this.#dirty = false;
    this.#deps.inFlight.track(this.#show());
  }

  /** Whether there is nothing to do but wait for a picture. A new message waits for none: people wait for it. */
  #waitsForPicture(): boolean {
    return !this.#dirty || (this.#picture.isAwaited && this.#message.of(this.#table) !== null);
  }

  /** Whether the message does not show yet how the hand ended: with its old buttons it would stay so for ever. */
  #owesLastHand(): boolean {
    const post = this.#message.of(this.#table);
    if (post === null) return false;
    return this.#dirty || this.#sent.isSending || this.#picture.isOwedTo(post.messageId);
  }

  async #show(): Promise<void> {
    const post = this.#message.of(this.#table);
    const change = this.#picture.changeFor(post?.messageId ?? null);
    const body = this.#rendered();
    if (body === null) return;
    const text = JSON.stringify(body);
    if (post !== null && this.#sent.shows(text)) return this.#attach(post, change);
    const sending = this.#sent.begin(this.#table);
    this.#pace.begin();
    try {
      const isShown = await (post === null ? this.#create(body, change) : this.#edit(post, body, change));
      if (isShown) this.#arrived(sending, text);
    } catch (error) {
      if (failureOf(error)?.kind === 'asleep' && (await this.#message.wake(this.#table))) this.#missed();
      else if (wasRefused(error, change)) {
        this.#picture.refused(this.#table, error);
        this.#missed();
      } else this.#failed(error);
    } finally {
      this.#end(sending);
    }
  }

  #rendered(): MessageBody | null {
    try {
      return this.#deps.render(this.#table);
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  /** Whether the message shows `body`. */
  async #create(body: MessageBody, change: FileChange): Promise<boolean> {
    const table = this.#table;
    const { messageId, isFirstTry, superseded } = await this.#message.create(table, body, change.files);
    if (isFirstTry) this.#picture.arrived(messageId, change);
    else this.#missed();
    if (superseded !== null) await this.#message.takeAway(superseded, table);
    return isFirstTry;
  }

  async #edit(post: PostedMessage, body: MessageBody, change: FileChange): Promise<boolean> {
    await this.#deps.port.edit(post.channelId, post.messageId, body, change.files);
    this.#picture.arrived(post.messageId, change);
    return true;
  }

  /** The text stands there already: only the picture is new, if anything is. */
  async #attach(post: PostedMessage, change: FileChange): Promise<void> {
    if (change.files === null) {
      if (this.#next !== null && !this.#owesLastHand()) this.#pump();
      return;
    }
    this.#attaching = true;
    this.#pace.begin();
    const attached = await this.#picture.attach(this.#table, post, change);
    this.#attaching = false;
    if (attached === 'asText') this.#missed();
    else if (attached !== 'done') {
      this.#dirty = true;
      this.#pace.pause(attached.againAfterMs);
    }
    this.#pump();
  }

  #arrived(sending: Sending, text: string): void {
    this.#pace.arrived();
    this.#deps.onSeen(this.#table.id);
    this.#sent.arrived(sending, text);
  }

  #end(sending: Sending): void {
    const now = this.#sent.end(sending);
    if (now === 'underWay') return;
    if (now === 'inDoubt') this.#missed();
    this.#pump();
  }

  #missed(): void {
    this.#sent.forget();
    this.#dirty = true;
  }

  #failed(error: unknown): void {
    const { log, onUnpostable, onUnseen } = this.#deps;
    const { id, handNumber: hand, version } = this.#table;
    const what = { table: id, hand, version, ...describeError(error) };
    const failure = failureOf(error);
    if (failure?.kind === 'notYet') {
      this.#missed();
      if (this.#pace.waitForTurn(failure) > LONGEST_TURN_MS) onUnseen(id);
      return;
    }
    // People wait for the new hand, not for the end of the last one.
    if (this.#next !== null) this.#goTo(this.#next);
    const pauseMs = this.#pace.failed();
    switch (failure?.kind) {
      case 'channelGone':
      case 'cannotPost':
      case 'asleep':
        log.warn(what, 'the channel of a table takes no messages');
        onUnpostable(id, failure.kind === 'channelGone' ? 'channelGone' : 'cannotPost');
        return;
      case 'messageGone':
      case 'messageTooOld':
        this.repost();
        this.#missed();
        break;
      case 'passing':
        this.#missed();
        onUnseen(id);
        this.#pace.pause(failure.retryAfterMs ?? pauseMs);
        break;
      case 'cannotReach':
      case 'notAMember':
      case 'answerNotWanted':
      case 'ours':
      case undefined:
        // It would fail again: the next state is the next try.
        log.error(what, 'a table could not be shown');
        this.#sent.forget();
        return;
    }
    if (this.#pace.putsOff()) log.warn(what, 'a table cannot be shown now; trying again later');
  }
}

/** Nobody is told anything there until somebody resumes the table. */
function isUnpostable({ pause }: Table): boolean {
  return pause?.reason === 'channelGone' || pause?.reason === 'cannotPost';
}
