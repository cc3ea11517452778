import type { APIEmbed, APIEmbedField } from 'discord.js';
import type { Messages } from '../../i18n/messages.ts';
import type { Wallet } from '../../runtime/protocol.ts';
import type { ReceiptView } from '../../views/receipt-view.ts';
import type { MessageBody } from '../message-body.ts';
import { buttonRows } from './buttons.ts';
import { firstHandButton } from './help-message.ts';
import { shownTableName } from './render-context.ts';

const COLOUR = 0x2b4c7e;

export function inlineField(name: string, value: string): APIEmbedField {
  return { name, value, inline: true };
}

function only(embed: APIEmbed): MessageBody {
  return { content: '', embeds: [embed], components: [] };
}

/** What a session came to: in, top-ups, out, net, hands, biggest pot, rake. */
export function receiptMessage(view: ReceiptView, messages: Messages): MessageBody {
  const { receipt, format } = messages;
  const { named, signedNamed } = format;
  const until = view.comeBackUntil;
  const lines = [
    receipt.why[view.why],
    ...(until === null ? [] : [receipt.comeBack({ stack: view.out, until })]),
  ];
  return only({
    color: COLOUR,
    title: receipt.title(shownTableName(messages, view.tableName)),
    description: lines.join('\n'),
    fields: [
      inlineField(receipt.buyIn, named(view.buyIn)),
      inlineField(receipt.topUps, named(view.topUps)),
      inlineField(receipt.out, named(view.out)),
      inlineField(receipt.net, signedNamed(view.net)),
      inlineField(receipt.hands, format.count(view.hands)),
      inlineField(receipt.biggestPot, named(view.biggestPot)),
      inlineField(receipt.rake, named(view.rake)),
      inlineField(receipt.time, format.duration(view.durationMs)),
    ],
  });
}

/** More tables than that one person plays at once are not listed one by one. */
const SHOWN_TABLES = 10;
const SHOWN_MOVEMENTS = 8;

/** The balance, what is in play where, and the last movements. */
export function walletMessage({ balance, inPlay, movements }: Wallet, messages: Messages): MessageBody {
  const { wallet, result, help } = messages;
  const places = inPlay
    .slice(0, SHOWN_TABLES)
    .map(({ table, chips }) =>
      wallet.inPlayAt({ table: shownTableName(messages, table.settings.name), chips }),
    );
  const more = inPlay.length - places.length;
  const moved = movements.slice(0, SHOWN_MOVEMENTS).map(({ at, amount, reason, table }) =>
    wallet.movement({
      at,
      amount,
      reason,
      table: table === null ? null : shownTableName(messages, table.name),
    }),
  );
  const body = only({
    color: COLOUR,
    title: wallet.title,
    description: `**${wallet.balance(balance)}**`,
    fields: [
      {
        name: wallet.inPlay,
        value:
          places.length === 0
            ? wallet.nothingInPlay
            : [...places, ...(more > 0 ? [result.more(more)] : [])].join('\n'),
      },
      { name: wallet.movements, value: moved.length === 0 ? wallet.noMovements : moved.join('\n') },
    ],
    footer: { text: help.noValue },
  });
  // Who has never sat down may not know how one plays.
  const hasPlayed = inPlay.length > 0 || movements.some(({ reason }) => reason === 'buyIn');
  return hasPlayed ? body : { ...body, components: buttonRows([firstHandButton(messages)]) };
}
