/** Everything this Discord remembers, as rows that can be written to a file and read back. */
import type { PermissionName } from './permissions.ts';
import { byAge } from './snowflake.ts';
import type { Attachment, Command, Message } from './wire.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly locale: string;
  /** Whether messages of a bot get through to this person. */
  readonly acceptsDms: boolean;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly preferredLocale: string;
  /** False during an outage: the server is there but cannot be reached. */
  readonly available: boolean;
  /** False once the bot has been removed from the server. */
  readonly hasBot: boolean;
  readonly createdAt: number;
}

export interface Role {
  readonly id: string;
  readonly guildId: string;
  readonly name: string;
  /** Permission bits as decimal text. */
  readonly permissions: string;
  readonly position: number;
  readonly managed: boolean;
}

export interface Member {
  readonly guildId: string;
  readonly userId: string;
  readonly nick: string | null;
  readonly roles: readonly string[];
  /** Permissions of this one person, beyond those of their roles. */
  readonly grants: readonly PermissionName[];
  readonly joinedAt: number;
}

export interface Overwrite {
  /** A role's or a user's id. */
  readonly id: string;
  readonly kind: 'role' | 'member';
  readonly allow: string;
  readonly deny: string;
}

export interface Thread {
  readonly ownerId: string;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly autoArchiveMinutes: number;
  readonly changedAt: number;
  readonly createdAt: number;
  readonly messageCount: number;
  readonly members: readonly string[];
}

/** Channel types as Discord numbers them. */
export const CHANNEL = { text: 0, dm: 1, announcement: 5, publicThread: 11, privateThread: 12 } as const;

export interface Channel {
  readonly id: string;
  readonly type: number;
  readonly guildId: string | null;
  readonly name: string;
  readonly topic: string | null;
  /** Discord shows the channel, and its threads, to adults alone. */
  readonly nsfw: boolean;
  readonly position: number;
  readonly parentId: string | null;
  readonly overwrites: readonly Overwrite[];
  /** The person at the other end of a direct message channel. */
  readonly recipientId: string | null;
  readonly thread: Thread | null;
  readonly lastMessageId: string | null;
}

export interface StoredMessage {
  readonly message: Message;
  /** The only person who sees an ephemeral message; null for everybody in the channel. */
  readonly audience: string | null;
  /** All files, also those that an embed or a component shows and that are not listed as attachments. */
  readonly files: readonly Attachment[];
}

export interface CommandSet {
  readonly commands: readonly Command[];
}

/** Who may use a command, where the server's settings differ from the command's own. */
export interface CommandPermissions {
  readonly allow: readonly string[];
  readonly deny: readonly string[];
}

export interface ApplicationEmoji {
  readonly id: string;
  readonly name: string;
  readonly fileId: string;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
}

export interface Setting {
  readonly value: string;
}

export interface Rows {
  readonly settings: Setting;
  readonly users: User;
  readonly guilds: Guild;
  readonly roles: Role;
  readonly members: Member;
  readonly channels: Channel;
  readonly messages: StoredMessage;
  readonly commands: CommandSet;
  readonly commandPermissions: CommandPermissions;
  readonly emojis: ApplicationEmoji;
  readonly files: StoredFile;
}

export type TableName = keyof Rows;

/** One row written (or, with null, removed). */
export interface Change {
  readonly table: TableName;
  readonly key: string;
  readonly row: Rows[TableName] | null;
}

export type Snapshot = { readonly [Name in TableName]?: readonly (readonly [string, Rows[Name]])[] };

type Maps = { readonly [Name in TableName]: Map<string, Rows[Name]> };

/** More ephemeral messages than this of one channel are forgotten: nobody can see them any more. */
const MAX_EPHEMERAL = 500;
const MAX_MESSAGES = 10_000;

/** The rows, with the messages of each channel in order. Every change goes through `put` and `remove`. */
export class Tables {
  readonly #maps: Maps = {
    settings: new Map(),
    users: new Map(),
    guilds: new Map(),
    roles: new Map(),
    members: new Map(),
    channels: new Map(),
    messages: new Map(),
    commands: new Map(),
    commandPermissions: new Map(),
    emojis: new Map(),
    files: new Map(),
  };
  readonly #inChannel = new Map<string, string[]>();
  readonly #ephemeralIn = new Map<string, string[]>();
  #onChange: ((change: Change) => void) | null = null;

  /** The one listener that writes changes to the disk. */
  onChange(listener: (change: Change) => void): void {
    this.#onChange = listener;
  }

  get<Name extends TableName>(table: Name, key: string): Rows[Name] | null {
    return this.#maps[table].get(key) ?? null;
  }

  all<Name extends TableName>(table: Name): Rows[Name][] {
    return [...this.#maps[table].values()];
  }

  put<Name extends TableName>(table: Name, key: string, row: Rows[Name]): void {
    const isNew = !this.#maps[table].has(key);
    this.#maps[table].set(key, row);
    if (isNew && isStoredMessage(row)) this.#index(row);
    this.#onChange?.({ table, key, row });
  }

  remove(table: TableName, key: string): void {
    const message = table === 'messages' ? this.get('messages', key) : null;
    if (!this.#maps[table].delete(key)) return;
    if (message !== null) {
      const channelId = message.message.channel_id;
      const ids = this.#inChannel.get(channelId) ?? [];
      const position = ids.indexOf(key);
      if (position >= 0) ids.splice(position, 1);
    }
    this.#onChange?.({ table, key, row: null });
  }

  /** The messages of a channel, oldest first. */
  messagesIn(channelId: string): StoredMessage[] {
    return (this.#inChannel.get(channelId) ?? []).flatMap((id) => this.get('messages', id) ?? []);
  }

  /** The newest messages of a channel, at most `count`, oldest first. */
  latestIn(channelId: string, count: number): StoredMessage[] {
    const ids = (this.#inChannel.get(channelId) ?? []).slice(-count);
    return ids.flatMap((id) => this.get('messages', id) ?? []);
  }

  snapshot(): Snapshot {
    return Object.fromEntries(Object.entries(this.#maps).map(([name, map]) => [name, [...map]]));
  }

  /** Puts back what `snapshot` gave and the changes noted since. Says nothing to the listener. */
  restore(snapshot: Snapshot, changes: readonly Change[]): void {
    for (const [table, rows] of Object.entries(snapshot)) {
      for (const [key, row] of rows) this.#apply({ table: table as TableName, key, row });
    }
    for (const change of changes) this.#apply(change);
    const messages = this.all('messages').sort((a, b) => byAge(a.message.id, b.message.id));
    for (const message of messages) this.#index(message);
  }

  #apply({ table, key, row }: Change): void {
    // The file says which table a row belongs to, and it was written by `put`.
    const map = this.#maps[table] as Map<string, Rows[TableName]>;
    if (row === null) map.delete(key);
    else map.set(key, row);
  }

  #index({ message, audience }: StoredMessage): void {
    const ids = listIn(this.#inChannel, message.channel_id);
    ids.push(message.id);
    if (ids.length > MAX_MESSAGES) this.#forget(ids[0]);
    if (audience === null) return;
    const ephemeral = listIn(this.#ephemeralIn, message.channel_id);
    ephemeral.push(message.id);
    if (ephemeral.length > MAX_EPHEMERAL) this.#forget(ephemeral.shift());
  }

  #forget(id: string | undefined): void {
    if (id !== undefined) this.remove('messages', id);
  }
}

function listIn(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function isStoredMessage(row: Rows[TableName]): row is StoredMessage {
  return 'audience' in row;
}
