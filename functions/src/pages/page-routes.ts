import type { Request, Response } from 'express';
import { isBookId } from '../books/book-id.ts';
import { findBook } from '../books/book-store.ts';
import { newestBooks } from '../books/newest-books.ts';
import { NotFound } from '../http/api-errors.ts';
import { publicCaching } from '../http/caching.ts';
import { type AskApi, renderPage } from './page-renderer.ts';

const askApi: AskApi = async (name, { params: { id = '' } = {} }) => {
  if (name === 'GET /api/books') return newestBooks();
  const stored = isBookId(id) ? await findBook(id) : undefined;
  if (!stored) throw new NotFound('The book');
  return stored.book;
};

/** GET of any page that comes with its content. */
export async function getPage({ path }: Request, response: Response): Promise<void> {
  const html = await renderPage(path, askApi);
  if (html === undefined) throw new NotFound('This address');
  response.set('Cache-Control', publicCaching).type('html').send(html);
}
