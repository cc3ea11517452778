/**
 * Cleans what goes into the log, whoever wrote the line: fields are dropped by what they are called,
 * texts and lists by what they look like. Cards, tokens and what identifies a person never pass.
 */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleaned(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return HIDDEN;
  if (value instanceof Error) return redactedError(value, depth);
  if (Array.isArray(value))
    return couldBeCards(value) ? HIDDEN : value.map((item) => redacted(item, depth + 1));
  if (value instanceof Date) return value;
  return redactedFields(value, depth + 1);
}

/** The same for an object whose fields are logged one by one. */
export function redactedFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_FIELDS.has(name.toLowerCase().replaceAll(/[_-]/g, '')) ? HIDDEN : redacted(value, depth),
    ]),
  );
}

/** A text without anything that looks like a token, a row of cards or a mention of somebody. */
export function cleaned(text: string): string {
  return SECRET_SHAPES.reduce((kept, [shape, replacement]) => kept.replace(shape, replacement), text);
}

const HIDDEN = '[redacted]';
const DEEPEST = 8;

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
  [/(?:10|[2-9TJQKA])\s?[♠♥♦♣]\uFE0F?/g, HIDDEN],
];

/** In the state a card is a number from 0 to 51: a list of nothing else may be a hand or a deck. */
function couldBeCards(items: readonly unknown[]): boolean {
  return (
    items.length > 1 &&
    items.every((item) => typeof item === 'number' && Number.isInteger(item) && item >= 0 && item < 52)
  );
}

function redactedError(error: Error, depth: number): Record<string, unknown> {
  const { name, message, stack, cause, ...own } = error;
  return {
    type: name,
    message: cleaned(message),
    ...(stack === undefined ? {} : { stack: cleaned(stack) }),
    ...(cause === undefined ? {} : { cause: redacted(cause, depth + 1) }),
    ...redactedFields(own, depth + 1),
  };
}
