import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { cardEmojiArt } from '../../../src/discord/cards/card-art.ts';
import type { Language } from '../../../src/i18n/messages.ts';
import { componentsOf, type Outcome } from '../../../src/playground/playground.ts';
import { AtTable, roleOf, type OptionValues } from '../../app/support/at-table.ts';
import { runApp, type App } from '../../app/support/running-app.ts';

const PAGE = fileURLToPath(new URL('../../../src/playground/page', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../../src/discord/pictures/worker.ts', import.meta.url));
const LOCALE = { en: 'en-GB', it: 'it' } as const satisfies Record<Language, string>;
const WIDTHS = [1280, 400] as const;
/** Drawn once for all stages. */
const ART = cardEmojiArt().map(({ name, draw }) => {
  const drawn = draw();
  return { name, draw: () => drawn };
});

/** Words that only the other language has. */
const FOREIGN: Readonly<Record<Language, string>> = {
  en: 'il|la|di|che|non|una|è|sono|questo|niente|con|tavolo|mano',
  it: 'the|you|your|and|with|is|are|was|this|nothing|from|again|table|hand|seat',
};

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
  /** What is wrong with the pictures that were taken. */
  readonly complaints: string[] = [];
  readonly #page: Page;
  readonly #folder: string;
  readonly #foreign: RegExp;

  private constructor(app: App, language: Language, page: Page) {
    this.app = app;
    this.at = new AtTable(app, 'poker-1');
    this.#page = page;
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('console', (line) => {
      if (line.type() === 'error') this.complaints.push(line.text());
    });
    this.#foreign = new RegExp(`(?<![\\p{L}/-])(?:${FOREIGN[language]})(?!\\p{L})`, 'iu');
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
    return new Stage(app, language, await browser.newPage());
  }

  /** Uses a subcommand of `/floor`. */
  async floor(subcommand: string, options: OptionValues = {}): Promise<Outcome> {
    return this.at.slash('Fiona', `floor ${subcommand}`, options);
  }

  /** Presses the one button of a question to the floor. */
  async yes({ message }: Outcome): Promise<void> {
    if (message === null) throw new Error('nothing was asked');
    await this.at.pressOn('Fiona', message, () => true);
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
      const offered = componentsOf(at.message()).map(({ custom_id }) => roleOf(custom_id));
      const cheapest = ['check', 'call', 'bringIn', 'standPat'].find((role) => offered.includes(role));
      if (cheapest === undefined) throw new Error(`${at.toAct} can press nothing`);
      await at.press(at.toAct, cheapest);
    }
    await this.app.advance(1000);
  }

  /** Takes a picture of what somebody sees, at each width. */
  async shoot(
    name: string,
    { who = 'Ada', place = 'poker-1', pressing, height = 1000 }: Shot = {},
  ): Promise<void> {
    const actor = this.app.playground.actor(who);
    const last = (place === 'dm' ? actor.dms() : actor.sees(place)).at(-1);
    if (last === undefined) throw new Error(`${who} sees nothing in ${place}`);
    const page = this.#page;
    // Every time anew, so that nothing which is still on its way to an open window is missing.
    await page.goto('about:blank');
    // The timestamps of the messages are the ones of the app's clock.
    await page.clock.setFixedTime(this.app.clock.now());
    await page.goto(`${this.app.playground.url}/?as=${who}#${last.channel_id}`);
    await page.locator(`[data-id="${last.id}"]`).waitFor();
    if (pressing !== undefined) {
      await page.locator(`[data-custom-id^="${pressing}:"]`).last().click();
      await page.getByRole('dialog').waitFor();
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.evaluate('Promise.allSettled([...document.images].map((image) => image.decode()))');
      for (const fault of await this.#faultsOf(page)) this.complaints.push(`${name}, ${width} px: ${fault}`);
      await page.screenshot({ path: `${this.#folder}/${name}-${width}.png`, animations: 'disabled' });
    }
  }

  async end(): Promise<void> {
    await this.#page.context().close();
    await this.app.end();
  }

  /** What nobody should have to look at. */
  async #faultsOf(page: Page): Promise<string[]> {
    const faults = await page.evaluate<string[]>(`[
      ...[document.documentElement, ...document.querySelectorAll('#log, dialog, .sidebar')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ tagName, id }) => tagName + ' ' + id + ' is wider than its place'),
      ...[...document.images]
        .filter(({ naturalWidth }) => naturalWidth === 0)
        .map(({ src }) => src + ' is missing'),
      ...[...document.images].filter(({ alt }) => alt === '').map(({ src }) => src + ' says nothing'),
      ...(document.getElementById('to-newest').hidden ? [] : ['the page is not at the end of the channel']),
    ]`);
    const text = await page.evaluate<string>(
      `[...document.querySelectorAll('#log .body, dialog[open]')].map(({ innerText }) => innerText).join('\\n')`,
    );
    const foreign = text.split('\n').filter((line) => this.#foreign.test(line));
    return [...faults, ...foreign.map((line) => `in another language: ${line}`)];
  }
}
