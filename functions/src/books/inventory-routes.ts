import type { Request, Response } from 'express';
import { info } from 'firebase-functions/logger';
import { requireAdmin } from '../admin/admin-caller.ts';
import { NotFound } from '../http/api-errors.ts';
import { readBody } from '../http/json-body.ts';
import { parameterOf } from '../http/parameters.ts';
import { expectedVersion, versionTag } from '../http/versions.ts';
import { bookEditSchema, newBookSchema } from '../shared/book.ts';
import { createBook, deleteBook, editBook } from './book-editing.ts';
import { isBookId } from './book-id.ts';

function bookIdOf(request: Request): string {
  const id = parameterOf(request, 'id');
  if (!isBookId(id)) throw new NotFound('The book');
  return id;
}

/** POST /api/books/create-book: adds a book, 201. */
export async function postBook(request: Request, response: Response): Promise<void> {
  await requireAdmin(request);
  const { book, version } = await createBook(await readBody(request, newBookSchema));
  info('Book added', { book: book._id });
  response.status(201).set('ETag', versionTag(version)).json({ message: 'Book added', book });
}

/** PUT /api/books/edit/{id}: changes a book; with If-Match only when it is still that version, otherwise 412. */
export async function putBook(request: Request, response: Response): Promise<void> {
  await requireAdmin(request);
  const id = bookIdOf(request);
  const expected = expectedVersion(request.get('If-Match'));
  const { book, version } = await editBook(id, await readBody(request, bookEditSchema), expected);
  info('Book updated', { book: id });
  response.set('ETag', versionTag(version)).json({ message: 'Book updated', book });
}

/** DELETE /api/books/{id}: takes a book out of the shop; past orders keep what they need of it. */
export async function removeBook(request: Request, response: Response): Promise<void> {
  await requireAdmin(request);
  const book = await deleteBook(bookIdOf(request));
  info('Book deleted', { book: book._id });
  response.json({ message: 'Book deleted', book });
}
