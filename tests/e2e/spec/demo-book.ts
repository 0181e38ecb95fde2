import type { Book } from '../../../functions/src/shared/book.ts';
import { demoBooks } from '../../fixtures/demo-shop/books.ts';

/** A book that the demo shop has. */
export function demoBook(id: string): Book {
  const book = demoBooks.find((candidate) => candidate.id === id);
  if (!book) throw new Error(`The demo shop has no book '${id}'`);
  const { author, ...fields } = book;
  return { _id: id, ...fields, ...(author ? { author } : {}) };
}
