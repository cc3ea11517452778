import { createRequire } from 'node:module';
import type { GlobalFonts } from '@napi-rs/canvas';

const FILES = '@fontsource-variable/roboto-condensed/files/roboto-condensed';
/** The font comes in parts, one for each script. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;

/** As a canvas names it: each letter is taken from the first part that has it. */
export const FAMILY = SCRIPTS.map((script) => `felt-${script}`).join(', ');

/** Reads the font; throws where it is not installed. A bare server has none of its own. */
export function registerFonts(fonts: typeof GlobalFonts): void {
  const { resolve } = createRequire(import.meta.url);
  for (const script of SCRIPTS) {
    const file = resolve(`${FILES}-${script}-wght-normal.woff2`);
    if (fonts.registerFromPath(file, `felt-${script}`) === null) throw new Error(`unreadable font: ${file}`);
  }
}

/** The characters that the font has for certain, of those that names are written with. */
const DRAWABLE =
  /^[\u0020-\u007E\u00A0-\u017F\u01A0\u01A1\u01AF\u01B0\u0218-\u021B\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03CE\u0400-\u045F\u0490\u0491\u1E80-\u1E85\u1EA0-\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122]*$/;

/** Whether the font has every letter of a text; otherwise boxes would stand for what it lacks. */
export function isDrawable(text: string): boolean {
  return DRAWABLE.test(text);
}
