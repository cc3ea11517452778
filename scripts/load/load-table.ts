import { decodeCustomId } from '../../src/discord/custom-id.ts';
import { componentsOf, type Message, type Playground } from '../../src/playground/playground.ts';

/** What every press of the measured time came to. */
export class Presses {
  readonly waits: number[] = [];
  failed = 0;

  async measure(press: () => Promise<{ readonly failed: boolean }>): Promise<void> {
    const from = performance.now();
    const { failed } = await press();
    this.waits.push(performance.now() - from);
    if (failed) this.failed += 1;
  }

  /** The wait (ms) that this share of the presses did not exceed. */
  share(share: number): number {
    const sorted = this.waits.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }
}

/** One table: its people press the cheapest button whenever it is their turn, without a pause. */
export class LoadTable {
  readonly #playground: Playground;
  readonly #channel: string;
  readonly #names: readonly string[];
  #message: Message | null = null;
  #changed: () => void = () => undefined;

  constructor(
    playground: Playground,
    { number, members }: { readonly number: number; readonly members: number },
  ) {
    const { world, guildId } = playground;
    this.#playground = playground;
    this.#channel = world.addChannel(guildId, `load-${number}`).id;
    this.#names = Array.from({ length: members }, (_, seat) => `p${number}x${seat}`);
    for (const name of this.#names) world.addMember(guildId, world.addUser(name).id);
    world.onEvent((event) => {
      if (event.type !== 'messageCreated' && event.type !== 'messageUpdated') return;
      const { message, audience } = event.stored;
      if (message.channel_id !== this.#channel || audience !== null) return;
      this.#message = message;
      this.#changed();
    });
  }

  async open(): Promise<void> {
    const [opener = ''] = this.#names;
    await this.#playground
      .actor(opener)
      .slash(this.#channel, 'table open', { stakes: '1/2', seats: this.#names.length });
    for (const name of this.#names) await this.#playground.actor(name).slash(this.#channel, 'sit', {});
  }

  /** Whether its people are shown a hand in which one of them can press. */
  get isPlaying(): boolean {
    return this.#next() !== null;
  }

  /** Until it is over; a press that the hand has overtaken is one more interaction like any other. */
  async play(presses: Presses, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const next = this.#next();
      if (next === null) await this.#change();
      else {
        const { message, name, customId } = next;
        const shown = this.#message;
        await presses.measure(() => this.#playground.actor(name).clickRaw(message, customId));
        if (this.#message === shown) await this.#change();
      }
    }
  }

  #next(): { readonly message: Message; readonly name: string; readonly customId: string } | null {
    const message = this.#message;
    const name = /▸ `\d+` \*\*(\w+)\*\*/.exec(message?.embeds[0]?.description ?? '')?.[1];
    if (message === null || name === undefined) return null;
    const ids = componentsOf(message).map(({ custom_id: id }) => id ?? '');
    const cheapest = ids.find((id) => ['check', 'call'].includes(decodeCustomId(id)?.role ?? ''));
    return cheapest === undefined ? null : { message, name, customId: cheapest };
  }

  /** The next change of the message, or a moment for the end to be looked at. */
  async #change(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, 500);
      this.#changed = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
