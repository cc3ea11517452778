import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  componentsOf,
  startPlayground,
  type Playground,
  type SeenMessage,
} from '../../src/playground/playground.ts';
import { systemClock } from '../../src/runtime/clock.ts';
import { temporaryFolder } from '../store/support/scene.ts';
import { Program, buildIfOld } from './support/bundle.ts';

beforeAll(buildIfOld, 60_000);

const CHANNEL = 'poker-1';
const PEOPLE = ['Ada', 'Bruno'] as const;
const CARD = /(?:10|[2-9TJQKA])[♠♥♦♣]/gu;
const HAND_IN_WORDS =
  /\b(?:pair of|two pair|high card|straight|flush|of (?:clubs|diamonds|hearts|spades))\b/i;

interface Place {
  readonly playground: Playground;
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

async function place(): Promise<Place> {
  const playground = await startPlayground({
    clock: systemClock(),
    port: 0,
    statePath: null,
    pageDirectory: null,
  });
  onTestFinished(() => playground.close());
  const environment = {
    DISCORD_API: playground.apiUrl,
    DISCORD_TOKEN: playground.botToken,
    LOG_LEVEL: 'trace',
    METRICS_PORT: '0',
  };
  return { playground, folder: temporaryFolder(), environment };
}

/** The newest message of the table that has a button of this label. */
function offering(
  { playground }: Place,
  label: RegExp,
): { readonly message: SeenMessage; readonly id: string } | null {
  for (const message of playground.actor('Ada').sees(CHANNEL).toReversed()) {
    const button = componentsOf(message).find((each) => label.test(each.label ?? ''));
    if (typeof button?.custom_id === 'string') return { message, id: button.custom_id };
  }
  return null;
}

/** Everybody presses the button that is there now. */
async function press(at: Place, label: RegExp): Promise<void> {
  const { message, id } = await at.playground.until(() => offering(at, label), 15_000);
  for (const name of PEOPLE) await at.playground.actor(name).clickRaw(message, id);
}

async function sitDown({ playground }: Place): Promise<void> {
  await playground.actor('Ada').slash(CHANNEL, 'table open', { stakes: '1/2', name: 'Aurora' });
  for (const name of PEOPLE) await playground.actor(name).slash(CHANNEL, 'sit', { 'buy-in': '200' });
}

/** Deals a hand, shows the cards, and lets somebody fold; on the way some requests fail. */
async function playAHand(at: Place): Promise<void> {
  const { playground } = at;
  playground.actor('Bruno').closeDms();
  await playground.until(() => offering(at, /^Fold/), 15_000);
  playground.faults.next({ method: 'PATCH', route: /messages/ }, 'resetBefore');
  playground.faults.next({ method: 'POST', route: /callback/ }, { status: 400, code: 50035 });
  await press(at, /^My cards/);
  await press(at, /^My cards/);
  // Whoever is not to act is told so.
  await press(at, /^Fold/);
}

async function metricsOf(bot: Program): Promise<{ readonly text: string; read(line: string): number }> {
  const [, address = ''] = await bot.says(/"address":"(http:[^"]+)"/);
  const text = await (await fetch(`${address}/metrics`)).text();
  const read = (line: string): number =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.slice(line.length + 1) ?? NaN,
    );
  return { text, read };
}

/** Everything that must never be in a log, found in this evening's world. */
function secretsOf({ playground }: Place): readonly string[] {
  const { world, requests, botToken } = playground;
  const inPaths = requests
    .all()
    .flatMap(({ path }) => /\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1] ?? []);
  const people = world.tables.all('users').filter(({ bot }) => !bot);
  return [botToken, ...new Set(inPaths), ...people.flatMap(({ id, name }) => [id, name])];
}

test(
  'an evening of the real bundle: nothing secret in its log, its numbers, backups beside it, killed and restored',
  { timeout: 60_000 },
  async () => {
    const at = await place();
    const { playground, folder, environment } = at;
    const bot = new Program('main', { folder, environment });
    await bot.says(/Felt is ready/);
    await sitDown(at);
    await playAHand(at);
    await playground.until(
      () => offering(at, /^Show/) ?? playground.requests.matching('POST', /messages/).length > 3,
    );

    const metrics = await metricsOf(bot);
    expect(metrics.read('felt_tables{status="open"}')).toBe(1);
    expect(metrics.read('felt_players_seated')).toBe(2);
    expect(metrics.read('felt_hands_total')).toBe(1);
    expect(metrics.read('felt_actions_total{action="folded"}')).toBe(1);
    expect(metrics.read('felt_commit_seconds_count')).toBeGreaterThan(4);
    expect(metrics.read('felt_discord_responses_total{status="200"}')).toBeGreaterThan(2);
    expect(metrics.read('felt_discord_connected')).toBe(1);
    // Words of the program, statuses and bounds: no name and no id.
    const labels = [...metrics.text.matchAll(/="([^"]*)"/g)].map(([, label = '']) => label);
    expect(labels.filter((label) => !/^([a-zA-Z]{1,12}|[\d.]{1,7}|\+Inf)$/.test(label))).toEqual([]);
    expect(metrics.text).not.toMatch(/Ada|Bruno|Aurora|poker-1/);

    const backup = new Program('backup', { folder, environment });
    expect((await backup.end()).code).toBe(0);
    const [name = ''] = readdirSync(join(folder, 'data', 'backups'));
    expect(backup.output).toBe(
      `data/backups/${name}: ${/\d+ bytes/.exec(backup.output)?.[0] ?? ''}, 5 accounts, 1 open tables, checked.\n`,
    );
    const restoreHere = async (): Promise<Program> => {
      const restore = new Program('restore', {
        folder,
        environment,
        parameters: [join('data', 'backups', name)],
      });
      await restore.end();
      return restore;
    };
    expect((await restoreHere()).output).toMatch(
      /^Nothing was restored\. Another Felt works on .* Stop it first/,
    );

    await bot.end('SIGKILL');
    expect((await restoreHere()).output).toMatch(
      /^Nothing was restored\. .*not stopped in order.* Start the bot and/,
    );
    const again = new Program('main', { folder, environment });
    await again.says(/Felt is ready/);
    expect((await again.end('SIGTERM')).code).toBe(0);
    expect((await restoreHere()).output).toMatch(
      /: 5 accounts, 1 open tables, checked\.\nWhat was there is kept/,
    );
    const restored = new Program('main', { folder, environment });
    await restored.says(/Felt is ready/);
    expect((await metricsOf(restored)).read('felt_players_seated')).toBe(2);
    expect((await restored.end('SIGTERM')).code).toBe(0);

    const log = bot.output + again.output + restored.output;
    // A log that says nothing proves nothing.
    expect(log.match(/"level":"(error|warn)"/g)?.length).toBeGreaterThan(0);
    const told = playground
      .actor('Ada')
      .dms()
      .map((message) => JSON.stringify(message))
      .join('');
    expect(told.match(CARD)?.length).toBeGreaterThanOrEqual(2);
    expect(secretsOf(at).filter((secret) => log.includes(secret))).toEqual([]);
    expect(log.match(CARD)).toBeNull();
    expect(log).not.toMatch(HAND_IN_WORDS);
    expect(log).not.toMatch(/<@|"(?:hole|deck|cards?)":(?!"\[redacted\]")/);
  },
);
