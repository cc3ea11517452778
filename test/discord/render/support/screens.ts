import type { RenderContext } from '../../../../src/discord/render/render-context.ts';
import type { MessageBody } from '../../../../src/discord/message-body.ts';
import { emojiFaces, textFaces } from '../../../../src/discord/render/card-faces.ts';
import { allInConfirmation, foldConfirmation } from '../../../../src/discord/render/confirmations.ts';
import { firstStepsMessage, helpMessage } from '../../../../src/discord/render/help-message.ts';
import { rulesMessage } from '../../../../src/discord/render/rules-message.ts';
import {
  holeCardsMessage,
  myCardsMessage,
  privateStateMessage,
} from '../../../../src/discord/render/hole-cards-message.ts';
import { ownSeatMessage } from '../../../../src/discord/render/own-seat-message.ts';
import { receiptMessage, walletMessage } from '../../../../src/discord/render/session-messages.ts';
import { settingsMessage } from '../../../../src/discord/render/settings-message.ts';
import { tableInfoMessage, tableListMessage } from '../../../../src/discord/render/table-info-message.ts';
import { tableMessage } from '../../../../src/discord/render/table-message.ts';
import { GAMES } from '../../../../src/engine/games/index.ts';
import { FIRST_HAND_STEPS, HELP_TOPICS } from '../../../../src/i18n/help-messages.ts';
import { messagesFor } from '../../../../src/i18n/index.ts';
import type { MemberId } from '../../../../src/shared/ids.ts';
import type { Table } from '../../../../src/table/table.ts';
import { decisionView } from '../../../../src/views/decision-view.ts';
import { holeCardsView } from '../../../../src/views/hole-cards-view.ts';
import { ownSeatView } from '../../../../src/views/own-seat-view.ts';
import { preActView } from '../../../../src/views/pre-act-view.ts';
import { lobbyView } from '../../../../src/views/lobby-view.ts';
import { tableInfoView } from '../../../../src/views/table-info-view.ts';
import { tableView } from '../../../../src/views/table-view.ts';
import { receiptView } from '../../../../src/views/receipt-view.ts';

/** As long as a real one. */
const ADDRESS = `https://discord.com/channels/${'1'.repeat(19)}/${'2'.repeat(19)}`;

const NAMES: Readonly<Record<string, string>> = {
  A: 'Ada',
  B: 'Bruno',
  C: 'Carla',
  D: 'Dario',
  E: 'Elio',
  O: 'Olga',
};

export interface Dress {
  readonly language: 'en' | 'it';
  readonly nameOf?: (member: MemberId) => string;
  readonly emojis?: boolean;
}

export function contextOf({ language, nameOf, emojis }: Dress): RenderContext {
  return {
    messages: messagesFor(language),
    nameOf: nameOf ?? ((member) => NAMES[member] ?? member),
    faces: emojis === true ? emojiFaces((name) => `<:${name}:1234567890123456789>`) : textFaces,
  };
}

/** Every message of a table that one of these members could see now. */
export function screensOf(
  table: Table,
  members: readonly MemberId[],
  context: RenderContext,
): readonly MessageBody[] {
  const view = tableView(table);
  const own = members.flatMap((member) => {
    const cards = holeCardsView(table, member);
    const decision = decisionView(table, member);
    const preAct = preActView(table, member);
    const seat = ownSeatView(table, member);
    return [
      privateStateMessage(
        { table: view, cards, decision, preAct, done: context.messages.done.checked },
        context,
      ),
      ...(cards === null
        ? []
        : [myCardsMessage({ table: table.id, cards, preAct, seated: seat !== null }, context)]),
      ...(seat === null ? [] : [ownSeatMessage({ table: table.id, seat }, context.messages)]),
      ...(cards === null ? [] : [holeCardsMessage({ table: table.id, cards, address: ADDRESS }, context)]),
      ...(decision === null
        ? []
        : [
            allInConfirmation(
              { table: table.id, decision: decision.decision, to: 128_750 },
              context.messages,
            ),
            foldConfirmation({ table: table.id, decision: decision.decision }, context.messages),
          ]),
    ];
  });
  return [tableMessage(view, context), ...own];
}

