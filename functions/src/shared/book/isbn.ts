// Without isbn3: its ranges weigh 7 KiB and refuse some real ISBNs, and the check digit finds nearly every typo.

/** The sum of the digits, the first times `weights[0]`, the next times `weights[1]`, and so on over again. */
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

/** The digits 0 to 9 as the keys of a French keyboard type them without Shift, and two of a Belgian one. */
const frenchKeys = `à&é"'(-è_ç`;
const digitOfKey = (key: string) => String(key === '§' ? 6 : key === '!' ? 8 : frenchKeys.indexOf(key));

/**
 * What a scanner means: without the symbology (']E0') that some send first, and in digits where one that types as an
 * American keyboard is plugged into a computer with a French one: `çè_à&'&'"ç(_è`.
 */
export function scannedText(text: string): string {
  const sent = text.trim().replace(/^\][a-z]\d/i, '');
  return /^[à&é"'(\-è_ç§!]{10,18}$/.test(sent) ? [...sent].map(digitOfKey).join('') : sent;
}

/** An ISBN without what people write between its digits: ' 0-8044-2957-x' → '080442957X'. */
export function isbnDigits(text: string): string {
  return scannedText(text)
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** Whether a text has as many digits as an ISBN has, whatever its check digit says. */
export function looksLikeIsbn(text: string): boolean {
  return /^(?:\d{9}[\dX]|97[89]\d{10})$/.test(isbnDigits(text));
}

/** An ISBN as the shop stores it, of 13 digits; undefined when the text is no ISBN or its check digit is wrong. */
export function toIsbn13(text: string): string | undefined {
  if (!looksLikeIsbn(text)) return undefined;
  const digits = isbnDigits(text);
  if (digits.length === 10)
    return hasCheckDigit10(digits) ? withCheckDigit13(`978${digits.slice(0, 9)}`) : undefined;
  return digits === withCheckDigit13(digits.slice(0, 12)) ? digits : undefined;
}

/** The 13 digits of an ISBN as the shop stores it, also of one whose check digit is wrong; undefined when it is none. */
export function printedIsbn(text: string): string | undefined {
  const digits = isbnDigits(text);
  return toIsbn13(text) ?? (looksLikeIsbn(text) && digits.length === 13 ? digits : undefined);
}

/** Whether a book with this ISBN would have it printed with a wrong check digit. */
export function isMisprinted(isbn: unknown): boolean {
  return typeof isbn === 'string' && printedIsbn(isbn) !== undefined && toIsbn13(isbn) === undefined;
}
