import { describe, expect, test } from 'vitest';
import { ButtonStyle } from 'discord.js';
import type { MessageBody } from '../../../src/discord/message-body.ts';
import { tableMessage } from '../../../src/discord/render/table-message.ts';
import { privateStateMessage } from '../../../src/discord/render/hole-cards-message.ts';
import { memberId } from '../../../src/shared/ids.ts';
import type { Table } from '../../../src/table/table.ts';
import { decisionView } from '../../../src/views/decision-view.ts';
import { holeCardsView } from '../../../src/views/hole-cards-view.ts';
import { preActView } from '../../../src/views/pre-act-view.ts';
import { tableView } from '../../../src/views/table-view.ts';
import { TableScript } from '../../support/table-script.ts';
import { contextOf } from './support/screens.ts';

const EM_SPACE = '\u2003';

/** A message as it is read: titles, descriptions, and the buttons row by row. */
function read({ content, embeds, components }: MessageBody): string {
  const lines = [
    ...(content === '' ? [] : [content]),
    ...embeds.flatMap(({ title, description }) => [`# ${title ?? ''}`, description ?? '']),
    ...components.map((row) =>
      'components' in row
        ? row.components
            .map((component) => ('label' in component ? `[${component.label ?? ''}]` : '[menu]'))
            .join(' ')
        : '',
    ),
  ];
  return lines.join('\n').replaceAll(EM_SPACE, '_');
}

const show = (table: Table, language: 'en' | 'it' = 'en') =>
  read(tableMessage(tableView(table), contextOf({ language })));

/** Four players with a side pot in the making: Carla is all-in, Dario has raised. */
function sidePot(): TableScript {
  const script = new TableScript({ minBuyIn: 200, settings: { rake: { type: 'room' } } });
  script.sit('A', 0);
  script.sit('B', 1);
  script.sit('C', 2, 2200);
  script.sit('D', 4);
  script.stackDeck('7c7d 8h8s QcQd KhJh 2s AsKd7h');
  script.deal();
  script.act('D', 'call');
  script.act('A', 'call');
  script.act('B', 'fold');
  script.act('C', 'check');
  script.act('C', 'allIn');
  script.act('D', { type: 'raise', to: 4400 });
  return script;
}

describe('the message of a table', () => {
  test('without players it invites to sit', () => {
    expect(show(new TableScript().table)).toBe(
      [
        '# ♠ Aurora',
        "No-Limit Hold'em 1.00/2.00",
        '',
        'Waiting for players: two are needed. Press **Sit** to join.',
        '6 seats free',
        '[Sit] [Table info] [Waiting list] [A first hand]',
      ].join('\n'),
    );
  });

  test('during a hand it shows board, pots, seats, whose turn it is, and the priced buttons', () => {
    expect(show(sidePot().table)).toBe(
      [
        '# ♠ Aurora · hand #1',
        "No-Limit Hold'em 1.00/2.00",
        '**Board** A♠ K♦ 7♥ ▢ ▢ · *flop*',
        '**Pot 69.00** · main 45.65 · side 23.35 · rake 2.00 (cap 2.00)',
        '',
        '▸ `1` **Ada** · BTN · 198.00',
        '_ `2` Bruno · SB · 199.00 · folded',
        '_ `3` Carla · BB · 0.00 · all-in 20.00',
        '_ `5` Dario · 154.00 · bet 44.00',
        '',
        '**Ada to act: 44.00 to call · <t:1000000095:R>**',
        'Carla bets 20.00, all-in · Dario raises to 44.00',
        '[Fold] [Call 44.00] [Raise to 68.00]',
        '[½ pot 101.50] [¾ pot 130.25] [Pot 159.00] [Other…] [All-in 198.00]',
        '[My cards]',
      ].join('\n'),
    );
  });

  test('the same in Italian', () => {
    expect(show(sidePot().table, 'it')).toBe(
      [
        '# ♠ Aurora · mano n. 1',
        'Texas Hold’em No Limit 1,00/2,00',
        '**Carte comuni** A♠ K♦ 7♥ ▢ ▢ · *flop*',
        '**Piatto 69,00** · principale 45,65 · secondario 23,35 · rake 2,00 (massimo 2,00)',
        '',
        '▸ `1` **Ada** · BTN · 198,00',
        '_ `2` Bruno · SB · 199,00 · ha passato',
        '_ `3` Carla · BB · 0,00 · all-in 20,00',
        '_ `5` Dario · 154,00 · puntata 44,00',
        '',
        '**Ada deve agire: 44,00 per vedere · <t:1000000095:R>**',
        'Carla punta 20,00, all-in · Dario rilancia a 44,00',
        '[Passo] [Vedo 44,00] [Rilancio a 68,00]',
        '[½ piatto 101,50] [¾ piatto 130,25] [Piatto 159,00] [Altro…] [All-in 198,00]',
        '[Le mie carte]',
      ].join('\n'),
    );
  });

  test('All-in alone is red', () => {
    const { components } = tableMessage(tableView(sidePot().table), contextOf({ language: 'en' }));
    const red = components.flatMap((row) =>
      'components' in row
        ? row.components.filter((one) => 'style' in one && one.style === ButtonStyle.Danger)
        : [],
    );
    expect(red.map((one) => ('label' in one ? one.label : ''))).toEqual(['All-in 198.00']);
  });

  test('the end of a hand says for each pot who won how much, with which cards, in words', () => {
    const script = sidePot();
    script.stackDeck('7c7d 8h8s QcQd KhJh 2s AsKd7h');
    script.act('A', 'call');
    for (const name of ['D', 'A', 'D', 'A']) script.act(name, 'check');
    expect(show(script.table)).toBe(
      [
        '# ♠ Aurora · hand #1',
        "No-Limit Hold'em 1.00/2.00",
        '**Board** A♠ K♦ 7♥ 2♦ 3♣ · *river*',
        '',
        '_ `1` Ada · BTN · 267.00 · K♥ J♥',
        '_ `2` Bruno · SB · 199.00 · folded',
        '_ `3` Carla · BB · 0.00 · out of chips · 8♥ 8♠',
        '_ `5` Dario · 154.00',
        '',
        'The next hand follows in a moment.',
        '2 seats free',
        '# Hand #1 is over',
        '**Main pot 65.80**',
        'Ada wins 65.80 with a pair of kings, ace, jack and seven kickers',
        'K♥ K♦ A♠ J♥ 7♥',
        '',
        '**Side pot 47.20**',
        'Ada wins 47.20 with a pair of kings, ace, jack and seven kickers',
        'K♥ K♦ A♠ J♥ 7♥',
        '',
        'Carla shows 8♥ 8♠: a pair of eights, ace, king and seven kickers',
        '',
        'Rake 2.00',
        'Stacks: Bruno 199.00 (−1.00) · Carla 0.00 (−22.00) · Dario 154.00 (−46.00) · Ada 267.00 (+67.00)',
        '[Show] [Muck] [My cards]',
        '[Sit] [Table info] [Waiting list]',
      ].join('\n'),
    );
  });

  test('a paused table keeps My cards and nothing else', () => {
    const script = sidePot();
    script.do({ type: 'pause', reason: 'cannotPost' });
    expect(show(script.table)).toMatch(
      /Paused: I could not write here\. Give me back the permissions, then use .*\n\[My cards\]$/,
    );
  });

  test('a closed table has no buttons', () => {
    const script = new TableScript();
    script.do({ type: 'close', member: memberId('O'), floor: false });
    expect(tableMessage(tableView(script.table), contextOf({ language: 'en' })).components).toEqual([]);
  });
});