/** The messages that do not depend on a hand. `name` is what the table of the receipt and the wallet is called. */
export function otherScreens(table: Table, context: RenderContext, name = 'Aurora'): readonly MessageBody[] {
  const { messages, faces } = context;
  const session = {
    startedAt: 1_000_000_000_000,
    buyIn: 20_000,
    topUps: 5000,
    boughtShort: false,
    hands: 42,
    biggestPot: 31_250,
    rake: 425,
  };
  const receipts = (['asked', 'away', 'closed', 'gone'] as const).map((why) =>
    receiptMessage(
      receiptView(name, {
        type: 'seatLeft',
        seat: 0,
        member: table.opener,
        stack: 31_800,
        session,
        why,
        at: 1_000_005_400_000,
      }),
      messages,
    ),
  );
  const at = { id: table.id, name };
  const movements = (
    ['startingBalance', 'buyIn', 'topUp', 'cashOut', 'rake', 'refill', 'granted', 'taken', 'erased'] as const
  ).map((reason) => ({
    at: 1_000_000_000_000,
    amount: reason === 'buyIn' || reason === 'topUp' ? -20_000 : 20_000,
    reason,
    table: reason === 'startingBalance' ? null : at,
  }));
  return [
    ...receipts,
    walletMessage({ balance: 128_750, inPlay: [{ table, chips: 20_000 }], movements }, messages),
    walletMessage({ balance: 0, inPlay: [], movements: [] }, messages),
    tableInfoMessage(tableInfoView(table), context),
    tableListMessage(lobbyView([table]), messages, () => 'https://discord.com/channels/1/2/3'),
    tableListMessage(lobbyView(Array.from({ length: 40 }, () => table)), messages, () => null),
    tableListMessage([], messages, () => null),
    ...HELP_TOPICS.map((topic) => helpMessage({ topic, step: 0 }, context)),
    ...FIRST_HAND_STEPS.map((_, step) => helpMessage({ topic: 'firstHand', step }, context)),
    firstStepsMessage(messages),
    ...Object.values(GAMES).map(({ id }) => rulesMessage(id, { messages, faces })),
    settingsMessage(
      {
        language: 'auto',
        cards: 'both',
        fourColours: true,
        textOnly: false,
        pictures: true,
        bigBlinds: false,
        autoTopUp: false,
        muck: 'auto',
      },
      messages,
    ),
    settingsMessage(
      {
        language: 'it',
        cards: 'dm',
        fourColours: false,
        textOnly: true,
        pictures: true,
        bigBlinds: true,
        autoTopUp: true,
        muck: 'ask',
      },
      messages,
    ),
  ];
}

/** Everything that a reader can read in a message, one text for each place. */
export function textsOf({ content, embeds, components }: MessageBody): readonly string[] {
  const inEmbeds = embeds.flatMap(({ title, description, fields, footer }) => [
    title,
    description,
    ...(fields ?? []).flatMap(({ name, value }) => [name, value]),
    footer?.text,
  ]);
  const inComponents = components.flatMap((row) =>
    'components' in row
      ? row.components.flatMap((component): readonly (string | undefined)[] => {
          if ('label' in component) return [component.label];
          if ('options' in component)
            return [component.placeholder, ...component.options.map(({ label }) => label)];
          return [];
        })
      : [],
  );
  return [content, ...inEmbeds, ...inComponents].filter(
    (text): text is string => text !== undefined && text !== '',
  );
}

/** The custom ids of a message, row by row. */
export function customIdsOf({ components }: MessageBody): readonly (readonly string[])[] {
  return components.map((row) =>
    'components' in row
      ? row.components.flatMap((component) => ('custom_id' in component ? [component.custom_id] : []))
      : [],
  );
}
