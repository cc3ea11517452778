/** How the body of a request becomes a message, or changes one. */
import type { Blobs } from './blobs.ts';
import { apiError } from './errors.ts';
import { timestamp, userPayload } from './payloads.ts';
import { has } from './permissions.ts';
import { checkMessage, checkUploads } from './rules.ts';
import { byAge } from './snowflake.ts';
import type { Channel, StoredMessage, User } from './tables.ts';
import {
  COMPONENT,
  FLAG,
  MESSAGE_TYPE,
  type Attachment,
  type Component,
  type Embed,
  type Message,
  type MessageBody,
} from './wire.ts';
import type { World } from './world.ts';

export interface Upload {
  readonly name: string;
  readonly contentType: string;
  readonly data: Buffer;
}

export interface NewMessage {
  readonly channel: Channel;
  readonly author: User;
  readonly body: MessageBody;
  readonly uploads: readonly Upload[];
  readonly audience: string | null;
  /** What an answer to an interaction carries beyond a plain message. */
  readonly extras?: Partial<Message>;
}

/** Flags that a bot may set by itself. */
const SETTABLE = FLAG.suppressEmbeds | FLAG.ephemeral | FLAG.suppressNotifications | FLAG.componentsV2;

export interface MessagesOptions {
  readonly world: World;
  readonly blobs: Blobs;
  /** Where the files can be fetched, for example http://127.0.0.1:4000. */
  readonly origin: () => string;
}

export class Messages {
  readonly #world: World;
  readonly #blobs: Blobs;
  readonly #origin: () => string;

  constructor({ world, blobs, origin }: MessagesOptions) {
    this.#world = world;
    this.#blobs = blobs;
    this.#origin = origin;
  }

  /** Throws an invalid form body (50035) or an empty message (50006). */
  check(body: MessageBody, uploads: readonly Upload[], existing: StoredMessage | null): void {
    checkUploads(uploads.map((upload) => upload.data.length));
    checkMessage(body, {
      uploads: uploads.map((upload) => upload.name),
      existing: existing === null ? null : { ...existing.message, files: existing.files },
      isKnownEmoji: (id) => this.#world.tables.get('emojis', id) !== null,
    });
  }

  /** Checks and posts a message. */
  create({ channel, author, body, uploads, audience, extras = {} }: NewMessage): StoredMessage {
    this.check(body, uploads, null);
    return this.post({ channel, author, body, uploads, audience, extras });
  }

