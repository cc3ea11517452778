/**
 * What Discord refuses in a message although its API description allows it.
 * Everything wrong with a body is reported at once, as Discord does.
 */
import { Problems, apiError } from './errors.ts';
import { checkComponents } from './rules-components.ts';
import { checkUrl } from './rules-url.ts';
import { FLAG, type Attachment, type Component, type Embed, type MessageBody } from './wire.ts';

/** The message that is to be changed, as far as the rules depend on it. */
export interface Existing {
  readonly flags: number;
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
  /** All files of the message, also those that only an embed shows. */
  readonly files: readonly Pick<Attachment, 'id' | 'filename'>[];
}

export interface MessageRuleContext {
  /** File names that come with the request. */
  readonly uploads: readonly string[];
  readonly existing: Existing | null;
  readonly isKnownEmoji: (emojiId: string) => boolean;
}

/** Throws 50035 or 50006 when Discord would refuse the message. */
export function checkMessage(body: MessageBody, context: MessageRuleContext): void {
  const problems = new Problems();
  const usesV2 = (((body.flags ?? 0) | (context.existing?.flags ?? 0)) & FLAG.componentsV2) !== 0;
  const files = filesAfter(body, context);

  if ((body.content ?? '').length > 2000) {
    problems.add(['content'], 'BASE_TYPE_MAX_LENGTH', 'Must be 2000 or fewer in length.');
  }
  checkEmbeds(problems, body.embeds ?? [], files);
  checkComponents(problems, body.components ?? [], { usesV2, files, isKnownEmoji: context.isKnownEmoji });
  checkAllowedMentions(problems, body);
  checkAttachmentList(problems, body, context);
  if (usesV2) checkNoLegacyFields(problems, body, context.existing);
  problems.throwIfAny();
  if (isEmpty(body, context, files)) throw apiError(50006);
}

/** The names of the files that the message has once the request is done. */
function filesAfter(body: MessageBody, { uploads, existing }: MessageRuleContext): string[] {
  const kept = body.attachments?.map((attachment) => String(attachment.id));
  const old = existing?.files ?? [];
  const remaining = kept === undefined ? old : old.filter((file) => kept.includes(file.id));
  return [...remaining.map((file) => file.filename), ...uploads];
}

/** Discord's documentation: embeds hold at most 6000 characters together, over all embeds of a message. */
function checkEmbeds(problems: Problems, embeds: readonly Embed[], files: readonly string[]): void {
  let total = 0;
  for (const [index, embed] of embeds.entries()) {
    const path = ['embeds', index];
    total += embedLength(embed);
    if (isEmptyEmbed(embed)) {
      problems.add([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required');
    }
    for (const [position, field] of (embed.fields ?? []).entries()) {
      for (const key of ['name', 'value'] as const) {
        if (field[key].trim() === '') {
          problems.add([...path, 'fields', position, key], 'BASE_TYPE_REQUIRED', 'This field is required');
        }
      }
    }
    checkUrl(problems, [...path, 'url'], embed.url, null);
    checkUrl(problems, [...path, 'author', 'url'], embed.author?.url, null);
    checkUrl(problems, [...path, 'author', 'icon_url'], embed.author?.icon_url, files);
    checkUrl(problems, [...path, 'footer', 'icon_url'], embed.footer?.icon_url, files);
    checkUrl(problems, [...path, 'image', 'url'], embed.image?.url, files);
    checkUrl(problems, [...path, 'thumbnail', 'url'], embed.thumbnail?.url, files);
  }
  if (total > 6000) {
    problems.add(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000');
  }
}

function embedLength(embed: Embed): number {
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name];
  for (const field of embed.fields ?? []) texts.push(field.name, field.value);
  return texts.reduce((sum, text) => sum + (text ?? '').trim().length, 0);
}

function isEmptyEmbed(embed: Embed): boolean {
  const pictures = [embed.image?.url, embed.thumbnail?.url];
  return embedLength(embed) === 0 && pictures.every((url) => url === undefined || url === '');
}

/** Discord's documentation: «parse» excludes naming ids of the same kind; at most 100 ids of a kind. */
function checkAllowedMentions(problems: Problems, body: MessageBody): void {
  const allowed = body.allowed_mentions;
  if (allowed === null || allowed === undefined) return;
  for (const kind of ['users', 'roles'] as const) {
    const ids = allowed[kind] ?? [];
    if (ids.length > 0 && (allowed.parse ?? []).includes(kind)) {
      problems.add(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
    if (ids.length > 100) {
      problems.add(
        ['allowed_mentions', kind],
        'BASE_TYPE_BAD_LENGTH',
        'Must be between 1 and 100 in length.',
      );
    }
  }
}

/** An entry of `attachments` is a new file (its number in the request) or one that the message has. */
function checkAttachmentList(problems: Problems, body: MessageBody, context: MessageRuleContext): void {
  const old = (context.existing?.files ?? []).map((file) => file.id);
  for (const [index, { id }] of (body.attachments ?? []).entries()) {
    const isUpload = Number(id) < context.uploads.length;
    if (!isUpload && !old.includes(String(id))) {
      problems.add(['attachments', index, 'id'], 'ATTACHMENT_NOT_FOUND', `Attachment ${id} was not found`);
    }
  }
  if (context.uploads.length > 10) {
    problems.add(['attachments'], 'BASE_TYPE_BAD_LENGTH', 'Must be 10 or fewer in length.');
  }
}

/** Discord's documentation: with IS_COMPONENTS_V2 a message has neither content nor embeds, and keeps the flag. */
function checkNoLegacyFields(problems: Problems, body: MessageBody, existing: Existing | null): void {
  const hasContent = (body.content ?? existing?.content ?? '') !== '' && body.content !== null;
  const hasEmbeds = (body.embeds ?? existing?.embeds ?? []).length > 0 && body.embeds !== null;
  for (const [key, present] of [
    ['content', hasContent],
    ['embeds', hasEmbeds],
  ] as const) {
    if (present) {
      problems.add(
        [key],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
    }
  }
}

function isEmpty(body: MessageBody, { existing }: MessageRuleContext, files: readonly string[]): boolean {
  const content = body.content === undefined ? (existing?.content ?? '') : (body.content ?? '');
  const embeds = body.embeds === undefined ? (existing?.embeds ?? []) : (body.embeds ?? []);
  const components = body.components === undefined ? (existing?.components ?? []) : (body.components ?? []);
  return content.trim() === '' && embeds.length === 0 && components.length === 0 && files.length === 0;
}

/** Discord's documentation: 10 MiB a file and 25 MiB a request. */
export function checkUploads(sizes: readonly number[]): void {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total > 25 * 1024 * 1024 || sizes.some((size) => size > 10 * 1024 * 1024)) throw apiError(40005);
}

/** Throws 50035 unless name and picture are those of an emoji that Discord would take. */
export function checkApplicationEmoji(name: string, image: string | null): void {
  const problems = new Problems();
  if (!/^\w{2,32}$/.test(name)) {
    problems.add(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
  }
  if (image !== null) {
    const data = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/]+={0,2})$/.exec(image)?.[1];
    if (data === undefined) {
      problems.add(['image'], 'BASE_TYPE_INVALID', 'Not an image data URI.');
    } else if (Buffer.byteLength(data, 'base64') > 256 * 1024) {
      problems.add(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
    }
  }
  problems.throwIfAny();
}
