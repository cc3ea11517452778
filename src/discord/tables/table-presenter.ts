import type { TableId } from '../../shared/ids.ts';
import type { Commit } from '../../runtime/protocol.ts';
import type { Decision, PauseReason, Table } from '../../table/table.ts';
import type { MessageBody } from '../message-body.ts';
import { TablePost, type TablePostDeps } from './table-post.ts';
import { PlayerCalls, type PlayerCallsDeps } from './player-calls.ts';

export type PresenterDeps = TablePostDeps & PlayerCallsDeps;

interface Shown {
  readonly post: TablePost;
  readonly calls: PlayerCalls;
}

/** Keeps the public message of every table equal to its state, and calls players whose time is running. */
export class TablePresenter {
  readonly #deps: PresenterDeps;
  readonly #tables = new Map<TableId, Shown>();
  #stopped = false;

  constructor(deps: PresenterDeps) {
    this.#deps = deps;
  }

  /** Renders every open table again: whatever was committed and not shown before a crash is shown now. */
  start(tables: readonly Table[]): void {
    for (const table of tables) this.#show(table);
  }

  /** Something happened at a table. */
  committed({ before, after }: Commit): void {
    if (isUnpostable(before?.pause?.reason) && after.pause === null) this.#shownOf(after).post.repost();
    this.#show(after);
  }

  /** Whether a click on this message is answered by {@link carry}. */
  carries(table: TableId, messageId: string): boolean {
    return this.#tables.get(table)?.post.carries(messageId) ?? false;
  }

  /** Whether a newer message has taken the place of this one: its buttons no longer act. */
  isStale(table: TableId, messageId: string): boolean {
    return this.#tables.get(table)?.post.isStale(messageId) ?? false;
  }

  /** Sends the table's newest state as the answer to a click on its message; fails as the answer fails. */
  async carry(
    table: Table,
    seen: Decision | null,
    send: (body: MessageBody) => Promise<void>,
  ): Promise<void> {
    await this.#shownOf(table).post.carry(seen, send);
  }

  /**
   * Answers, elsewhere than on its message, somebody who has changed a table; fails as the answer fails. No
   * picture of the table is drawn before that.
   */
  async answering(table: TableId, answer: () => Promise<void>): Promise<void> {
    const post = this.#tables.get(table)?.post;
    await (post === undefined ? answer() : post.answering(answer));
  }

  stop(): void {
    this.#stopped = true;
    for (const { post, calls } of this.#tables.values()) {
      post.stop();
      calls.stop();
    }
    this.#tables.clear();
  }

  #show(table: Table): void {
    if (this.#stopped) return;
    this.#forgetClosed(table.id);
    const { post, calls } = this.#shownOf(table);
    post.changed(table);
    calls.changed(table);
  }

  #shownOf(table: Table): Shown {
    const known = this.#tables.get(table.id);
    if (known !== undefined) return known;
    const shown = { post: new TablePost(table, this.#deps), calls: new PlayerCalls(table.id, this.#deps) };
    this.#tables.set(table.id, shown);
    return shown;
  }

  /** A closed table never changes again: it is let go once its last state has been shown. */
  #forgetClosed(present: TableId): void {
    for (const [id, { post }] of this.#tables) {
      if (id !== present && post.finished) this.#tables.delete(id);
    }
  }
}

function isUnpostable(reason: PauseReason | undefined): boolean {
  return reason === 'channelGone' || reason === 'cannotPost';
}