  /** Posts without checking: for what people write themselves, and for «is thinking…». */
  post({ channel, author, body, uploads, audience, extras = {} }: NewMessage): StoredMessage {
    const files = this.#store(channel.id, body, uploads, audience !== null);
    const shown = this.#show(body.embeds ?? [], body.components ?? [], files);
    const message: Message = {
      id: this.#world.ids.next(),
      channel_id: channel.id,
      author: userPayload(author),
      content: (body.content ?? '').trim(),
      timestamp: timestamp(this.#world.now()),
      edited_timestamp: null,
      tts: body.tts ?? false,
      ...this.#mentions(channel, author, body),
      ...shown,
      pinned: false,
      type: MESSAGE_TYPE.normal,
      flags: (body.flags ?? 0) & SETTABLE & ~(audience === null ? FLAG.ephemeral : 0),
      ...(body.nonce === null || body.nonce === undefined ? {} : { nonce: body.nonce }),
      ...extras,
    };
    return this.#publish({ message, audience, files }, 'messageCreated');
  }

  /** Checks and makes the change that `body` asks for; an absent property stays as it was. */
  edit(stored: StoredMessage, body: MessageBody, uploads: readonly Upload[]): StoredMessage {
    this.check(body, uploads, stored);
    const { message } = stored;
    const channel = this.#world.channel(message.channel_id);
    const kept = body.attachments?.map((attachment) => String(attachment.id));
    const old = stored.files.filter((file) => kept?.includes(file.id) ?? true);
    for (const file of stored.files) {
      if (!old.includes(file)) this.#world.tables.remove('files', file.id);
    }
    const files = [...old, ...this.#store(channel.id, body, uploads, stored.audience !== null)];
    const embeds = body.embeds === undefined ? message.embeds : (body.embeds ?? []);
    const components = body.components === undefined ? message.components : (body.components ?? []);
    const shown = this.#show(embeds, components, files);
    const content = body.content === undefined ? message.content : (body.content ?? '').trim();
    const mentions =
      body.content === undefined && body.components === undefined
        ? {}
        : this.#mentions(channel, this.#world.bot(), { ...body, content, components });
    const wasLoading = (message.flags & FLAG.loading) !== 0;
    const changed: Message = {
      ...message,
      content,
      ...mentions,
      ...shown,
      flags: flagsAfter(message.flags, body.flags),
    };
    // Changing the components alone does not show «(edited)»; nor does filling in the first answer.
    const isVisibleEdit = !wasLoading && visible(changed) !== visible(message);
    return this.#publish(
      {
        ...stored,
        message: isVisibleEdit ? { ...changed, edited_timestamp: timestamp(this.#world.now()) } : changed,
        files,
      },
      'messageUpdated',
    );
  }

  /** Changes something of a message that no request body can, for example its thread. */
  amend(stored: StoredMessage, change: Partial<Message>): StoredMessage {
    return this.#publish({ ...stored, message: { ...stored.message, ...change } }, 'messageUpdated');
  }

  /** The message, or 10008: an ephemeral message does not exist for the channel's own routes. */
  inChannel(channelId: string, messageId: string): StoredMessage {
    const stored = this.#world.message(messageId);
    if (stored?.message.channel_id !== channelId || stored.audience !== null) throw apiError(10008);
    return stored;
  }

  #publish(stored: StoredMessage, type: 'messageCreated' | 'messageUpdated'): StoredMessage {
    const { message, audience } = stored;
    this.#world.tables.put('messages', message.id, stored);
    if (type === 'messageCreated' && audience === null) this.#noteInChannel(message);
    this.#world.tell({ type, stored });
    return stored;
  }

  /** Quietly: Discord sends no event of the channel for a new message. */
  #noteInChannel(message: Message): void {
    const channel = this.#world.channel(message.channel_id);
    if (channel.lastMessageId !== null && byAge(channel.lastMessageId, message.id) >= 0) return;
    const { thread } = channel;
    this.#world.tables.put('channels', channel.id, {
      ...channel,
      lastMessageId: message.id,
      thread:
        thread === null
          ? null
          : { ...thread, messageCount: thread.messageCount + 1, changedAt: this.#world.now() },
    });
  }

