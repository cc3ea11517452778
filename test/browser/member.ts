import type { Browser, Locator, Page } from 'playwright-core';

interface Window {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** One member in a browser window of their own. */
export class Member {
  readonly page: Page;
  /** What the browser complained about: a page without faults has nothing here. */
  readonly complaints: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
  }

  static async arrive(browser: Browser, address: string, { name, width, height }: Window): Promise<Member> {
    const context = await browser.newContext({ viewport: { width, height } });
    const member = new Member(await context.newPage());
    await member.page.goto(`${address}/?as=${name}`);
    return member;
  }

  /** On a narrow window the channels are in a drawer that has to be opened first. */
  async goTo(place: string | RegExp): Promise<void> {
    const drawer = this.page.getByRole('button', { name: /show channels|mostra i canali/i });
    if (await drawer.isVisible()) await drawer.click();
    await this.page.getByRole('navigation').getByRole('button', { name: place }).click();
  }

  /** Types a command as one does: the menu, then its form. */
  async command(name: string, options: Readonly<Record<string, string>> = {}): Promise<void> {
    const composer = this.page.getByRole('textbox', { name: /^(Message|Scrivi in)/ });
    await composer.fill(`/${name}`);
    await this.page.getByRole('listbox').getByRole('option').first().waitFor();
    await composer.press('Enter');
    const form = this.page.getByRole('form', { name: `/${name}`, exact: true });
    await form.waitFor();
    for (const [label, value] of Object.entries(options)) {
      const named = { name: label, exact: true };
      const field = form.getByRole('combobox', named).or(form.getByRole('textbox', named));
      const isMenu = (await field.locator('option').count()) > 0;
      if (isMenu) await field.selectOption({ label: value });
      else await field.fill(value);
    }
    await form.getByRole('button', { name: /^(Send|Invia)$/ }).click();
    await form.waitFor({ state: 'detached' });
  }

  /** The newest message of the open channel that has this text. */
  message(text: string | RegExp): Locator {
    return this.page.getByRole('article').filter({ hasText: text }).last();
  }

  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: `test-results/${name}.png` });
  }
}
