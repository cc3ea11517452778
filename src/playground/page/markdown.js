/** Discord's markdown as nodes. */
import { el, ownPath, safeLink } from './dom.js';

/** @param context { userName, roleName, channelName, goTo, texts, locale } */
export function markdown(text, context) {
  return blocks(text, context);
}

const FENCE = /^```(?:[\w+-]*\n)?([\s\S]*?)\n?```\n?/;

function blocks(text, context) {
  const nodes = [];
  let rest = text;
  let paragraph = [];
  const endParagraph = () => {
    if (paragraph.length > 0)
      nodes.push(el('div', { class: 'md-lines' }, inline(paragraph.join('\n'), context)));
    paragraph = [];
  };
  while (rest !== '') {
    const fence = FENCE.exec(rest);
    if (fence !== null) {
      endParagraph();
      nodes.push(el('pre', { class: 'md-pre' }, el('code', {}, fence[1])));
      rest = rest.slice(fence[0].length);
      continue;
    }
    // A fence may begin in the middle of a line.
    const newline = rest.indexOf('\n');
    const inner = rest.indexOf('```', 1);
    const opensLater = inner > 0 && (newline < 0 || inner < newline) && rest.indexOf('```', inner + 3) > 0;
    const end = opensLater ? inner : newline < 0 ? rest.length : newline;
    const line = rest.slice(0, end);
    rest = rest.slice(opensLater ? end : end + 1);
    if (line.startsWith('>>> ')) {
      endParagraph();
      nodes.push(el('blockquote', { class: 'md-quote' }, blocks([line.slice(4), rest].join('\n'), context)));
      return nodes;
    }
    const block = blockOf(line, context);
    if (block === null) {
      paragraph.push(line);
      continue;
    }
    endParagraph();
    const last = nodes.at(-1);
    if (block.joins && last?.tagName === block.node.tagName) last.append(...block.node.childNodes);
    else nodes.push(block.node);
  }
  endParagraph();
  return nodes;
}

function blockOf(line, context) {
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading !== null) {
    return {
      node: el(
        `h${heading[1].length + 2}`,
        { class: `md-h${heading[1].length}` },
        inline(heading[2], context),
      ),
    };
  }
  if (line.startsWith('-# ')) return { node: el('div', { class: 'md-sub' }, inline(line.slice(3), context)) };
  if (line === '>' || line.startsWith('> ')) {
    return {
      joins: true,
      node: el('blockquote', { class: 'md-quote' }, el('div', {}, inline(line.slice(2), context))),
    };
  }
  const item = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line);
  if (item !== null) {
    const ordered = /\d/.test(item[2]);
    const entry = el('li', { class: item[1].length >= 2 ? 'md-inner' : null }, inline(item[3], context));
    if (ordered) entry.value = parseInt(item[2], 10);
    return { joins: true, node: el(ordered ? 'ol' : 'ul', { class: 'md-list' }, entry) };
  }
  return null;
}

