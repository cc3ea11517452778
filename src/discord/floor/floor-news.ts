import { channelMention } from 'discord.js';
import type { ChannelId, GuildId, MemberId } from '../../shared/ids.ts';
import type { Audited } from '../../runtime/floor.ts';
import { randomIdentifier } from '../../runtime/identifier.ts';
import type { Logger } from '../../runtime/log.ts';
import type { Room } from '../../runtime/room.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Table } from '../../table/table.ts';
import { describeError } from '../connection/api-errors.ts';
import type { DirectMessages } from '../private/direct-messages.ts';
import type { InFlight } from '../connection/in-flight.ts';
import type { MessageBody } from '../message-body.ts';
import type { MessagesPort } from '../connection/messages-port.ts';
import type { Readers } from '../people/readers.ts';
import { auditLine, shownReason } from '../render/audit-message.ts';
import { shownTableName } from '../render/render-context.ts';
import type { Pauses } from '../connection/retry.ts';
import { shown } from './deed.ts';

export interface FloorNewsDeps {
  readonly room: Room;
  readonly port: MessagesPort;
  readonly pauses: Pauses;
  readonly log: Logger;
  readonly inFlight: InFlight;
  readonly readers: Readers;
  readonly directMessages: DirectMessages;
}

/** What the floor, a table and those it is about get to read of what the floor does. */
export class FloorNews {
  readonly #deps: FloorNewsDeps;

  constructor(deps: FloorNewsDeps) {
    this.#deps = deps;
  }

  /** A new line of the audit log: posted in the audit channel; that a table is frozen, at the table too. */
  audited(audited: Audited): void {
    const { room, readers } = this.#deps;
    const messages = readers.everybodyIn(audited.guildId);
    const { auditChannel } = room.floor.settingsOf(audited.guildId);
    if (audited.action === 'freeze') this.#tellTable(audited, messages);
    // A call is told with a way to the table, wherever the floor reads it.
    if (auditChannel === null || audited.action === 'callFloor') return;
    const line = auditLine(audited, { messages, room });
    this.#track(this.#post(auditChannel, line));
  }

  /** Calls the floor to a table: in the audit channel, or else where the table is. False: nobody was reached. */
  async call(table: Table, { by, reason }: { by: MemberId; reason: string | null }): Promise<boolean> {
    const { room, readers } = this.#deps;
    const messages = readers.everybodyIn(table.guildId);
    const text = messages.floor.calls.posted({
      name: shown(messages, room.nameOf(by)),
      table: linkTo(table, messages),
      reason: reason === null ? null : shownReason(reason),
    });
    const { auditChannel } = room.floor.settingsOf(table.guildId);
    for (const channel of [auditChannel, table.channelId]) {
      if (channel !== null && (await this.#post(channel, text))) return true;
    }
    return false;
  }

  /** Tells a member privately what was done to them, in their language. */
  tell(member: MemberId, guild: GuildId, write: (messages: Messages) => string): void {
    const { room, readers, directMessages } = this.#deps;
    const to = room.userOf(member);
    if (to === null) return;
    const body = textBody(write(readers.one(to, guild)));
    directMessages.send({ to, body, nonce: `f.${randomIdentifier(10)}`, instead: body, remind: 'always' });
  }

  #tellTable({ tableId, reason }: Audited, messages: Messages): void {
    const table = tableId === null ? null : this.#deps.room.table(tableId);
    if (table === null) return;
    const name = shownTableName(messages, table.settings.name);
    const text = messages.floor.calls.frozen({ table: name, reference: reason ?? '' });
    this.#track(this.#post(table.channelId, text));
  }

  #track(work: Promise<unknown>): void {
    this.#deps.inFlight.track(work.then(() => undefined));
  }

  /** Whether it arrived. */
  async #post(channelId: ChannelId, content: string): Promise<boolean> {
    const { port, pauses, log } = this.#deps;
    const message = {
      channelId,
      body: textBody(content),
      nonce: `f.${randomIdentifier(10)}`,
      mentions: null,
    };
    try {
      await pauses.retrying(() => port.create(message));
      return true;
    } catch (error) {
      log.warn(describeError(error), 'the floor could not be told something');
      return false;
    }
  }
}

function textBody(content: string): MessageBody {
  return { content, embeds: [], components: [] };
}

function linkTo({ settings, channelId }: Table, messages: Messages): string {
  return `${shownTableName(messages, settings.name)} ${channelMention(channelId)}`;
}
