import type { BookEdit, NewBook, StoredBook } from '@bookstore/functions/shared/book/book';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { withCover } from '#entities/cover/save-with-cover.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { apiErrorOf } from '#lib/api.ts';
import type { IdempotencyKey } from '#lib/lost-answer.ts';

/**
 * Adds a book, with its cover when there is one; however often it is sent under a key, it is added once.
 * @param onProgress called with the part of the cover that is uploaded, from 0 to 1.
 */
export async function addBook(
  key: IdempotencyKey,
  book: Omit<NewBook, 'coverImage'>,
  cover: File | undefined,
  onProgress: (done: number) => void,
): Promise<void> {
  await key.send((idempotencyKey) =>
    withCover(cover, onProgress, (coverImage = '') =>
      callAdminApi('POST /api/books/create-book', {
        body: { ...book, coverImage },
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    ),
  );
  booksChanged();
}

/** Why a book was not added. */
export function addFailure(error: unknown): string {
  if (apiErrorOf(error)?.code === 'idempotency-key-reused') {
    return 'An earlier try has added this book as it was then. Find it under Manage Books.';
  }
  return error instanceof Error ? error.message : '';
}

/** The edit of a book; a chosen cover replaces its `coverImage`. */
export interface BookChange {
  edit: BookEdit;
  cover: File | undefined;
}

/**
 * Changes a book and answers it as it is stored then.
 * @throws ApiError 412 when it was changed since `version`
 */
export async function updateBook(
  { book, version }: StoredBook,
  { edit, cover }: BookChange,
  onProgress: (done: number) => void,
): Promise<StoredBook> {
  const stored = await withCover(cover, onProgress, (coverImage = edit.coverImage) =>
    callAdminApi('PUT /api/books/edit/:id', {
      params: { id: book._id },
      body: { ...edit, coverImage },
      headers: { 'If-Match': `"${version}"` },
    }),
  );
  booksChanged();
  return stored;
}