/** Tried in this order at each place; the first that fits at the very start is taken. */
const INLINE = [
  [/^\\([\\*_~`|<>#:[\]()-])/, ([, character]) => character],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => el('code', { class: 'md-code' }, code.trim())],
  [/^\|\|([\s\S]+?)\|\|/, ([, inner], context) => spoiler(inline(inner, context), context)],
  [/^\*\*\*([\s\S]+?)\*\*\*/, ([, inner], context) => el('strong', {}, el('em', {}, inline(inner, context)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, inner], context) => el('strong', {}, inline(inner, context))],
  [/^__([\s\S]+?)__(?!_)/, ([, inner], context) => el('u', {}, inline(inner, context))],
  [/^~~([\s\S]+?)~~/, ([, inner], context) => el('s', {}, inline(inner, context))],
  [
    /^\*(?!\s)((?:\*\*[\s\S]*?\*\*|[^*])+?)\*(?!\*)/,
    ([, inner], context) => el('em', {}, inline(inner, context)),
  ],
  [/^_(?!_)([\s\S]+?)_(?![_\w])/, ([, inner], context) => el('em', {}, inline(inner, context))],
  [/^<@!?(\d+)>/, ([, id], context) => el('span', { class: 'mention' }, `@${context.userName(id)}`)],
  [/^<@&(\d+)>/, ([, id], context) => el('span', { class: 'mention' }, `@${context.roleName(id)}`)],
  [/^<#(\d+)>/, ([, id], context) => channelLink(id, null, context)],
  [/^<\/([^:>]+):\d+>/, ([, name]) => el('span', { class: 'mention' }, `/${name}`)],
  [/^<a?:(\w+):(\d+)>/, ([, name, id]) => emoji(name, id)],
  [
    /^<t:(-?\d+)(?::([tTdDfFR]))?>/,
    ([, seconds, style], context) => stamp(Number(seconds), style ?? 'f', context),
  ],
  [
    /^\[([^\]\n]+)\]\(<?([^\s)>]+)>?\)/,
    ([whole, label, url], context) => link(url, inline(label, context), context) ?? whole,
  ],
  [/^<(https?:\/\/[^\s>]+)>/, ([whole, url], context) => link(url, [url], context) ?? whole],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, ([url], context) => link(url, null, context) ?? url],
];

function inline(text, context) {
  const nodes = [];
  let plain = '';
  let rest = text;
  while (rest !== '') {
    let found = null;
    if (/^[\\`|*_~<[h]/.test(rest)) {
      for (const [pattern, make] of INLINE) {
        const match = pattern.exec(rest);
        // Inside a word «_» is only a character.
        const midWord = rest.startsWith('_') && /\w$/.test(plain);
        if (match !== null && !midWord) {
          found = { length: match[0].length, node: make(match, context) };
          break;
        }
      }
    }
    if (found === null) {
      plain += rest[0];
      rest = rest.slice(1);
      continue;
    }
    if (plain !== '') nodes.push(plain);
    plain = '';
    nodes.push(found.node);
    rest = rest.slice(found.length);
  }
  if (plain !== '') nodes.push(plain);
  return nodes;
}

function spoiler(children, { texts }) {
  const show = (event) => {
    const button = event.currentTarget;
    button.classList.add('shown');
    button.removeAttribute('aria-label');
  };
  return el(
    'button',
    { type: 'button', class: 'spoiler', 'aria-label': texts.spoiler, onclick: show },
    children,
  );
}

export function emoji(name, id) {
  return el('img', { class: 'emoji', src: `/cdn/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

function channelLink(channelId, messageId, context) {
  const label = `#${context.channelName(channelId)}${messageId === null ? '' : ` › ${context.texts.link}`}`;
  const go = () => context.goTo(channelId, messageId);
  return el('button', { type: 'button', class: 'mention link', onclick: go }, label);
}

/** A link to a channel or message of this Discord, to a file of its own, or to the web; null for anything else. */
export function link(url, label, context) {
  const jump = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/.exec(url);
  if (jump !== null) {
    if (label === null) return channelLink(jump[1], jump[2] ?? null, context);
    const go = () => context.goTo(jump[1], jump[2] ?? null);
    return el('button', { type: 'button', class: 'md-link link', onclick: go }, label);
  }
  const href = ownPath(url) ?? safeLink(url);
  if (href === null) return null;
  return el('a', { class: 'md-link', href, target: '_blank', rel: 'noreferrer noopener' }, label ?? url);
}

const FORMATS = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

function stamp(seconds, style, { locale }) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale, FORMATS.F).format(date);
  const text =
    style === 'R' ? relative(seconds, locale) : new Intl.DateTimeFormat(locale, FORMATS[style]).format(date);
  const attributes = { class: 'stamp', datetime: date.toISOString(), title: full };
  const node = el('time', attributes, text);
  if (style === 'R') {
    node.dataset.relative = String(seconds);
    node.dataset.locale = locale;
  }
  return node;
}

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

function relative(seconds, locale) {
  const difference = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(difference) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(difference / size), unit);
}

/** Times like «in 20 seconds» go on by themselves. */
setInterval(() => {
  for (const node of document.querySelectorAll('time[data-relative]')) {
    const text = relative(Number(node.dataset.relative), node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}, 1000);