test('a full table at which too few play says how they come back, and invites nobody to sit', () => {
  const script = new TableScript({ seats: 2 }).seat('AB');
  for (const name of 'AB') script.do({ type: 'sitOut', member: memberId(name), from: 'next-hand' });
  const text = (language: 'en' | 'it') => show(script.table, language);
  expect(text('en')).toContain(
    'Waiting for players: two are needed. Whoever sits out comes back with **Sit** or `/back`.\nAll seats are taken',
  );
  expect(text('it')).toContain(
    'Chi è in pausa rientra con **Siediti** o `/rientra`.\nTutti i posti sono occupati',
  );
});

describe('the private state', () => {
  const state = (table: Table, name: string) =>
    read(
      privateStateMessage(
        {
          table: tableView(table),
          cards: holeCardsView(table, memberId(name)),
          decision: decisionView(table, memberId(name)),
          preAct: preActView(table, memberId(name)),
          done: null,
        },
        contextOf({ language: 'en' }),
      ),
    );

  test('of the player to act has the cards and the priced buttons', () => {
    const text = state(sidePot().table, 'A');
    expect(text).toMatch(/^It is your turn\.\n# ♠ Aurora · hand #1\n/);
    expect(text).toContain(
      '# Aurora · hand #1\nYour cards: K♥ J♥\nYou hold a pair of kings, ace, jack and seven kickers.\n',
    );
    expect(text).toMatch(
      /\[Fold\] \[Call 44\.00\] \[Raise to 68\.00\]\n\[½ pot 101\.50\].*\[All-in 198\.00\]$/,
    );
  });

  test('of somebody else has their cards and a way to look again', () => {
    const text = state(sidePot().table, 'D');
    expect(text).toMatch(/^It is not your turn\. Press \*\*Act\*\* again when it is\.\n/);
    expect(text).toMatch(/\[Act\]\n\[Check or fold\] \[Check\]$/);
  });

  test('of somebody who was not dealt in says so', () => {
    expect(state(sidePot().table, 'O')).toMatch(/^You are not in this hand\./);
  });

  test('at a draw it has a menu of the own cards', () => {
    const script = new TableScript({ gameId: 'five-card-draw' }).seat('AB');
    script.deal();
    script.act('A', 'call');
    script.act('B', 'check');
    expect(state(script.table, 'B')).toMatch(
      /^Choose the cards to exchange, or stand pat\.\n[^]*\[menu\]\n\[Stand pat\]$/,
    );
  });
});
