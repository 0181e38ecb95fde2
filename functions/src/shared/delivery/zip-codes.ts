import type { ZipRange } from './delivery-setting.ts';

/**
 * A zip code as codes are compared: without blanks and hyphens, in capitals. Zeros in front count. What some write before
 * it for the country is left out: 'D-10115', 'ch-8001'.
 */
export function zipOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(/^\p{L}{1,3}\s*-\s*(?=\d)/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether a zip code, as `zipOf` writes it, begins within the range. One that is shorter than the range's ends does not. */
export function isInRange(zip: string, { from, to }: ZipRange): boolean {
  const beginning = zip.slice(0, from.length);
  return beginning.length === from.length && from <= beginning && beginning <= to;
}

/** Whether there is a zip code in both ranges. */
export function rangesMeet(one: ZipRange, other: ZipRange): boolean {
  const length = Math.min(one.from.length, other.from.length);
  const short = (text: string) => text.slice(0, length);
  return short(one.from) <= short(other.to) && short(other.from) <= short(one.to);
}

/** Whether every zip code of the inner range is in the outer one. */
export function holdsRange(outer: ZipRange, inner: ZipRange): boolean {
  return isInRange(inner.from, outer) && isInRange(inner.to, outer);
}

const between = /\s+-\s+|\s*(?:–|—|\.\.+)\s*|\s+to\s+/i;
const digitsBetween = /^(\d+)\s*-\s*(\d+)$/;

/** '10000-12999' → the two ends; a code by itself is both. '00-950' is one code, since its halves differ in length. */
function rangeOf(text: string): ZipRange {
  const [, first = '', last = ''] = digitsBetween.exec(text) ?? [];
  const [from = '', to = from] = first && first.length === last.length ? [first, last] : text.split(between);
  return { from: zipOf(from), to: zipOf(to) };
}

/** The ranges of a text as the owner types them, with commas or line breaks between them. */
export function readRanges(text: string): ZipRange[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(rangeOf);
}

/** The ranges as the owner reads them: '10000 – 12999, SW1'. */
export function rangesText(ranges: readonly ZipRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', ');
}
