/** One message, as Discord would draw it. */
import { colour, componentList, picture } from './components.js';
import { el, ownPath } from './dom.js';
import { link, markdown } from './markdown.js';

const FLAG_LOADING = 128;
const TYPE_THREAD_CREATED = 18;
const GROUP_MS = 7 * 60_000;

/** Whether the message goes under the one before it without a head of its own. */
export function continues(message, previous) {
  if (previous === null || previous.author.id !== message.author.id) return false;
  if (message.type !== 0 || previous.type === TYPE_THREAD_CREATED || message.ephemeral || previous.ephemeral)
    return false;
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_MS;
}

/** @param context what markdown needs, and { use, dismiss, open, messageById, failed } */
export function messageView(message, isContinued, context) {
  const isLoading = (message.flags & FLAG_LOADING) !== 0;
  const mentionsMe = message.mentions.some((user) => user.id === context.me.id);
  const classes = [
    'message',
    isContinued ? 'continued' : 'first',
    message.ephemeral && 'ephemeral',
    mentionsMe && 'mentions-me',
  ];
  return el(
    'article',
    {
      class: classes.filter(Boolean).join(' '),
      'data-id': message.id,
      'aria-label': `${nameOf(message.author)}, ${timeText(message, context)}`,
    },
    origin(message, context),
    isContinued ? null : head(message, context),
    el('div', { class: 'body' }, isLoading ? loading(context) : body(message, context)),
  );
}

function nameOf(author) {
  return author.global_name ?? author.username;
}

function timeText(message, { locale, texts }) {
  const date = new Date(message.timestamp);
  const isToday = date.toDateString() === new Date().toDateString();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  return isToday
    ? texts.today(time)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(date);
}

export function avatar(id, name) {
  const hue = Number(BigInt(id) % 8n);
  return el('span', { class: `avatar hue-${hue}`, 'aria-hidden': 'true' }, name.slice(0, 1).toUpperCase());
}

/** What the message answers: a command that somebody used, or another message. */
function origin(message, context) {
  const used = message.interaction_metadata;
  if (used?.name !== undefined && message.type === 20) {
    return el('div', { class: 'origin' }, context.texts.used(nameOf(used.user), `/${used.name}`));
  }
  const reference = message.message_reference;
  if (message.type !== 19 || reference === undefined) return null;
  const source = context.messageById(reference.message_id);
  if (source === null) return el('div', { class: 'origin' }, context.texts.deletedSource);
  const text = plain(source.content.split('\n')[0]) || source.embeds[0]?.title || '…';
  const go = () => context.goTo(source.channel_id, source.id);
  return el(
    'div',
    { class: 'origin' },
    el(
      'button',
      { type: 'button', class: 'link', onclick: go },
      context.texts.replyTo(nameOf(source.author), text),
    ),
  );
}

/** The first line of a message without its markup, where there is room for one line only. */
function plain(line) {
  return line
    .replace(/^(?:[#>-]+\s)+/, '')
    .replace(/\*\*|__|~~|\|\||`/g, '')
    .replace(/<a?:(\w+):\d+>/g, ':$1:');
}

function head(message, context) {
  const { author } = message;
  return [
    avatar(author.id, nameOf(author)),
    el(
      'div',
      { class: 'head' },
      el('strong', { class: 'name' }, nameOf(author)),
      author.bot ? el('span', { class: 'badge' }, context.texts.app) : null,
      el('time', { class: 'when', datetime: message.timestamp }, timeText(message, context)),
    ),
  ];
}

function loading({ texts }) {
  return el('p', { class: 'thinking' }, texts.thinking);
}

function body(message, context) {
  const { texts } = context;
  if (message.type === TYPE_THREAD_CREATED) {
    const open = () => context.goTo(message.message_reference.channel_id, null);
    return el(
      'button',
      { type: 'button', class: 'link system', onclick: open },
      texts.startedThread(message.content),
    );
  }
  const edited = message.edited_timestamp === null ? null : el('span', { class: 'edited' }, texts.edited);
  return [
    message.content === ''
      ? null
      : el('div', { class: 'content' }, markdown(message.content, context), edited),
    message.attachments.map((file) => attachment(file, context)),
    message.embeds.map((embed) => embedView(embed, context)),
    message.components.length === 0
      ? null
      : el(
          'div',
          { class: 'components' },
          componentList(message.components, context, (...use) => context.use(message, ...use)),
        ),
    context.failed(message.id) ? el('p', { class: 'failed', role: 'alert' }, texts.interactionFailed) : null,
    message.thread === undefined
      ? null
      : el(
          'button',
          { type: 'button', class: 'thread-link', onclick: () => context.goTo(message.thread.id, null) },
          texts.thread(context.channelName(message.thread.id)),
        ),
    message.ephemeral
      ? el(
          'p',
          { class: 'only-you' },
          texts.onlyYou,
          ' · ',
          el(
            'button',
            { type: 'button', class: 'link', onclick: () => context.dismiss(message) },
            texts.dismiss,
          ),
        )
      : null,
  ];
}

function attachment(file, { texts }) {
  const path = ownPath(file.url);
  if (path === null) return null;
  if (file.content_type.startsWith('image/'))
    return picture(file.url, file.description ?? file.filename, 'attachment');
  const size = file.size < 1024 ? `${file.size} B` : `${(file.size / 1024).toFixed(1)} KB`;
  return el('a', { class: 'file', href: path, download: file.filename }, texts.file(file.filename, size));
}

function embedView(embed, context) {
  const box = el(
    'div',
    { class: 'embed' },
    embed.thumbnail ? picture(embed.thumbnail.url, '', 'embed-thumbnail') : null,
    embed.author
      ? el('div', { class: 'embed-author' }, icon(embed.author.icon_url), el('span', {}, embed.author.name))
      : null,
    embed.title ? el('h3', { class: 'embed-title' }, embedTitle(embed, context)) : null,
    embed.description
      ? el('div', { class: 'embed-description' }, markdown(embed.description, context))
      : null,
    embed.fields?.length
      ? el(
          'div',
          { class: 'fields' },
          embed.fields.map((field) =>
            el(
              'div',
              { class: field.inline ? 'field inline' : 'field' },
              el('div', { class: 'field-name' }, markdown(field.name, context)),
              el('div', { class: 'field-value' }, markdown(field.value, context)),
            ),
          ),
        )
      : null,
    embed.image
      ? picture(embed.image.url, embed.image.description ?? embed.title ?? '', 'embed-image')
      : null,
    embed.footer || embed.timestamp ? footer(embed, context) : null,
  );
  if (typeof embed.color === 'number' && embed.color > 0) box.style.borderLeftColor = colour(embed.color);
  return box;
}

function embedTitle({ title, url }, context) {
  const shown = markdown(title, context);
  return (url ? link(url, shown, context) : null) ?? shown;
}

function icon(url) {
  const path = url ? ownPath(url) : null;
  return path === null ? null : el('img', { class: 'embed-icon', src: path, alt: '' });
}

function footer({ footer: foot, timestamp }, { locale }) {
  const when = timestamp
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(timestamp))
    : null;
  return el(
    'div',
    { class: 'embed-footer' },
    icon(foot?.icon_url),
    [foot?.text, when].filter(Boolean).join(' • '),
  );
}
