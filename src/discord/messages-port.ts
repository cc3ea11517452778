import { Routes, type APIMessage, type REST } from 'discord.js';
import type { ChannelId, UserId } from '../shared/ids.ts';
import type { MessageBody } from './message-body.ts';

export interface NewMessage {
  readonly channelId: ChannelId;
  readonly body: MessageBody;
  /** At most 25 characters: the same one sent twice makes one message (a lost answer, a crash). */
  readonly nonce: string;
  /** The one person this message may call, or null. */
  readonly mentions: UserId | null;
}

/** The requests for messages that nobody clicked for. Each fails as `api-errors.ts` can read. */
export interface MessagesPort {
  create(message: NewMessage): Promise<string>;
  edit(channelId: ChannelId, messageId: string, body: MessageBody): Promise<void>;
  remove(channelId: ChannelId, messageId: string): Promise<void>;
  /** Opens an archived thread again; fails where it is locked and we may not. */
  wake(threadId: ChannelId): Promise<void>;
  /** Opens the channel of direct messages with a user. */
  openDirectMessages(user: UserId): Promise<string>;
}

const NOBODY = { parse: [] };

export function messagesPort(rest: REST): MessagesPort {
  return {
    async create({ channelId, body, nonce, mentions }) {
      const created = (await rest.post(Routes.channelMessages(channelId), {
        body: {
          ...body,
          nonce,
          enforce_nonce: true,
          allowed_mentions: mentions === null ? NOBODY : { parse: [], users: [mentions] },
        },
      })) as APIMessage;
      return created.id;
    },
    async edit(channelId, messageId, body) {
      await rest.patch(Routes.channelMessage(channelId, messageId), {
        body: { ...body, allowed_mentions: NOBODY },
      });
    },
    async remove(channelId, messageId) {
      await rest.delete(Routes.channelMessage(channelId, messageId));
    },
    async wake(threadId) {
      await rest.patch(Routes.channel(threadId), { body: { archived: false } });
    },
    async openDirectMessages(user) {
      const channel = (await rest.post(Routes.userChannels(), { body: { recipient_id: user } })) as {
        readonly id: string;
      };
      return channel.id;
    },
  };
}
