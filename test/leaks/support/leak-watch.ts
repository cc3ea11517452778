import type { MemberId } from '../../../src/shared/ids.ts';
import type { KeptAbout } from '../../../src/store/kept-about.ts';
import type { Table } from '../../../src/table/table.ts';
import { cardsIn, cardsKnownTo, heldCards, nameOfCard } from '../../support/card-sightings.ts';

/** No more leaks are told of than anybody reads. */
const MOST_LEAKS = 20;
/** What a line of the log may have nothing to do with, whatever it is about. */
const SECRETS = /[♠♥♦♣]|"(?:deck|redeal|hole|board|cards)"/;

export interface Reading {
  /** What it is, for whoever looks for the leak. */
  readonly what: string;
  /** A message, as it would be sent. */
  readonly body: unknown;
  /** Null: everybody reads it. */
  readonly reader: MemberId | null;
  readonly table: Table;
}

/**
 * Reads what is told about a table, and notes every card in it that its readers cannot know: those of
 * others, but also what lies in the deck, was folded, burnt or exchanged.
 */
export class LeakWatch {
  readonly leaks: string[] = [];
  texts = 0;
  /** How often somebody read their own closed cards: a watch that sees nothing proves nothing. */
  rightlySeen = 0;
  logLines = 0;
  auditRows = 0;

  read({ what, body, reader, table }: Reading): void {
    this.texts += 1;
    const named = cardsIn(JSON.stringify(body));
    if (named.size === 0) return;
    const known = cardsKnownTo(reader, table);
    for (const card of named) {
      if (!known.has(card)) this.#note(`${what}, ${where(table)}: ${nameOfCard(card)}`, reader);
    }
    const own = heldCards(table).filter(({ owner, open }) => !open && owner === reader && owner !== null);
    if (own.some(({ card }) => named.has(card))) this.rightlySeen += 1;
  }

  readLog(line: string): void {
    this.logLines += 1;
    if (SECRETS.test(line) || cardsIn(line).size > 0) this.#note(`the log: ${line}`, null);
  }

  readAuditLine(line: string): void {
    this.auditRows += 1;
    if (cardsIn(line).size > 0) this.#note(`the audit log: ${line}`, null);
  }

  /** What is exported about a member: their own cards, and for others those that lay open. */
  readExport({ hands }: KeptAbout, { closedCards }: { readonly closedCards: boolean }): void {
    for (const { table, number, seat, events } of hands) {
      for (const event of events) {
        if (event.type !== 'cardsDealt') continue;
        const isTheirs = event.seat === seat;
        const isOpen = event.cards.every(({ up }) => up);
        if (!isTheirs || !(closedCards || isOpen)) this.#note(`an export: hand ${number} of ${table}`, null);
      }
    }
  }

  #note(leak: string, reader: MemberId | null): void {
    if (this.leaks.length < MOST_LEAKS) this.leaks.push(`${leak}, told to ${reader ?? 'everybody'}`);
  }
}

function where({ settings, handNumber, version }: Table): string {
  return `${settings.gameId} hand ${handNumber} version ${version}`;
}
