import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isPng } from '../../discord/pictures/support/picture.ts';
import type { AtTable } from '../support/at-table.ts';
import { textOf } from '../support/at-table.ts';
import { startFloor, type FloorScene } from './support.ts';

const DAY = 86_400_000;
const PICTURE_PROGRAM = fileURLToPath(new URL('../../../src/discord/pictures/worker.ts', import.meta.url));

async function playHand({ at }: { at: AtTable }): Promise<void> {
  await at.press(at.toAct ?? '', 'Raise to 4.00');
  for (let acts = 0; at.table.handRunning && acts < 20; acts++) {
    const { hand } = at.table;
    const bet = hand?.players.find(({ seat }) => seat === hand.actionOn)?.bet ?? 0;
    await at.slash(at.toAct ?? '', bet === hand?.highestBet ? 'check' : 'call');
  }
}

describe('/floor report', () => {
  async function csvOf(
    scene: FloorScene,
    period?: string,
  ): Promise<{ text: string; csv: string; name: string }> {
    const outcome = await scene.floor('report', period === undefined ? {} : { period });
    const attachment = outcome.message?.attachments.at(-1);
    const response = await fetch(attachment?.url ?? '');
    return { text: textOf(outcome.message), csv: await response.text(), name: attachment?.filename ?? '' };
  }

  test('counts hands, players, pots, rake and payout by game and table; voided hands nowhere', async () => {
    const scene = await startFloor();
    await scene.floor('rake', { schedule: 'percentage', percent: '5', cap: 1 });
    await scene.at.deal({ Ada: '100', Elio: '100' });
    await playHand(scene);
    await scene.at.nextHand();
    await playHand(scene);
    await scene.at.nextHand();
    await scene.floor('void');
    const { text, csv, name } = await csvOf(scene);
    expect(text).toContain('Report · Last 30 days');
    expect(text).toContain("**Texas Hold'em** · 2 hands · pots 16.00 · rake 0.80 · payout 95%");
    expect(text).toContain('**Aurora** · 2 hands');
    expect(text.replaceAll('\n', ' ')).toMatch(/Players 2 Void hands 1/);
    expect(csv.split('\r\n')).toEqual([
      'kind,id,name,game,hands,pots,rake,payout',
      'game,,,texas-holdem,2,16.00,0.80,95.00',
      `table,${scene.at.table.id},Aurora,texas-holdem,2,16.00,0.80,95.00`,
      'day,2026-01-01,,,2,16.00,0.80,95.00',
      '',
    ]);
    expect(name).toMatch(/^felt-report-month-\d{4}-\d\d-\d\d\.csv$/);
  });

  test.each([
    ['en-GB', 'Rake per day (UTC) · Last 7 days: 1 Jan 0.80'],
    ['it', 'Rake al giorno (UTC) · Ultimi 7 giorni: 1 gen 0,80'],
  ])('shows the rake of each day as a picture, which is described (%s)', async (locale, description) => {
    const scene = await startFloor({ pictureProgram: PICTURE_PROGRAM });
    await scene.floor('rake', { schedule: 'percentage', percent: '10', cap: 1 });
    await scene.at.deal({ Ada: '100', Elio: '100' });
    await playHand(scene);
    if (locale === 'it') await scene.at.slash('Fiona', 'settings', { language: 'it' });
    const { message } = await scene.floor('report', { period: 'week' });
    const [embed] = message?.embeds ?? [];
    expect(embed?.image?.description).toBe(description);
    const response = await fetch(embed?.image?.url ?? '');
    expect(isPng(Buffer.from(await response.arrayBuffer()))).toBe(true);
    // What it shows stands in the text too, and in the file beside it.
    expect(textOf(message)).toMatch(/\*\*1 (?:Jan|gen)\*\* · 1 (?:hand|mano) · .*0[.,]80/);
    expect(message?.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^felt-report-week-.*\.csv$/),
    ]);
  });

  test('comes as text where no picture can be drawn', async () => {
    const scene = await startFloor({ pictureProgram: '/no/such/program.mjs' });
    await scene.at.deal({ Ada: '100', Elio: '100' });
    await playHand(scene);
    const { message } = await scene.floor('report');
    expect(message?.embeds[0]?.image).toBeUndefined();
    expect(message?.attachments).toHaveLength(1);
    expect(textOf(message)).toContain('1 hand ·');
  });

  test('looks at its period only', async () => {
    const scene = await startFloor();
    await scene.at.deal({ Ada: '100', Elio: '100' });
    await playHand(scene);
    await scene.at.slash('Ada', 'table close');
    await scene.app.advance(1000);
    await scene.app.advance(2 * DAY);
    expect((await csvOf(scene, 'day')).text).toContain('No hand was played.');
    expect((await csvOf(scene, 'week')).text).toContain('1 hand ·');
    expect((await csvOf(scene, 'all')).text).toContain('1 hand ·');
  });

  test('makes no formula of a table’s name', async () => {
    const scene = await startFloor();
    await scene.at.deal({ Ada: '100', Elio: '100' }, { name: '=HYPERLINK("http://x.example","a")' });
    await playHand(scene);
    const { csv } = await csvOf(scene);
    expect(csv).toContain(`,"'=HYPERLINK(""http://x.example"",""…",`);
  });
});

