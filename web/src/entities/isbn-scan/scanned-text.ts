import { looksLikeIsbn, toIsbn13 } from '@bookstore/functions/shared/book/isbn';

/** What was scanned as an ISBN of 13 digits, or what is wrong with it. */
export function readScan(text: string): { isbn: string } | { problem: string } {
  const isbn = toIsbn13(text);
  if (isbn !== undefined) return { isbn };
  const shown = text.length > 30 ? `${text.slice(0, 30)}…` : text;
  return looksLikeIsbn(text)
    ? { problem: `The check digit of ${shown} is wrong: scan it again, or correct it.` }
    : { problem: `“${shown}” is no ISBN.` };
}
