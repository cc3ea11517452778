import { expect, test } from 'vitest';
import { GUILD, RoomScene } from './support/room-scene.ts';

/** Heads-up at 1/2: the first to act raises to 20.00, the other to 60.00. */
function reraised() {
  const scene = new RoomScene();
  const table = scene.open();
  const [ada, bruno] = [scene.sit(table, 'Ada', 20_000), scene.sit(table, 'Bruno', 20_000)];
  scene.deal(table);
  const folder = scene.toAct(table);
  scene.act(table, { type: 'raise', to: 2000 });
  const bettor = scene.toAct(table);
  scene.act(table, { type: 'raise', to: 6000 });
  const all = () => scene.store.outcomes.page(GUILD, { from: 0, after: null, limit: 10 });
  return { scene, table, ada, bruno, folder, bettor, all };
}

test('a fold after ten big blinds is kept with the hand: to whom, and what was given up', () => {
  const { scene, table, folder, bettor, all } = reraised();
  expect(all()).toEqual([]);
  scene.act(table, { type: 'fold' });
  const [hand] = all();
  expect(hand).toMatchObject({ table, number: 1 });
  expect(hand?.players.find(({ member }) => member === folder)).toEqual({
    member: folder,
    net: -2000,
    foldedTo: bettor,
    putIn: 1900,
  });
  expect(hand?.players.find(({ member }) => member === bettor)).toMatchObject({ foldedTo: null, putIn: 0 });
});

test('a hand that was voided is none', () => {
  const { scene, table, all } = reraised();
  scene.ask(table, { type: 'voidHand', afterAction: true });
  expect(all()).toEqual([]);
});

test('pages follow each other without a gap, also between hands that end at the same moment', () => {
  const scene = new RoomScene();
  const table = scene.open();
  scene.sit(table, 'Ada', 20_000);
  scene.sit(table, 'Bruno', 20_000);
  for (let hands = 0; hands < 5; hands++) {
    scene.deal(table);
    scene.act(table, { type: 'fold' });
  }
  const { outcomes } = scene.store;
  const seen: number[] = [];
  for (let after = null as ReturnType<typeof outcomes.page>[number] | null; ;) {
    const page = outcomes.page(GUILD, { from: 0, after, limit: 2 });
    seen.push(...page.map(({ number }) => number));
    after = page.at(-1) ?? null;
    if (after === null) break;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});
