import type { APIEmbed } from 'discord.js';
import type { TableView } from '../../views/table-view.ts';
import type { MessageBody } from '../message-body.ts';
import { button, buttonRows, type Button, type Row } from './buttons.ts';
import { decisionRows } from './decision-rows.ts';
import { firstHandButton } from './help-message.ts';
import { resultEmbed } from './result-embed.ts';
import { fitted } from './message-limits.ts';
import { shownTableName, type RenderContext } from './render-context.ts';
import { actsLine, boardLine, gameLine, potLine, seatLine, statusLines, turnLine } from './table-lines.ts';

/** Felt green while a hand is played, gold when it is over, grey when nothing goes on. */
const COLOURS = { playing: 0x1f7a4d, finished: 0xc9a227, lobby: 0x6b7280 } as const;

/** The message everybody sees: one for each hand, edited as it goes. */
export function tableMessage(view: TableView, context: RenderContext): MessageBody {
  return fitted(context, (fitting) => ({
    content: '',
    embeds: [
      tableEmbed(view, fitting),
      ...(view.result === null || view.phase !== 'finished' ? [] : [resultEmbed(view.result, fitting)]),
    ],
    components: tableRows(view, fitting),
  }));
}

/** Board, pot, seats and whose turn it is. */
export function tableEmbed(view: TableView, context: RenderContext): APIEmbed {
  const { table } = context.messages;
  const title = `♠ ${shownTableName(context.messages, view.name)}`;
  const middle = [
    view.phase === 'lobby' ? null : boardLine(view, context),
    view.pot === null ? null : potLine(view.pot, context),
  ].filter((line) => line !== null);
  const turn = view.decision === null ? [] : [`**${turnLine(view.decision, context)}**`];
  const acts = actsLine(view.acts, context);
  const blocks = [
    [gameLine(view, context), ...middle],
    view.seats.map((seat) => seatLine(seat, context)),
    [...turn, ...(acts === null ? [] : [acts]), ...statusLines(view, context)],
  ];
  return {
    color: COLOURS[view.phase],
    title: view.hand === 0 ? title : `${title} · ${table.handNumber(view.hand)}`,
    description: blocks
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
  };
}

function tableRows(view: TableView, context: RenderContext): readonly Row[] {
  if (view.status === 'closed') return [];
  const { buttons } = context.messages;
  if (view.phase === 'playing') {
    // In a row of its own, below what has a price: on a phone it would slip there in any case.
    const { id: table, decision } = view;
    const priced = decision === null ? [] : decisionRows({ table, decision, messages: context.messages });
    const label = decision?.kind === 'drawing' ? buttons.myCardsAndDraw : buttons.myCards;
    return [...priced, ...buttonRows([button({ role: 'myCards', table }, label)])];
  }
  const mayShow = view.result !== null && view.result.mayShow.length > 0;
  const lobby = lobbyButtons(view, context);
  if (mayShow) return buttonRows(showButtons(view, context), lobby);
  // Whoever asks for none of it beforehand may still show, from where their cards are.
  const last =
    view.phase === 'finished'
      ? button({ role: 'myCards', table: view.id }, buttons.myCards)
      : firstHandButton(context.messages);
  return buttonRows([...lobby, last]);
}

/** Open to those who may: whoever else presses them is told why not. */
function showButtons({ id, hand }: TableView, { messages }: RenderContext): readonly Button[] {
  return [
    button({ role: 'show', table: id, hand }, messages.buttons.show),
    button({ role: 'muck', table: id, hand }, messages.buttons.muck),
    button({ role: 'myCards', table: id }, messages.buttons.myCards),
  ];
}

function lobbyButtons({ id }: TableView, { messages }: RenderContext): readonly Button[] {
  const { buttons } = messages;
  return [
    button({ role: 'sit', table: id }, buttons.sit, 'free'),
    button({ role: 'tableInfo', table: id }, buttons.tableInfo),
    button({ role: 'waitingList', table: id }, buttons.waitingList),
  ];
}
