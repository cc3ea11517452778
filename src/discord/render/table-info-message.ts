import type { Messages } from '../../i18n/messages.ts';
import type { TableId } from '../../shared/ids.ts';
import type { LobbyTableView } from '../../views/lobby-view.ts';
import type { TableInfoView } from '../../views/table-info-view.ts';
import type { MessageBody } from '../message-body.ts';
import { shownName, shownTableName, type RenderContext } from './render-context.ts';
import { inlineField } from './session-messages.ts';

const COLOUR = 0x1f7a4d;

/** What one should know before sitting down: buy-in, rake and cap, clock. */
export function tableInfoMessage(view: TableInfoView, context: RenderContext): MessageBody {
  const { tableInfo, table, format, help } = context.messages;
  const { small, big } = view.stakes;
  return {
    content: '',
    embeds: [
      {
        color: COLOUR,
        title: tableInfo.title(shownTableName(context.messages, view.name)),
        description: `**${table.game({ gameId: view.gameId, limit: view.limit, stakes: table.stakes({ small, big }) })}**`,
        fields: [
          inlineField(
            view.limit === 'fixed-limit' ? tableInfo.bets : tableInfo.stakes,
            table.stakes({ small, big }),
          ),
          ...(view.ante === 0 ? [] : [inlineField(tableInfo.ante, format.chips(view.ante))]),
          ...(view.bringIn === 0 ? [] : [inlineField(tableInfo.bringIn, format.chips(view.bringIn))]),
          inlineField(tableInfo.seats, tableInfo.seatsTaken({ taken: view.taken, all: view.seats })),
          ...(view.waiting === 0 ? [] : [inlineField(tableInfo.waiting, format.count(view.waiting))]),
          { name: tableInfo.buyIn, value: buyInText(view, context.messages) },
          { name: tableInfo.rake, value: rakeText(view, context.messages) },
          { name: tableInfo.clock, value: tableInfo.clockRule(view) },
          { name: tableInfo.ceiling, value: tableInfo.ceilingRule(view.sessionCeiling) },
          inlineField(tableInfo.smallestChip, format.chips(view.chipUnit)),
          inlineField(tableInfo.opener, shownName(context, view.opener)),
          inlineField(tableInfo.hands, format.count(view.hands)),
        ],
        footer: { text: help.noValue },
      },
    ],
    components: [],
  };
}

function buyInText({ buyIn, bigBlind }: TableInfoView, { tableInfo, format }: Messages): string {
  const range = tableInfo.buyInRange({
    min: buyIn.min,
    max: buyIn.max,
    minBigBlinds: format.bigBlinds(buyIn.min, bigBlind),
    maxBigBlinds: format.bigBlinds(buyIn.max, bigBlind),
  });
  return buyIn.short ? `${range}\n${tableInfo.shortBuyIn}` : range;
}

function rakeText({ rake, rakeCaps, rakedFrom }: TableInfoView, { tableInfo }: Messages): string {
  const rule = tableInfo.rakeRule(rake);
  if (rake.type === 'none') return rule;
  const caps = rakeCaps.length === 0 ? [] : [tableInfo.rakeCaps(rakeCaps)];
  return `${[rule, ...caps].join(', ')}\n${tableInfo.rakedFrom(rakedFrom)}`;
}

const SHOWN_TABLES = 15;

/**
 * The open tables of a server with links.
 * @param linkOf the address of the table's message; null: its channel is linked instead
 */
export function tableListMessage(
  tables: readonly LobbyTableView[],
  messages: Messages,
  linkOf: (table: TableId) => string | null,
): MessageBody {
  const { tableList, table: words } = messages;
  const lines = tables.slice(0, SHOWN_TABLES).map((table) => {
    const address = linkOf(table.id);
    const name = shownTableName(messages, table.name);
    return tableList.line({
      link: address === null ? `${name} <#${table.channelId}>` : `[${name}](${address})`,
      game: words.game({ gameId: table.gameId, limit: table.limit, stakes: words.stakes(table.stakes) }),
      taken: table.taken,
      seats: table.seats,
      waiting: table.waiting,
    });
  });
  const more = tables.length - lines.length;
  const text = [...lines, ...(more > 0 ? [tableList.more(more)] : [])].join('\n');
  return {
    content: '',
    embeds: [{ color: COLOUR, title: tableList.title, description: text === '' ? tableList.empty : text }],
    components: [],
  };
}
