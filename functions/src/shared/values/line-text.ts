import { string } from 'yup';

/** A test that what is empty passes. */
export const orEmpty =
  (test: (text: string) => boolean) =>
  (text = ''): boolean =>
    text === '' || test(text);

const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Signs that are not seen and turn or split what is: a title with U+202E is read backwards. */
const hidden = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/gu;

/** A text as it can stand in one line: without control characters and hidden signs of direction. */
export function lineOf(text: string): string {
  return text.replace(breaks, ' ').replace(hidden, '').trim();
}

/** The schema of every text of one line that is stored. */
export function lineSchema() {
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? lineOf(text) : text))
    .trim();
}

/** The schema of a stored text of several lines, each of them as above. */
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