  #store(channelId: string, body: MessageBody, uploads: readonly Upload[], ephemeral: boolean): Attachment[] {
    return uploads.map((upload, index) => {
      const id = this.#world.ids.next();
      const request = body.attachments?.find((attachment) => String(attachment.id) === String(index));
      const url = `${this.#origin()}/cdn/attachments/${channelId}/${id}/${encodeURIComponent(upload.name)}`;
      this.#blobs.put(id, upload.data);
      this.#world.tables.put('files', id, { id, name: upload.name, contentType: upload.contentType });
      const description = request?.description ?? null;
      return {
        id,
        filename: upload.name,
        content_type: upload.contentType,
        size: upload.data.length,
        url,
        proxy_url: url,
        ...(description === null ? {} : { description }),
        ...(ephemeral ? { ephemeral } : {}),
      };
    });
  }

  /**
   * Puts the files' addresses where `attachment://` stands. Discord's documentation: a file that an
   * embed or a component uses is not listed among the attachments.
   */
  #show(
    embeds: readonly Embed[],
    components: readonly Component[],
    files: readonly Attachment[],
  ): Pick<Message, 'embeds' | 'components' | 'attachments'> {
    const used = new Set<string>();
    const resolve = (url: string): string => {
      const file = url.startsWith('attachment://')
        ? files.findLast((other) => other.filename === url.slice('attachment://'.length))
        : files.find((other) => other.url === url);
      if (file === undefined) return url;
      used.add(file.id);
      return file.url;
    };
    const described = (url: string): string | undefined =>
      files.find((file) => file.url === url)?.description;
    const shownEmbeds = embeds
      .map((embed) => shownEmbed(embed, resolve))
      .map((embed) => withDescription(embed, described));
    const shownComponents = numbered(components.map((component) => withUrls(component, resolve)));
    return {
      embeds: shownEmbeds,
      components: shownComponents,
      attachments: files.filter((file) => !used.has(file.id)),
    };
  }

  #mentions(
    channel: Channel,
    author: User,
    body: MessageBody,
  ): Pick<Message, 'mentions' | 'mention_roles' | 'mention_everyone'> {
    const text = [body.content ?? '', ...textsOf(body.components ?? [])].join('\n');
    const allowed = body.allowed_mentions ?? { parse: ['users', 'roles', 'everyone'] };
    const may = (kind: 'users' | 'roles', id: string) =>
      (allowed.parse ?? []).includes(kind) || (allowed[kind] ?? []).includes(id);
    const ids = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
    const users = ids(/<@!?(\d{17,19})>/g).flatMap((id) => this.#world.tables.get('users', id) ?? []);
    const everyone = has(this.#world.permissions(channel, author.id), 'MENTION_EVERYONE');
    return {
      mentions: users.filter((user) => may('users', user.id)).map(userPayload),
      mention_roles: ids(/<@&(\d{17,19})>/g).filter((id) => may('roles', id)),
      mention_everyone:
        everyone && (allowed.parse ?? []).includes('everyone') && /@(?:everyone|here)\b/.test(text),
    };
  }
}

function flagsAfter(before: number, asked: number | null | undefined): number {
  const kept = before & ~FLAG.loading;
  // Discord's documentation: only SUPPRESS_EMBEDS can be taken away again; V2 can be added and stays.
  if (asked === null || asked === undefined) return kept;
  return (kept & ~FLAG.suppressEmbeds) | (asked & (FLAG.suppressEmbeds | FLAG.componentsV2));
}

function visible({ content, embeds, attachments }: Message): string {
  return JSON.stringify([content, embeds, attachments]);
}

function shownEmbed(embed: Embed, resolve: (url: string) => string): Embed {
  const present = Object.entries(embed).filter(([, value]) => value !== null && value !== undefined);
  const { image, thumbnail, author, footer, fields } = embed;
  const withIcon = <Part extends { readonly icon_url?: string | null | undefined }>(part: Part): Part =>
    part.icon_url === null || part.icon_url === undefined
      ? part
      : { ...part, icon_url: resolve(part.icon_url) };
  return {
    ...Object.fromEntries(present),
    type: 'rich',
    ...(image ? { image: { ...image, url: resolve(image.url) } } : {}),
    ...(thumbnail ? { thumbnail: { ...thumbnail, url: resolve(thumbnail.url) } } : {}),
    ...(author ? { author: withIcon(author) } : {}),
    ...(footer ? { footer: withIcon(footer) } : {}),
    ...(fields ? { fields: fields.map((field) => ({ ...field, inline: field.inline ?? false })) } : {}),
  };
}

/** Discord's documentation: the picture of an embed has the description of its file. */
function withDescription(embed: Embed, described: (url: string) => string | undefined): Embed {
  const { image } = embed;
  const description = image ? described(image.url) : undefined;
  return !image || description === undefined ? embed : { ...embed, image: { ...image, description } };
}

function withUrls(component: Component, resolve: (url: string) => string): Component {
  const { media, file, items, components, accessory } = component;
  return {
    ...component,
    ...(media ? { media: { ...media, url: resolve(media.url) } } : {}),
    ...(file ? { file: { ...file, url: resolve(file.url) } } : {}),
    ...(items
      ? { items: items.map((item) => ({ ...item, media: { ...item.media, url: resolve(item.media.url) } })) }
      : {}),
    ...(components ? { components: components.map((child) => withUrls(child, resolve)) } : {}),
    ...(accessory ? { accessory: withUrls(accessory, resolve) } : {}),
  };
}

/** Discord numbers the components that come without an id, from 1, in order. */
function numbered(components: readonly Component[]): Component[] {
  let last = 0;
  const number = (component: Component): Component => {
    last += 1;
    const id = component.id ?? last;
    const { components: inside, accessory } = component;
    return {
      ...component,
      id,
      ...(inside ? { components: inside.map(number) } : {}),
      ...(accessory ? { accessory: number(accessory) } : {}),
    };
  };
  return components.map(number);
}

function textsOf(components: readonly Component[]): string[] {
  return components.flatMap((component) => [
    ...(component.type === COMPONENT.textDisplay ? [component.content ?? ''] : []),
    ...textsOf(component.components ?? []),
  ]);
}
