import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { AtTable, labelsOf, textOf } from './support/at-table.ts';

const SECOND = 1000;
const MESSAGES = '/channels/:channel/messages';
const MESSAGE = '/channels/:channel/messages/:message';
const ANSWER = '/interactions/:interaction/:token/callback';

async function dealt() {
  const app = await startApp();
  const at = new AtTable(app, 'poker-1');
  await at.deal({ Ada: '100', Elio: '100', Fiona: '100' });
  return { app, at };
}

describe('the table message', () => {
  test('is posted anew, once, when a moderator deletes it, and the old buttons no longer act', async () => {
    const { app, at } = await dealt();
    const old = at.message();
    const { world, requests } = app.playground;
    world.deleteMessage(old.id);
    const posted = requests.matching('POST', MESSAGES).length;
    await at.slash('Ada', 'call');
    await app.advance(SECOND);
    expect(requests.matching('POST', MESSAGES)).toHaveLength(posted + 1);
    expect(at.message().id).not.toBe(old.id);
    expect(textOf(at.message())).toContain('Elio to act');
    await at.press('Elio', 'call');
    expect(at.toAct).toBe('Fiona');
  });

  test('that was deleted is posted anew after the time-out of the one who could not see it', async () => {
    const { app, at } = await dealt();
    app.playground.world.deleteMessage(at.message().id);
    const { turn } = at.table;
    await app.advance((turn?.deadline ?? 0) - app.clock.now());
    await app.advance(SECOND);
    expect(textOf(at.message())).toContain('Elio to act');
  });

  test('in a channel that is deleted pauses the table, stops its clock and tells the opener', async () => {
    const { app, at } = await dealt();
    await at.press('Ada', 'call');
    const { id } = at.table;
    const chips = JSON.stringify(at.stacks);
    app.playground.world.deleteChannel('poker-1');
    await app.playground.until(() => app.room.table(id)?.pause !== null);
    await app.settle();
    expect(app.room.table(id)?.pause?.reason).toBe('channelGone');
    expect(textOf(app.playground.actor('Ada').dms().at(-1) ?? null)).toContain(
      'Aurora is paused: its channel is gone.',
    );
    const aboutIt = () => app.playground.requests.all().filter(({ path }) => path.startsWith('/channels/'));
    const requests = aboutIt().length;
    await app.advance(600 * SECOND);
    expect(aboutIt()).toHaveLength(requests);

    // The opener takes it to another channel, where the same hand goes on.
    const there = new AtTable(app, 'poker-2');
    const resumed = await there.slash('Ada', 'table resume');
    expect(textOf(resumed.message)).toBe('The table goes on here.');
    await app.advance(SECOND);
    expect(there.table.id).toBe(id);
    expect(JSON.stringify(there.stacks)).toBe(chips);
    expect(textOf(there.message())).toContain('Elio to act');
    await there.press('Elio', 'call');
    expect(there.toAct).toBe('Fiona');
  });

  test('of a table that lost its channel is moved by its opener or the floor, and by nobody else', async () => {
    const { app, at } = await dealt();
    const { id } = at.table;
    app.playground.world.deleteChannel('poker-1');
    await app.playground.until(() => app.room.table(id)?.pause !== null);
    const there = new AtTable(app, 'poker-2');
    await there.slash('Elio', 'table resume');
    expect(app.room.table(id)?.status).toBe('paused');
    await there.slash('Fiona', 'table resume');
    expect(app.room.table(id)?.status).toBe('open');
  });

  test('that may no longer be written pauses the table', async () => {
    const { app, at } = await dealt();
    app.playground.faults.next({ method: 'PATCH', route: MESSAGE }, { status: 403, code: 50_013 });
    await at.slash('Ada', 'call');
    await app.advance(SECOND);
    expect(at.table.pause?.reason).toBe('cannotPost');
    const refused = await at.slash('Elio', 'call');
    expect(refused.message?.ephemeral).toBe(true);
    await at.slash('Ada', 'table resume');
    await app.advance(SECOND);
    expect(textOf(at.message())).toContain('Elio to act');
  });

  test('is tried three times during an outage, always with the newest state, and shown in the end', async () => {
    const { app, at } = await dealt();
    await app.advance(SECOND);
    const { faults, requests } = app.playground;
    const outage = faults.next({ method: 'PATCH', route: MESSAGE, count: 3 }, { status: 503 });
    await at.slash('Ada', 'call');
    const first = requests.matching('PATCH', MESSAGE).length;
    await at.slash('Elio', 'call');
    await app.advance(SECOND);
    await app.advance(2 * SECOND);
    expect(outage.met).toBe(3);
    const bodies = requests.matching('PATCH', MESSAGE).slice(first - 1);
    expect(bodies.map(({ body }) => JSON.stringify(body).includes('Fiona to act'))).toEqual([
      false,
      true,
      true,
    ]);
    await app.advance(30 * SECOND);
    expect(textOf(at.message())).toContain('Fiona to act');
  });

  test('is right although the answer to the click was lost, and the click acts once', async () => {
    const { app, at } = await dealt();
    await app.advance(SECOND);
    app.playground.faults.next({ method: 'POST', route: ANSWER }, { status: 404, code: 10_062 });
    const ada = app.playground.actor('Ada');
    const lost = ada.click(at.message(), ({ label }) => label === 'Call 2.00');
    await app.playground.until(() => at.toAct === 'Elio');
    await app.settle();
    await app.advance(SECOND);
    expect(textOf(at.message())).toContain('Elio to act');
    expect(at.stacks).toEqual({ Ada: 9800, Elio: 9900, Fiona: 9800 });
    const errors = app.logged.filter(({ level }) => level === 'error' || level === 'warn');
    expect(errors).toEqual([]);
    // Nobody answers that click any more.
    await app.advance(3 * SECOND);
    expect((await lost).failed).toBe(true);
    const again = await app.playground.actor('Ada').clickRaw(at.message(), 'call:x:1:0');
    expect(again.message?.ephemeral).toBe(true);
  });

  test('is right although the connection broke under the answer to the click', async () => {
    const { app, at } = await dealt();
    app.playground.faults.next({ method: 'POST', route: ANSWER }, 'resetAfter');
    await at.press('Ada', 'call');
    expect(textOf(at.message())).toContain('Elio to act');
    expect(at.stacks).toEqual({ Ada: 9800, Elio: 9900, Fiona: 9800 });
  });

  test('is made once although the connection broke while it was posted', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    app.playground.faults.next({ method: 'POST', route: MESSAGES }, 'resetAfter');
    await at.open('Ada');
    await app.advance(SECOND);
    expect(at.publicMessages()).toHaveLength(1);
    expect(labelsOf(at.message())).toContain('Sit');
  });

  test('is posted anew instead of being edited when it is older than 50 minutes', async () => {
    const app = await startApp();
    const at = new AtTable(app, 'poker-1');
    await at.open('Ada', { clock: 7200 });
    await at.sit('Ada', '100');
    await at.sit('Elio', '100');
    await at.nextHand();
    const old = at.message();
    await app.advance(51 * 60 * SECOND);
    const click = await at.press('Ada', 'call');
    expect(click.answer).toBe('deferredUpdate');
    await app.advance(SECOND);
    expect(at.message().id).not.toBe(old.id);
    expect(app.playground.actor('Ada').now(old)).toBeNull();
    expect(textOf(at.message())).toContain('Elio to act');
  });

  test('stands in the language of the server, and private answers in that of the reader', async () => {
    const app = await startApp({ preferredLocale: 'it' });
    const at = new AtTable(app, 'poker-1');
    await at.deal({ Ada: '100', Bruno: '100' });
    expect(labelsOf(at.message())).toContain('Vedo 1,00');
    expect(textOf((await at.slash('Ada', 'wallet')).message)).toContain('900.00');
    expect(textOf((await at.slash('Bruno', 'wallet')).message)).toContain('900,00');
  });
});
