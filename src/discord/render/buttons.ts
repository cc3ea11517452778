import {
  ButtonStyle,
  ComponentType,
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
} from 'discord.js';
import { encodeCustomId, type CustomId } from '../custom-id.ts';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
export type Button = APIButtonComponentWithCustomId;

/** What a button is for, which gives its colour; the label says the same in words. */
export type Weight = 'plain' | 'free' | 'chips' | 'everything';

const STYLES: Readonly<Record<Weight, APIButtonComponentWithCustomId['style']>> = {
  plain: ButtonStyle.Secondary,
  free: ButtonStyle.Success,
  chips: ButtonStyle.Primary,
  everything: ButtonStyle.Danger,
};

export function button(id: CustomId, label: string, weight: Weight = 'plain'): Button {
  return { type: ComponentType.Button, style: STYLES[weight], label, custom_id: encodeCustomId(id) };
}

/** One row for each list that is not empty. */
export function buttonRows(...rows: readonly (readonly Button[])[]): readonly Row[] {
  return rows
    .filter((row) => row.length > 0)
    .map((row) => ({ type: ComponentType.ActionRow, components: [...row] }));
}
