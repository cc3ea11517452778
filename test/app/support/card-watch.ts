import type { Card } from '../../../src/engine/card.ts';
import { rankOf, suitOf, type Suit } from '../../../src/engine/card.ts';
import { messagesFor } from '../../../src/i18n/index.ts';
import { rankFigure } from '../../../src/i18n/hand-words.ts';
import type { Playground } from '../../../src/playground/playground.ts';
import type { Commit, Room } from '../../../src/runtime/room.ts';
import type { Table } from '../../../src/table/table.ts';

const SIGNS: Readonly<Record<Suit, string>> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };
const LETTERS: Readonly<Record<Suit, string>> = { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' };

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
      const { content, embeds, components } = message;
      this.#read(JSON.stringify({ content, embeds, components }), {
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
      for (const { owner, card } of this.#closedCards(table)) {
        if (!ways(card).some((way) => text.includes(way))) continue;
        const audits = at.reader !== null && at.reader === this.auditor && !table.handRunning;
        if ((owner !== null && owner === at.reader) || audits) this.rightlySeen += 1;
        else
          this.leaks.push(
            `${ways(card)[0] ?? ''} of ${owner ?? 'somebody'} told to ${at.reader ?? 'everybody'}`,
          );
      }
    }
  }

  #closedCards({ hand, dealtTo }: Table): { owner: string | null; card: Card }[] {
    return (hand?.players ?? []).flatMap(({ seat, hole }) => {
      const member = dealtTo.find((dealt) => dealt.seat === seat)?.member;
      const owner = member === undefined ? null : (this.#room?.userOf(member) ?? null);
      return hole.filter(({ up, shown }) => !up && !shown).map(({ card }) => ({ owner, card }));
    });
  }
}

function ways(card: Card): readonly string[] {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const figure = rankFigure(rank);
  const letter = rank === 10 ? 'T' : figure;
  const words = ['en', 'it'].map((language) => messagesFor(language).cards.card({ rank, suit }));
  return [`${figure}${SIGNS[suit]}`, `${letter}${SIGNS[suit]}`, `card_${letter}${LETTERS[suit]}`, ...words];
}
