import { describe, expect, test } from 'vitest';
import type { MessageBody } from '../../../src/discord/message-body.ts';
import { checkMessage } from '../../../src/playground/rules.ts';
import type { MessageBody as SentMessage } from '../../../src/playground/wire.ts';
import {
  CARD_BACK_EMOJI,
  cardEmojiNames,
  emojiFaces,
  textFaces,
} from '../../../src/discord/render/card-faces.ts';
import { allInConfirmation, foldConfirmation } from '../../../src/discord/render/confirmations.ts';
import { helpMessage } from '../../../src/discord/render/help-message.ts';
import { rulesMessage } from '../../../src/discord/render/rules-message.ts';
import { receiptMessage } from '../../../src/discord/render/session-messages.ts';
import { tableInfoMessage, tableListMessage } from '../../../src/discord/render/table-info-message.ts';
import { parseCards } from '../../../src/engine/card.ts';
import { high } from '../../../src/engine/evaluation/high.ts';
import { HELP_TOPICS } from '../../../src/i18n/help-messages.ts';
import { messagesFor } from '../../../src/i18n/index.ts';
import { tableId } from '../../../src/shared/ids.ts';
import { lobbyView } from '../../../src/views/lobby-view.ts';
import { tableInfoView } from '../../../src/views/table-info-view.ts';
import { TableScript } from '../../support/table-script.ts';
import { contextOf, customIdsOf, otherScreens, textsOf } from './support/screens.ts';

const [en, it] = [messagesFor('en'), messagesFor('it')];
const RAKED = { settings: { rake: { type: 'room' } } } as const;

function fieldsOf({ embeds }: MessageBody): Readonly<Record<string, string>> {
  return Object.fromEntries(
    embeds.flatMap(({ fields }) => fields ?? []).map(({ name, value }) => [name, value]),
  );
}

