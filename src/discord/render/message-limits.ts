import type { APIEmbed } from 'discord.js';
import type { MessageBody } from '../message-body.ts';
import { textFaces } from './card-faces.ts';
import type { RenderContext } from './render-context.ts';
import { plainText } from '../../i18n/untrusted-text.ts';

/** What Discord takes at most, in characters. */
export const LIMITS = {
  content: 2000,
  description: 4096,
  title: 256,
  fieldName: 256,
  fieldValue: 1024,
  fields: 25,
  footer: 2048,
  allEmbeds: 6000,
  buttonLabel: 80,
  selectLabel: 100,
  modalTitle: 45,
  modalLabel: 45,
  placeholder: 100,
  fileDescription: 1024,
} as const;

/** Whether Discord would take the texts of a message. */
export function fits({ content, embeds }: Pick<MessageBody, 'content' | 'embeds'>): boolean {
  const sizes = embeds.map(sizeOf);
  return (
    content.length <= LIMITS.content &&
    sizes.every(({ ok }) => ok) &&
    sizes.reduce((total, { characters }) => total + characters, 0) <= LIMITS.allEmbeds
  );
}

function sizeOf(embed: APIEmbed): { readonly ok: boolean; readonly characters: number } {
  const [title, description, footer] = [embed.title ?? '', embed.description ?? '', embed.footer?.text ?? ''];
  const fields = embed.fields ?? [];
  const inFields = fields.reduce((total, { name, value }) => total + name.length + value.length, 0);
  const ok =
    title.length <= LIMITS.title &&
    description.length <= LIMITS.description &&
    footer.length <= LIMITS.footer &&
    fields.length <= LIMITS.fields &&
    fields.every(({ name, value }) => name.length <= LIMITS.fieldName && value.length <= LIMITS.fieldValue);
  return { ok, characters: title.length + description.length + footer.length + inFields };
}

/** How long a name may be where nothing longer fits. */
export const SHORT_NAME = 12;

/**
 * The message as it should look; where that is too long, with cards as text, then with short names too.
 * The last of them always fits: ten seats, their cards and pots need less than Discord takes.
 */
export function fitted(context: RenderContext, render: (context: RenderContext) => MessageBody): MessageBody {
  const wanted = render(context);
  if (fits(wanted)) return wanted;
  const asText: RenderContext = { ...context, faces: textFaces };
  const inText = render(asText);
  if (fits(inText)) return inText;
  return render({ ...asText, nameOf: (member) => plainText(context.nameOf(member), SHORT_NAME) });
}
