// Without yup, since pages of the shop load it.

/** The longest code that is read, in UTF-16 units. */
export const longestCode = 40;

/** A code as it is kept: of capital letters and digits, without what else is written between them. */
export function offerCode(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, longestCode);
}

const alike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Whether two codes are the same to people, who type an o for a 0. */
export function isSameCode(one: string, other: string): boolean {
  const read = (code: string) => offerCode(code).replace(/[OIL]/g, (letter) => alike[letter] ?? letter);
  return read(one) === read(other);
}
