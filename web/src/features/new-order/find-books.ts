import type { Book } from '@bookstore/functions/shared/book/book';
import { isbnDigits, looksLikeIsbn, toIsbn13 } from '@bookstore/functions/shared/book/isbn';
import { t } from '@bookstore/functions/shared/words/words';
import { askApi } from '#entities/api-data/browser-data.ts';
import { changeDraft, draftStore, withBook } from './desk-draft.ts';

/** As many as a person looks through. */
const mostHits = 6;

/** By title, author or ISBN. */
export async function findBooks(text: string, signal: AbortSignal): Promise<Book[]> {
  const q = looksLikeIsbn(text) ? (toIsbn13(text) ?? isbnDigits(text)) : text;
  const { books } = await askApi('GET /api/catalogue', { query: { q } }, signal);
  return (looksLikeIsbn(text) ? books.filter(({ isbn }) => isbn === q) : books).slice(0, mostHits);
}

/** @returns what is wrong; '' when nothing is */
export function addBook({ description: _, ...book }: Book): string {
  const next = withBook(draftStore.get(), book);
  if (next) changeDraft(next);
  return next ? '' : t('An order takes no more copies.');
}

/** Only ISBN-13: ten digits may also be a phone or receipt number. */
export const isScanned = (text: string) => /^97[89]\d{10}$/.test(text.trim()) && toIsbn13(text) !== undefined;
