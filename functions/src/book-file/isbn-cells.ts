import { isbnDigits, isMisprinted, printedIsbn, toIsbn13 } from '../shared/book/isbn.ts';
import { t } from '../shared/words/words.ts';
import type { Reading } from './cell-reading.ts';

/** Spreadsheets keep digits as text by ="0439023483" or a leading apostrophe. */
function unquoted(cell: string): string {
  return (
    cell
      .trim()
      .replace(/^="?(.*?)"?$/, '$1')
      .replace(/^'/, '')
      // LibraryThing writes [2070291340].
      .replace(/^\[(.*)\]$/, '$1')
      .replace(/^(?:ISBN|EAN)(?:-?1[03])?:?\s*/i, '')
      .trim()
  );
}

const exponential = /^(\d(?:[.,]\d+)?)e\+?(\d+)$/i;

/** An ISBN that a spreadsheet rounded: 9.78043902348e+12 stands for several. */
interface RoundedIsbn {
  value: number;
  tolerance: number;
}

function roundedIsbn(text: string): RoundedIsbn | undefined {
  const [, digits = '', exponent = ''] = exponential.exec(text) ?? [];
  if (digits === '') return undefined;
  const decimals = Math.max(0, digits.length - 2);
  return {
    value: Number(digits.replace(',', '.')) * 10 ** Number(exponent),
    tolerance: 10 ** (Number(exponent) - decimals),
  };
}

/** The export's suffix of an ISBN printed with a wrong check digit. */
const asPrinted = ' (as printed)';

/** With a hyphen, since spreadsheets round 13 digits. */
export function isbnCell(isbn: string): string {
  return isbn.replace(/^(\d{3})(\d{10})$/, '$1-$2') + (isMisprinted(isbn) ? asPrinted : '');
}

/** Restores leading zeros that spreadsheets remove. */
function withZeros(text: string): string | undefined {
  const digits = isbnDigits(text.replace(/\.0+$/, ''));
  if (!/^\d{6,9}[\dX]?$|^\d{13}$/.test(digits)) return undefined;
  return toIsbn13(digits) ?? (digits.length < 10 ? toIsbn13(digits.padStart(10, '0')) : undefined);
}

/** An article number that is not a book's, as in 'EAN' columns. */
function isOtherCode(text: string): boolean {
  return /^\d{12,14}$/.test(text) && !/^97[89]\d{10}$/.test(text);
}

function isEmpty(text: string): boolean {
  return text === '' || /^(?:0+(?:\.0+)?|n\/?a|none|null|nan|-)$/i.test(text);
}

/**
 * The ISBN-13 of a line. What a spreadsheet damaged is restored from the other cell or left out: digits are never
 * guessed.
 */
export function readIsbn(isbn13Cell: string, otherCell: string): Reading<string> {
  const printed = [isbn13Cell, otherCell].find((cell) => cell.trim().endsWith(asPrinted));
  const value = printed && printedIsbn(printed.replace(asPrinted, ''));
  if (value) return { value };
  const texts = [isbn13Cell, otherCell].map(unquoted).filter((text) => !isEmpty(text));
  const [text] = texts;
  if (text === undefined) return {};
  const whole = texts.map(withZeros).filter((isbn) => isbn !== undefined);
  const rounded = texts.map(roundedIsbn).filter((one) => one !== undefined);
  const [first] = whole;
  if (first === undefined) {
    if (texts.every(isOtherCode)) return {};
    const reason =
      rounded.length > 0
        ? t('ISBN left out: a spreadsheet has rounded “{text}”', { text })
        : t('ISBN left out: “{texts}” is none, or its check digit is wrong', {
            texts: texts.join(t('”, “')).slice(0, 60),
          });
    return { reason };
  }
  const second = whole.find((isbn) => isbn !== first);
  if (second !== undefined) {
    return { reason: t('ISBN left out: the line has two, {first} and {second}', { first, second }) };
  }
  if (rounded.some(({ value, tolerance }) => Math.abs(Number(first) - value) > tolerance)) {
    return {
      reason: t('ISBN left out: “{texts}” are not the same', {
        texts: texts.join(t('” and “')).slice(0, 60),
      }),
    };
  }
  return { value: first };
}
