import type { BookEdit, NewBook, StoredBook } from '@bookstore/functions/shared/book';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { readAdminToken } from '#entities/session/admin-token.ts';
import { prepareCover } from './cover-file.ts';

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

/** Uploads a cover when there is one and saves the book that shows it; a cover that no book shows does not stay. */
export async function withCover<Answer>(
  cover: File | undefined,
  onProgress: (done: number) => void,
  save: (coverImage?: string) => Promise<Answer>,
): Promise<Answer> {
  if (!cover) return save();
  const coverImage = await uploadCover(cover, onProgress);
  try {
    return await save(coverImage);
  } catch (error) {
    await removeCover(coverImage);
    throw error;
  }
}

async function uploadCover(file: File, onProgress: (done: number) => void): Promise<string> {
  const token = readAdminToken();
  if (!token) throw new Error('There is no admin token on this browser');
  // Firebase's Storage code comes only with the first upload.
  const { uploadCovers } = await import('./cover-upload.ts');
  const uploads = await prepareCover(file);
  await uploadCovers(token, uploads, onProgress);
  return uploads[0].fileName;
}

async function removeCover(coverImage: string): Promise<void> {
  try {
    await callAdminApi('DELETE /api/covers/:fileName', { params: { fileName: coverImage } });
  } catch (error) {
    console.warn('An uploaded cover that no book shows could not be removed:', error);
  }
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

export async function deleteBook(id: string): Promise<void> {
  await callAdminApi('DELETE /api/books/:id', { params: { id } });
  booksChanged();
}

/** Puts a book that was just deleted back into the shop, as it was. */
export async function restoreBook(id: string): Promise<void> {
  await callAdminApi('POST /api/books/:id/restore', { params: { id } });
  booksChanged();
}
