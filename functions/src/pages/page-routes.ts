import type { Request, Response } from 'express';
import { isBookId } from '../books/book-id.ts';
import { findBook } from '../books/book-store.ts';
import { newestBooks, newestCount } from '../books/newest-books.ts';
import { publicCaching } from '../http/caching.ts';
import { parameterOf } from '../http/parameters.ts';
import type { Book } from '../shared/book.ts';
import { emptyPage, type PageData, renderPage } from './page-renderer.ts';

/** The call with which a browser would ask for what the home page shows. */
const newestBooksPath = `/books?limit=${newestCount}`;

async function answerPage(response: Response, path: string, data: PageData): Promise<void> {
  response
    .set('Cache-Control', publicCaching)
    .type('html')
    .send(await renderPage(path, data));
}

/** A book with as much of its description as a card shows, and one character more, so that the card knows to cut. */
function asOnCard(book: Book): Book {
  return { ...book, description: [...book.description].slice(0, 81).join('') };
}

/** GET /: the home page. */
export async function getHomePage(_request: Request, response: Response): Promise<void> {
  const books = (await newestBooks()).map(asOnCard);
  await answerPage(response, '/', { [newestBooksPath]: books });
}

/** GET /books/{id}: the page of one book; without the book a page that says so. */
export async function getBookPage(request: Request, response: Response): Promise<void> {
  const id = parameterOf(request, 'id');
  const stored = isBookId(id) ? await findBook(id) : undefined;
  if (!stored) {
    response
      .status(404)
      .type('html')
      .send(await emptyPage());
    return;
  }
  const path = `/books/${encodeURIComponent(id)}`;
  await answerPage(response, path, { [path]: stored.book });
}
