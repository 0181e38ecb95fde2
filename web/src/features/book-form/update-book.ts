import type { BookEdit, StoredBook } from '@bookstore/functions/shared/book/book';
import { booksChanged } from '#entities/api-data/browser-data.ts';
import { withPrintedIsbn } from '#entities/book/printed-isbn.ts';
import { loadStoredBook } from '#entities/book/stored-book.ts';
import { withCover } from '#entities/cover/save-with-cover.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { isSame } from '#lib/is-same.ts';
import { saveOrFind } from '#lib/lost-answer.ts';

/** A chosen cover replaces the edit's `coverImage`. */
export interface BookChange {
  edit: BookEdit;
  cover: File | undefined;
}

/** In an edit, null stands for a field that is left out. */
function hasFields(book: object, edit: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(book));
  return Object.entries(edit).every(([name, value]) => isSame(stored.get(name), value ?? undefined));
}

export async function updateBook(
  { book, version }: StoredBook,
  { edit, cover }: BookChange,
  onProgress: (done: number) => void,
): Promise<StoredBook> {
  const [params, headers] = [{ id: book._id }, { 'If-Match': `"${version}"` }];
  const stored = await withCover(cover, onProgress, (coverImage = edit.coverImage) => {
    const body = { ...edit, coverImage };
    return saveOrFind<StoredBook>(
      () => callAdminApi('PUT /api/books/edit/:id', { params, body: withPrintedIsbn(body), headers }),
      async () => {
        const now = await loadStoredBook(book._id);
        return now && hasFields(now.book, body) ? now : undefined;
      },
    );
  });
  booksChanged();
  return stored;
}
