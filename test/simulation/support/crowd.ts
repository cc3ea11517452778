import { ComponentType } from 'discord.js';
import { decodeCustomId, type CustomId } from '../../../src/discord/custom-id.ts';
import type { MessageBody } from '../../../src/discord/message-body.ts';
import type { PlayerAct } from '../../../src/engine/hand/protocol.ts';
import type { Clock } from '../../../src/shared/clock.ts';
import type { MemberId } from '../../../src/shared/ids.ts';
import type { TableCommand } from '../../../src/table/protocol.ts';
import { decisionOf, legalFor, seatOf } from '../../../src/table/queries.ts';
import type { Decision, Table } from '../../../src/table/table.ts';
import type { Dice } from './dice.ts';
import type { Interaction } from './interaction.ts';
import type { Message, SimulatedDiscord } from './simulated-discord.ts';

export interface CrowdParts {
  readonly clock: Clock;
  readonly dice: Dice;
  readonly discord: SimulatedDiscord;
  readonly people: number;
  /** Who a member is; null for somebody who was erased. */
  readonly personOf: (member: MemberId) => number | null;
  readonly memberOf: (person: number) => MemberId | null;
}

type Wish = Pick<Interaction, 'clicked' | 'command'>;

/** The people of an evening: each of them does something, sensible or not, with what they see. */
export class Crowd {
  readonly #parts: CrowdParts;
  #ids = 400_000_000_000_000_000n;

  constructor(parts: CrowdParts) {
    this.#parts = parts;
  }

  /** Whoever is to act at a table does; null while nobody is. Some let others press their buttons. */
  act(table: Table): Interaction | null {
    const { dice } = this.#parts;
    const member = table.turn === null ? null : (table.seats[table.turn.seat]?.member ?? null);
    const person = member === null ? null : this.#parts.personOf(member);
    if (member === null || person === null) return null;
    const message = this.#parts.discord.newestIn(table.channelId);
    const wish = (message === null ? null : this.#click(message, table)) ?? this.#type(table, member);
    if (wish === null) return null;
    const presser = dice.chance(0.03) ? dice.below(this.#parts.people) : person;
    return this.#interaction(presser, table, wish);
  }

  /** Something else that one of them does at one of the tables; null if they think better of it. */
  doSomething(tables: readonly Table[]): Interaction | null {
    const { dice, people, memberOf } = this.#parts;
    const person = dice.below(people);
    const member = memberOf(person);
    const seated = member === null ? [] : tables.filter((table) => seatOf(table, member) !== null);
    const table = seated.length > 0 && dice.chance(0.8) ? dice.pick(seated) : dice.pick(tables);
    const command = this.#otherWish(table, seated);
    return command === null ? null : this.#interaction(person, table, { clicked: null, command });
  }

  #interaction(person: number, table: Table, { clicked, command }: Wish): Interaction {
    const id = String((this.#ids += 1n));
    return { id, createdAt: this.#parts.clock.now(), person, table: table.id, clicked, command };
  }

  /** A press of one of the buttons that are there; mostly only if they are for the open decision. */
  #click(message: Message, table: Table): Wish | null {
    const { dice } = this.#parts;
    const buttons = buttonsOf(message.body).filter((id) => 'action' in id && id.table === table.id);
    if (buttons.length === 0) return null;
    const id = this.#oneOf(buttons);
    const act = actOf(id);
    if (act === null || !('action' in id)) return null;
    const open = decisionOf(table);
    const decision: Decision = { hand: id.hand, action: id.action };
    const isOpen = open?.hand === decision.hand && open.action === decision.action;
    if (!isOpen && !dice.chance(0.1)) return null;
    return {
      clicked: { message, decision },
      command: (member) => ({ type: 'act', member, decision, act }),
    };
  }

  /** Mostly they check or call, so that there is something to see. */
  #oneOf(buttons: readonly CustomId[]): CustomId {
    const { dice } = this.#parts;
    const cheap = buttons.filter(({ role }) => role === 'check' || role === 'call');
    if (cheap.length > 0 && dice.chance(0.55)) return dice.pick(cheap);
    return dice.pick(buttons);
  }

  /** The same as a command, without a message: for the decision that is open when it arrives. */
  #type(table: Table, member: MemberId): Wish | null {
    const { dice } = this.#parts;
    const legal = legalFor(table, member);
    if (legal === null) return null;
    const command = (act: PlayerAct): Wish => ({
      clicked: null,
      command: (who) => ({ type: 'act', member: who, decision: null, act }),
    });
    if (legal.kind === 'drawing') {
      const discard = Array.from({ length: legal.held }, (_, card) => card).filter(() => dice.chance(0.4));
      return command({ type: 'draw', discard });
    }
    if (legal.bringIn !== null && dice.chance(0.8)) return command({ type: 'bringIn' });
    const range = legal.bet ?? legal.raise;
    if (range !== null && dice.chance(0.2)) {
      const to = dice.chance(0.1)
        ? dice.between(-5, 20_000)
        : dice.pick(range.sizes ?? [range.minTo, range.maxTo]);
      return command({ type: legal.bet === null ? 'raise' : 'bet', to });
    }
    if (legal.allIn !== null && dice.chance(0.04)) return command({ type: 'allIn' });
    if (legal.fold && dice.chance(0.25)) return command({ type: 'fold' });
    return command(legal.check ? { type: 'check' } : { type: 'call' });
  }

  #otherWish(table: Table, seated: readonly Table[]): Interaction['command'] | null {
    const { dice } = this.#parts;
    const { chipUnit, minBuyIn, maxBuyIn, bigBlind } = table.settings;
    if (seated.length === 0 || dice.chance(0.02)) {
      const buyIn = dice.pick([null, null, minBuyIn, maxBuyIn, dice.between(-1, 30_000)]);
      const seat = dice.chance(0.7) ? null : dice.between(-1, table.settings.seats);
      return (member) => ({ type: 'sit', member, seat, buyIn });
    }
    const post = dice.chance(0.5);
    const roll = dice.below(100);
    if (roll < 30) return (member) => ({ type: 'comeBack', member, post });
    if (roll < 36) return (member) => ({ type: 'leave', member });
    if (roll < 50) return this.#topUp(dice.pick([chipUnit, minBuyIn, maxBuyIn, 7 * bigBlind, -chipUnit]));
    if (roll < 56) {
      return (member) => ({ type: 'sitOut', member, from: post ? 'next-hand' : 'next-big-blind' });
    }
    if (roll < 62) return (member) => ({ type: 'setAutoTopUp', member, on: post });
    if (roll < 74) return this.#preAct(table, bigBlind);
    if (roll < 84) return (member) => this.#showOrMuck(member, { show: post });
    if (roll < 94) return (member) => ({ type: post ? 'joinWaitingList' : 'leaveWaitingList', member });
    return null;
  }

