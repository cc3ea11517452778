import { Routes, type APIEmoji, type Client } from 'discord.js';
import type { Logger } from '../runtime/log.ts';
import { describeError } from './api-errors.ts';
import { emojiFaces, textFaces, type CardFaces } from './render/card-faces.ts';
import type { Pauses } from './retry.ts';

export interface CardEmojisDeps {
  readonly client: Client<true>;
  readonly pauses: Pauses;
  readonly log: Logger;
}

/** How cards look: as text until the application's own emojis are known, and where they are missing. */
export class CardEmojis {
  #faces: CardFaces = textFaces;

  get faces(): CardFaces {
    return this.#faces;
  }

  /** Looks the emojis up by name; never rejects. */
  async load({ client, pauses, log }: CardEmojisDeps): Promise<void> {
    try {
      const { items } = (await pauses.retrying(() =>
        client.rest.get(Routes.applicationEmojis(client.application.id)),
      )) as { readonly items: readonly APIEmoji[] };
      const markup = new Map(items.map(({ id, name }) => [name, `<:${name ?? ''}:${id ?? ''}>`]));
      this.#faces = emojiFaces((name) => markup.get(name) ?? null);
    } catch (error) {
      log.warn(describeError(error), 'the card emojis could not be looked up; cards are shown as text');
    }
  }
}
