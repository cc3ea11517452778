import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isPng } from '../discord/pictures/support/picture.ts';
import { FloorScene } from './floor/support.ts';
import { startApp, type App, type AppOptions } from './support/app.ts';
import { textOf } from './support/at-table.ts';

const PROGRAM = fileURLToPath(new URL('../../src/discord/pictures/worker.ts', import.meta.url));
const MESSAGE = '/channels/:channel/messages/:message';
const ANSWER = '/interactions/:interaction/:token/callback';
const CARDS = '7c 7d 8h 8s Qc Qd 2s As Kd 7h 3s Jd 4s 2c';
const DEAL = { Ada: '100', Elio: '100', Fiona: '100' };

/** Three players before the flop, in a server that wants pictures. */
async function pictured(options: AppOptions = {}) {
  const app = await startApp({ pictureProgram: PROGRAM, ...options });
  const scene = new FloorScene(app);
  const { at } = scene;
  await scene.floor('settings room', { pictures: 'on' });
  app.shuffle.stack(CARDS);
  await at.deal(DEAL);
  return { app, scene, at };
}

/** Everybody calls, and from then on checks, until the next street. */
async function toTheFlop({ app, at }: Awaited<ReturnType<typeof pictured>>): Promise<void> {
  await at.press('Ada', 'call');
  await at.press('Elio', 'call');
  await at.press('Fiona', 'check');
  await app.advance(1000);
}

/** Everybody checks to the showdown: Elio shows and wins, the others need not show. */
async function toTheEnd(scene: Awaited<ReturnType<typeof pictured>>): Promise<void> {
  await toTheFlop(scene);
  const { app, at } = scene;
  for (let street = 0; street < 3; street += 1) {
    for (const name of ['Elio', 'Fiona', 'Ada']) await at.press(name, 'check');
    await app.advance(1000);
  }
}

/** What Discord is asked for from now on: the parts of a body that changes a message, and whether a file is there. */
function requestsFrom(app: App): () => string[] {
  const before = app.playground.requests.all().length;
  return () =>
    app.playground.requests
      .all()
      .slice(before)
      .map(({ method, route, body, fileNames }) =>
        [
          `${method} ${route ?? ''}`,
          ...(method === 'PATCH' ? Object.keys(body as object) : []),
          ...fileNames.map(() => '+file'),
        ].join(' '),
      );
}

