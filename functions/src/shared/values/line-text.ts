import { string } from 'yup';

/** A test that an empty text passes. */
export const orEmpty =
  (test: (text: string) => boolean) =>
  (text = ''): boolean =>
    text === '' || test(text);

const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Invisible characters that reverse or split text: a title with U+202E is read backwards. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/gu;

/** Without control characters and invisible direction marks. */
export function lineOf(text: string): string {
  return text.replace(breaks, ' ').replace(hidden, '').trim();
}

/** For every stored text of one line. */
export function lineSchema() {
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? lineOf(text) : text))
    .trim();
}

/** For every stored text of several lines; cleaned in the same way. */
export function linesSchema() {
  return string()
    .transform((text: unknown) =>
      typeof text === 'string'
        ? text
            .split(/\r\n|[\r\n\u2028\u2029]/u)
            .map(lineOf)
            .join('\n')
        : text,
    )
    .trim();
}
