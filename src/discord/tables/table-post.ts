import type { TableId } from '../../shared/ids.ts';
import type { PostedMessage, Posts } from '../../runtime/room.ts';
import type { Decision, Table } from '../../table/table.ts';
import { describeError, failureOf } from '../connection/api-errors.ts';
import type { MessageBody } from '../message-body.ts';
import { MAX_TRIES, pauseAfter } from '../connection/retry.ts';
import type { NotYet, Turn, Turns } from '../connection/turns.ts';
import { TablePicture, wasRefused, type FileChange, type TablePictureDeps } from './table-picture.ts';

/** An older message is posted again: past an hour Discord lets it be edited a few times only (30046). */
const OLDEST_EDIT_MS = 50 * 60_000;
/** Edits that nobody clicked for come at most this often. */
const EDIT_EVERY_MS = 1000;
/** After {@link MAX_TRIES} failures in a row the next try waits this long. */
const LATER_MS = 30_000;
/** A state that has to wait longer for its turn under a limit counts as not shown. */
const LONGEST_TURN_MS = 3000;
/**
 * Before whatever was held back no longer ago than this it takes its turn: with the message of the table
 * everybody can act and see their cards, with a direct message one player can see theirs.
 */
const HEAD_START_MS = 30_000;

export interface TablePostDeps extends TablePictureDeps {
  readonly turns: Turns;
  readonly posts: Posts;
  readonly render: (table: Table) => MessageBody;
  /** The table's channel takes no messages any more. */
  readonly onUnpostable: (table: TableId, reason: 'channelGone' | 'cannotPost') => void;
  /** The newest state could not be shown now, and is tried again. */
  readonly onUnseen: (table: TableId) => void;
  /** A state has arrived. */
  readonly onSeen: (table: TableId) => void;
}

/** A request in flight: the decision whose buttons it shows, and whether none before it did. */
interface Sending {
  readonly decision: string | null;
  readonly isNew: boolean;
  /** Counts up: a later request shows a newer state. */
  readonly order: number;
}

/**
 * The message of one table, kept equal to the table's state: one request of ours in flight, and only the
 * newest state waiting behind it. What is shown is a function of the state, so nothing is ever queued.
 */
export class TablePost {
  readonly #deps: TablePostDeps;
  readonly #picture: TablePicture;
  #table: Table;
  /** The newest state, of a later hand, while the message of the last one still gets its picture. */
  #next: Table | null = null;
  /** The newest state is not on its way yet. */
  #dirty = false;
  /** The last known message is gone, or shall not be used again. */
  #lost = false;
  #stopped = false;
  /** The requests in flight. */
  readonly #sending = new Set<Sending>();
  /** So many who have changed the table are being told so elsewhere. */
  #answers = 0;
  /** The picture is on its way, without text. */
  #attaching = false;
  /** The decision that the last request showed, whether it has arrived or not. */
  #sentDecision: string | null;
  /** Requests overlapped: which of them Discord took last is not known. */
  #inDoubt = false;
  /** What the message is known to show, and by which request. */
  #shown: string | null = null;
  #shownBy = 0;
  #requests = 0;
  #failures = 0;
  /** The turn under a limit that the newest state waits for, and since when it does (epoch ms). */
  #turn: Turn | null = null;
  #waitsSince: number | null = null;
  #notBefore = 0;
  /** Under which a message may have been posted already although no answer told so. */
  #nonce: string | null;
  #cancelTimer: (() => void) | null = null;