/** A program that draws nothing. */
function broken(): string {
  const folder = mkdtempSync(join(tmpdir(), 'felt-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'worker.mjs');
  writeFileSync(file, 'throw new Error("no ink");');
  return file;
}

describe('the picture of the table', { timeout: 30_000 }, () => {
  test('is on its message where the server wants that, with what it shows in words', async () => {
    const { app, at } = await pictured();
    const { attachments } = at.message();
    expect(attachments).toHaveLength(1);
    const [file] = attachments;
    expect(file).toMatchObject({
      content_type: 'image/png',
      description:
        'Picture of the table Aurora, hand #1, pre-flop as it begins. Pot 3.00. Seat 1 Ada, BTN, 100.00. ' +
        'Seat 2 Elio, SB, 99.00, bet 1.00. Seat 3 Fiona, BB, 98.00, bet 2.00. Ada is first to act',
    });
    const served = await fetch(new URL(file?.url ?? '', app.playground.url));
    expect(isPng(Buffer.from(await served.arrayBuffer()))).toBe(true);
    // Everything it shows stands in the text too.
    for (const fact of ['Ada', 'Elio', 'Fiona', '100.00', '99.00', '98.00', 'Pot 3.00', 'pre-flop']) {
      expect(textOf(at.message())).toContain(fact);
    }
  });

  test('is described in the language of the server', async () => {
    const { at } = await pictured({ preferredLocale: 'it' });
    expect(at.message().attachments[0]?.description).toBe(
      'Immagine del tavolo Aurora, mano n. 1, prima del flop, all’inizio. Piatto 3,00. Posto 1 Ada, BTN, 100,00. ' +
        'Posto 2 Elio, SB, 99,00, puntata 1,00. Posto 3 Fiona, BB, 98,00, puntata 2,00. Il primo a parlare è Ada',
    );
  });

  test('is not there unless the server has turned it on, and goes when it turns it off', async () => {
    const app = await startApp({ pictureProgram: PROGRAM });
    const scene = new FloorScene(app);
    const { at } = scene;
    await at.deal(DEAL);
    expect(at.message().attachments).toEqual([]);
    expect(await scene.says('settings room', { pictures: 'on' })).toContain('Pictures of the tables\non');
    await app.advance(1000);
    expect(at.message().attachments).toHaveLength(1);
    await scene.floor('settings room', { pictures: 'off' });
    await app.advance(1000);
    expect(at.message().attachments).toEqual([]);
  });

  test('is sent once a street, after the click that brought the street was answered', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    const before = app.playground.requests.all().length;
    await toTheFlop(scene);
    const requests = app.playground.requests.all().slice(before);
    const uploads = requests.filter(({ fileNames }) => fileNames.length > 0);
    expect(uploads.map(({ method, route }) => `${method} ${route ?? ''}`)).toEqual([`PATCH ${MESSAGE}`]);
    const [answers, upload] = [ANSWER, MESSAGE].map((wanted) =>
      requests.flatMap(({ route }, place) => (route === wanted ? [place] : [])),
    );
    expect([answers?.length, upload?.length]).toEqual([3, 1]);
    expect(Math.min(...(upload ?? []))).toBeGreaterThan(Math.max(...(answers ?? [])));
    // The upload is no more than that: it cannot take back what another click shows.
    expect(Object.keys(uploads[0]?.body as object)).toEqual(['attachments']);
    expect(at.message().attachments[0]?.description).toContain('flop as it begins. Board A♠ K♦ 7♥. Pot 5.70');
  });

  test('stays, and is not sent again, when clicks and commands change the text', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    await toTheFlop(scene);
    const [file] = at.message().attachments;
    const before = app.playground.requests.all().length;
    await at.press('Elio', 'check');
    expect(textOf(at.message())).toContain('Fiona to act');
    await at.slash('Fiona', 'check');
    await app.advance(1000);
    expect(textOf(at.message())).toContain('Ada to act');
    expect(at.message().attachments).toEqual([file]);
    const later = app.playground.requests.all().slice(before);
    expect(later.filter(({ fileNames }) => fileNames.length > 0)).toEqual([]);
  });

  test('shows hands only once they have been shown', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    await toTheFlop(scene);
    for (let street = 0; street < 3; street += 1) {
      expect(at.message().attachments[0]?.description).not.toMatch(/7♣|7♦|8♥|8♠|Q♣|Q♦/);
      for (const name of ['Elio', 'Fiona', 'Ada']) await at.press(name, 'check');
      await app.advance(1000);
    }
    expect(at.message().attachments[0]?.description).toMatch(/Elio, SB, 103\.70, \+5\.70, 7♣ 7♦/);
    expect(app.cards.leaks).toEqual([]);
  });

  test('shows what is shown after the hand: the answer to the click, and one edit with nothing else', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    await toTheEnd(scene);
    expect(at.message().attachments[0]?.description).not.toContain('Q♣ Q♦');
    const since = requestsFrom(app);
    await at.press('Ada', 'show');
    await app.advance(1000);
    expect(since()).toEqual([`POST ${ANSWER}`, `PATCH ${MESSAGE} attachments +file`]);
    const [file] = at.message().attachments;
    expect(file?.description).toContain(
      'Seat 1 Ada, BTN, 98.00, Q♣ Q♦. Seat 2 Elio, SB, 103.70, +5.70, 7♣ 7♦',
    );
    expect(textOf(at.message())).toContain('Ada shows Q♣ Q♦');
    // Nothing else makes another one.
    await at.slash('Elio', 'topup', { amount: '10' });
    await app.advance(1000);
    expect(at.message().attachments).toEqual([file]);
    expect(app.cards.leaks).toEqual([]);
  });

  test('comes with the edit that a show by command makes, and costs no request more', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    await toTheEnd(scene);
    const since = requestsFrom(app);
    await at.slash('Fiona', 'show', { cards: '2' });
    await app.advance(1000);
    expect(since()).toEqual([
      `POST ${ANSWER}`,
      `PATCH ${MESSAGE} content embeds components allowed_mentions attachments +file`,
    ]);
    expect(textOf(at.message())).toContain('Fiona shows ▮ 8♠');
    expect(at.message().attachments[0]?.description).toContain('Seat 3 Fiona, BB, 98.00, ▮ 8♠');
    expect(app.cards.leaks).toEqual([]);
  });

  test('is one for hands that are shown at the same time', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    await toTheEnd(scene);
    const since = requestsFrom(app);
    const message = at.message();
    await Promise.all(['Ada', 'Fiona'].map((name) => app.playground.actor(name).click(message, 'Show')));
    await app.settle();
    await app.advance(1000);
    // The two answers have crossed: the text is said once more, and the picture goes along.
    expect(since().toSorted()).toEqual([
      `PATCH ${MESSAGE} content embeds components allowed_mentions attachments +file`,
      `POST ${ANSWER}`,
      `POST ${ANSWER}`,
    ]);
    expect(at.message().attachments[0]?.description).toMatch(/Q♣ Q♦.*7♣ 7♦.*8♥ 8♠/);
  });

  test('shows what was shown last of all, on the message of its hand, although the next is being dealt', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    await toTheEnd(scene);
    const old = at.message();
    const deal = (at.table.nextHandAt ?? 0) - app.clock.now();
    await app.advance(deal - 1);
    await app.playground.actor('Ada').slash('poker-1', 'show');
    await app.advance(1);
    expect(at.table.handNumber).toBe(2);
    await app.advance(1000);
    const shown = app.playground.actor('Elio').now(old.id);
    expect(textOf(shown)).toContain('Ada shows Q♣ Q♦');
    expect(shown?.attachments[0]?.description).toMatch(/hand #1\..*Q♣ Q♦/);
    expect(textOf(at.message())).toContain('hand #2');
    await app.advance(1000);
    expect(at.message().attachments[0]?.description).toContain('hand #2, pre-flop as it begins');
  });

  test('of a new street comes with the edit for an act that was made in private', async () => {
    const scene = await pictured();
    const { app, at } = scene;
    await at.press('Ada', 'call');
    await at.press('Elio', 'call');
    const since = requestsFrom(app);
    await at.slash('Fiona', 'check');
    await app.advance(1000);
    expect(since()).toEqual([
      `POST ${ANSWER}`,
      `PATCH ${MESSAGE} content embeds components allowed_mentions attachments +file`,
    ]);
    expect(at.message().attachments[0]?.description).toContain('flop as it begins');
  });

  test('that cannot be drawn is left out, and the reason is logged', async () => {
    const { app, scene, at } = await pictured({ pictureProgram: broken() });
    expect(at.message().attachments).toEqual([]);
    expect(textOf(at.message())).toContain('Ada to act');
    await at.press('Ada', 'call');
    expect(textOf(at.message())).toContain('Elio to act');
    const warned = app.logged.filter(({ msg }) => msg === 'a picture could not be drawn');
    expect(warned).toMatchObject([{ level: 'warn', reason: 'no ink' }]);
    expect(await scene.says('doctor')).toContain('Pictures can be drawn');
  });

  test('needs a permission: without it the table goes on as text, and the doctor names it', async () => {
    const app = await startApp({ pictureProgram: PROGRAM });
    const scene = new FloorScene(app);
    const { at } = scene;
    const { world } = app.playground;
    world.deny(world.channel('poker-1').id, world.botId, 'ATTACH_FILES');
    await app.settle();
    await scene.floor('settings room', { pictures: 'on' });
    await at.deal(DEAL);
    await app.advance(1000);
    expect([at.table.pause, at.message().attachments]).toEqual([null, []]);
    await at.press('Ada', 'call');
    expect(textOf(at.message())).toContain('Elio to act');
    expect(await scene.says('doctor')).toMatch(/allow \*\*Attach Files\*\*/);
  });
});

