/**
 * Makes what cleans a line of the log, whoever wrote it: fields are dropped by what they are called, texts
 * and lists by what they look like, and `secrets` wherever they stand. Cards, tokens and what identifies a
 * person never pass.
 */
export function redaction(secrets: readonly string[]): (line: string) => string {
  const known = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  const cleaned = (text: string): string =>
    known.reduce((kept, secret) => kept.replaceAll(secret, HIDDEN), withoutShapes(text));
  const redacted = (value: unknown): unknown => {
    if (typeof value === 'string') return cleaned(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return couldBeCards(value) ? HIDDEN : value.map(redacted);
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, isSecret(name) ? HIDDEN : redacted(field)]),
    );
  };
  return (line) => `${JSON.stringify(redacted(JSON.parse(line)))}\n`;
}

function isSecret(name: string): boolean {
  return SECRET_FIELDS.has(name.toLowerCase().replaceAll(/[_-]/g, ''));
}

/** A text without anything that looks like a token, a row of cards or a mention of somebody. */
function withoutShapes(text: string): string {
  return SECRET_SHAPES.reduce((kept, [shape, replacement]) => kept.replace(shape, replacement), text);
}

/** In the state a card is a number from 0 to 51: a list of nothing else may be a hand or a deck. */
function couldBeCards(items: readonly unknown[]): boolean {
  return (
    items.length > 1 &&
    items.every((item) => typeof item === 'number' && Number.isInteger(item) && item >= 0 && item < 52)
  );
}

const HIDDEN = '[redacted]';

/** What is shorter stands in many a word. */
const SHORTEST_SECRET = 6;

/** Lower case, without dashes and underscores. */
const SECRET_FIELDS = new Set([
  ...['deck', 'redeal', 'card', 'cards', 'hole', 'board', 'snapshot', 'discards'],
  ...['token', 'accesstoken', 'refreshtoken', 'authorization', 'secret', 'password', 'cookie'],
  ...['name', 'username', 'globalname', 'displayname', 'nick', 'nickname', 'tag', 'user', 'userid', 'author'],
  ...['avatar', 'email', 'content', 'requestbody'],
]);

const SECRET_SHAPES: readonly (readonly [shape: RegExp, replacement: string])[] = [
  // The token of an interaction or a webhook stands in the address it is used with.
  [/\/(webhooks|interactions)\/(\d+)\/[\w-]+/g, `/$1/$2/${HIDDEN}`],
  [/\/(users|members|recipients)\/\d{15,}/g, `/$1/${HIDDEN}`],
  [/\b(Bot|Bearer)\s+[\w.-]{8,}/g, `$1 ${HIDDEN}`],
  // A bot's token: three parts. An interaction's: one long run of letters.
  [/[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}/g, HIDDEN],
  [/[\w-]{60,}/g, HIDDEN],
  [/<@!?\d+>/g, HIDDEN],
  [/\b(?:(?:10|[2-9TJQKA])[cdhs][\s,]*){2,}(?![\w])/g, HIDDEN],
  // The four suits. Written as they are they would make the whole bundle take twice the memory.
  [/(?:10|[2-9TJQKA])\s?[\u2660\u2665\u2666\u2663]\uFE0F?/g, HIDDEN],
];
