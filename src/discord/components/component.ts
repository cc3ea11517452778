import type {
  ButtonInteraction,
  ModalMessageModalSubmitInteraction,
  ModalSubmitInteraction,
  StringSelectMenuInteraction,
} from 'discord.js';
import type { AskerAtTable } from '../people/asker.ts';
import type { BotContext } from '../context.ts';
import type { CustomIdOf, Role } from '../custom-id.ts';

/** A component that was used, by somebody the table may know, at a table that is there. */
export interface Used<Interaction, R extends Role> {
  readonly interaction: Interaction;
  readonly id: CustomIdOf<R>;
  readonly asker: AskerAtTable;
}

type Handler<Interaction, R extends Role> = (
  used: Used<Interaction, R>,
  context: BotContext,
) => Promise<void>;

/** What a component does once its custom id is read. A role is used by one kind of component only. */
export type Component<R extends Role> =
  | { readonly kind: 'button'; readonly execute: Handler<ButtonInteraction, R> }
  | { readonly kind: 'select'; readonly execute: Handler<StringSelectMenuInteraction, R> }
  | { readonly kind: 'modal'; readonly execute: Handler<ModalSubmitInteraction, R> };

/** A click whose answer may change the message it was made on. */
export type Click = ButtonInteraction | StringSelectMenuInteraction | ModalMessageModalSubmitInteraction;
