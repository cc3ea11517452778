import { describe, expect, test } from 'vitest';
import { holeCardsMessage } from '../../src/discord/render/hole-cards-message.ts';
import { memberId } from '../../src/shared/ids.ts';
import { holeCardsView } from '../../src/views/hole-cards-view.ts';
import { contextOf } from '../discord/render/support/screens.ts';
import { TableScript } from '../support/table-script.ts';
import { lookForLeaks } from './support/leak-run.ts';
import { LeakWatch } from './support/leak-watch.ts';

// `npm run leaks` plays many more, and some of them through the whole bot.
test('in hundreds of hands of any game nobody is told a card they may not know', { timeout: 120_000 }, () => {
  const report = lookForLeaks(1, 200);
  expect(report.leaks).toEqual([]);
  expect(report.hands).toBeGreaterThanOrEqual(200);
  expect(report.rightlySeen).toBeGreaterThan(10_000);
});

describe('the watch', () => {
  const script = new TableScript();
  script.seat('ABC');
  script.deal();
  const { table } = script;
  const [reader, other] = [memberId('A'), memberId('B')];

  function cardsOfReader(language: 'en' | 'it', emojis: boolean) {
    const cards = holeCardsView(table, reader);
    if (cards === null) throw new Error('A was dealt no cards');
    const address = 'https://discord.com/channels/1/2';
    return holeCardsMessage({ table: table.id, cards, address }, contextOf({ language, emojis }));
  }

  test.each([
    ['en', false],
    ['it', true],
  ] as const)('takes a message to its owner for right (%s, emojis: %s)', (language, emojis) => {
    const watch = new LeakWatch();
    watch.read({ what: 'cards', body: cardsOfReader(language, emojis), reader, table });
    expect([watch.leaks, watch.rightlySeen]).toEqual([[], 1]);
  });

  test.each([other, null])('takes the same message to %s for a leak of both cards', (wrong) => {
    for (const emojis of [false, true]) {
      const watch = new LeakWatch();
      watch.read({ what: 'cards', body: cardsOfReader('en', emojis), reader: wrong, table });
      expect(watch.leaks).toHaveLength(2);
    }
  });

  test.each(['ace of spades', 'Asso di picche', '10♥', 'T♥', '<:card_Qd_two_1:1>'])(
    'finds a card that is still in the deck, written %j',
    (text) => {
      const watch = new LeakWatch();
      watch.read({ what: 'a text', body: { content: text }, reader, table });
      expect(watch.leaks).toHaveLength(1);
    },
  );

  test('finds cards in the log and in the audit log', () => {
    const watch = new LeakWatch();
    watch.readLog('{"msg":"dealt","hole":[1,2]}');
    watch.readLog('{"msg":"dealt card_As_1"}');
    watch.readAuditLine('Ada voided a hand in which Bruno held A♠');
    expect(watch.leaks).toHaveLength(3);
  });
});
