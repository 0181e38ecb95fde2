import { info, warn } from 'firebase-functions/logger';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handlers, tagged } from '../platform/http/handler.ts';
import { optionalIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { expectedVersion } from '../platform/http/versions.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { withoutReduction } from '../shared/book/shown-book.ts';
import { createBook } from '../use-cases/books/create-book.ts';
import { deleteBook } from '../use-cases/books/delete-book.ts';
import { editBook } from '../use-cases/books/edit-book.ts';
import { restoreDeletedBook } from '../use-cases/books/restore-book.ts';
import { moveDaysNow } from '../use-cases/orders/move-days.ts';

export function requireBookId(id: string): string {
  if (!isBookId(id)) throw new NotFound('The book');
  return id;
}

/** The book is changed already, so a failure here is left to the sweep. */
async function moveDaysSoon(bookId: string, signal: AbortSignal): Promise<void> {
  try {
    await moveDaysNow(bookId, new Date(), signal);
  } catch (failure) {
    warn('Orders get the new day of a book later', { book: bookId, cause: String(failure) });
  }
}

export const bookChangeRoutes = {
  /** 201; a retry under the same Idempotency-Key: 200. */
  'POST /api/books/create-book': async ({ header, body, caller }) => {
    const key = optionalIdempotencyKey(header);
    const { isbnAsPrinted: _, onHand, ...fields } = body;
    const { book, version, isNew } = await createBook(fields, key, caller.person, onHand);
    info(isNew ? 'Book added' : 'Book asked for again', { book: book._id });
    return tagged({ message: 'Book added', book: withoutReduction(book), version }, isNew ? 201 : 200);
  },
  'PUT /api/books/edit/:id': async ({ params, header, body, caller, signal }) => {
    const id = requireBookId(params.id);
    const expected = expectedVersion(header('If-Match'));
    const { book, version, isDayMoved } = await editBook(id, body, expected, caller.person);
    if (isDayMoved) await moveDaysSoon(id, signal);
    info('Book updated', { book: id });
    return tagged({ message: 'Book updated', book: withoutReduction(book), version });
  },
  /** Past orders keep what they need of the book. */
  'DELETE /api/books/:id': async ({ params, caller }) => {
    const book = await deleteBook(requireBookId(params.id), caller.person);
    info('Book deleted', { book: book._id });
    return { message: 'Book deleted', book: withoutReduction(book) };
  },
  /** Only within an hour of the deletion. */
  'POST /api/books/:id/restore': async ({ params, caller }) => {
    const book = await restoreDeletedBook(requireBookId(params.id), caller.person);
    info('Book restored', { book: book._id });
    return { message: 'Book restored', book: withoutReduction(book) };
  },
} satisfies Partial<Handlers>;
