import type { Request, Response } from 'express';
import { answerArray } from '../http/answer-array.ts';
import { NotFound } from '../http/api-errors.ts';
import { publicCaching } from '../http/caching.ts';
import { parameterOf, queryOf } from '../http/parameters.ts';
import { versionTag } from '../http/versions.ts';
import { isBookId } from './book-id.ts';
import { bookListRequest } from './book-list-request.ts';
import { findBook, listBooks } from './book-store.ts';
import { isOnShelf, newestBooks } from './newest-books.ts';

/** GET /api/books: the books as an array, newest first; see {@link bookListRequest} for what narrows it. */
export async function getBooks(request: Request, response: Response): Promise<void> {
  const wanted = bookListRequest(queryOf(request));
  if (!wanted.fresh) response.set('Cache-Control', publicCaching);
  if (isOnShelf(wanted)) response.json(await newestBooks(wanted.limit));
  else await answerArray(response, listBooks(wanted));
}

/** GET /api/books/{id}: one book; its ETag is its version. */
export async function getBook(request: Request, response: Response): Promise<void> {
  const id = parameterOf(request, 'id');
  const stored = isBookId(id) ? await findBook(id) : undefined;
  if (!stored) throw new NotFound('The book');
  if (!queryOf(request).has('fresh')) response.set('Cache-Control', publicCaching);
  response.set('ETag', versionTag(stored.version)).json(stored.book);
}
