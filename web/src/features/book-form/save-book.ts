import type { BookEdit, NewBook, StoredBook } from '@bookstore/functions/shared/book/book';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { withCover } from '#entities/cover/save-with-cover.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/**
 * Adds a book, with its cover when there is one; when the book cannot be added, its cover does not stay either.
 * @param onProgress called with the part of the cover that is uploaded, from 0 to 1.
 */
export async function addBook(
  book: Omit<NewBook, 'coverImage'>,
  cover: File | undefined,
  onProgress: (done: number) => void,
): Promise<void> {
  await withCover(cover, onProgress, (coverImage = '') =>
    callAdminApi('POST /api/books/create-book', { body: { ...book, coverImage } }),
  );
  booksChanged();
}

/** What is to become of a book: with a cover, it stands in the place of `coverImage`. */
export interface BookChange {
  edit: BookEdit;
  cover: File | undefined;
}

/**
 * Changes a book, unless somebody else has changed it since `version`; answers the book as it is stored then.
 * @throws ApiError 412 when somebody has.
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
