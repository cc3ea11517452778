import { decodeCustomId } from '../../../src/discord/custom-id.ts';
import {
  componentsOf,
  type ComponentRef,
  type Outcome,
  type SeenMessage,
} from '../../../src/playground/playground.ts';
import type { Table } from '../../../src/table/table.ts';
import type { App } from './app.ts';

export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** The people of the sample server around the table of one channel. */
export class AtTable {
  readonly app: App;
  readonly channel: string;

  constructor(app: App, channel: string) {
    this.app = app;
    this.channel = channel;
  }

  get table(): Table {
    return this.app.tableIn(this.channel);
  }

  /** The chips behind of everybody seated, by name, in cents. */
  get stacks(): Readonly<Record<string, number>> {
    const { room } = this.app;
    const { seats, hand, handRunning } = this.table;
    return Object.fromEntries(
      seats.flatMap((seat, index) => {
        if (seat === null) return [];
        const player = handRunning ? hand?.players.find((dealt) => dealt.seat === index) : undefined;
        return [[room.nameOf(seat.member), player?.stack ?? seat.stack]];
      }),
    );
  }

  /** Who is to act, by name. */
  get toAct(): string | null {
    const { hand, dealtTo } = this.table;
    const member = dealtTo.find(({ seat }) => seat === hand?.actionOn)?.member;
    return member === undefined ? null : this.app.room.nameOf(member);
  }

  /** The table's message as somebody sees it now. */
  message(name = 'Ada'): SeenMessage {
    const post = this.app.room.posts.of(this.table.id);
    const message = post === null ? null : this.app.playground.actor(name).now(post.messageId);
    if (message === null) throw new Error('the table has no message');
    return message;
  }

  /** The public messages of the channel, oldest first. */
  publicMessages(): SeenMessage[] {
    return this.app.playground
      .actor('Elio')
      .sees(this.channel)
      .filter(({ ephemeral }) => !ephemeral);
  }

  async slash(name: string, command: string, options: OptionValues = {}): Promise<Outcome> {
    const outcome = await this.app.playground.actor(name).slash(this.channel, command, options);
    await this.app.settle();
    return outcome;
  }

  async open(name: string, options: OptionValues = {}): Promise<Outcome> {
    return this.slash(name, 'table open', {
      game: 'texas-holdem',
      stakes: '1/2',
      name: 'Aurora',
      seats: 6,
      ...options,
    });
  }

  async sit(name: string, buyIn: string, seat?: number): Promise<Outcome> {
    return this.slash(name, 'sit', { 'buy-in': buyIn, ...(seat === undefined ? {} : { seat }) });
  }

  /** Presses a button of the table's message, by its role, label or custom id. */
  async press(name: string, button: ComponentRef): Promise<Outcome> {
    return this.pressOn(name, this.message(name), button);
  }

  async pressOn(name: string, message: SeenMessage, button: ComponentRef): Promise<Outcome> {
    const outcome = await this.app.playground.actor(name).click(message, refOf(message, button));
    await this.app.settle();
    return outcome;
  }

  /** Opens a table at 1/2 and seats people with these buy-ins; the first hand is dealt. */
  async deal(buyIns: Readonly<Record<string, string>>, options: OptionValues = {}): Promise<void> {
    const names = Object.keys(buyIns);
    await this.open(names[0] ?? 'Ada', options);
    for (const [name, buyIn] of Object.entries(buyIns)) await this.sit(name, buyIn);
    await this.nextHand();
  }

  /** Lets time pass until the next hand is dealt. */
  async nextHand(): Promise<void> {
    const { nextHandAt } = this.table;
    if (nextHandAt === null) throw new Error('no hand is going to be dealt');
    await this.app.advance(nextHandAt - this.app.clock.now());
    // What was committed just now may have to wait for the pace of the edits.
    await this.app.advance(1000);
  }
}

/** The button of a message that has a role, if a role is meant. */
function refOf(message: SeenMessage, button: ComponentRef): ComponentRef {
  if (typeof button !== 'string') return button;
  const has = componentsOf(message).some(({ custom_id }) => roleOf(custom_id) === button);
  return has ? ({ custom_id }) => roleOf(custom_id) === button : button;
}

export function roleOf(customId: string | null | undefined): string | null {
  return typeof customId === 'string' ? (decodeCustomId(customId)?.role ?? null) : null;
}

/** The labels of a message's buttons, in order. */
export function labelsOf(message: SeenMessage): readonly string[] {
  return componentsOf(message).map(({ label }) => label ?? '');
}

/** Everything a message says, in one text. */
export function textOf(message: SeenMessage | null): string {
  if (message === null) return '';
  const { content, embeds } = message;
  const parts = embeds.flatMap(({ title, description, fields, footer }) => [
    title,
    description,
    ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ]);
  return [content, ...parts].filter((part) => typeof part === 'string' && part !== '').join('\n');
}
