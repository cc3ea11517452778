import { Routes, type APIEmoji, type Client } from 'discord.js';
import type { Logger } from '../../runtime/log.ts';
import { describeError } from '../connection/api-errors.ts';
import type { EmojiArt } from './card-art.ts';
import { emojiFaces, isCardEmoji, textFaces, type CardFaces, type Colours } from '../render/card-faces.ts';
import type { Pauses } from '../connection/retry.ts';

export interface CardEmojisDeps {
  readonly client: Client<true>;
  readonly pauses: Pauses;
  readonly log: Logger;
}

/** How many of the pictures are emojis of the application, and whether the others are on their way. */
export interface EmojisThere {
  readonly present: number;
  readonly wanted: number;
  readonly uploading: boolean;
}

/**
 * How cards look: as text until the application's own emojis are known, and where they are missing. The
 * bot uploads them itself; nothing ever waits for that.
 */
export class CardEmojis {
  /** The ids of the application's emojis, by name; null until they could be looked up. */
  #known: ReadonlyMap<string, string> | null = null;
  #faces: Readonly<Record<Colours, CardFaces>> = { four: textFaces, two: textFaces };
  readonly #art: readonly EmojiArt[];
  #uploading = false;
  #stopped = false;

  /** `art` is what is uploaded where it is missing. */
  constructor(art: readonly EmojiArt[] = []) {
    this.#art = art;
  }

  get faces(): CardFaces {
    return this.#faces.four;
  }

  get there(): EmojisThere {
    const present = this.#art.filter(({ name }) => this.#known?.has(name) === true).length;
    return { present, wanted: this.#art.length, uploading: this.#uploading };
  }

  facesIn(colours: Colours): CardFaces {
    return this.#faces[colours];
  }

  /** Looks the emojis up by name; never rejects. */
  async load({ client, pauses, log }: CardEmojisDeps): Promise<void> {
    try {
      const { items } = (await pauses.retrying(() =>
        client.rest.get(Routes.applicationEmojis(client.application.id)),
      )) as { readonly items: readonly APIEmoji[] };
      this.#know(new Map(items.map(({ id, name }) => [name ?? '', id ?? ''])));
    } catch (error) {
      log.warn(describeError(error), 'the card emojis could not be looked up; cards are shown as text');
    }
  }

  /**
   * Uploads what is missing, one at a time, and then takes away what an earlier version drew; never
   * rejects. What is there by then is used at once when all is done, and at the next start in any case.
   * Returns whether cards look different now.
   */
  async complete(deps: CardEmojisDeps): Promise<boolean> {
    const art = this.#art;
    // Not looked up: we would not know what is missing, and would try to upload everything again. With no art of
    // ours, what is there is not ours to take away.
    if (this.#known === null || art.length === 0) return false;
    const before = this.#known;
    const known = new Map(before);
    this.#uploading = true;
    try {
      const missing = art.filter(({ name }) => !known.has(name));
      for (const picture of missing) {
        if (this.#stopped) return false;
        known.set(picture.name, await this.#uploaded(picture, deps));
      }
      if (missing.length > 0) deps.log.info({ emojis: missing.length }, 'the card emojis were uploaded');
      const current = new Set(art.map(({ name }) => name));
      for (const [name, id] of known) {
        if (this.#stopped) return false;
        if (!isCardEmoji(name) || current.has(name)) continue;
        await remove(id, deps);
        known.delete(name);
      }
    } catch (error) {
      deps.log.warn(
        describeError(error),
        'the card emojis could not all be uploaded; the rest is tried again at the next start',
      );
    } finally {
      this.#uploading = false;
      this.#know(known);
    }
    return art.some(({ name }) => before.get(name) !== known.get(name));
  }

  /** Uploads one; where the answer was lost and not the picture, it is found by its name. */
  async #uploaded(picture: EmojiArt, deps: CardEmojisDeps): Promise<string> {
    try {
      return await upload(picture, deps);
    } catch (error) {
      await this.load(deps);
      const id = this.#known?.get(picture.name);
      if (id === undefined) throw error;
      return id;
    }
  }

  /** The process ends: whatever is not uploaded yet waits for the next start. */
  stop(): void {
    this.#stopped = true;
  }

  #know(known: ReadonlyMap<string, string>): void {
    const markupOf = (name: string): string | null => {
      const id = known.get(name);
      return id === undefined ? null : `<:${name}:${id}>`;
    };
    this.#known = known;
    this.#faces = { four: emojiFaces(markupOf, 'four'), two: emojiFaces(markupOf, 'two') };
  }
}

async function upload({ name, draw }: EmojiArt, { client, pauses }: CardEmojisDeps): Promise<string> {
  const image = `data:image/png;base64,${draw().toString('base64')}`;
  const { id } = (await pauses.retrying(() =>
    client.rest.post(Routes.applicationEmojis(client.application.id), { body: { name, image } }),
  )) as APIEmoji;
  return id ?? '';
}

async function remove(id: string, { client, pauses }: CardEmojisDeps): Promise<void> {
  await pauses.retrying(() => client.rest.delete(Routes.applicationEmoji(client.application.id, id)));
}
