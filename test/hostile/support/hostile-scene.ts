import { COMMANDS } from '../../../src/discord/commands/index.ts';
import { isAsRegistered } from '../../../src/discord/as-registered.ts';
import { decodeCustomId, type CustomId } from '../../../src/discord/custom-id.ts';
import { parseAmount } from '../../../src/i18n/parse-amount.ts';
import type { Outcome } from '../../../src/playground/playground.ts';
import {
  guildId,
  tableId,
  userId,
  type GuildId,
  type MemberId,
  type TableId,
} from '../../../src/shared/ids.ts';
import { decisionOf, seatOf } from '../../../src/table/queries.ts';
import type { Table } from '../../../src/table/table.ts';
import { AtTable } from '../../app/support/at-table.ts';
import { runApp, type App } from '../../app/support/running-app.ts';
import {
  AMOUNTS,
  PEOPLE,
  type Attack,
  type MadeUpId,
  type Person,
  type Place,
  type TableName,
} from './attacks.ts';

/** Nobody waits longer for an answer (real ms). */
const ANSWERED_WITHIN_MS = 5000;
const BUTTON = 2;
const SELECT = 3;
const TEXT_INPUT = 4;
const ACTION_ROW = 1;
const LABEL = 18;

interface Where {
  readonly channelId: string;
  readonly messageId: string;
  /** Whether only the one who acts sees it. */
  readonly isPrivate: boolean;
}

/** Two servers with tables at which hands wait for somebody to act, and people who mean no good. */
export class HostileScene {
  readonly app: App;
  readonly #at: Readonly<Record<'holdem' | 'draw' | 'elsewhere', AtTable>>;
  readonly #closed: TableId;
  readonly #guildElsewhere: GuildId;
  readonly #own = new Map<Person, Where>();

  private constructor(
    app: App,
    parts: {
      readonly at: Readonly<Record<'holdem' | 'draw' | 'elsewhere', AtTable>>;
      readonly closed: TableId;
      readonly guildElsewhere: GuildId;
    },
  ) {
    this.app = app;
    this.#at = parts.at;
    this.#closed = parts.closed;
    this.#guildElsewhere = parts.guildElsewhere;
  }

  static async start(): Promise<HostileScene> {
    const app = await runApp();
    const { world } = app.playground;
    const guild = world.addGuild('Another Room');
    const channel = world.addChannel(guild.id, 'far-away');
    for (const name of ['Olga', 'Piero']) world.addMember(guild.id, world.addUser(name).id);
    world.addMember(guild.id, app.playground.actor('Ada').userId);
    await app.playground.until(() => app.bot.client.guilds.cache.get(guild.id)?.available);
    await app.playground.until(() => app.playground.actor('Olga').commands(channel.id).length > 0);
    const lobby = new AtTable(app, 'lobby');
    await lobby.open('Ada');
    const closed = lobby.table.id;
    await lobby.slash('Ada', 'table close');
    const at = {
      holdem: new AtTable(app, 'poker-1'),
      draw: new AtTable(app, 'poker-2'),
      elsewhere: new AtTable(app, channel.id),
    };
    // No card lies on two tables: in a private message nobody could tell which of them it is of.
    app.shuffle.stack('2c 3c 4c 5c 6c 7c');
    await at.holdem.deal({ Ada: '100', Elio: '100', Fiona: '100' });
    app.shuffle.stack('As Ks Qs Js 9s Ah Kh Qh Jh 9h');
    await at.draw.deal({ Bruno: '100', Carla: '100' }, { game: 'five-card-draw', name: 'Borea' });
    await at.draw.press('Bruno', 'call');
    await at.draw.press('Carla', 'check');
    app.shuffle.stack('Td 9d 8d 7d');
    await at.elsewhere.deal({ Olga: '100', Piero: '100' }, { name: 'Cirrus' });
    const scene = new HostileScene(app, { at, closed, guildElsewhere: guildId(guild.id) });
    await scene.#meetEverybody();
    return scene;
  }

  /** What the bot has done meanwhile that it never may; ends it. */
  async end(): Promise<readonly string[]> {
    // What is made up may be a fault of the program to a handler, as long as its sender is told so.
    this.app.errorsExpected = Number.MAX_SAFE_INTEGER;
    const problems = this.app.problems();
    await this.app.end();
    return problems;
  }

