/** Capital letters and digits only. */
export const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Shorter numbers would match by chance. */
const shortest = 6;

/** Ignores blanks and hyphens, as banks break lines anywhere. */
export function hasNumber(text: string, number: string): boolean {
  const signs = bare(number);
  if (signs.length < shortest) return false;
  const pattern = [...signs].join('[^A-Z0-9]{0,3}');
  return new RegExp(`(?<![A-Z0-9])${pattern}(?![A-Z0-9])`).test(text.normalize('NFKD').toUpperCase());
}

/** One character wrong, missing, added, or swapped with its neighbour. */
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

/** Year and count of an invoice number, which some payers type without the prefix. */
const yearAndCount = /\d{4}-\d{5,}$/;

/** Something similar to the number: one typo, within a word, or without its prefix. */
export function hasNearly(text: string, number: string): boolean {
  const [signs, all] = [bare(number), bare(text)];
  if (signs.length < shortest) return false;
  if (all.includes(signs)) return true;
  const [short] = yearAndCount.exec(number) ?? [];
  if (short && hasNumber(text, short)) return true;
  // A single typo leaves one half intact.
  const middle = Math.floor(signs.length / 2);
  if (!all.includes(signs.slice(0, middle)) && !all.includes(signs.slice(middle))) return false;
  return [-1, 0, 1].some((more) => {
    const length = signs.length + more;
    return Array.from({ length: Math.max(0, all.length - length + 1) }, (_, at) => at).some((at) =>
      isNearly(all.slice(at, at + length), signs),
    );
  });
}

/** Words that do not identify a payer. */
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

/** Whether most words of one name occur in the other, in any order. */
export function isSameName(name: string, other: string): boolean {
  const [words, others] = [namesIn(name), new Set(namesIn(other))];
  const same = words.filter((word) => others.has(word)).length;
  return same > 0 && same * 2 >= Math.min(words.length, Math.max(1, others.size));
}
