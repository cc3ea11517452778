import { Routes, type APIMessage, type REST } from 'discord.js';
import type { ChannelId, UserId } from '../../shared/ids.ts';
import type { AttachedFile, MessageBody } from '../message-body.ts';

export interface NewMessage {
  readonly channelId: ChannelId;
  readonly body: MessageBody;
  /** At most 25 characters: the same one sent twice makes one message (a lost answer, a crash). */
  readonly nonce: string;
  /** The one person this message may call, or null. */
  readonly mentions: UserId | null;
  readonly files?: readonly AttachedFile[] | null;
}

/** The requests for messages that nobody clicked for. Each fails as `api-errors.ts` can read. */
export interface MessagesPort {
  create(message: NewMessage): Promise<string>;
  /** `files` take the place of the message's own; without them those stay. */
  edit(
    channelId: ChannelId,
    messageId: string,
    body: MessageBody,
    files?: readonly AttachedFile[] | null,
  ): Promise<void>;
  /** Puts these files in the place of the message's own, and leaves the rest of it alone. */
  attach(channelId: ChannelId, messageId: string, files: readonly AttachedFile[]): Promise<void>;
  remove(channelId: ChannelId, messageId: string): Promise<void>;
  /** Opens an archived thread again; fails where it is locked and we may not. */
  wake(threadId: ChannelId): Promise<void>;
  /** Opens the channel of direct messages with a user. */
  openDirectMessages(user: UserId): Promise<string>;
}

const NOBODY = { parse: [] };

export function messagesPort(rest: REST): MessagesPort {
  return {
    async create({ channelId, body, nonce, mentions, files = null }) {
      const created = (await rest.post(Routes.channelMessages(channelId), {
        body: {
          ...body,
          nonce,
          enforce_nonce: true,
          allowed_mentions: mentions === null ? NOBODY : { parse: [], users: [mentions] },
          ...attachments(files),
        },
        ...uploads(files),
      })) as APIMessage;
      return created.id;
    },
    async edit(channelId, messageId, body, files = null) {
      await rest.patch(Routes.channelMessage(channelId, messageId), {
        body: { ...body, allowed_mentions: NOBODY, ...attachments(files) },
        ...uploads(files),
      });
    },
    async attach(channelId, messageId, files) {
      await rest.patch(Routes.channelMessage(channelId, messageId), {
        body: attachments(files),
        ...uploads(files),
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

type Files = readonly AttachedFile[] | null;

/** All the files that the message is to have then. */
function attachments(files: Files) {
  if (files === null) return {};
  return {
    attachments: files.map(({ name, description }, id) => ({ id: String(id), filename: name, description })),
  };
}

function uploads(files: Files) {
  return files === null || files.length === 0
    ? {}
    : { files: files.map(({ name, data }) => ({ name, data })) };
}
