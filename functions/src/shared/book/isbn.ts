// Without isbn3: its ranges weigh 7 KiB and refuse some real ISBNs, and the check digit finds nearly every typo.

/** The weights repeat. */
function weightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce(
    (sum, digit, place) =>
      sum + (digit === 'X' ? 10 : Number(digit)) * (weights[place % weights.length] ?? 0),
    0,
  );
}

function hasCheckDigit10(isbn: string): boolean {
  return weightedSum(isbn, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
}

function withCheckDigit13(firstTwelve: string): string {
  return `${firstTwelve}${(10 - (weightedSum(firstTwelve, [1, 3]) % 10)) % 10}`;
}

/** The digits 0 to 9 as a French keyboard types them without Shift, and two of a Belgian one. */
const frenchKeys = `à&é"'(-è_ç`;
const digitOfKey = (key: string) => String(key === '§' ? 6 : key === '!' ? 8 : frenchKeys.indexOf(key));

/**
 * Removes the symbology (']E0') that some scanners send first, and restores the digits when a scanner that types as an
 * American keyboard is plugged into a computer with a French one: `çè_à&'&'"ç(_è`.
 */
export function scannedText(text: string): string {
  const sent = text.trim().replace(/^\][a-z]\d/i, '');
  return /^[à&é"'(\-è_ç§!]{10,18}$/.test(sent) ? [...sent].map(digitOfKey).join('') : sent;
}

/** ' 0-8044-2957-x' → '080442957X'. */
export function isbnDigits(text: string): string {
  return scannedText(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** By the number of digits, whatever its check digit. */
export function looksLikeIsbn(text: string): boolean {
  return /^(?:\d{9}[\dX]|97[89]\d{10})$/.test(isbnDigits(text));
}

/** 13 digits; undefined for no ISBN or a wrong check digit. */
export function toIsbn13(text: string): string | undefined {
  if (!looksLikeIsbn(text)) return undefined;
  const digits = isbnDigits(text);
  if (digits.length === 10)
    return hasCheckDigit10(digits) ? withCheckDigit13(`978${digits.slice(0, 9)}`) : undefined;
  return digits === withCheckDigit13(digits.slice(0, 12)) ? digits : undefined;
}

/** 13 digits, also with a wrong check digit; undefined for no ISBN. */
export function printedIsbn(text: string): string | undefined {
  const digits = isbnDigits(text);
  return toIsbn13(text) ?? (looksLikeIsbn(text) && digits.length === 13 ? digits : undefined);
}

export function isMisprinted(isbn: unknown): boolean {
  return typeof isbn === 'string' && printedIsbn(isbn) !== undefined && toIsbn13(isbn) === undefined;
}
