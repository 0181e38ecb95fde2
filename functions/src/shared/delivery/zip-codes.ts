import type { ZipRange } from './delivery-setting.ts';

/** Without blanks, hyphens and a country's prefix ('D-10115', 'ch-8001'), in capitals. Leading zeros count. */
export function zipOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .trim()
    .replace(/^\p{L}{1,3}\s*-\s*(?=\d)/u, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** '*' after a beginning matches every code that begins so, also in the middle of a British district: 'PA6*'. */
const anyEnd = '*';

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
 * British districts have one or two digits: 'PA6 7LN' is in PA6 and not in PA67. In all other countries codes of a kind
 * have beginnings of equal length.
 */
function districtOf(text: string): District | undefined {
  const [, area, number, letter = '', inward] =
    /^([A-Z]{1,2})(\d{1,2})([A-Z]?)(\d[A-Z]{2})?$/.exec(text) ?? [];
  return area === undefined
    ? undefined
    : { area, number: Number(number), letter, isWhole: inward !== undefined };
}

/** 'W1' contains 'W1A'; the area 'W' contains all of its districts and none of 'WC'. */
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

/** For a code in the form of `zipOf`. One that is shorter than the range's ends is not in it. */
export function isInRange(zip: string, range: ZipRange): boolean {
  const district = districtOf(zip);
  const isIn = district && !range.to.endsWith(anyEnd) ? isDistrictIn(district, range) : undefined;
  return isIn ?? beginsIn(zip, withoutStar(range));
}

/** A longer beginning is more exact than a shorter one, a single one more than a range. */
export function exactness(range: ZipRange): number {
  const { from, to } = withoutStar(range);
  return from.length * 2 + (from === to ? 1 : 0);
}

export function rangesMeet(one: ZipRange, other: ZipRange): boolean {
  const length = Math.min(withoutStar(one).from.length, withoutStar(other).from.length);
  const short = (text: string) => text.slice(0, length);
  return short(one.from) <= short(other.to) && short(other.from) <= short(one.to);
}

export function holdsRange(outer: ZipRange, inner: ZipRange): boolean {
  return [inner.from, inner.to].every((end) => isInRange(end.replace(anyEnd, ''), outer));
}

const between = /\s+-\s+|\s*(?:–|—|\.\.+)\s*|\s+to\s+/i;
const digitsBetween = /^(\d+)\s*-\s*(\d+)$/;

/** '10000-12999' → the two ends; a single code is both. '00-950' is one code, since its halves differ in length. */
function rangeOf(text: string): ZipRange {
  const [, first = '', last = ''] = digitsBetween.exec(text) ?? [];
  const [from = '', to = from] = first && first.length === last.length ? [first, last] : text.split(between);
  return { from: zipEndOf(from), to: zipEndOf(to) };
}

export function readRanges(text: string): ZipRange[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(rangeOf);
}

/** '10000 – 12999, SW1' */
export function rangesText(ranges: readonly ZipRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? from : `${from} – ${to}`)).join(', ');
}
