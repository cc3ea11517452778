import { expect, test } from 'vitest';
import { memberId } from '../../../src/shared/ids.ts';
import type { Table } from '../../../src/table/table.ts';
import { TableScript } from '../../support/table-script.ts';
import { contextOf, otherScreens, screensOf, textsOf } from './support/screens.ts';

// Words that give a language away. The words of poker that both use (check, rake, stack…) are not here.
const ENGLISH =
  /\b(?:the|you|your|and|of|with|hand|seat|table|card|cards|fold|folds|call|calls|raise|raises|bets|wins|shows|free|waiting|next|pot|pair|flush|straight|kicker is|draw|draws|board|blind|king|queen|ace|hearts|spades)\b/i;
const ITALIAN =
  /\b(?:il|la|di|che|non|una|mano|tavolo|posto|posti|carte|carta|passo|vedo|vede|rilancio|rilancia|punta|vince|mostra|piatto|coppia|scala|colore|donna|asso|cuori|picche|buio|prossima)\b/i;

/** Proper names of poker, the languages' own names, and commands of the other language do not count. */
const NEITHER =
  /Hold['’]em|Omaha|Hi-Lo|No[ -]Limit|Pot[ -]Limit|Fixed-Limit|Texas|Short Deck|English|Italiano|time bank|two-pair/g;

function statesOfGame(script: TableScript): readonly Table[] {
  const states: Table[] = [script.table];
  script.seat('ABC');
  states.push(script.table);
  script.deal();
  for (let acts = 0; script.table.handRunning && acts < 40; acts++) {
    states.push(script.table);
    const { hand } = script.table;
    const turn = script.toAct();
    if (hand?.phase === 'drawing') script.act(turn, { type: 'draw', discard: [0, 1] });
    else if (acts === 0 && hand?.highestBet === 0) script.act(turn, 'bringIn');
    else if (acts === 3 && script.table.settings.limit === 'no-limit') script.act(turn, 'allIn');
    else callOrCheck(script, turn);
  }
  states.push(script.table);
  script.do({ type: 'pause', reason: 'floor' });
  states.push(script.table);
  script.do({ type: 'resume', channelId: null });
  script.do({ type: 'close', member: memberId('O'), floor: false });
  states.push(script.table);
  return states;
}

function callOrCheck(script: TableScript, turn: string): void {
  const { hand, seats } = script.table;
  const seat = seats.findIndex((one) => one?.member === turn);
  const bet = hand?.players.find((player) => player.seat === seat)?.bet ?? 0;
  script.act(turn, bet === (hand?.highestBet ?? 0) ? 'check' : 'call');
}

function everyText(language: 'en' | 'it'): readonly string[] {
  const context = contextOf({ language });
  const members = ['A', 'B', 'C', 'O'].map(memberId);
  const games = ['texas-holdem', 'omaha-hi-lo', 'seven-card-stud-hi-lo', 'razz', 'five-card-draw'] as const;
  const states = games.flatMap((gameId) =>
    statesOfGame(new TableScript({ gameId, settings: { rake: { type: 'room' } } })),
  );
  return states
    .flatMap((table) => [...screensOf(table, members, context), ...otherScreens(table, context)])
    .flatMap(textsOf);
}

test('no English is left in Italian', () => {
  const left = everyText('it').filter((text) => ENGLISH.test(text.replaceAll(NEITHER, '')));
  expect([...new Set(left)]).toEqual([]);
});

test('no Italian is in English', () => {
  const left = everyText('en').filter((text) => ITALIAN.test(text.replaceAll(NEITHER, '')));
  expect([...new Set(left)]).toEqual([]);
});

test('numbers follow the language too', () => {
  expect(everyText('it').filter((text) => /\d\.\d\d(?!\d)/.test(text))).toEqual([]);
  expect(everyText('en').filter((text) => /\d,\d\d(?!\d)/.test(text))).toEqual([]);
});