  constructor(table: Table, deps: TablePostDeps) {
    this.#table = table;
    this.#deps = deps;
    this.#picture = new TablePicture(deps, (file) => {
      if (file !== null) this.#dirty = true;
      this.#pump();
    });
    // A table that is not new may have been shown by the process before this one, just before it ended.
    this.#sentDecision = decisionShown(table);
    this.#nonce = table.version > 1 ? nonceFor(table, deps.posts.of(table.id)) : null;
  }

  /** The table has a new state; it is shown as soon as the pace allows, unless a click carries it now. */
  changed(table: Table): void {
    if (table.handNumber !== this.#table.handNumber && this.#owesPicture()) this.#next = table;
    else this.#goTo(table);
    queueMicrotask(() => this.#pump());
  }

  /** Posts a new message instead of editing the old one: in another channel, or after a pause. */
  repost(): void {
    this.#lost = true;
    this.#shown = null;
    this.#notBefore = 0;
    this.#dropTurn();
  }

  /** The table is closed and its last state is shown. */
  get finished(): boolean {
    return this.#table.status === 'closed' && this.#next === null && !this.#dirty && this.#sending.size === 0;
  }

  /** Whether a click on this message may carry the newest state: it is the current one and not too old. */
  carries(messageId: string): boolean {
    const post = this.#current();
    // While the answer to a create is awaited, the newer message can only be the one being created.
    if (post === null || BigInt(messageId) > BigInt(post.messageId))
      return !this.#lost && this.#sending.size > 0;
    return post.messageId === messageId && this.#editable(post) && this.#next === null;
  }

  /** Whether a newer message has taken the place of this one: its buttons no longer act. */
  isStale(messageId: string): boolean {
    const post = this.#deps.posts.of(this.#table.id);
    if (post === null) return false;
    return post.messageId === messageId ? this.#lost : BigInt(messageId) < BigInt(post.messageId);
  }

  /**
   * Sends the newest state as the answer to a click on the message. `seen` is the decision whose button
   * was clicked: whoever saw it has seen the request that drew it arrive.
   */
  async carry(seen: Decision | null, send: (body: MessageBody) => Promise<void>): Promise<void> {
    const body = this.#deps.render(this.#table);
    if (this.#sending.size > 0 && !this.#hasArrived(seen)) this.#inDoubt = true;
    this.#dirty = false;
    const sending = this.#begin();
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
    this.#cancelTimer?.();
    this.#dropTurn();
  }

  /** Whether the one request in flight was the first to show what somebody has just clicked on. */
  #hasArrived(seen: Decision | null): boolean {
    const [only] = this.#sending;
    if (only === undefined || this.#sending.size > 1 || seen === null) return false;
    return only.decision === decisionKey(seen) && only.isNew;
  }

  #begin(): Sending {
    const decision = decisionShown(this.#table);
    this.#requests += 1;
    const sending = { decision, isNew: decision !== this.#sentDecision, order: this.#requests };
    this.#sentDecision = decision;
    this.#sending.add(sending);
    return sending;
  }

  #arrived({ order }: Sending, text: string): void {
    this.#failures = 0;
    this.#waitsSince = null;
    this.#deps.onSeen(this.#table.id);
    if (order < this.#shownBy) return;
    this.#shown = text;
    this.#shownBy = order;
  }

  #end(sending: Sending): void {
    this.#sending.delete(sending);
    if (this.#sending.size > 0) return;
    if (this.#inDoubt) this.#missed();
    this.#inDoubt = false;
    this.#pump();
  }

  #missed(): void {
    this.#shown = null;
    this.#dirty = true;
  }

  #goTo(table: Table): void {
    this.#table = table;
    this.#next = null;
    this.#dirty = true;
  }

  #pump(): void {
    if (this.#stopped || this.#attaching || this.#sending.size > 0) return;
    if (this.#next !== null && !this.#owesPicture()) this.#goTo(this.#next);
    if (isUnpostable(this.#table)) return;
    this.#picture.want(this.#table);
    // Not before the answer to a click has been given: the picture has time.
    if (this.#answers === 0) this.#picture.order();
    if ((!this.#dirty && this.#next === null) || this.#turn !== null) return;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    const from = this.#earliest();
    if (from > this.#deps.clock.now()) {
      this.#cancelTimer = this.#deps.clock.at(from, () => this.#pump());
      return;
    }
    this.#dirty = false;
    this.#deps.inFlight.track(this.#show());
  }

  /** When the next thing is to be done (epoch ms). A new message waits for no picture: people wait for it. */
  #earliest(): number {
    const { patienceEnds, isAwaited } = this.#picture;
    if (!this.#dirty) return patienceEnds;
    const waits = isAwaited && this.#ownMessage() !== null;
    return waits ? Math.max(this.#notBefore, patienceEnds) : this.#notBefore;
  }

  /** The message that can still be edited to show the table; null: a new one is made. */
  #ownMessage(): PostedMessage | null {
    const post = this.#current();
    return post !== null && !this.#lost && this.#editable(post) ? post : null;
  }

  #owesPicture(): boolean {
    const post = this.#ownMessage();
    return post !== null && this.#picture.isOwedTo(post.messageId);
  }

  async #show(): Promise<void> {
    const post = this.#current();
    const old = this.#ownMessage();
    const change = this.#picture.changeFor(old?.messageId ?? null);
    const body = this.#rendered();
    if (body === null) return;
    const text = JSON.stringify(body);
    if (old !== null && text === this.#shown) return this.#attach(old, change);
    const sending = this.#begin();
    try {
      this.#notBefore = this.#deps.clock.now() + EDIT_EVERY_MS;
      if (old === null) {
        if (!(await this.#create(this.#table, body, { previous: post, change }))) return;
      } else {
        await this.#deps.port.edit(old.channelId, old.messageId, body, change.files);
        this.#picture.arrived(old.messageId, change);
      }
      this.#arrived(sending, text);
    } catch (error) {
      if (failureOf(error)?.kind === 'asleep' && (await this.#wake())) this.#missed();
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

  /** The text stands there already: only the picture is new, if anything is. */
  async #attach(post: PostedMessage, change: FileChange): Promise<void> {
    if (change.files === null) return;
    this.#attaching = true;
    this.#notBefore = this.#deps.clock.now() + EDIT_EVERY_MS;
    const attached = await this.#picture.attach(this.#table, post, change);
    this.#attaching = false;
    if (attached === 'asText') this.#missed();
    else if (attached !== 'done') {
      this.#dirty = true;
      this.#notBefore = this.#deps.clock.now() + attached.againAfterMs;
    }
    this.#pump();
  }

  /** Opens the archived thread of the table again, so that the message can be edited there. */
  async #wake(): Promise<boolean> {
    const { port, log } = this.#deps;
    try {
      await port.wake(this.#table.channelId);
      return true;
    } catch (error) {
      log.info({ ...describeError(error), table: this.#table.id }, 'a thread cannot be woken');
      return false;
    }
  }

  /** Whether the message shows `body`. */
  async #create(
    table: Table,
    body: MessageBody,
    { previous, change }: { readonly previous: PostedMessage | null; readonly change: FileChange },
  ): Promise<boolean> {
    const { clock, port, posts } = this.#deps;
    const { channelId } = table;
    const nonce = nonceFor(table, previous);
    const isFirstTry = nonce !== this.#nonce;
    const { files } = change;
    let messageId: string;
    try {
      messageId = await port.create({ channelId, body, nonce, mentions: null, files });
    } catch (error) {
      if (failureOf(error)?.kind !== 'notYet') this.#nonce = nonce;
      throw error;
    }
    // Discord answers with the message of an earlier try, if that one arrived: it shows the state of then.
    if (isFirstTry) this.#picture.arrived(messageId, change);
    else this.#missed();
    const again = previous !== null && previous.hand === table.handNumber && previous.channelId === channelId;
    const gone = this.#lost;
    posts.remember(table.id, {
      channelId,
      messageId,
      hand: table.handNumber,
      postedAt: clock.now(),
    });
    this.#lost = false;
    if (again && !gone) await this.#removeOld(previous);
    return isFirstTry;
  }

  /** The same hand twice in one channel would be one message too many. */
  async #removeOld(post: PostedMessage): Promise<void> {
    try {
      await this.#deps.port.remove(post.channelId, post.messageId);
    } catch (error) {
      this.#deps.log.debug({ ...describeError(error), table: this.#table.id }, 'an old message stays');
    }
  }

  #failed(error: unknown): void {
    const { log, clock } = this.#deps;
    const where = { table: this.#table.id, hand: this.#table.handNumber, version: this.#table.version };
    const failure = failureOf(error);
    if (failure?.kind === 'notYet') {
      this.#waitForTurn(failure);
      return;
    }
    this.#failures += 1;
    switch (failure?.kind) {
      case 'channelGone':
      case 'cannotPost':
      case 'asleep':
        log.warn({ ...where, ...describeError(error) }, 'the channel of a table takes no messages');
        this.#deps.onUnpostable(
          this.#table.id,
          failure.kind === 'channelGone' ? 'channelGone' : 'cannotPost',
        );
        return;
      case 'messageGone':
      case 'messageTooOld':
        this.repost();
        this.#missed();
        break;
      case 'passing':
        this.#missed();
        this.#deps.onUnseen(this.#table.id);
        this.#notBefore = clock.now() + (failure.retryAfterMs ?? pauseAfter(this.#failures));
        break;
      case 'cannotReach':
      case 'notAMember':
      case 'answerNotWanted':
      case 'ours':
      case undefined:
        // It would fail again: the next state is the next try.
        log.error({ ...where, ...describeError(error) }, 'a table could not be shown');
        this.#shown = null;
        return;
    }
    if (this.#failures < MAX_TRIES) return;
    log.warn({ ...where, ...describeError(error) }, 'a table cannot be shown now; trying again later');
    this.#failures = 0;
    this.#notBefore = clock.now() + LATER_MS;
  }

  /** No failure: the state that is the newest then is sent. */
  #waitForTurn(failure: NotYet): void {
    const { clock, turns, onUnseen } = this.#deps;
    this.#missed();
    if (this.#stopped) return;
    const since = this.#waitsSince ?? clock.now();
    this.#waitsSince = since;
    // Nothing was sent, so nothing has to keep its distance.
    this.#notBefore = 0;
    this.#turn = turns.take(failure, since - HEAD_START_MS, () => {
      this.#turn = null;
      this.#pump();
    });
    if (this.#turn.at - since > LONGEST_TURN_MS) onUnseen(this.#table.id);
  }

  #dropTurn(): void {
    this.#turn?.cancel();
    this.#turn = null;
  }

  /** The remembered message, if it shows this table's present channel. */
  #current(): PostedMessage | null {
    return this.#deps.posts.of(this.#table.id);
  }

  #belongs(post: PostedMessage): boolean {
    return post.channelId === this.#table.channelId && post.hand === this.#table.handNumber;
  }

  #editable(post: PostedMessage): boolean {
    return this.#belongs(post) && this.#deps.clock.now() - post.postedAt < OLDEST_EDIT_MS;
  }
}

/** Nobody is told anything there until somebody resumes the table. */
function isUnpostable({ pause }: Table): boolean {
  return pause?.reason === 'channelGone' || pause?.reason === 'cannotPost';
}

/** The same after a crash, so that the message is not posted twice; another one for each repost. */
function nonceFor({ id, handNumber }: Table, previous: PostedMessage | null): string {
  return `${id.slice(-8)}.${handNumber}.${previous?.messageId.slice(-6) ?? ''}`;
}

function decisionShown({ hand, handNumber }: Table): string | null {
  return hand === null ? null : decisionKey({ hand: handNumber, action: hand.actionNumber });
}

function decisionKey({ hand, action }: Decision): string {
  return `${hand}.${action}`;
}
