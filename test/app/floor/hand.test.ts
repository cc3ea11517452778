import { describe, expect, test } from 'vitest';
import { textOf } from '../support/at-table.ts';
import { startFloor, type FloorScene } from './support.ts';

const CARD = /[2-9TJQKA10][♠♥♦♣]/;

/** Ada and Elio have played hand 1 to a fold: nobody has shown a card. */
async function folded(): Promise<FloorScene> {
  const scene = await startFloor();
  const { at, app } = scene;
  app.cards.auditor = app.playground.actor('Fiona').userId;
  await at.deal({ Ada: '100', Elio: '100' });
  await at.press(at.toAct ?? '', 'fold');
  return scene;
}

const asked = { number: 1, reason: 'a complaint' };

describe('/floor hand', () => {
  test('shows the cards nobody showed, to the floor alone, with what the hand brought', async () => {
    const scene = await folded();
    const answer = await scene.floor('hand', asked);
    expect(answer.message?.ephemeral).toBe(true);
    const text = textOf(answer.message);
    expect(text).toMatch(/^Aurora #1\n\*\*Texas Hold'em\*\*\n/);
    const lines = text.split('\n').filter((line) => line.startsWith('Seat'));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/not shown .*[♠♥♦♣].*[♠♥♦♣]/);
    expect(text).toMatch(/\*\*, folded \(−1\.00\)/);
    expect(text).toMatch(/\*\* \(\+1\.00\)/);
  });

  test('tells shown cards from the others', async () => {
    const scene = await folded();
    const winner = scene.at.table.hand?.players.find((player) => !player.folded)?.seat;
    const member = scene.at.table.dealtTo.find(({ seat }) => seat === winner)?.member;
    const name = scene.app.room.nameOf(member ?? scene.member('Ada'));
    await scene.at.slash(name, 'show', { cards: '1' });
    const text = await scene.says('hand', asked);
    const line = text.split('\n').find((part) => part.includes(`**${name}**`)) ?? '';
    expect(line).toMatch(/ · shown \S*[♠♥♦♣] · not shown \S*[♠♥♦♣]/);
  });

  test('is on record with the reason and without the cards, in the log and in the audit channel', async () => {
    const scene = await folded();
    await scene.floor('settings room', { 'audit-channel': 'lobby' });
    await scene.floor('hand', asked);
    await scene.app.settle();
    expect(scene.rows().at(-1)).toMatchObject({
      actor: scene.member('Fiona'),
      action: 'hand',
      tableId: scene.at.table.id,
      hand: 1,
      reason: 'a complaint',
    });
    const posted = scene.app.playground.actor('Elio').sees('lobby').map(textOf).at(-1) ?? '';
    expect(posted).toContain('**Fiona** looked at the closed cards of the hand · Aurora #1 · «a complaint»');
    expect(posted).not.toMatch(CARD);
    expect(await scene.says('audit')).not.toMatch(CARD);
  });

  test('never shows a hand that is played', async () => {
    const scene = await startFloor();
    await scene.at.deal({ Ada: '100', Elio: '100' });
    expect(await scene.says('hand', asked)).toMatch(/^Hand #1 is being played/);
    expect(scene.log()).toEqual([]);
  });

  test('shows a hand that was voided, once it is', async () => {
    const scene = await startFloor();
    scene.app.cards.auditor = scene.app.playground.actor('Fiona').userId;
    await scene.at.deal({ Ada: '100', Elio: '100' });
    await scene.floor('void');
    expect(await scene.says('hand', asked)).toMatch(/This hand was voided: .*\n.*not shown/);
  });

  test('shows nobody a hand they were dealt into, also when they have left since', async () => {
    const scene = await startFloor();
    const { at } = scene;
    await at.deal({ Fiona: '100', Elio: '100' });
    await at.press(at.toAct ?? '', 'fold');
    expect(await scene.says('hand', asked)).toMatch(/^You were dealt into hand #1/);
    await at.slash('Fiona', 'leave');
    await at.slash('Elio', 'leave');
    await scene.floor('close', { reason: 'late' });
    const table = { ...asked, table: scene.app.store.tables.openedLast(scene.guild, 1)[0]?.id ?? '' };
    expect(await scene.says('hand', table)).toMatch(/^You were dealt into hand #1/);
    expect(scene.log()).not.toContain('Fiona hand');
  });

  test('finds hands of tables that are closed, by their name, and of this server alone', async () => {
    const scene = await folded();
    await scene.app.stop();
    await scene.app.start();
    const fiona = scene.app.playground.actor('Fiona');
    const offered = await fiona.autocomplete('poker-1', 'floor hand', 'table', 'auro', asked);
    expect(offered.map(({ name }) => name)).toEqual([`Aurora (${scene.at.table.id})`]);
    const ada = scene.app.playground.actor('Ada');
    scene.app.playground.world.setCommandPermission(scene.guild, 'floor', ada.userId, true);
    expect(await ada.autocomplete('poker-1', 'floor hand', 'table', 'auro', asked)).toEqual([]);
    const table = String(offered[0]?.value);
    await scene.confirmed('close', { reason: 'late' });
    expect(await scene.says('hand', { ...asked, table })).toMatch(/not shown/);
    expect(await scene.says('hand', { ...asked, table: 'elsewhere' })).toMatch(/no table in this channel/);
  });

  test('says which hands there are', async () => {
    const scene = await folded();
    expect(await scene.says('hand', { ...asked, number: 9 })).toBe(
      'This table has played no hand #9. The last one that is over is #1.',
    );
    expect(await scene.says('hand', { ...asked, reason: '\u200B' })).toMatch(/^Say why/);
    expect(scene.log()).toEqual([]);
  });
});
