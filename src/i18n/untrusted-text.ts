/**
 * Text that people typed or are called by. `plainText` makes it one line of visible characters;
 * `escapeMarkdown` makes that line literal where Discord would format it.
 */

const MOST_GRAPHEMES = 32;
/** A grapheme may be built from many characters; families of emojis need eleven, stacked accents get no more. */
const MOST_UNITS_PER_GRAPHEME = 12;
const MOST_UNITS = 64;

// Letters that draw nothing count as spaces, like everything that ends a line.
const BLANK = /[\p{Cc}\p{Z}]|\u115F|\u1160|\u2800|\u3164|\uFFA0|\u034F|\u17B4|\u17B5/gu;
// Zero-width joiners stay between two pictures; all other format characters (zero-width, bidirectional, tags) go.
const JOINER = '\u200D';
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu;
const PICTURE_BEFORE = /(?:\p{Extended_Pictographic}|\uFE0F|\p{Emoji_Modifier})$/u;
const PICTURE_AFTER = /^\p{Extended_Pictographic}/u;

// Made for the first name that needs it: it brings tables of some megabytes, and a start can do without.
let graphemes: Intl.Segmenter | null = null;

// Most names are just that, and they are asked for many times with every drawing of a table.
const WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/** One line of visible characters, at most `most` of them; empty where nothing visible is left. */
export function plainText(raw: string, most = MOST_GRAPHEMES): string {
  if (raw.length <= most && WORDS.test(raw)) return raw;
  const visible = raw
    .normalize('NFC')
    .replaceAll(BLANK, ' ')
    .replaceAll(UNSEEN, (character, at: number, whole: string) => {
      const joins = PICTURE_BEFORE.test(whole.slice(0, at)) && PICTURE_AFTER.test(whole.slice(at + 1));
      return character === JOINER && joins ? character : '';
    })
    .replaceAll(/ +/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(visible) ? shortened(visible, most) : '';
}

// Up to here every character stands for itself, and most names need no more: finding the bounds of
// graphemes would be what drawing a table spends most of its time on.
const SIMPLE = /^[\u0020-\u02FF]*$/;

function shortened(text: string, most: number): string {
  if (text.length <= most && SIMPLE.test(text)) return text;
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  const whole = Array.from(graphemes.segment(text), ({ segment }) =>
    segment.length <= MOST_UNITS_PER_GRAPHEME ? segment : String.fromCodePoint(segment.codePointAt(0) ?? 0),
  );
  const units = most === MOST_GRAPHEMES ? MOST_UNITS : most * 2;
  const kept: string[] = [];
  let length = 0;
  for (const segment of whole) {
    if (kept.length === most || length + segment.length > units) break;
    kept.push(segment);
    length += segment.length;
  }
  if (kept.length === whole.length) return kept.join('');
  return `${kept
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** Makes a line literal: no formatting, mention, link, emoji code or list. Costs at most one `\` a character. */
export function escapeMarkdown(plain: string): string {
  if (WORDS.test(plain)) return plain;
  return plain
    .replaceAll(/[\\`*_~|<>@#[\]()]/g, '\\$&')
    .replaceAll(/:(?=\/\/|\w+:)/g, '\\:')
    .replace(/^(?:[-+](?=\s)|-(?=\\#))/, '\\$&')
    .replace(/^(\d+)\.(?=\s)/, '$1\\.');
}

/** A typed text as it is told back: short, literal, in quotation marks. */
export function quoted(raw: string): string {
  return `«${escapeMarkdown(plainText(raw, 24))}»`;
}