  /** Everything that nobody may have any effect on. */
  state(): string {
    const tables = [...this.app.room.openTables(), this.app.room.table(this.#closed)];
    return JSON.stringify([tables, this.app.store.books.balances()]);
  }

  /** Whether somebody could send it, and nobody could mean anything by it that they may do. */
  isHostile(attack: Attack): boolean {
    if (this.#whereOf(attack) === null) return false;
    switch (attack.kind) {
      case 'button':
      case 'select':
      case 'modal':
        return this.#isHostileUse(attack);
      case 'command':
        return this.#isHostileCommand(attack);
      case 'autocomplete':
        return true;
    }
  }

  /** Sends it, and says what should not have come of it; null: nothing did, and they were told so. */
  async send(attack: Attack): Promise<string | null> {
    const before = this.state();
    const where = this.#whereOf(attack);
    if (where === null) return null;
    const actor = this.app.playground.actor(attack.who);
    const { type, data } = this.#payloadOf(attack);
    const isTyped = attack.kind === 'command' || attack.kind === 'autocomplete';
    let outcome: Outcome | null = null;
    const sending = actor
      .forge({ type, data, channelId: where.channelId, message: isTyped ? null : where.messageId })
      .then((settled) => (outcome = settled));
    const answered = await this.app.playground
      .until(() => outcome, ANSWERED_WITHIN_MS)
      .catch(() => null as Outcome | null);
    if (answered === null) {
      this.app.clock.advance(3000);
      await sending;
      return 'there was no answer';
    }
    if (attack.twice) actor.redeliver(answered);
    await this.app.settle();
    if (this.state() !== before) return 'it had an effect';
    return publicAnswer(attack, answered, where);
  }

  /** They are known to the bot, and have a private message each. */
  async #meetEverybody(): Promise<void> {
    for (const person of PEOPLE) {
      const at = person === 'Olga' ? this.#at.elsewhere : this.#at.holdem;
      await at.slash(person, 'wallet');
      const { message } = await at.press(person, 'myCards');
      if (message === null) throw new Error(`${person} got no answer`);
      this.#own.set(person, {
        channelId: message.channel_id,
        messageId: message.id,
        isPrivate: true,
      });
    }
    await this.#at.elsewhere.slash('Ada', 'wallet');
  }

  #whereOf({ who, where }: Attack): Where | null {
    const isLocal = who !== 'Olga';
    switch (where) {
      case 'holdem':
      case 'draw':
        return isLocal ? this.#tableMessage(where) : null;
      case 'elsewhere':
        return who === 'Olga' || who === 'Ada' ? this.#tableMessage(where) : null;
      case 'lobby':
        return isLocal ? this.#lobby() : null;
      case 'own':
        return this.#own.get(who) ?? null;
      case 'direct':
        return this.#direct(who);
    }
  }

  #tableMessage(place: 'holdem' | 'draw' | 'elsewhere'): Where {
    const message = this.#at[place].message(place === 'elsewhere' ? 'Olga' : 'Ada');
    return { channelId: message.channel_id, messageId: message.id, isPrivate: false };
  }

  /** The last that was said of the table which is closed. */
  #lobby(): Where {
    const { id } = this.app.playground.world.channel('lobby');
    const message = this.app.playground.actor('Elio').sees(id).at(-1);
    if (message === undefined) throw new Error('nothing was said of the closed table');
    return { channelId: id, messageId: message.id, isPrivate: false };
  }

  #direct(who: Person): Where | null {
    const message = this.app.playground.actor(who).dms().at(-1);
    return message === undefined
      ? null
      : { channelId: message.channel_id, messageId: message.id, isPrivate: true };
  }

  #tableId(name: TableName): TableId {
    switch (name) {
      case 'holdem':
      case 'draw':
      case 'elsewhere':
        return this.#at[name].table.id;
      case 'closed':
        return this.#closed;
      case 'unknown':
        return tableId('nosuch00');
    }
  }

  #customIdOf(id: MadeUpId | string): string {
    if (typeof id === 'string') return id;
    const table = this.app.room.table(this.#tableId(id.table));
    const open = table === null ? null : decisionOf(table);
    const parts = [
      id.role,
      this.#tableId(id.table),
      (table?.handNumber ?? 0) + id.hand,
      (open?.action ?? 0) + id.action,
      id.size,
      id.to,
      'more',
    ];
    return parts.slice(0, id.parts).join(':') + id.spoilt;
  }

  #isHostileUse(attack: Extract<Attack, { kind: 'button' | 'select' | 'modal' }>): boolean {
    const id = decodeCustomId(this.#customIdOf(attack.id));
    const table = id === null ? null : this.app.room.table(id.table);
    if (id === null || table === null) return true;
    const member = this.#memberAt(attack, table);
    // Not of that server: nothing there is theirs to do.
    if (member === null) return true;
    if (attack.kind === 'modal') {
      if (id.role === 'otherAmount') return allRefused(attack.fields, 'amount');
      if (id.role === 'sitBuyIn') return allRefused(attack.fields, 'buyIn');
      return true;
    }
    if (attack.kind === 'select') {
      // A card that is held may be exchanged.
      const offered = ['0', '1', '2', '3', '4'];
      return id.role !== 'discard' || attack.values.some((value) => !offered.includes(value));
    }
    return isHostileButton(id, { table, member });
  }

  #memberAt({ who, where }: Attack, table: Table): MemberId | null {
    const isElsewhere = table.guildId === this.#guildElsewhere;
    const from = where === 'direct' ? null : where === 'elsewhere' || (where === 'own' && who === 'Olga');
    if (from !== null && from !== isElsewhere) return null;
    return this.app.room.findMember(table.guildId, userId(this.app.playground.actor(who).userId));
  }

  #isHostileCommand(attack: Extract<Attack, { kind: 'command' | 'autocomplete' }>): boolean {
    if (attack.where === 'direct') return true;
    const data = COMMANDS.find((command) => command.data.name === attack.name)?.data;
    const { options } = commandOf(attack);
    if (data === undefined || !isAsRegistered(data, options)) return true;
    switch (attack.name) {
      case 'bet':
      case 'raise':
      case 'topup':
      case 'sit':
        return attack.options.some(({ value }) => AMOUNTS.includes(String(value)));
      case 'help':
      case 'rules':
      case 'settings':
      case 'callfloor':
      case 'floor':
        return true;
      default:
        return false;
    }
  }

  #payloadOf(attack: Attack): { readonly type: number; readonly data: Record<string, unknown> } {
    switch (attack.kind) {
      case 'button':
        return {
          type: 3,
          data: { id: 1, component_type: BUTTON, custom_id: this.#customIdOf(attack.id) },
        };
      case 'select': {
        const { values } = attack;
        const custom_id = this.#customIdOf(attack.id);
        return { type: 3, data: { id: 1, component_type: SELECT, custom_id, values } };
      }
      case 'modal':
        return {
          type: 5,
          data: { custom_id: this.#customIdOf(attack.id), components: componentsOf(attack) },
        };
      case 'command':
        return { type: 2, data: commandOf(attack) };
      case 'autocomplete':
        return { type: 4, data: commandOf(attack) };
    }
  }
}

