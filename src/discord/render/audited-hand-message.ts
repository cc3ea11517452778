import type { AuditedHandView, AuditedPlayerView } from '../../views/audited-hand-view.ts';
import type { MessageBody } from '../message-body.ts';
import { shownCards, shownName, shownTableName, type RenderContext } from './render-context.ts';

const COLOUR = 0x5b4a8a;
const BETWEEN = ' · ';

/** All cards of a hand that is over, those nobody showed told apart from the others. */
export function auditedHandMessage(
  view: AuditedHandView,
  table: string,
  context: RenderContext,
): MessageBody {
  const { messages } = context;
  const { hand } = messages.floor;
  const lines = [
    ...(view.voided ? [hand.voided] : []),
    ...(view.board.length === 0 ? [] : [hand.board(shownCards(context, view.board))]),
    ...view.players.map((player) => playerLine(player, context)),
  ];
  return {
    content: '',
    embeds: [
      {
        color: COLOUR,
        title: hand.title({ table: shownTableName(messages, table), hand: view.hand }),
        description: [`**${messages.table.games[view.gameId]}**`, ...lines].join('\n'),
        footer: { text: hand.onRecord },
      },
    ],
    components: [],
  };
}

function playerLine(player: AuditedPlayerView, context: RenderContext): string {
  const { messages } = context;
  const cards = (some: AuditedPlayerView['open']) => (some.length === 0 ? null : shownCards(context, some));
  const made = player.made.map(({ name, ranking }) => messages.cards.hand(name, ranking)).join(BETWEEN);
  return messages.floor.hand.player({
    seat: player.seat,
    name: shownName(context, player.member),
    net: player.net,
    folded: player.folded,
    open: cards(player.open),
    closed: cards(player.closed),
    made: made === '' ? null : made,
  });
}
