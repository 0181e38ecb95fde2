import { bookState } from '../../books/book-document.ts';
import { readBooks } from '../../books/book-store.ts';
import { withCopiedCovers } from '../../books/cover-copy-store.ts';
import { database } from '../../platform/firebase.ts';
import { NotFound } from '../../platform/http/api-errors.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { WrongValue } from '../../platform/http/wrong-value.ts';
import { requireGenre } from '../../settings/shop-genres.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { type BookEdit, editedFields, type StoredBook, shopFields } from '../../shared/book/book.ts';
import { t } from '../../shared/words/words.ts';
import { versionAfter, writeBook } from './write-books.ts';

/**
 * A book may keep a category that is no longer a genre. @throws NotFound, PreconditionFailed, InvalidArgument,
 * UnknownCategory, IsbnTaken
 */
export function editBook(
  id: string,
  edit: BookEdit,
  expected: number | undefined,
  by: Actor,
): Promise<StoredBook & { isDayMoved: boolean }> {
  return database().runTransaction(async (transaction) => {
    const [before] = await readBooks(transaction, [id]);
    if (!before) throw new NotFound('The book');
    requireVersion('The book', before.version, expected);
    if (edit.description === '' && before.book.description !== '') {
      throw new WrongValue('description', () => t('Description is required'));
    }
    if (edit.category !== before.book.category) await requireGenre(edit.category, transaction);
    const fields = { ...editedFields(before.book, edit), ...shopFields({ ...before.book }) };
    const version = versionAfter(before.version);
    const after = withCopiedCovers(
      before,
      bookState(id, fields, new Date(before.book.createdAt), new Date(version)),
    );
    await writeBook(transaction, { id, before, after, version }, { by, action: 'changed' });
    return { book: after.book, version, isDayMoved: after.book.appearsOn !== before.book.appearsOn };
  });
}
