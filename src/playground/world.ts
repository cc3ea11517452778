/**
 * The people, servers and channels. Tests and the sample server set them up here, and read here what
 * the bot has made of them. Everything that happens is told to the listeners, of which the gateway is one.
 */
import { canSee, channelPermissions, memberKey } from './access.ts';
import { bitsOf, EVERYONE, type PermissionName } from './permissions.ts';
import type { Snowflakes } from './snowflake.ts';
import {
  CHANNEL,
  type Channel,
  type Guild,
  type Member,
  type StoredMessage,
  type Tables,
  type Thread,
  type User,
} from './tables.ts';
import type { Command } from './wire.ts';

export type WorldEvent =
  | { readonly type: 'messageCreated'; readonly stored: StoredMessage }
  | { readonly type: 'messageUpdated'; readonly stored: StoredMessage }
  | { readonly type: 'messageDeleted'; readonly stored: StoredMessage }
  | { readonly type: 'channelCreated'; readonly channel: Channel }
  | { readonly type: 'channelUpdated'; readonly channel: Channel }
  | { readonly type: 'channelDeleted'; readonly channel: Channel }
  | { readonly type: 'memberAdded' | 'memberUpdated' | 'memberRemoved'; readonly member: Member }
  | { readonly type: 'roleCreated'; readonly guildId: string; readonly roleId: string }
  | { readonly type: 'guildCreated' | 'guildUpdated'; readonly guild: Guild }
  | { readonly type: 'guildUnavailable' | 'botRemoved'; readonly guild: Guild }
  | { readonly type: 'commandsChanged'; readonly guildId: string | null }
  | { readonly type: 'userUpdated'; readonly user: User }
  | { readonly type: 'typing'; readonly channel: Channel };

export interface WorldOptions {
  readonly tables: Tables;
  readonly ids: Snowflakes;
  readonly now: () => number;
  readonly botId: string;
}

export class World {
  readonly tables: Tables;
  readonly ids: Snowflakes;
  readonly botId: string;
  readonly now: () => number;
  readonly #listeners = new Set<(event: WorldEvent) => void>();

  constructor({ tables, ids, now, botId }: WorldOptions) {
    this.tables = tables;
    this.ids = ids;
    this.now = now;
    this.botId = botId;
  }

