import type { APIEmbed } from 'discord.js';
import type { TableId } from '../../shared/ids.ts';
import type { DecisionView } from '../../views/decision-view.ts';
import type { HoleCardsView } from '../../views/hole-cards-view.ts';
import type { TableView } from '../../views/table-view.ts';
import type { MessageBody } from '../message-body.ts';
import { button, buttonRows, type Row } from './buttons.ts';
import { decisionRows, discardMenu } from './decision-rows.ts';
import { fitted } from './message-limits.ts';
import { shownCards, shownTableName, type RenderContext } from './render-context.ts';
import { tableEmbed } from './table-message.ts';

const COLOUR = 0x2b4c7e;

/** A player's cards for them alone, with *Act*: the direct message at the deal and the *My cards* answer. */
export function holeCardsMessage(
  { table, cards }: { readonly table: TableId; readonly cards: HoleCardsView },
  context: RenderContext,
): MessageBody {
  const { hand, over } = cards;
  const act = button({ role: 'act', table, hand }, context.messages.buttons.act, 'chips');
  return { content: '', embeds: [holeCardsEmbed(cards, context)], components: buttonRows(over ? [] : [act]) };
}

export interface PrivateState {
  readonly table: TableView;
  /** Null where this member was not dealt in. */
  readonly cards: HoleCardsView | null;
  /** Null when it is not this member's turn. */
  readonly decision: DecisionView | null;
}

/** What *Act* turns a private message into: the table as it is now, one's cards, and the priced buttons. */
export function privateStateMessage(state: PrivateState, context: RenderContext): MessageBody {
  const { table, cards, decision } = state;
  const turn = turnSentence(decision, context);
  const content = cards === null ? withoutCards(table, context) : cards.over ? '' : turn;
  return fitted(context, (fitting) => ({
    content,
    embeds: [
      tableEmbed(table, fitting),
      ...(cards === null ? [] : [holeCardsEmbed({ ...cards, board: [] }, fitting)]),
    ],
    components: privateRows(state, fitting),
  }));
}

function turnSentence(decision: DecisionView | null, { messages }: RenderContext): string {
  const { notYourTurn, yourTurn, chooseDiscards } = messages.holeCards;
  if (decision === null) return notYourTurn;
  return decision.kind === 'drawing' ? chooseDiscards : yourTurn;
}

function withoutCards({ phase }: TableView, { messages }: RenderContext): string {
  return phase === 'playing' ? messages.holeCards.notDealtIn : messages.holeCards.noHand;
}

function privateRows({ table, cards, decision }: PrivateState, context: RenderContext): readonly Row[] {
  const { messages } = context;
  const { id } = table;
  if (decision !== null) {
    const rows = decisionRows({ table: id, decision, messages }, []);
    if (decision.kind === 'betting' || cards === null) return rows;
    const menu = discardMenu(
      { table: id, decision, messages },
      cards.cards.map(({ card }) => card),
    );
    return [menu, ...rows];
  }
  if (cards === null) return [];
  const { hand } = cards;
  if (!cards.over)
    return buttonRows([button({ role: 'act', table: id, hand }, messages.buttons.act, 'chips')]);
  if (!cards.canShow) return [];
  return buttonRows([
    button({ role: 'show', table: id, hand }, messages.buttons.show),
    button({ role: 'muck', table: id, hand }, messages.buttons.muck),
  ]);
}

/** One's own cards, and what they make in words. */
export function holeCardsEmbed(view: HoleCardsView, context: RenderContext): APIEmbed {
  const { holeCards, table } = context.messages;
  const board = view.board.length === 0 ? [] : [`**${table.board}** ${shownCards(context, view.board)}`];
  const lines = [
    holeCards.cards(
      shownCards(
        context,
        view.cards.map(({ card }) => card),
      ),
    ),
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
