// Without yup, since pages of the shop load it.

/** In UTF-16 units. */
export const longestCode = 40;

/** As stored: capital letters and digits only. */
export function offerCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, longestCode);
}

const alike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** People read O and 0 alike. */
export function isSameCode(one: string, other: string): boolean {
  const read = (code: string) => offerCode(code).replace(/[OIL]/g, (letter) => alike[letter] ?? letter);
  return read(one) === read(other);
}
