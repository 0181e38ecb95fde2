import { info } from 'firebase-functions/logger';
import { NotFound } from '../platform/http/api-errors.ts';
import { type Handler, Reply } from '../platform/http/handler.ts';
import { expectedVersion, versionTag } from '../platform/http/versions.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { createBook, deleteBook, editBook, restoreBook } from '../use-cases/edit-book.ts';

function requireBookId(id: string): string {
  if (!isBookId(id)) throw new NotFound('The book');
  return id;
}

/** Adds a book: 201. */
export const addBook: Handler<'POST /api/books/create-book'> = async ({ body, caller }) => {
  const { book, version } = await createBook(body, caller.person);
  info('Book added', { book: book._id });
  return new Reply({ message: 'Book added', book, version }, { status: 201, etag: versionTag(version) });
};

/** Changes a book; with If-Match only when it is still that version, otherwise 412. */
export const updateBook: Handler<'PUT /api/books/edit/:id'> = async ({ params, header, body, caller }) => {
  const id = requireBookId(params.id);
  const { book, version } = await editBook(id, body, expectedVersion(header('If-Match')), caller.person);
  info('Book updated', { book: id });
  return new Reply({ message: 'Book updated', book, version }, { etag: versionTag(version) });
};

/** Takes a book out of the shop; past orders keep what they need of it. */
export const removeBook: Handler<'DELETE /api/books/:id'> = async ({ params, caller }) => {
  const book = await deleteBook(requireBookId(params.id), caller.person);
  info('Book deleted', { book: book._id });
  return { message: 'Book deleted', book };
};

/** Puts a book that was deleted within the last hour back into the shop, as it was. */
export const returnBook: Handler<'POST /api/books/:id/restore'> = async ({ params, caller }) => {
  const book = await restoreBook(requireBookId(params.id), caller.person);
  info('Book restored', { book: book._id });
  return { message: 'Book restored', book };
};
