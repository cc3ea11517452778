import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { cardEmojiArt } from '../../../src/discord/cards/card-art.ts';
import type { Language } from '../../../src/i18n/messages.ts';
import type { Outcome } from '../../../src/playground/playground.ts';
import { AtTable, type OptionValues } from '../../app/support/at-table.ts';
import { runApp, type App } from '../../app/support/running-app.ts';

const PAGE = fileURLToPath(new URL('../../../src/playground/page', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../../src/discord/pictures/worker.ts', import.meta.url));
const LOCALE = { en: 'en-GB', it: 'it' } as const satisfies Record<Language, string>;
const WIDTHS = [1280, 400] as const;
const ART = cardEmojiArt();

/** What a picture is taken of. */
interface Shot {
  readonly who?: string;
  /** A channel, or the direct messages of `who`. */
  readonly place?: string;
  /** The custom id's role of a button to press first, for what only opens in the browser: a modal. */
  readonly pressing?: string;
  /** How much of the end of the channel is seen. */
  readonly height?: number;
}

/** The sample server, everybody in one language, and a browser that looks at it. */
export class Stage {
  readonly app: App;
  readonly at: AtTable;
  readonly language: Language;
  /** What is wrong with the pictures that were taken. */
  readonly complaints: string[] = [];
  readonly #browser: Browser;
  readonly #folder: string;

  private constructor(app: App, language: Language, browser: Browser) {
    this.app = app;
    this.at = new AtTable(app, 'poker-1');
    this.language = language;
    this.#browser = browser;
    this.#folder = `test-results/screens/${language}`;
    mkdirSync(this.#folder, { recursive: true });
  }

  static async set(language: Language, browser: Browser): Promise<Stage> {
    const app = await runApp({
      preferredLocale: language === 'it' ? 'it' : 'en-US',
      emojiArt: ART,
      pictureProgram: PICTURES,
      pageDirectory: PAGE,
    });
    const { world } = app.playground;
    for (const { id, bot } of world.tables.all('users')) {
      if (!bot) world.changeUser(id, { locale: LOCALE[language] });
    }
    await app.playground.until(() => world.tables.all('emojis').length === ART.length);
    await app.settle();
    return new Stage(app, language, browser);
  }

  /** Uses a subcommand of `/floor`. */
  async floor(subcommand: string, options: OptionValues = {}): Promise<Outcome> {
    return this.at.slash('Fiona', `floor ${subcommand}`, options);
  }

  /** Puts everything in that somebody has, with the second click. */
  async allIn(who: string): Promise<void> {
    // The buttons of this decision may still be on their way.
    await this.app.advance(1000);
    const { message } = await this.at.press(who, 'allIn');
    if (message === null) throw new Error(`${who} was not asked`);
    await this.at.pressOn(who, message, 'allInSure');
    await this.app.advance(1000);
  }

  /** Everybody in turn does the cheapest thing, so often at most. */
  async checkDown(acts = 40): Promise<void> {
    const { at } = this;
    for (let done = 0; done < acts && at.table.handRunning && at.toAct !== null; done += 1) {
      for (const role of ['check', 'call', 'bringIn', 'standPat']) {
        const outcome = await at.press(at.toAct, role).catch(() => null);
        if (outcome !== null) break;
      }
    }
    await this.app.advance(1000);
  }

  /** Takes a picture of what somebody sees, at each width. */
  async shoot(name: string, shot: Shot = {}): Promise<void> {
    const { height = 1000 } = shot;
    const context = await this.#browser.newContext({ viewport: { width: WIDTHS[0], height } });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => this.complaints.push(`${name}: ${message}`));
    page.on('console', (line) => {
      if (line.type() === 'error') this.complaints.push(`${name}: ${line.text()}`);
    });
    await this.#look(page, shot);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height });
      for (const fault of await faultsOf(page)) this.complaints.push(`${name}, ${width} px: ${fault}`);
      await page.screenshot({ path: `${this.#folder}/${name}-${width}.png`, animations: 'disabled' });
    }
    await context.close();
  }

  async #look(page: Page, { who = 'Ada', place = 'poker-1', pressing }: Shot): Promise<void> {
    const { playground, clock } = this.app;
    const actor = playground.actor(who);
    const messages = place === 'dm' ? actor.dms() : actor.sees(place);
    const last = messages.at(-1);
    if (last === undefined) throw new Error(`${who} sees nothing in ${place}`);
    // The timestamps of the messages are the ones of the app's clock.
    await page.clock.setFixedTime(clock.now());
    await page.goto(`${playground.url}/?as=${who}#${last.channel_id}`);
    await page.locator(`[data-id="${last.id}"]`).waitFor();
    if (pressing !== undefined) {
      await page.locator(`[data-custom-id^="${pressing}:"]`).last().click();
      await page.getByRole('dialog').waitFor();
    }
    await page.evaluate('Promise.allSettled([...document.images].map((image) => image.decode()))');
  }

  async end(): Promise<void> {
    await this.app.end();
  }
}

/** What nobody should have to look at: something wider than the window, a picture that is missing or says nothing. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = await page.evaluate<string[]>(`[
    ...[document.documentElement, ...document.querySelectorAll('#log, dialog, .sidebar')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, id }) => tagName + ' ' + id + ' is wider than its place'),
    ...[...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => src + ' is missing'),
    ...[...document.images].filter(({ alt }) => alt === '').map(({ src }) => src + ' says nothing'),
  ]`);
  return faults;
}
