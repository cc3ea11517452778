import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

const DEAL = { Ada: '100', Elio: '100', Fiona: '100' };
/** First Elio's two cards, then Fiona's, then Ada's. */
const CARDS = 'As Ah Kd Kc Qs Js 2c 7d 8h 3s 2d 4c 2h 5d';

async function dealt() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  app.shuffle.stack(CARDS);
  return { app, at };
}

describe('hole cards', () => {
  test('come by direct message at the deal, once, in a channel that is opened once', async () => {
    const { app, at } = await dealt();
    await at.deal(DEAL);
    for (const name of ['Ada', 'Elio']) await at.press(name, 'fold');
    await at.nextHand();
    const { requests } = app.playground;
    expect(app.playground.actor('Ada').dms().map(textOf)).toEqual([
      expect.stringContaining('hand #1'),
      expect.stringContaining('hand #2'),
    ]);
    expect(requests.matching('POST', '/users/@me/channels')).toHaveLength(3);
    const { guildId, world } = app.playground;
    expect(app.playground.actor('Ada').dms()[0]?.embeds[0]?.url).toBe(
      `https://discord.com/channels/${guildId}/${world.channel('poker-1').id}`,
    );
  });

  test('are behind My cards and /cards for their owner, and for nobody else', async () => {
    const { app, at } = await dealt();
    await at.deal(DEAL);
    const mine = await at.press('Elio', 'myCards');
    expect(mine.message?.ephemeral).toBe(true);
    expect(textOf(mine.message)).toContain('A♠ A♥');
    expect(textOf(mine.message)).toContain('pair of aces');
    const typed = await at.slash('Fiona', 'cards');
    expect(textOf(typed.message)).toContain('K♦ K♣');
    const stranger = await at.press('Carla', 'myCards');
    expect(textOf(stranger.message)).toMatch(/^Non sei a questo tavolo/);
    expect(app.cards.rightlySeen).toBeGreaterThan(4);
  });

  test('reach nobody by message whose messages are closed, and that costs them nothing', async () => {
    const { app, at } = await dealt();
    const elio = app.playground.actor('Elio');
    elio.closeDms();
    await at.deal(DEAL);
    const asked = app.playground.requests.matching('POST', '/channels/:channel/messages');
    expect(asked.filter(({ errorCode }) => errorCode === 50_007)).toHaveLength(1);

    await at.press('Ada', 'call');
    const acted = await at.press('Elio', 'call');
    expect(acted.answer).toBe('update');
    const notes = elio.sees('poker-1').filter(({ ephemeral }) => ephemeral);
    expect(textOf(notes.at(-1) ?? null)).toMatch(/^Your direct messages are closed to me/);
    expect(textOf((await at.press('Elio', 'myCards')).message)).toContain('A♠ A♥');

    // Not tried again, and not told again, in the next hand.
    await at.press('Fiona', 'check');
    for (const street of ['flop', 'turn', 'river']) {
      expect(textOf(at.message())).toContain(street);
      for (const name of ['Elio', 'Fiona', 'Ada']) await at.press(name, 'check');
    }
    await at.nextHand();
    const again = app.playground.requests.matching('POST', '/channels/:channel/messages');
    expect(again.filter(({ errorCode }) => errorCode === 50_007)).toHaveLength(1);
    expect(elio.dms()).toEqual([]);
  });

  test('are tried again by message when the player sits down again', async () => {
    const { app, at } = await dealt();
    const elio = app.playground.actor('Elio');
    elio.closeDms();
    await at.deal({ Ada: '100', Elio: '100' });
    await at.press('Ada', 'fold');
    await at.slash('Elio', 'leave');
    elio.openDms();
    await at.slash('Elio', 'sit');
    await at.nextHand();
    expect(elio.dms().map(textOf)).toEqual([expect.stringContaining('hand #2')]);
  });
});

describe('acting where the cards are', () => {
  test('Act turns the direct message into the current state with priced buttons', async () => {
    const { app, at } = await dealt();
    await at.deal(DEAL);
    const elio = app.playground.actor('Elio');
    const [message] = elio.dms();
    if (message === undefined) throw new Error('no direct message');
    expect(labelsOf(message)).toEqual(['Act']);
    const early = await at.pressOn('Elio', message, 'act');
    expect(early.answer).toBe('update');
    expect(textOf(early.message)).toContain('It is not your turn');

    await at.press('Ada', 'Raise to 4.00');
    const turn = await at.pressOn('Elio', elio.now(message) ?? message, 'act');
    expect(labelsOf(turn.message ?? message)).toContain('Call 3.00');
    expect(textOf(turn.message)).toContain('It is your turn.');
    const before = app.playground.requests.all().filter(({ counted }) => counted).length;
    const acted = await at.pressOn('Elio', turn.message ?? message, 'Call 3.00');
    expect(acted.answer).toBe('update');
    expect(at.stacks).toEqual({ Ada: 9600, Elio: 9600, Fiona: 9800 });
    await app.advance(1000);
    // One coalesced edit of the table's message, and nothing else.
    expect(app.playground.requests.all().filter(({ counted }) => counted)).toHaveLength(before + 1);
    expect(textOf(at.message())).toContain('Elio calls 3.00');
  });

  test('an old button there says that the decision has passed, and shows the state', async () => {
    const { app, at } = await dealt();
    await at.deal(DEAL);
    const ada = app.playground.actor('Ada');
    const [message] = ada.dms();
    if (message === undefined) throw new Error('no direct message');
    const turn = await at.pressOn('Ada', message, 'act');
    await at.press('Ada', 'call');
    const late = await at.pressOn('Ada', turn.message ?? message, 'Call 2.00');
    expect(textOf(late.message)).toContain('That decision has passed');
    expect(labelsOf(late.message ?? message)).toEqual(['Act', 'Check or fold', 'Check']);
    expect(at.stacks).toEqual({ Ada: 9800, Elio: 9900, Fiona: 9800 });
  });

  test('the modal opened there answers there', async () => {
    const { app, at } = await dealt();
    await at.deal(DEAL);
    const [message] = app.playground.actor('Ada').dms();
    if (message === undefined) throw new Error('no direct message');
    const turn = await at.pressOn('Ada', message, 'act');
    const other = await at.pressOn('Ada', turn.message ?? message, 'other');
    if (other.modal === null) throw new Error('no modal');
    const refused = await app.playground.actor('Ada').submit(other.modal, { amount: '3' });
    expect(textOf(refused.message)).toContain('Raise to at least 4.00. You said 3.00.');
    expect(labelsOf(refused.message ?? message)).toContain('Call 2.00');
    const raised = await app.playground.actor('Ada').submit(other.modal, { amount: '3,5bb' });
    await app.settle();
    expect(raised.answer).toBe('update');
    expect(at.stacks['Ada']).toBe(9300);
  });
});

test('a receipt of a session that ended by itself comes by direct message', async () => {
  const { app, at } = await dealt();
  await at.deal(DEAL);
  await at.slash('Ada', 'table close');
  expect(textOf(at.message())).toContain(
    'The table closes after this hand; everybody gets their chips back.',
  );
  for (const name of ['Ada', 'Elio']) await at.press(name, 'fold');
  await app.settle();
  expect(textOf(app.playground.actor('Fiona').dms().at(-1) ?? null)).toContain('The table was closed.');
  expect(['Ada', 'Elio', 'Fiona'].map((name) => app.walletOf(name))).toEqual([100_000, 99_900, 100_100]);
});
