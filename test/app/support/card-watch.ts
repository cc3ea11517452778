import type { Playground } from '../../../src/playground/playground.ts';
import type { Commit, Room } from '../../../src/runtime/room.ts';
import type { Table } from '../../../src/table/table.ts';
import { cardsIn, heldCards, nameOfCard } from '../../support/card-sightings.ts';

/**
 * Reads every message that reaches anybody, at the moment it does, and notes each card in it that its
 * readers may not see then. A card is looked for in every way it can be written.
 */
export class CardWatch {
  readonly leaks: string[] = [];
  /** How many messages showed somebody their own closed cards: a watch that sees nothing proves nothing. */
  rightlySeen = 0;
  /** Who may read the closed cards of the hand that has just ended: a member of the floor who asked for it. */
  auditor: string | null = null;
  readonly #tables = new Map<string, Table>();
  #room: Room | null = null;

  constructor(playground: Playground) {
    playground.world.onEvent((event) => {
      if (event.type !== 'messageCreated' && event.type !== 'messageUpdated') return;
      const { message, audience } = event.stored;
      const recipient = playground.world.channel(message.channel_id).recipientId;
      const { content, embeds, components, attachments } = message;
      this.#read(JSON.stringify({ content, embeds, components, attachments }), {
        channel: message.channel_id,
        reader: audience ?? recipient,
        direct: recipient !== null,
      });
    });
  }

  /** The process that runs now. */
  follow(room: Room): void {
    this.#room = room;
    room.onCommit((commit) => this.note(commit));
  }

  note({ after }: Commit): void {
    this.#tables.set(after.id, after);
  }

  #read(text: string, at: { channel: string; reader: string | null; direct: boolean }): void {
    for (const table of this.#tables.values()) {
      // Every table is dealt from the same stacked deck: a direct message says which one it is about.
      if (at.direct ? !text.includes(table.settings.name) : table.channelId !== at.channel) continue;
      // A message of an earlier hand may arrive late; the same cards lay elsewhere then.
      const hand = /(?:#|n\. )(\d+)/.exec(text)?.[1];
      if (hand !== undefined && Number(hand) !== table.handNumber) continue;
      const named = cardsIn(text);
      for (const { owner, card, open } of heldCards(table)) {
        if (open || !named.has(card)) continue;
        const user = owner === null ? null : (this.#room?.userOf(owner) ?? null);
        const audits = at.reader !== null && at.reader === this.auditor && !table.handRunning;
        if ((user !== null && user === at.reader) || audits) this.rightlySeen += 1;
        else
          this.leaks.push(`${nameOfCard(card)} of ${user ?? 'somebody'} told to ${at.reader ?? 'everybody'}`);
      }
    }
  }
}
