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

/** As much of a book as a list's `after` parameter needs. */
interface Listed {
  _id: string;
  createdAt: string;
}

/** The parameter with which a list goes on after its book at `index`. */
function afterBook(list: readonly Listed[], index: number): string {
  const book = list.at(index);
  if (!book) throw new Error('The list has no book after which it could go on');
  return `after=${book.createdAt}_${book._id}`;
}

/** Opens the shop's pages one after the other, past every cache, and counts what each of them reads. */
export async function countPageReads(
  shop: FunctionsHere,
  { bookId, word, token }: Visit,
): Promise<PageReads[]> {
  const list = async (query: string): Promise<Listed[]> => (await shop.ask(`/api/books?${query}`)).json();
  const later = afterBook(await list('limit=24'), 19);
  const further = afterBook(await list(`limit=5&q=${word}`), -1);
  const authorization = { authorization: `Bearer ${token}` };
  const visits: [name: string, goal: number, path: string, headers?: Record<string, string>][] = [
    ['home, on a miss of the CDN', 1, '/'],
    ['a book page, on a miss', 1, `/books/${bookId}`],
    ['GET /api/books?limit=18, the newest', 1, '/api/books?limit=18'],
    ['GET /api/books/{id}', 1, `/api/books/${bookId}`],
    ['GET /api/books?limit=24&after=…, a later page', 24, `/api/books?limit=24&${later}`],
    ['a search, first page of 5', 5, `/api/books?limit=5&q=${word}`],
    ['a search, next page of 5', 5, `/api/books?limit=5&q=${word}&${further}`],
    ['statistics: 10 counters and the session', 11, '/api/admin', authorization],
  ];
  // The first visit after a change of the books reads the newest once more.
  await shop.ask('/');
  const counted: PageReads[] = [];
  for (const [name, goal, path, headers] of visits) {
    counted.push({ name, goal, reads: await countReads(() => shop.ask(path, headers)) });
  }
  return counted;
}