describe('the picture under private answers', { timeout: 30_000 }, () => {
  /** Ada before the flop, in a server without pictures; she has set these for herself. */
  async function own(settings: Readonly<Record<string, string>>) {
    const app = await startApp({ pictureProgram: PROGRAM });
    const { at } = new FloorScene(app);
    await at.slash('Ada', 'settings', settings);
    app.shuffle.stack(CARDS);
    await at.deal(DEAL);
    const ada = app.playground.actor('Ada');
    const uploads = () =>
      app.playground.requests.all().filter(({ fileNames }) => fileNames.length > 0).length;
    return { app, at, ada, uploads };
  }

  test('comes after My cards for who wants it, without those cards', async () => {
    const { app, at, ada } = await own({ pictures: 'on' });
    const shown = await at.press('Ada', 'myCards');
    const message = shown.message === null ? null : ada.now(shown.message.id);
    expect(textOf(message)).toContain('Q♣ Q♦');
    expect(message?.attachments[0]?.description).toContain('Picture of the table Aurora, hand #1');
    expect(message?.attachments[0]?.description).not.toMatch(/Q♣|Q♦/);
    expect(at.message().attachments).toEqual([]);
    const [answer, edit] = app.playground.requests.all().slice(-2);
    expect([answer?.route, answer?.fileNames]).toEqual([ANSWER, []]);
    expect(edit?.fileNames).toHaveLength(1);
  });

  test('is sent anew only when it shows something else', async () => {
    const { at, ada, uploads } = await own({ pictures: 'on' });
    const first = await at.press('Ada', 'myCards');
    const now = () => {
      const message = first.message === null ? null : ada.now(first.message.id);
      if (message === null) throw new Error('the answer is gone');
      return message;
    };
    expect(uploads()).toBe(1);
    await at.pressOn('Ada', now(), 'act');
    expect(uploads()).toBe(1);
    await at.pressOn('Ada', now(), 'call');
    expect(uploads()).toBe(2);
    expect(now().attachments).toHaveLength(1);
    expect(now().attachments[0]?.description).toContain('Seat 1 Ada, BTN, 98.00, bet 2.00');
  });

  test('shows what its reader shows from there, and what others have shown', async () => {
    const { app, at, ada, uploads } = await own({ pictures: 'on' });
    await at.press('Ada', 'call');
    await at.press('Elio', 'call');
    await at.press('Fiona', 'check');
    for (let acts = 0; acts < 9; acts += 1) await at.press(at.toAct ?? '', 'check');
    await at.slash('Fiona', 'show');
    const { message } = await at.press('Ada', 'myCards');
    const now = () => (message === null ? null : ada.now(message.id));
    expect(now()?.attachments[0]?.description).toMatch(/Ada, BTN, 98\.00\..*7♣ 7♦.*8♥ 8♠/);
    const before = uploads();
    await at.pressOn('Ada', now() ?? at.message(), 'showOne');
    expect(uploads()).toBe(before + 1);
    expect(now()?.attachments[0]?.description).toMatch(/Ada, BTN, 98\.00, Q♣ ▮\..*7♣ 7♦.*8♥ 8♠/);
    expect(at.message().attachments).toEqual([]);
    expect(app.cards.leaks).toEqual([]);
  });

  test.each([{}, { pictures: 'on', 'text-only': 'on' }])('does not come with %j', async (settings) => {
    const { at, ada, uploads } = await own(settings);
    const { message } = await at.press('Ada', 'myCards');
    expect(message === null ? null : ada.now(message.id)?.attachments).toEqual([]);
    expect(uploads()).toBe(0);
  });

  test('counts in big blinds where its reader does', async () => {
    const { at, ada } = await own({ pictures: 'on', 'big-blinds': 'on' });
    const { message } = await at.slash('Ada', 'cards');
    const attachments = message === null ? [] : (ada.now(message.id)?.attachments ?? []);
    expect(attachments[0]?.description).toContain('Seat 1 Ada, BTN, 50 BB');
  });
});
