import type { Messages } from '../../i18n/messages.ts';
import { decisionOf, legalFor, seatOf } from '../../table/queries.ts';
import type { Table } from '../../table/table.ts';
import { decisionView } from '../../views/decision-view.ts';
import { holeCardsView } from '../../views/hole-cards-view.ts';
import { lobbyView } from '../../views/lobby-view.ts';
import { ownSeatView } from '../../views/own-seat-view.ts';
import { preActView } from '../../views/pre-act-view.ts';
import { tableInfoView } from '../../views/table-info-view.ts';
import { tableView, type TableView } from '../../views/table-view.ts';
import type { Answer } from '../answers/answer.ts';
import type { AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import type { MessageBody } from '../message-body.ts';
import * as confirmations from '../render/confirmations.ts';
import { holeCardsMessage, myCardsMessage, privateStateMessage } from '../render/hole-cards-message.ts';
import { ownSeatMessage } from '../render/own-seat-message.ts';
import type { RenderContext } from '../render/render-context.ts';
import { tableInfoMessage, tableListMessage } from '../render/table-info-message.ts';
import { tableMessage } from '../render/table-message.ts';
import { facesFor, playWords, wantsToBeAsked } from '../people/taste.ts';

// From the state of a table to what somebody is shown: the view of that viewer, in their language.

type Drawing = Pick<BotContext, 'room' | 'cardEmojis'>;

/** For everybody. */
export function drawingFor({ room, cardEmojis }: Drawing, messages: Messages): RenderContext {
  return { messages, nameOf: (member) => room.nameOf(member), faces: cardEmojis.faces };
}

/** As one member likes it, at a table. */
export function drawingForOne(asker: AskerAtTable, context: Drawing): RenderContext {
  const settings = context.room.settingsOf(asker.member);
  return {
    ...drawingFor(context, playWords(asker, context)),
    faces: facesFor(settings, context.cardEmojis),
  };
}

/** For everybody. */
export function tableBody(table: Table, messages: Messages, context: Drawing): MessageBody {
  return tableMessage(withOffers(tableView(table), context), drawingFor(context, messages));
}

/** *Show* and *Muck* are offered where somebody who may use them wants to be asked. */
function withOffers(view: TableView, context: Drawing): TableView {
  const { result } = view;
  if (result === null) return view;
  const mayShow = result.mayShow.filter((member) => wantsToBeAsked(member, context));
  return { ...view, result: { ...result, mayShow } };
}

/** What a member may see and do now: the table, their cards, and the priced buttons if it is their turn. */
export function privateState(asker: AskerAtTable, context: Drawing, done: string | null = null): MessageBody {
  const { table, member } = asker;
  const state = {
    table: tableView(table),
    cards: holeCardsView(table, member),
    decision: decisionView(table, member),
    preAct: preActView(table, member),
    done,
  };
  return privateStateMessage(state, drawingForOne(asker, context));
}

/** A member's own cards for a direct message; null where they have none. */
export function holeCards(asker: AskerAtTable, context: Drawing): MessageBody | null {
  const { table, member } = asker;
  const cards = holeCardsView(table, member);
  if (cards === null) return null;
  const { id, guildId, channelId } = table;
  // At the deal the hand has no message yet.
  const address = `https://discord.com/channels/${guildId}/${channelId}`;
  return holeCardsMessage({ table: id, cards, address }, drawingForOne(asker, context));
}

/** Their own cards, or why they have none. */
export function myCards(asker: AskerAtTable, context: Drawing): Answer {
  const { table, member } = asker;
  const cards = holeCardsView(table, member);
  const seat = ownSeat(asker, context);
  if (cards === null) return seat === null ? withoutCards(asker) : { ...seat, content: withoutCards(asker) };
  const own = { table: table.id, cards, preAct: preActView(table, member), seated: seat !== null };
  return myCardsMessage(own, drawingForOne(asker, context));
}

/** A member's own seat; null where they have none. */
export function ownSeat(asker: AskerAtTable, context: Drawing): MessageBody | null {
  const { table, member } = asker;
  const seat = ownSeatView(table, member);
  return seat === null ? null : ownSeatMessage({ table: table.id, seat }, playWords(asker, context));
}

function withoutCards({ table, member, messages }: AskerAtTable): string {
  if (seatOf(table, member) === null) return messages.holeCards.notSeated;
  return table.handRunning ? messages.holeCards.notDealtIn : messages.holeCards.noHand;
}

/** Asks whether everything is really to go in; null where it is not this member's decision. */
export function allInConfirmation(asker: AskerAtTable, context: Drawing): MessageBody | null {
  const { table, member } = asker;
  const [decision, legal] = [decisionOf(table), legalFor(table, member)];
  if (decision === null || legal?.kind !== 'betting' || legal.allIn === null) return null;
  return confirmations.allInConfirmation(
    { table: table.id, decision, to: legal.allIn.to },
    playWords(asker, context),
  );
}

/** Asks whether to fold when checking is free; null where it is not, or not this member's decision. */
export function foldConfirmation(asker: AskerAtTable, context: Drawing): MessageBody | null {
  const { table, member } = asker;
  const [decision, legal] = [decisionOf(table), legalFor(table, member)];
  if (decision === null || legal?.kind !== 'betting' || !legal.check) return null;
  return confirmations.foldConfirmation({ table: table.id, decision }, playWords(asker, context));
}

export function tableInfoBody(table: Table, messages: Messages, context: Drawing): MessageBody {
  return tableInfoMessage(tableInfoView(table), drawingFor(context, messages));
}

export function tableListBody(tables: readonly Table[], messages: Messages, { room }: Drawing): MessageBody {
  return tableListMessage(lobbyView(tables), messages, (id) => {
    const table = room.table(id);
    return table === null ? null : linkTo(table, { room });
  });
}

/** The address of a table's message; null while it has none. */
export function linkTo({ id, guildId }: Table, { room }: Pick<BotContext, 'room'>): string | null {
  const post = room.posts.of(id);
  return post === null ? null : `https://discord.com/channels/${guildId}/${post.channelId}/${post.messageId}`;
}
