import type { NewBook } from '@bookstore/functions/shared/book/book';
import { t } from '@bookstore/functions/shared/words/words';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { withPrintedIsbn } from '#entities/book/printed-isbn.ts';
import { callOnce } from '#entities/command/call-once.ts';
import { withCover } from '#entities/cover/save-with-cover.ts';
import { apiErrorOf } from '#lib/api.ts';

/**
 * @param seen tells it from another book with the same fields
 * @param onProgress called with the uploaded part of the cover, from 0 to 1
 */
export async function addBook(
  book: Omit<NewBook, 'coverImage'>,
  seen: unknown,
  cover: File | undefined,
  onProgress: (done: number) => void,
): Promise<void> {
  await withCover(cover, onProgress, (coverImage = '') =>
    callOnce('POST /api/books/create-book', { body: withPrintedIsbn({ ...book, coverImage }) }, seen),
  );
  booksChanged();
}

/** Undefined where the usual message says enough. */
export function addFailure(error: unknown): string | undefined {
  return apiErrorOf(error)?.code === 'idempotency-key-reused'
    ? t('An earlier try has added this book as it was then. Find it under Manage Books.')
    : undefined;
}
