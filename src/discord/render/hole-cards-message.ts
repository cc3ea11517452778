import type { APIEmbed } from 'discord.js';
import type { Card } from '../../engine/card.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { TableId } from '../../shared/ids.ts';
import type { PreAct } from '../../table/table.ts';
import type { DecisionView } from '../../views/decision-view.ts';
import type { HoleCardsView } from '../../views/hole-cards-view.ts';
import type { PreActView } from '../../views/pre-act-view.ts';
import type { TableView } from '../../views/table-view.ts';
import type { MessageBody } from '../message-body.ts';
import { button, buttonRows, type Row } from './buttons.ts';
import { textFaces } from './card-faces.ts';
import { decisionRows, discardMenu } from './decision-rows.ts';
import { fitted } from './message-limits.ts';
import { preActRow, showRows } from './own-rows.ts';
import { shownCards, shownTableName, type RenderContext } from './render-context.ts';
import { tableEmbed } from './table-message.ts';

const COLOUR = 0x2b4c7e;

/** A player's cards by direct message: far from their table, so `address` leads there; and with *Act*. */
export function holeCardsMessage(
  {
    table,
    cards,
    address,
  }: { readonly table: TableId; readonly cards: HoleCardsView; readonly address: string },
  context: RenderContext,
): MessageBody {
  const { hand, mayAct } = cards;
  const act = button({ role: 'act', table, hand }, context.messages.buttons.act, 'chips');
  return {
    content: '',
    embeds: [{ ...holeCardsEmbed(cards, context), url: address }],
    components: buttonRows(mayAct ? [act] : []),
  };
}

/** The same on request: with what can be done about the cards now, and about the seat. */
export function myCardsMessage(
  { table, cards, preAct, seated }: MyCards,
  context: RenderContext,
): MessageBody {
  const { messages } = context;
  const { hand, over, mayAct } = cards;
  const { buttons, holeCards } = messages;
  const act = button({ role: 'act', table, hand }, buttons.act, 'chips');
  const mySeat = button({ role: 'mySeat', table }, buttons.mySeat);
  return {
    content: preAct?.chosen == null ? '' : preActSentence(preAct.chosen, holeCards),
    embeds: [holeCardsEmbed(cards, context)],
    components: buttonRows(
      ...(over ? showRows({ table, messages }, cards) : []),
      [...(mayAct ? [act] : []), ...(seated ? [mySeat] : [])],
      preActRow({ table, messages }, preAct),
    ),
  };
}

export interface MyCards {
  readonly table: TableId;
  readonly cards: HoleCardsView;
  /** Null where nothing can be chosen in advance. */
  readonly preAct: PreActView | null;
  /** Whether they still sit at the table. */
  readonly seated: boolean;
}

export interface PrivateState {
  readonly table: TableView;
  /** Null where this member was not dealt in. */
  readonly cards: HoleCardsView | null;
  /** Null when it is not this member's turn. */
  readonly decision: DecisionView | null;
  readonly preAct: PreActView | null;
  /** What they have just done; null where they only look. */
  readonly done: string | null;
}

/** What *Act* turns a private message into: the table as it is now, one's cards, and the priced buttons. */
export function privateStateMessage(state: PrivateState, context: RenderContext): MessageBody {
  const { table, cards, done } = state;
  const turn = cards === null ? withoutCards(table, context) : turnSentence(state, cards, context);
  const content = [done, turn].filter((line) => line !== null && line !== '').join('\n');
  return fitted(context, (fitting) => ({
    content,
    embeds: [
      tableEmbed(table, fitting),
      ...(cards === null ? [] : [holeCardsEmbed({ ...cards, board: [] }, fitting)]),
    ],
    components: privateRows(state, fitting),
  }));
}

function turnSentence(
  { decision, preAct }: PrivateState,
  { over, folded }: HoleCardsView,
  { messages: { holeCards } }: RenderContext,
): string {
  const { notYourTurn, yourTurn, chooseDiscards } = holeCards;
  if (over || folded) return '';
  if (decision !== null) return decision.kind === 'drawing' ? chooseDiscards : yourTurn;
  if (preAct?.chosen != null) return preActSentence(preAct.chosen, holeCards);
  // All-in, or the table stands still: there is nothing to wait for here.
  return preAct === null ? '' : notYourTurn;
}

function preActSentence(chosen: PreAct, { preAct }: Messages['holeCards']): string {
  switch (chosen.type) {
    case 'checkFold':
      return preAct.checkFold;
    case 'check':
      return preAct.check;
    case 'callUpTo':
      return preAct.callUpTo(chosen.price);
  }
}

function withoutCards({ phase }: TableView, { messages }: RenderContext): string {
  return phase === 'playing' ? messages.holeCards.notDealtIn : messages.holeCards.noHand;
}

function privateRows(
  { table, cards, decision, preAct }: PrivateState,
  context: RenderContext,
): readonly Row[] {
  const { messages } = context;
  const { id } = table;
  if (decision !== null) {
    const rows = decisionRows({ table: id, decision, messages });
    if (decision.kind === 'betting' || cards === null) return rows;
    const menu = discardMenu(
      { table: id, decision, messages },
      cards.cards.map(({ card }) => card),
    );
    return [menu, ...rows];
  }
  if (cards === null) return [];
  const { hand } = cards;
  if (cards.over) return buttonRows(...showRows({ table: id, messages }, cards));
  if (!cards.mayAct) return [];
  return buttonRows(
    [button({ role: 'act', table: id, hand }, messages.buttons.act, 'chips')],
    preActRow({ table: id, messages }, preAct),
  );
}

/** One's own cards, and what they make in words. */
export function holeCardsEmbed(view: HoleCardsView, context: RenderContext): APIEmbed {
  const { holeCards, table } = context.messages;
  const board = view.board.length === 0 ? [] : [`**${table.board}** ${shownCards(context, view.board)}`];
  const own = view.cards.map(({ card }) => card);
  const lines = [
    holeCards.cards(shownCards(context, own)),
    ...inText(own, context),
    ...board,
    ...inWords(view, context),
    ...(view.folded ? [holeCards.folded] : []),
  ];
  return {
    color: COLOUR,
    title: holeCards.title({ table: shownTableName(context.messages, view.tableName), hand: view.hand }),
    description: lines.join('\n'),
  };
}

/** Nobody should have to make out small pictures to know what they hold: below them it stands in text. */
function inText(cards: readonly Card[], context: RenderContext): readonly string[] {
  const text = shownCards({ ...context, faces: textFaces }, cards);
  return text === shownCards(context, cards) ? [] : [text];
}

function inWords(
  { made, twoCards, splitPot }: HoleCardsView,
  { messages }: RenderContext,
): readonly string[] {
  const { cards, holeCards } = messages;
  if (twoCards !== null) return [holeCards.holding(cards.holeCards(twoCards))];
  const [high, low] = made.map(({ name, ranking }) => cards.hand(name, ranking));
  if (high === undefined) return [];
  return [splitPot ? holeCards.holdingBoth({ high, low: low ?? null }) : holeCards.holding(high)];
}
