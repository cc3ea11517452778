import type { Decision, Table } from '../../table/table.ts';

/** A request in flight: the decision whose buttons it shows, and whether none before it did. */
export interface Sending {
  readonly decision: string | null;
  readonly isNew: boolean;
  /** Counts up: a later request shows a newer state. */
  readonly order: number;
}

/**
 * Which states of a table are on their way to its message, edits of ours and answers to clicks, and which
 * of them it is known to show. Nobody knows in which order Discord takes two that are on their way at once.
 */
export class SentStates {
  readonly #underWay = new Set<Sending>();
  /** The decision that the last request showed, whether it has arrived or not. */
  #sentDecision: string | null;
  /** Requests overlapped: which of them Discord took last is not known. */
  #inDoubt = false;
  /** What the message is known to show, and by which request. */
  #shown: string | null = null;
  #shownBy = 0;
  #requests = 0;

  constructor(table: Table) {
    // A table that is not new may have been shown by the process before this one, just before it ended.
    this.#sentDecision = decisionShown(table);
  }

  get isSending(): boolean {
    return this.#underWay.size > 0;
  }

  begin(table: Table): Sending {
    const decision = decisionShown(table);
    this.#requests += 1;
    const sending = { decision, isNew: decision !== this.#sentDecision, order: this.#requests };
    this.#sentDecision = decision;
    this.#underWay.add(sending);
    return sending;
  }

  /**
   * The same for the answer to a click. `seen` is the decision whose button was clicked: whoever saw it has
   * seen the request that drew it arrive.
   */
  beginAnswer(table: Table, seen: Decision | null): Sending {
    if (this.isSending && !this.#hasArrived(seen)) this.#inDoubt = true;
    return this.begin(table);
  }

  arrived({ order }: Sending, text: string): void {
    if (order < this.#shownBy) return;
    this.#shown = text;
    this.#shownBy = order;
  }

  /** It has arrived, or will not. Afterwards others are `underWay`, or the last state is `known` or `inDoubt`. */
  end(sending: Sending): 'underWay' | 'known' | 'inDoubt' {
    this.#underWay.delete(sending);
    if (this.isSending) return 'underWay';
    const wasInDoubt = this.#inDoubt;
    this.#inDoubt = false;
    return wasInDoubt ? 'inDoubt' : 'known';
  }

  /** Whether the message is known to show this. */
  shows(text: string): boolean {
    return text === this.#shown;
  }

  /** What the message shows is not known any more. */
  forget(): void {
    this.#shown = null;
  }

  /** Whether the one request in flight was the first to show what somebody has just clicked on. */
  #hasArrived(seen: Decision | null): boolean {
    const [only] = this.#underWay;
    if (only === undefined || this.#underWay.size > 1 || seen === null) return false;
    return only.decision === decisionKey(seen) && only.isNew;
  }
}

function decisionShown({ hand, handNumber }: Table): string | null {
  return hand === null ? null : decisionKey({ hand: handNumber, action: hand.actionNumber });
}

function decisionKey({ hand, action }: Decision): string {
  return `${hand}.${action}`;
}