/** A button that is none of this member's: of a decision that is not theirs, or of a seat they have not got. */
function isHostileButton(
  id: CustomId,
  { table, member }: { readonly table: Table; readonly member: MemberId },
): boolean {
  const seat = seatOf(table, member);
  switch (id.role) {
    case 'myCards':
    case 'act':
    case 'tableInfo':
    case 'mySeat':
    case 'sit':
    case 'other':
    case 'allIn':
    case 'otherAmount':
    case 'sitBuyIn':
    case 'discard':
      // They ask first, only show something, or are no buttons.
      return true;
    case 'waitingList':
      return false;
    case 'fold':
    case 'foldSure':
    case 'check':
    case 'call':
    case 'bringIn':
    case 'allInSure':
    case 'standPat': {
      const open = decisionOf(table);
      return seat === null || id.hand !== open?.hand || id.action !== open.action;
    }
    case 'bet':
    case 'raise':
      // No table here takes so much, or so little.
      return seat === null || id.to < 200 || id.to > 1_000_000;
    case 'show':
    case 'muck':
    case 'showOne':
    case 'preCheckFold':
    case 'preCheck':
    case 'preNone':
    case 'preCall':
      return seat === null || id.hand !== table.handNumber;
    case 'fillUp':
    case 'autoTopUpOn':
    case 'autoTopUpOff':
    case 'sitOut':
    case 'comeBack':
    case 'postBlind':
    case 'leave':
      return seat === null;
  }
}

type Fields = readonly { readonly name: string; readonly value: string }[];

/** Whether nothing that stands in the field of this name is an amount; a field that is not there is none. */
function allRefused(fields: Fields, name: string): boolean {
  const context = {
    bigBlind: 200,
    chipUnit: 1,
    pot: { amount: 300, highestBet: 200, toCall: 200 },
    allInTo: 1,
  };
  return fields
    .filter((field) => field.name === name)
    .every(({ value }) => {
      const typed = value.trim();
      return AMOUNTS.includes(value) || (typed !== '' && !parseAmount(typed, context).ok);
    });
}

function componentsOf({
  fields,
  shape,
}: Extract<Attack, { kind: 'modal' }>): readonly Record<string, unknown>[] {
  const inputs = fields.map(({ name, value }, place) => {
    return { type: TEXT_INPUT, id: place + 1, custom_id: name, value };
  });
  switch (shape) {
    case 'label':
      return inputs.map((component, place) => ({ type: LABEL, id: 100 + place, component }));
    case 'row':
      return [{ type: ACTION_ROW, id: 100, components: inputs }];
    case 'none':
      return [];
  }
}

function commandOf({
  name,
  options,
  subcommand,
  kind,
}: Extract<Attack, { kind: 'command' | 'autocomplete' }>) {
  const used = options.map((option, place) => {
    return kind === 'autocomplete' && place === 0 ? { ...option, focused: true } : option;
  });
  const inside = subcommand === null ? used : [{ name: subcommand, type: 1, options: used }];
  return { id: '100000000000000001', type: 1, name, options: inside as never };
}

/** An answer that more people see than the one who asked, or none. */
function publicAnswer({ kind }: Attack, { failed, answer, message }: Outcome, where: Where): string | null {
  if (failed || answer === null) return 'there was no answer';
  switch (answer) {
    case 'choices':
      return kind === 'autocomplete' ? null : 'suggestions are no answer';
    case 'modal':
      return null;
    case 'reply':
    case 'deferredReply':
      return message?.ephemeral === true || where.isPrivate ? null : 'everybody could read the answer';
    case 'update':
      return where.isPrivate ? null : 'it changed a message that everybody reads';
    case 'deferredUpdate':
      return 'nothing was said';
  }
}

export type { Attack, Place };
