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

/** '*' behind a beginning takes every code that begins so, also a British one in the middle of its district: 'PA6*'. */
const anyEnd = '*';

/** An end of a range, as codes are compared. */
export function zipEndOf(text: string): string {
  return zipOf(text) + (text.trimEnd().endsWith(anyEnd) ? anyEnd : '');
}

interface District {
  area: string;
  number: number;
  letter: string;
  /** Whether the code goes on behind its district, to the street. */
  isWhole: boolean;
}

/**
 * The district of a British code, which has one or two digits: 'PA6 7LN' is in PA6 and not in PA67. In all other
 * countries a beginning of a code has as many characters as any other of its kind.
 */
function districtOf(text: string): District | undefined {
  const [, area, number, letter = '', inward] =
    /^([A-Z]{1,2})(\d{1,2})([A-Z]?)(\d[A-Z]{2})?$/.exec(text) ?? [];
  return area === undefined
    ? undefined
    : { area, number: Number(number), letter, isWhole: inward !== undefined };
}

/** Whether a district is within two others; 'W1' has 'W1A' in it, and the area 'W' all of its districts and none of 'WC'. */
function isDistrictIn({ area, number, letter }: District, { from, to }: ZipRange): boolean | undefined {
  if (/^[A-Z]{1,2}$/.test(from) && from === to) return area === from;
  const [first, last] = [districtOf(from), districtOf(to)];
  if (!first || !last || first.isWhole || last.isWhole || first.area !== last.area) return undefined;
  if (area !== first.area || number < first.number || number > last.number) return false;
  return from !== to || first.letter === '' || first.letter === letter;
}

function beginsIn(zip: string, { from, to }: ZipRange): boolean {
  const beginning = zip.slice(0, from.length);
  return beginning.length === from.length && from <= beginning && beginning <= to;
}

const withoutStar = ({ from, to }: ZipRange): ZipRange => ({
  from: from.replace(anyEnd, ''),
  to: to.replace(anyEnd, ''),
});

/** Whether a zip code, as `zipOf` writes it, begins within the range. One that is shorter than the range's ends does not. */
export function isInRange(zip: string, range: ZipRange): boolean {
  const district = districtOf(zip);
  const isIn = district && !range.to.endsWith(anyEnd) ? isDistrictIn(district, range) : undefined;
  return isIn ?? beginsIn(zip, withoutStar(range));
}

/** How exact a range is, among those that a code is in: a longer beginning before a shorter one, one before several. */
export function exactness(range: ZipRange): number {
  const { from, to } = withoutStar(range);
  return from.length * 2 + (from === to ? 1 : 0);
}

/** Whether there is a zip code in both ranges. */
export function rangesMeet(one: ZipRange, other: ZipRange): boolean {
  const length = Math.min(withoutStar(one).from.length, withoutStar(other).from.length);
  const short = (text: string) => text.slice(0, length);
  return short(one.from) <= short(other.to) && short(other.from) <= short(one.to);
}

/** Whether every zip code of the inner range is in the outer one. */
export function holdsRange(outer: ZipRange, inner: ZipRange): boolean {
  return [inner.from, inner.to].every((end) => isInRange(end.replace(anyEnd, ''), outer));
}

const between = /\s+-\s+|\s*(?:–|—|\.\.+)\s*|\s+to\s+/i;
const digitsBetween = /^(\d+)\s*-\s*(\d+)$/;

/** '10000-12999' → the two ends; a code by itself is both. '00-950' is one code, since its halves differ in length. */
function rangeOf(text: string): ZipRange {
  const [, first = '', last = ''] = digitsBetween.exec(text) ?? [];
  const [from = '', to = from] = first && first.length === last.length ? [first, last] : text.split(between);
  return { from: zipEndOf(from), to: zipEndOf(to) };
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