test.each(['en', 'it'] as const)('every other message in %s is one that Discord takes', (language) => {
  for (const emojis of [false, true]) {
    const context = contextOf({ language, emojis, nameOf: () => '*'.repeat(60) });
    for (const body of otherScreens(new TableScript(RAKED).table, context, '|'.repeat(60))) {
      checkMessage(JSON.parse(JSON.stringify(body)) as SentMessage, {
        uploads: [],
        existing: null,
        isKnownEmoji: () => true,
      });
      expect(textsOf(body).join('')).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

describe('cards', () => {
  const [ace, ten] = parseCards('AsTh');

  test('are text where the app has no emojis', () => {
    expect([ace, ten].map((card) => (card === undefined ? '' : textFaces.face(card)))).toEqual(['A♠', '10♥']);
  });

  test('are emojis by name, and text where one of them is missing', () => {
    const faces = emojiFaces((name) => (name === 'card_As_1' ? '<:card_As_1:7>' : null));
    expect([ace, ten].map((card) => (card === undefined ? '' : faces.face(card)))).toEqual([
      '<:card_As_1:7>',
      '10♥',
    ]);
    expect(faces.back).toBe('▮');
  });

  test('have names that Discord takes for emojis', () => {
    expect(cardEmojiNames()).toHaveLength(53);
    for (const name of cardEmojiNames()) expect(name).toMatch(/^\w{2,32}$/);
    expect(cardEmojiNames()).toContain(CARD_BACK_EMOJI);
  });
});

test('the receipt says what came of a session', () => {
  const view = {
    tableName: 'Aurora',
    why: 'asked',
    buyIn: 20_000,
    topUps: 5000,
    out: 31_800,
    net: 6800,
    hands: 1042,
    biggestPot: 31_250,
    rake: 425,
    durationMs: 5_400_000,
    comeBackUntil: 1_700_000_000_000,
  } as const;
  const message = receiptMessage(view, it);
  expect(message.embeds[0]?.title).toBe('La tua sessione a Aurora');
  expect(message.embeds[0]?.description).toBe(
    'Hai lasciato il tavolo.\nSe torni <t:1700000000:R> o prima, riporti esattamente 318,00.',
  );
  expect(fieldsOf(message)).toEqual({
    'Buy-in': '200,00',
    Ricariche: '50,00',
    'Portati via': '318,00',
    Risultato: '+68,00',
    Mani: '1.042',
    'Piatto più grande': '312,50',
    'Rake pagata': '4,25',
    'Tempo al tavolo': '1 ora e 30 minuti',
  });
});

test('the table info names buy-in, rake and caps', () => {
  const fields = fieldsOf(
    tableInfoMessage(tableInfoView(new TableScript(RAKED).table), contextOf({ language: 'en' })),
  );
  expect(fields).toMatchObject({
    Blinds: '1.00/2.00',
    Seats: '0 of 6 taken',
    'Buy-in': '60.00 to 200.00 (30 BB to 100 BB)',
    Rake:
      '0.055 for each full 1.00 in the pot, at most 1.00 (2.00 from 3 players, 3.00 from 5 players)\n' +
      'No rake in hands that end before the flop.',
    Clock: '30 seconds for each act, and a time bank of 1 minute',
    'Most per session': '1,000.00 of buy-in and top-ups together; winnings may be more',
    'Smallest chip': '0.05',
  });
});

describe('the list of tables', () => {
  const tables = lobbyView([new TableScript().seat('AB').table]);

  test('leads to each table', () => {
    const list = tableListMessage(tables, en, () => 'https://discord.com/channels/1/2/3');
    expect(list.embeds[0]?.description).toBe(
      "[Aurora](https://discord.com/channels/1/2/3) · No-Limit Hold'em 1.00/2.00 · 2/6 seated · 4 free",
    );
    expect(tableListMessage(tables, en, () => null).embeds[0]?.description).toMatch(/^Aurora <#2> · /);
  });

  test('says how to open one where there is none', () => {
    expect(tableListMessage([], it, () => null).embeds[0]?.description).toBe(
      'In questo server non c’è nessun tavolo aperto. Aprine uno con `/tavolo apri`.',
    );
  });
});

describe('second questions', () => {
  const asked = { table: tableId('t1'), decision: { hand: 7, action: 3 } };

  test('everything goes in only after another click', () => {
    const body = allInConfirmation({ ...asked, to: 31_800 }, en);
    expect(textsOf(body)).toEqual([
      'All your chips: 318.00 in total on this street. Are you sure?',
      'Yes, all-in 318.00',
    ]);
    expect(customIdsOf(body)).toEqual([['allInSure:t1:7:3']]);
  });

  test('a free check is offered first', () => {
    const body = foldConfirmation(asked, en);
    expect(textsOf(body)).toEqual(['Checking is free. Do you really want to fold?', 'Check', 'Fold anyway']);
    expect(customIdsOf(body)).toEqual([['check:t1:7:3', 'foldSure:t1:7:3']]);
  });
});

describe('help and rules', () => {
  test('say that chips have no value', () => {
    for (const topic of HELP_TOPICS) {
      const page = helpMessage({ topic, step: 0 }, { messages: en, faces: textFaces });
      expect(page.embeds.at(-1)?.footer?.text).toBe('Play money: chips have no value.');
    }
    expect(rulesMessage('omaha', { messages: it, faces: textFaces }).embeds.at(-1)?.footer?.text).toBe(
      'Soldi finti: le chips non hanno valore.',
    );
  });

  test('give an example for each hand, the best first', () => {
    const [about, ranks] = rulesMessage('texas-holdem', { messages: en, faces: textFaces }).embeds;
    expect(about?.title).toBe("Rules of Texas Hold'em");
    const names = [...(ranks?.description ?? '').matchAll(/^\*\*(.+?)\*\* (?:\S+ ){4}\S+$/gm)].map(
      ([, name]) => name,
    );
    expect(names).toEqual([
      'Royal flush',
      'Straight flush',
      'Four of a kind',
      'Full house',
      'Flush',
      'Straight',
      'Three of a kind',
      'Two pair',
      'Pair',
      'High card',
    ]);
  });

  test('give examples that are what they are said to be', () => {
    const text =
      rulesMessage('texas-holdem', { messages: en, faces: textFaces }).embeds[1]?.description ?? '';
    const made = [...text.matchAll(/^\*\*.+?\*\* (.+)$/gm)].map(([, cards = '']) => {
      const letters = cards
        .replaceAll('10', 'T')
        .replaceAll(/[♠♥♦♣]/gu, (sign) => 'shdc'.charAt('♠♥♦♣'.indexOf(sign)));
      return high.best(parseCards(letters), [], 'any')?.name.category;
    });
    expect(made).toEqual([
      'royal-flush',
      'straight-flush',
      'four-of-a-kind',
      'full-house',
      'flush',
      'straight',
      'three-of-a-kind',
      'two-pair',
      'one-pair',
      'high-card',
    ]);
  });

  test('put the flush above the full house where the deck is short', () => {
    const text =
      rulesMessage('italian-draw', { messages: it, faces: textFaces }).embeds.at(-1)?.description ?? '';
    expect(text.indexOf('**Colore**')).toBeLessThan(text.indexOf('**Full**'));
    expect(text).toMatch(/Con questo mazzo il colore batte il full\.$/);
  });

  test('tell how lows are read in games that have them', () => {
    expect(textsOf(rulesMessage('razz', { messages: en, faces: textFaces })).join('\n')).toContain(
      'The best is 5-4-3-2-A.',
    );
    expect(textsOf(rulesMessage('omaha-hi-lo', { messages: en, faces: textFaces })).join('\n')).toContain(
      'none above eight',
    );
  });
});
