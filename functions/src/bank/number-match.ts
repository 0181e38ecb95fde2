// Numbers of orders and invoices in what people type into a transfer.

/** Capital letters and digits alone. */
export const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Shorter numbers stand in a text by chance. */
const shortest = 6;

/** Whether a text has a number as it is, but for blanks and hyphens within it, as banks break lines. */
export function hasNumber(text: string, number: string): boolean {
  const signs = bare(number);
  if (signs.length < shortest) return false;
  const pattern = [...signs].join('[^A-Z0-9]{0,3}');
  return new RegExp(`(?<![A-Z0-9])${pattern}(?![A-Z0-9])`).test(text.normalize('NFKD').toUpperCase());
}

/** Whether one sign is wrong, missing, too much, or has changed places with the next one. */
function isNearly(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const swapped = (otherRest[1] ?? '') + (otherRest[0] ?? '') + otherRest.slice(2);
  return [
    [rest.slice(1), otherRest.slice(1)],
    [rest.slice(1), otherRest],
    [rest, otherRest.slice(1)],
    [rest, swapped],
  ].some(([left, right]) => left === right);
}

/** The year and the count of an invoice's number, which some type without its beginning. */
const yearAndCount = /\d{4}-\d{5,}$/;

/** Whether a text has something like a number: one sign typed wrong, within a word, or without its beginning. */
export function hasNearly(text: string, number: string): boolean {
  const [signs, all] = [bare(number), bare(text)];
  if (signs.length < shortest) return false;
  if (all.includes(signs)) return true;
  const [short] = yearAndCount.exec(number) ?? [];
  if (short && hasNumber(text, short)) return true;
  // One wrong sign leaves one half of it whole.
  const middle = Math.floor(signs.length / 2);
  if (!all.includes(signs.slice(0, middle)) && !all.includes(signs.slice(middle))) return false;
  return [-1, 0, 1].some((more) => {
    const length = signs.length + more;
    return Array.from({ length: Math.max(0, all.length - length + 1) }, (_, at) => at).some((at) =>
      isNearly(all.slice(at, at + length), signs),
    );
  });
}

/** Words of names that do not tell one payer from another. */
const usual = new Set([
  'GMBH',
  'LTD',
  'LIMITED',
  'INC',
  'THE',
  'AND',
  'UND',
  'VON',
  'DER',
  'DIE',
  'DAS',
  'FUER',
  'HERR',
  'FRAU',
]);

const namesIn = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(bare)
    .filter((word) => word.length >= 3 && !usual.has(word));

/** Whether most words of a name stand in another one, in whatever order. */
export function isSameName(name: string, other: string): boolean {
  const [words, others] = [namesIn(name), new Set(namesIn(other))];
  const same = words.filter((word) => others.has(word)).length;
  return same > 0 && same * 2 >= Math.min(words.length, Math.max(1, others.size));
}
