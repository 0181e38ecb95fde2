import { type Catalogue, createCatalogue } from '../../../functions/src/catalogue/catalogue.ts';
import { segmentOf } from '../../../functions/src/catalogue/segment.ts';
import type { Book } from '../../../functions/src/shared/book/book.ts';
import type { CatalogueQuery } from '../../../functions/src/shared/catalogue/catalogue.ts';
import { defaultGenres } from '../../../functions/src/shared/genre/genres.ts';
import { dollars } from '../../../functions/src/shared/values/money.ts';
import type { BookFacts } from '../../../functions/src/snapshot/book-facts.ts';
import type { CatalogueEntry } from '../../../functions/src/snapshot/catalogue-entry.ts';

type Given = Partial<Book> & BookFacts & { year?: number; isbn?: string };

/** With the fields that matter to a test; by default its id is its title's. */
export function entry({ sold = 0, reviews = 0, stars = 0, ...given }: Given): CatalogueEntry {
  const title = given.title ?? 'Emma';
  const book = {
    _id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: 'Handsome, clever, and rich.',
    category: 'fiction',
    coverImage: '',
    newPrice: 9.5,
    oldPrice: 12,
    trending: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
  return { book, facts: { sold, ...(reviews && { reviews, stars }) } };
}

export function catalogueOf(...entries: CatalogueEntry[]): Catalogue {
  return createCatalogue(segmentOf(entries), new Map());
}

export const titlesOf = (books: readonly { title: string }[]) => books.map(({ title }) => title);

export const entries = (...rows: [title: string, author: string, more?: Given][]) =>
  rows.map(([title, author, more]) => entry({ title, author, ...more }));

export const knownBooks = entries(
  ["Harry Potter and the Sorcerer's Stone", 'J.K. Rowling', { year: 1997, sold: 900 }],
  ['Harry Potter and the Goblet of Fire', 'J.K. Rowling', { year: 2000, sold: 800 }],
  ['The Hobbit', 'J.R.R. Tolkien', { year: 1937, sold: 700, category: 'adventure' }],
  ['Tolkien: A Biography', 'Humphrey Carpenter', { year: 1977, sold: 1 }],
  ['Emma', 'Jane Austen', { year: 1815, sold: 300, isbn: '9780141439587' }],
  ['Frankenstein', 'Mary Shelley', { year: 1818, sold: 200, category: 'horror' }],
  ['1984', 'George Orwell', { year: 1949, sold: 600 }],
  ['The Barry Trotter Story', 'Otto Unknown', { sold: 2 }],
  ['Good Omens', 'Terry Pratchett & Neil Gaiman', { year: 1990, sold: 50 }],
);

export const find = (catalogue: Catalogue, query: CatalogueQuery) =>
  catalogue.find(query, defaultGenres, dollars);
