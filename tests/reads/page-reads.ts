import { setTimeout } from 'node:timers/promises';
import type { Book } from '../../functions/src/shared/book/book.ts';
import { cursorAfter } from '../../functions/src/shared/values/list-cursor.ts';
import { countReads } from './count-reads.ts';
import type { FunctionsHere } from './functions-here.ts';

/** What a page, or a call that a page makes, reads of the database. */
export interface PageReads {
  name: string;
  reads: number;
  /** As many as it may read, at any size of the catalogue. */
  goal: number;
}

export interface Visit {
  /** The id of some book. */
  bookId: string;
  /** A word that at least ten books have. */
  word: string;
  /** The token of an admin's session. */
  token: string;
}

/** The cursor after a book of a list. */
function cursorAt(list: readonly Book[], index: number): string {
  const book = list.at(index);
  if (!book) throw new Error('The list has no book after which it could go on');
  return cursorAfter(book);
}

/** Longer than an instance takes the catalogue that it knows for the present one, in milliseconds. */
const pauseMs = 2_100;

/**
 * Opens the shop's pages one after the other, past every cache, and counts what each of them reads.
 * @param pause lets so many milliseconds pass for the functions
 */
export async function countPageReads(
  shop: FunctionsHere,
  { bookId, word, token }: Visit,
  pause: (milliseconds: number) => unknown = setTimeout,
): Promise<PageReads[]> {
  const list = await (await shop.ask('/api/books?limit=24')).json();
  const later = `/api/books?after=${encodeURIComponent(cursorAt(list, 19))}&limit=24`;
  const visits: [name: string, goal: number, visit: () => Promise<unknown>][] = [
    ['home, on a miss of the CDN', 2, () => shop.ask('/')],
    ['a book page with where it leads, on a miss', 3, () => shop.ask(`/books/${bookId}`)],
    ['GET /api/books?limit=18, the newest', 2, () => shop.ask('/api/books?limit=18')],
    ['GET /api/books/{id}', 1, () => shop.ask(`/api/books/${bookId}`)],
    ['GET /api/books?after=…&limit=24, a later page', 24, () => shop.ask(later)],
    ['GET /api/catalogue, a search', 2, () => shop.ask(`/api/catalogue?q=${word}`)],
    ['GET /api/catalogue, a page of a genre', 2, () => shop.ask('/api/catalogue?category=fiction&page=2')],
    ['GET /api/suggestions', 2, () => shop.ask(`/api/suggestions?q=${word.slice(0, 4)}`)],
    ['GET /api/books/{id}/related', 2, () => shop.ask(`/api/books/${bookId}/related`)],
    ['the index of the sitemaps', 2, () => shop.ask('/sitemap.xml')],
    ['a sitemap of books', 2, () => shop.ask('/sitemaps/books-1.xml')],
    ['the feed of new books', 2, () => shop.ask('/feeds/new.xml')],
    [
      'a search in Manage Books: as the catalogue, and the session',
      3,
      () => shop.ask(`/api/admin/books?q=${word}`, { authorization: `Bearer ${token}` }),
    ],
    [
      'a later page of Manage Books',
      3,
      () => shop.ask('/api/admin/books?page=2&sort=title', { authorization: `Bearer ${token}` }),
    ],
    [
      'a day of cash: 4 sums, its entries (none here), its closing, and the session',
      7,
      () => shop.ask('/api/cash?day=1900-01-01', { authorization: `Bearer ${token}` }),
    ],
    [
      'statistics: 11 counters and the session',
      12,
      () => shop.ask('/api/admin', { authorization: `Bearer ${token}` }),
    ],
  ];
  // The first visit after a change of the books reads what has changed.
  await shop.ask('/');
  const counted: PageReads[] = [];
  for (const [name, goal, visit] of visits) {
    await pause(pauseMs);
    counted.push({ name, goal, reads: await countReads(visit) });
  }
  return counted;
}
