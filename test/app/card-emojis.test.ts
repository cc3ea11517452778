import { describe, expect, test } from 'vitest';
import { cardEmojiArt } from '../../src/discord/cards/card-art.ts';
import { startApp, type App } from './support/app.ts';
import { AtTable, textOf } from './support/at-table.ts';

const EMOJIS = '/applications/:application/emojis';
const ART = cardEmojiArt();

const emojisOf = ({ playground }: App) => playground.world.tables.all('emojis');
const uploads = ({ playground }: App) => playground.requests.matching('POST', EMOJIS);

async function until(app: App, done: () => boolean): Promise<void> {
  await app.playground.until(done);
  await app.settle();
}

const uploaded = (app: App) =>
  app.logged.filter(({ msg }) => msg === 'the card emojis were uploaded').length === 1;

describe('the card emojis', () => {
  test('are uploaded once, and the next start finds them by name', async () => {
    const app = await startApp({ emojiArt: ART });
    await until(app, () => uploaded(app));
    expect(emojisOf(app)).toHaveLength(79);
    expect(uploads(app)).toHaveLength(79);
    await app.stop();
    await app.start();
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack('As Ah Kd Kc');
    await at.deal({ Ada: '100', Elio: '100' });
    const id = emojisOf(app).find(({ name }) => name === 'card_As_1')?.id ?? '';
    expect(textOf(app.playground.actor('Elio').dms()[0] ?? null)).toContain(`<:card_As_1:${id}>`);
    expect(uploads(app)).toHaveLength(79);
  });

  test('stand on a table that is on screen as soon as they are uploaded', async () => {
    const app = await startApp();
    await app.stop();
    const hung = app.playground.faults.next({ method: 'POST', route: EMOJIS }, 'holdBefore');
    await app.start({ emojiArt: ART });
    await app.playground.until(() => hung.met === 1);
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack('As Ah Kd Kc 2c 7d 8h 3s');
    await at.deal({ Ada: '100', Elio: '100' });
    await at.press('Ada', 'call');
    await at.press('Elio', 'check');
    expect(textOf(at.message())).toContain('7♦ 8♥ 3♠');
    await app.advance(1000);
    hung.release();
    await until(app, () => uploaded(app));
    await app.advance(1000);
    expect(textOf(at.message())).toMatch(/<:card_7d_1:\d+> <:card_8h_1:\d+> <:card_3s_1:\d+>/);
  });

  test('that are redrawn take the place of the old ones; what is not ours stays', async () => {
    const app = await startApp();
    await app.stop();
    for (const name of ['card_As', 'card_back_0', 'logo']) {
      app.playground.world.tables.put('emojis', `90000000000000000${name.length}`, {
        id: `90000000000000000${name.length}`,
        name,
        fileId: '1',
      });
    }
    await app.start({ emojiArt: ART.slice(0, 3) });
    await until(app, () => emojisOf(app).length === 4);
    expect(
      emojisOf(app)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...ART.slice(0, 3).map(({ name }) => name), 'logo'].sort());
  });

  test('delay neither the start nor a table, and a card that has none is text', async () => {
    const app = await startApp();
    await app.stop();
    const hung = app.playground.faults.next({ method: 'POST', route: EMOJIS }, 'holdBefore');
    await app.start({ emojiArt: ART });
    await app.playground.until(() => hung.met === 1);
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack('As Ah Kd Kc');
    await at.deal({ Ada: '100', Elio: '100' });
    expect(textOf((await at.slash('Elio', 'cards')).message)).toContain('A♠ A♥');
    hung.release();
    await until(app, () => uploaded(app));
    expect(textOf((await at.slash('Elio', 'cards')).message)).toMatch(
      /<:card_As_1:\d+> <:card_Ah_1:\d+>\nA♠ A♥\nYou hold a pair of aces\.$/,
    );
  });

  test('of which the answer was lost are not uploaded twice', async () => {
    const app = await startApp();
    await app.stop();
    const { faults, requests } = app.playground;
    faults.next({ method: 'POST', route: EMOJIS }, 'resetAfter');
    await app.start({ emojiArt: ART.slice(0, 2) });
    await app.playground.until(() => app.clock.nextAlarm() !== null);
    await app.advance(1000);
    await until(app, () => uploaded(app));
    expect(emojisOf(app)).toHaveLength(2);
    expect(uploads(app).map(({ status }) => status)).toEqual([0, 400, 201]);
    app.malformedExpected = requests.all().filter(({ errorCode }) => errorCode === 50035).length;
    expect(app.malformedExpected).toBe(1);
  });

  test('that Discord does not take leave the cards as text, with a line in the log', async () => {
    const app = await startApp();
    await app.stop();
    app.playground.faults.next({ method: 'POST', route: EMOJIS }, { status: 400, code: 30_008 });
    await app.start({ emojiArt: ART });
    await until(app, () => app.logged.some(({ msg }) => String(msg).includes('could not all be uploaded')));
    expect(uploads(app)).toHaveLength(1);
    const at = new AtTable(app, 'poker-1');
    app.shuffle.stack('As Ah Kd Kc');
    await at.deal({ Ada: '100', Elio: '100' });
    expect(textOf((await at.slash('Elio', 'cards')).message)).toContain('A♠ A♥');
  });
});