  #topUp(amount: number): Interaction['command'] {
    return (member) => ({ type: 'topUp', member, amount });
  }

  /** Half of them by a button, which may be an old one when it arrives. */
  #preAct({ handNumber, hand }: Table, bigBlind: number): Interaction['command'] {
    const { dice } = this.#parts;
    const preAct = dice.pick([
      null,
      { type: 'checkFold' } as const,
      { type: 'check' } as const,
      { type: 'callUpTo', price: dice.below(20) * bigBlind } as const,
    ]);
    const decision = dice.chance(0.5)
      ? { hand: handNumber, action: Math.max(0, (hand?.actionNumber ?? 0) - dice.below(3)) }
      : null;
    return (member) => ({ type: 'preAct', member, decision, preAct });
  }

  #showOrMuck(member: MemberId, { show }: { readonly show: boolean }): TableCommand {
    return show ? { type: 'show', member, hand: null, cards: null } : { type: 'muck', member, hand: null };
  }
}

function buttonsOf(body: MessageBody): readonly CustomId[] {
  return body.components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap((part) => ('custom_id' in part ? [decodeCustomId(part.custom_id)] : []))
    .filter((id) => id !== null);
}

/** What a button does at once; null for one that asks something first. */
function actOf(id: CustomId): PlayerAct | null {
  switch (id.role) {
    case 'fold':
    case 'check':
    case 'call':
    case 'bringIn':
      return { type: id.role };
    case 'allIn':
      return { type: 'allIn' };
    case 'standPat':
      return { type: 'draw', discard: [] };
    case 'bet':
    case 'raise':
      return { type: id.role, to: id.to };
    case 'foldSure':
    case 'allInSure':
    case 'other':
    case 'otherAmount':
    case 'discard':
    case 'act':
    case 'show':
    case 'muck':
    case 'myCards':
    case 'sit':
    case 'sitBuyIn':
    case 'tableInfo':
    case 'waitingList':
    case 'preCheckFold':
    case 'preCheck':
    case 'preCall':
    case 'preNone':
    case 'showOne':
    case 'mySeat':
    case 'fillUp':
    case 'autoTopUpOn':
    case 'autoTopUpOff':
    case 'sitOut':
    case 'comeBack':
    case 'postBlind':
    case 'leave':
      return null;
  }
}