  /** Calls `listener` after every change; returns how to stop that. */
  onEvent(listener: (event: WorldEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(event: WorldEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  // Reading. What must be there is asked for by name or id, and its absence is the caller's mistake.

  user(nameOrId: string): User {
    const found =
      this.tables.get('users', nameOrId) ?? this.tables.all('users').find((user) => user.name === nameOrId);
    return found ?? missing('user', nameOrId);
  }

  bot(): User {
    return this.user(this.botId);
  }

  guild(id: string): Guild {
    return this.tables.get('guilds', id) ?? missing('server', id);
  }

  /** A channel or thread by its id, or by its name with or without «#» (the oldest of that name). */
  channel(nameOrId: string): Channel {
    const name = nameOrId.replace(/^#/, '');
    const byId = this.tables.get('channels', nameOrId);
    return (
      byId ??
      this.tables.all('channels').find((channel) => channel.name === name) ??
      missing('channel', nameOrId)
    );
  }

  /** The channels of a server, or its threads and channels of one parent. */
  channels(guildId: string): Channel[] {
    return this.tables
      .all('channels')
      .filter((channel) => channel.guildId === guildId)
      .sort((a, b) => a.position - b.position);
  }

  threads(parentId: string): Channel[] {
    return this.tables.all('channels').filter((channel) => channel.parentId === parentId);
  }

  /** All messages of a channel, oldest first, the ephemeral ones of everybody included. */
  messages(channelId: string): StoredMessage[] {
    return this.tables.messagesIn(channelId);
  }

  message(id: string): StoredMessage | null {
    return this.tables.get('messages', id);
  }

  member(guildId: string, userId: string): Member | null {
    return this.tables.get('members', memberKey(guildId, userId));
  }

  members(guildId: string): Member[] {
    return this.tables.all('members').filter((member) => member.guildId === guildId);
  }

  guildsOf(userId: string): Guild[] {
    return this.tables.all('guilds').filter((guild) => this.member(guild.id, userId) !== null);
  }

  /** The registered commands of a server, or the global ones. */
  commands(guildId: string | null): readonly Command[] {
    return this.tables.get('commands', guildId ?? 'global')?.commands ?? [];
  }

  permissions(channel: Channel, userId: string): bigint {
    return channelPermissions(this.tables, channel, userId);
  }

  sees(channel: Channel, userId: string): boolean {
    return canSee(this.tables, channel, userId);
  }

  // People.

  addUser(name: string, { locale = 'en-GB', bot = false, id = this.ids.next() } = {}): User {
    const user: User = { id, name, bot, locale, acceptsDms: true };
    this.tables.put('users', user.id, user);
    return user;
  }

  changeUser(nameOrId: string, change: Partial<Pick<User, 'locale' | 'acceptsDms' | 'name'>>): void {
    const user = { ...this.user(nameOrId), ...change };
    this.tables.put('users', user.id, user);
    this.tell({ type: 'userUpdated', user });
  }

  addMember(guildId: string, userId: string): Member {
    const member: Member = { guildId, userId, nick: null, roles: [], grants: [], joinedAt: this.now() };
    this.tables.put('members', memberKey(guildId, userId), member);
    this.tell({ type: 'memberAdded', member });
    return member;
  }

  /** The person leaves, or is kicked: Discord does not say which. */
  removeMember(guildId: string, userId: string): void {
    const member = this.member(guildId, userId);
    if (member === null) return;
    this.tables.remove('members', memberKey(guildId, userId));
    this.tell({ type: 'memberRemoved', member });
  }

  changeMember(
    guildId: string,
    userId: string,
    change: Partial<Pick<Member, 'nick' | 'roles' | 'grants'>>,
  ): void {
    const before = this.member(guildId, userId) ?? missing('member', userId);
    const member = { ...before, ...change };
    this.tables.put('members', memberKey(guildId, userId), member);
    this.tell({ type: 'memberUpdated', member });
  }

  /** Gives one person permissions in the whole server, for example MANAGE_GUILD. */
  grant(guildId: string, userId: string, ...names: PermissionName[]): void {
    const grants = this.member(guildId, userId)?.grants ?? [];
    this.changeMember(guildId, userId, { grants: [...new Set([...grants, ...names])] });
  }

  revoke(guildId: string, userId: string, ...names: PermissionName[]): void {
    const grants = this.member(guildId, userId)?.grants ?? [];
    this.changeMember(guildId, userId, { grants: grants.filter((name) => !names.includes(name)) });
  }

  // Servers, roles and channels.

  addGuild(name: string, { preferredLocale = 'en-US', ownerName = 'Greta' } = {}): Guild {
    const owner = this.tables.all('users').find((user) => user.name === ownerName) ?? this.addUser(ownerName);
    const id = this.ids.next();
    const guild: Guild = {
      id,
      name,
      ownerId: owner.id,
      preferredLocale,
      available: true,
      hasBot: true,
      createdAt: this.now(),
    };
    this.tables.put('guilds', id, guild);
    // Discord's documentation: the role of everybody has the server's own id.
    this.addRole(id, '@everyone', EVERYONE, { id });
    this.addMember(id, owner.id);
    this.addMember(id, this.botId);
    this.tell({ type: 'guildCreated', guild });
    return guild;
  }

  changeGuild(id: string, change: Partial<Pick<Guild, 'name' | 'preferredLocale'>>): void {
    const guild = { ...this.guild(id), ...change };
    this.tables.put('guilds', id, guild);
    this.tell({ type: 'guildUpdated', guild });
  }

  /** Returns the role's id. */
  addRole(
    guildId: string,
    name: string,
    permissions: readonly PermissionName[] = [],
    { id = this.ids.next() } = {},
  ): string {
    const position = this.tables.all('roles').filter((role) => role.guildId === guildId).length;
    const bits = bitsOf(permissions).toString();
    this.tables.put('roles', id, { id, guildId, name, permissions: bits, position, managed: false });
    this.tell({ type: 'roleCreated', guildId, roleId: id });
    return id;
  }

  giveRole(userId: string, roleId: string): void {
    const { guildId } = this.tables.get('roles', roleId) ?? missing('role', roleId);
    const roles = this.member(guildId, userId)?.roles ?? [];
    this.changeMember(guildId, userId, { roles: [...new Set([...roles, roleId])] });
  }

  takeRole(userId: string, roleId: string): void {
    const { guildId } = this.tables.get('roles', roleId) ?? missing('role', roleId);
    const roles = this.member(guildId, userId)?.roles ?? [];
    this.changeMember(guildId, userId, { roles: roles.filter((id) => id !== roleId) });
  }

  addChannel(
    guildId: string,
    name: string,
    { topic = null, nsfw = false }: { topic?: string | null; nsfw?: boolean } = {},
  ): Channel {
    const channel: Channel = {
      ...emptyChannel(this.ids.next(), CHANNEL.text),
      guildId,
      name,
      topic,
      nsfw,
      position: this.channels(guildId).length,
    };
    return this.putNewChannel(channel);
  }

  addThread(
    parent: Channel,
    name: string,
    thread: Omit<Thread, 'createdAt' | 'changedAt'>,
    id = this.ids.next(),
  ): Channel {
    const now = this.now();
    return this.putNewChannel({
      ...emptyChannel(id, CHANNEL.publicThread),
      guildId: parent.guildId,
      name,
      parentId: parent.id,
      thread: { ...thread, createdAt: now, changedAt: now },
    });
  }

  /** The direct message channel of the bot with this person, made when there is none. */
  directMessages(userId: string): Channel {
    const existing = this.tables.all('channels').find((channel) => channel.recipientId === userId);
    if (existing !== undefined) return existing;
    return this.putNewChannel({ ...emptyChannel(this.ids.next(), CHANNEL.dm), recipientId: userId });
  }

  changeChannel(id: string, change: Partial<Omit<Channel, 'id' | 'type'>>): Channel {
    const channel = { ...this.channel(id), ...change };
    this.tables.put('channels', id, channel);
    this.tell({ type: 'channelUpdated', channel });
    return channel;
  }

  changeThread(id: string, change: Partial<Thread>): Channel {
    const { thread } = this.channel(id);
    if (thread === null) return missing('thread', id);
    return this.changeChannel(id, { thread: { ...thread, ...change } });
  }

  /** A moderator deletes the channel or thread, with its messages and its own threads. */
  deleteChannel(id: string): void {
    const channel = this.channel(id);
    for (const thread of this.threads(id)) this.deleteChannel(thread.id);
    for (const { message } of this.messages(id)) this.tables.remove('messages', message.id);
    this.tables.remove('channels', id);
    this.tell({ type: 'channelDeleted', channel });
  }

  /** The author, the bot or a moderator deletes the message. */
  deleteMessage(id: string): void {
    const stored = this.message(id);
    if (stored === null) return;
    this.tables.remove('messages', id);
    for (const file of stored.files) this.tables.remove('files', file.id);
    this.tell({ type: 'messageDeleted', stored });
  }

  /** Takes permissions in this channel from a person or a role (the bot is `botId`). */
  deny(channelId: string, userOrRoleId: string, ...names: PermissionName[]): void {
    this.#overwrite(channelId, userOrRoleId, { deny: bitsOf(names), allow: 0n });
  }

  /** Gives permissions in this channel, also against an earlier `deny`. */
  allow(channelId: string, userOrRoleId: string, ...names: PermissionName[]): void {
    this.#overwrite(channelId, userOrRoleId, { deny: 0n, allow: bitsOf(names) });
  }

  /** In the server's settings an administrator allows or forbids a command to a role or a person. */
  setCommandPermission(guildId: string, command: string, userOrRoleId: string, allowed: boolean): void {
    const key = `${guildId}/${command}`;
    const before = this.tables.get('commandPermissions', key) ?? { allow: [], deny: [] };
    const without = (ids: readonly string[]) => ids.filter((id) => id !== userOrRoleId);
    const [allow, deny] = [without(before.allow), without(before.deny)];
    (allowed ? allow : deny).push(userOrRoleId);
    this.tables.put('commandPermissions', key, { allow, deny });
    this.tell({ type: 'commandsChanged', guildId });
  }

  putNewChannel(channel: Channel): Channel {
    this.tables.put('channels', channel.id, channel);
    this.tell({ type: 'channelCreated', channel });
    return channel;
  }

  #overwrite(channelId: string, id: string, { deny, allow }: { deny: bigint; allow: bigint }): void {
    const { overwrites } = this.channel(channelId);
    const kind = this.tables.get('roles', id) === null ? 'member' : 'role';
    const before = overwrites.find((overwrite) => overwrite.id === id) ?? { deny: '0', allow: '0' };
    const after = {
      id,
      kind,
      deny: ((BigInt(before.deny) | deny) & ~allow).toString(),
      allow: ((BigInt(before.allow) | allow) & ~deny).toString(),
    } as const;
    const others = overwrites.filter((overwrite) => overwrite.id !== id);
    this.changeChannel(channelId, { overwrites: [...others, after] });
  }
}

function emptyChannel(id: string, type: number): Channel {
  return {
    id,
    type,
    guildId: null,
    name: '',
    topic: null,
    nsfw: false,
    position: 0,
    parentId: null,
    overwrites: [],
    recipientId: null,
    thread: null,
    lastMessageId: null,
  };
}

function missing(what: string, nameOrId: string): never {
  throw new Error(`this Discord has no ${what} «${nameOrId}»`);
}