describe('/floor audit', () => {
  test('lists the last lines, newest first, also of one member alone, and is a line itself', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    await scene.floor('pause', { reason: 'fire alarm' });
    await scene.says('grant', { member: 'Elio', amount: '5', reason: 'prize' });
    const all = (await scene.says('audit')).split('\n').map((line) => line.replace(/^<t:\d+:f> /, ''));
    const key = scene.rows()[1]?.transfers[0] ?? '?';
    expect(all).toEqual([
      'Audit log',
      `**Fiona** gave chips to **Elio** · 5.00 · \`${key}\` · «prize»`,
      '**Fiona** paused the table · Aurora · «fire alarm»',
    ]);
    const about = await scene.says('audit', { member: 'Elio' });
    expect(about).toContain('gave chips to');
    expect(about).not.toContain('paused');
    expect(await scene.says('audit', { member: 'Dario' })).toMatch(/^Nothing is kept about Dario/);
    expect(scene.log().slice(2)).toEqual(['Fiona audit', 'Fiona audit Elio']);
  });

  test('fits into one message however long the reasons are', async () => {
    const scene = await startFloor();
    await scene.at.open('Ada');
    for (let times = 0; times < 15; times++) {
      await scene.floor('pause', { reason: '*'.repeat(200) });
      await scene.floor('resume', { reason: '_'.repeat(200) });
    }
    expect(await scene.says('audit')).toContain('paused the table');
  });
});

describe('/callfloor', () => {
  test('makes one message in the audit channel, with the way to the table; then it is quiet for a while', async () => {
    const scene = await startFloor();
    const { app, at } = scene;
    await scene.floor('settings room', { 'audit-channel': 'lobby' });
    await at.open('Ada');
    const called = await at.slash('Elio', 'callfloor', { reason: 'collusion **here**' });
    expect(textOf(called.message)).toMatch(/^The floor has been called/);
    const lobby = () => app.playground.actor('Fiona').sees('lobby').map(textOf);
    expect(lobby().at(-1)).toBe(
      `**Elio** calls the floor to Aurora <#${at.table.channelId}>. «collusion \\*\\*here\\*\\*»`,
    );
    expect(lobby()).toHaveLength(2);
    expect(textOf((await at.slash('Elio', 'callfloor')).message)).toMatch(
      /^The floor was called a moment ago/,
    );
    expect(textOf((await at.slash('Ada', 'callfloor')).message)).toMatch(
      /^The floor was called a moment ago/,
    );
    await app.advance(180_000);
    expect(textOf((await at.slash('Bruno', 'callfloor')).message)).toMatch(
      /^La direzione è stata chiamata\./,
    );
    expect(scene.log()).toEqual(['Fiona settings', 'Elio callFloor', 'Bruno callFloor']);
  });

  test('stands at the table where there is no audit channel, or none that takes messages', async () => {
    const scene = await startFloor();
    const { app, at } = scene;
    await at.open('Ada');
    await at.slash('Elio', 'callfloor');
    const here = () => at.publicMessages().map(textOf);
    expect(here().filter((text) => text.includes('calls the floor to Aurora'))).toHaveLength(1);
    await scene.floor('settings room', { 'audit-channel': 'lobby' });
    const { world, applicationId } = app.playground;
    world.deny(world.channel('lobby').id, applicationId, 'SEND_MESSAGES');
    await app.advance(180_000);
    await at.slash('Elio', 'callfloor');
    expect(here().filter((text) => text.includes('calls the floor to Aurora'))).toHaveLength(2);
  });

  test('needs a table', async () => {
    const scene = await startFloor();
    expect(textOf((await scene.at.slash('Elio', 'callfloor')).message)).toMatch(
      /^There is no table in this channel/,
    );
  });
});

describe('/floor suspects', () => {
  test('names who loses to one other alone, with the hands to look at, and does nothing to anybody', async () => {
    const scene = await startFloor();
    const { at } = scene;
    expect(await scene.says('suspects')).toContain('No two members stand out.');
    scene.app.shuffle.stack('2c As 7d Ah Kd Kc Qs 3h 9s 4d 8s 5h');
    await at.deal({ Ada: '200', Elio: '200' });
    await at.slash(at.toAct ?? '', 'raise', { to: '200' });
    await at.slash(at.toAct ?? '', 'call');
    const text = await scene.says('suspects');
    expect(text).toMatch(
      /\*\*(Ada|Elio)\*\* → \*\*(Elio|Ada)\*\* · a newcomer lost \d+\.00 to one player · Aurora #1/,
    );
    expect(text).toContain('Signals, not proof');
    expect(scene.log()).toEqual(['Fiona suspects', 'Fiona suspects']);
  });
});
