/** What the page is told, and what its person can do. The page holds no rule of its own. */
import * as z from 'zod';
import { channelPermissions, guildPermissions } from './access.ts';
import type { Actor, Outcome } from './actor.ts';
import { InputRefused, type InputProblem } from './command-input.ts';
import type { Payload } from './payloads.ts';
import { has } from './permissions.ts';
import { CHANNEL, type Channel } from './tables.ts';
import type { Component } from './wire.ts';
import type { World, WorldEvent } from './world.ts';

/** The page shows so many messages of a channel when it opens. */
const SHOWN_MESSAGES = 100;

const componentSchema: z.ZodType<Component> = z.looseObject({ type: z.number() });
const optionsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const doSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('slash'), channelId: z.string(), command: z.string(), options: optionsSchema }),
  z.object({
    kind: z.literal('autocomplete'),
    channelId: z.string(),
    command: z.string(),
    focused: z.string(),
    value: z.string(),
    options: optionsSchema,
  }),
  z.object({ kind: z.literal('click'), messageId: z.string(), customId: z.string() }),
  z.object({
    kind: z.literal('select'),
    messageId: z.string(),
    customId: z.string(),
    values: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('submit'),
    modal: z.object({
      customId: z.string(),
      title: z.string(),
      components: z.array(componentSchema),
      channelId: z.string(),
      sourceId: z.string().nullable(),
    }),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.object({ kind: z.literal('say'), channelId: z.string(), text: z.string() }),
  z.object({ kind: z.literal('dms'), open: z.boolean() }),
  z.object({ kind: z.literal('membership'), left: z.boolean() }),
]);

export type Deed = z.infer<typeof doSchema>;

export type DeedAnswer =
  | { readonly ok: true; readonly outcome?: Payload; readonly choices?: readonly Payload[] }
  | { readonly ok: false; readonly problems: readonly InputProblem[]; readonly error: string };

/** Does what the page asks for. What the person cannot do comes back as a reason. */
export async function perform(actor: Actor, body: unknown): Promise<DeedAnswer> {
  const deed = doSchema.safeParse(body);
  if (!deed.success) return { ok: false, problems: [], error: z.prettifyError(deed.error) };
  try {
    return await carryOut(actor, deed.data);
  } catch (error) {
    const problems = error instanceof InputRefused ? error.problems : [];
    return { ok: false, problems, error: error instanceof Error ? error.message : String(error) };
  }
}

async function carryOut(actor: Actor, deed: Deed): Promise<DeedAnswer> {
  switch (deed.kind) {
    case 'slash':
      return done(await actor.slash(deed.channelId, deed.command, deed.options));
    case 'autocomplete': {
      const { channelId, command, focused, value, options } = deed;
      const choices = await actor.autocomplete(channelId, command, focused, value, options);
      return { ok: true, choices: choices.map((choice) => ({ ...choice })) };
    }
    case 'click':
      return done(await actor.click(deed.messageId, ({ custom_id }) => custom_id === deed.customId));
    case 'select':
      return done(
        await actor.select(deed.messageId, ({ custom_id }) => custom_id === deed.customId, deed.values),
      );
    case 'submit':
      // The page sends back the modal as the bot opened it.
      return done(await actor.submit(deed.modal, deed.fields));
    case 'say':
      actor.say(deed.channelId, deed.text);
      return { ok: true };
    case 'dms':
      if (deed.open) actor.openDms();
      else actor.closeDms();
      return { ok: true };
    case 'membership':
      if (deed.left) actor.leaveServer();
      else actor.joinServer();
      return { ok: true };
  }
}

function done({ failed, answer, modal, message }: Outcome): DeedAnswer {
  return { ok: true, outcome: { failed, answer, modal, messageId: message?.id ?? null } };
}

/** Everything but the messages: servers, channels, people, commands. */
export function overview(world: World, actor: Actor): Payload {
  const { user } = actor;
  const { tables } = world;
  const guilds = world.guildsOf(user.id);
  const channels = tables.all('channels').filter((channel) => world.sees(channel, user.id));
  const homes = new Set(guilds.map((guild) => guild.id));
  const people = tables.all('users').map((person) => ({
    id: person.id,
    name: person.name,
    bot: person.bot,
    locale: person.locale,
    isModerator: world.guildsOf(person.id).some((guild) => {
      const member = world.member(guild.id, person.id);
      return member !== null && has(guildPermissions(tables, member), 'MANAGE_GUILD');
    }),
    isMember: world.guildsOf(person.id).length > 0,
  }));
  return {
    me: { id: user.id, name: user.name, locale: user.locale, acceptsDms: user.acceptsDms },
    bot: { id: world.botId, name: world.bot().name },
    people,
    guilds: guilds.map(({ id, name, preferredLocale }) => ({ id, name, locale: preferredLocale })),
    roles: tables.all('roles').filter((role) => homes.has(role.guildId) && role.id !== role.guildId),
    channels: channels.map((channel) => channelForPage(world, channel, user.id)),
    commands: Object.fromEntries(channels.map((channel) => [channel.id, actor.commands(channel.id)])),
  };
}

function channelForPage(world: World, channel: Channel, userId: string): Payload {
  const needed = channel.thread === null ? 'SEND_MESSAGES' : 'SEND_MESSAGES_IN_THREADS';
  const { id, name, topic, nsfw, guildId, parentId, position, lastMessageId, thread } = channel;
  return {
    id,
    name,
    topic,
    ageRestricted: nsfw,
    guildId,
    parentId,
    position,
    lastMessageId,
    isDm: channel.type === CHANNEL.dm,
    archived: thread?.archived ?? false,
    mayWrite: channel.guildId === null || has(channelPermissions(world.tables, channel, userId), needed),
  };
}

/** All that the page shows when it opens. */
export function wholeState(world: World, actor: Actor): Payload {
  const view = overview(world, actor);
  const channels = world.tables.all('channels').filter((channel) => world.sees(channel, actor.userId));
  const messages = channels.map(
    (channel) => [channel.id, actor.sees(channel.id).slice(-SHOWN_MESSAGES)] as const,
  );
  return { ...view, messages: Object.fromEntries(messages) };
}

export interface StreamEvent {
  readonly name: 'message' | 'gone' | 'overview';
  readonly data: Payload;
}

/** What one person's page is told of a change, or null. */
export function streamEvent(world: World, actor: Actor, event: WorldEvent): StreamEvent | null {
  switch (event.type) {
    case 'messageCreated':
    case 'messageUpdated': {
      const message = actor.now(event.stored.message.id);
      return message === null ? null : { name: 'message', data: { ...message } };
    }
    case 'messageDeleted': {
      const { message, audience } = event.stored;
      if (audience !== null && audience !== actor.userId) return null;
      return { name: 'gone', data: { id: message.id, channelId: message.channel_id } };
    }
    case 'typing':
      return null;
    case 'channelCreated':
    case 'channelUpdated':
    case 'channelDeleted':
    case 'memberAdded':
    case 'memberUpdated':
    case 'memberRemoved':
    case 'roleCreated':
    case 'guildCreated':
    case 'guildUpdated':
    case 'guildUnavailable':
    case 'botRemoved':
    case 'commandsChanged':
    case 'userUpdated':
      return { name: 'overview', data: overview(world, actor) };
  }
}
