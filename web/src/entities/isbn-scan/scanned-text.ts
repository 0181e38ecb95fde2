import { isMisprinted, looksLikeIsbn, printedIsbn, scannedText } from '@bookstore/functions/shared/book/isbn';
import { t } from '@bookstore/functions/shared/words/words';

/** The small barcode beside an ISBN, which encodes a price; some scanners send it separately. */
export function isPriceCode(text: string): boolean {
  return /^\s*(?:\d{5}|\d{2})\s*$/.test(text);
}

/**
 * The scanned ISBN in 13 digits, without a price code behind it, or what is wrong with it.
 * @param isKnown whether a book of the shop has it, which may be printed with a wrong check digit
 */
export function readScan(text: string, isKnown = false): { isbn: string } | { problem: string } {
  const isbn = printedIsbn(scannedText(text).replace(/^\s*(97[89]\d{10})\s*(?:\d{5}|\d{2})\s*$/, '$1'));
  if (isbn !== undefined && (isKnown || !isMisprinted(isbn))) return { isbn };
  const excerpt = text.length > 30 ? `${text.slice(0, 30)}…` : text;
  return looksLikeIsbn(text)
    ? { problem: t('The check digit of {shown} is wrong: scan it again, or correct it.', { shown: excerpt }) }
    : { problem: t('“{shown}” is no ISBN.', { shown: excerpt }) };
}
