import { InvalidArgument } from '../http/api-errors.ts';
import { type Category, categories } from '../shared/category.ts';
import { isBookId } from './book-id.ts';
import { searchWords } from './book-search.ts';

/** The place in the list after which to go on: the last book that the caller has. */
export interface BookCursor {
  createdAt: Date;
  id: string;
}

/** Which books a caller wants: newest first, unless `ids` names them. */
export interface BookListRequest {
  limit?: number;
  after?: BookCursor;
  category?: Category;
  /** What the words of title and author must begin with; [] finds nothing. */
  words?: string[];
  ids?: string[];
  /** Whether the caller asks past every cache. */
  fresh: boolean;
}

const known = new Set(['limit', 'after', 'category', 'q', 'ids', 'fresh']);
const highestLimit = 100;
const mostIds = 50;
const longestSearch = 100;
const mostWords = 8;

function limitOf(text: string): number {
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > highestLimit) {
    throw new InvalidArgument('limit', `limit must be a whole number from 1 to ${highestLimit}`);
  }
  return limit;
}

function cursorOf(text: string): BookCursor {
  // The database's time begins with the year 1.
  const [, instant = '', id = ''] =
    /^((?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(.+)$/su.exec(text) ?? [];
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !isBookId(id)) {
    throw new InvalidArgument('after', "after must be the last book's <createdAt>_<id>");
  }
  return { createdAt, id };
}

function categoryOf(text: string): Category {
  const category = categories.find((candidate) => candidate === text);
  if (!category) throw new InvalidArgument('category', `category must be one of ${categories.join(', ')}`);
  return category;
}

function wordsOf(text: string): string[] {
  if (text.length > longestSearch) {
    throw new InvalidArgument('q', `q must be at most ${longestSearch} characters`);
  }
  return searchWords(text).slice(0, mostWords);
}

function idsOf(text: string): string[] {
  const ids = [...new Set(text.split(','))];
  if (ids.length > mostIds || !ids.every(isBookId)) {
    throw new InvalidArgument('ids', `ids must be up to ${mostIds} ids of books, separated by commas`);
  }
  return ids;
}

/** Reads the parameters of GET /api/books. @throws InvalidArgument naming the parameter */
export function bookListRequest(parameters: URLSearchParams): BookListRequest {
  for (const name of new Set(parameters.keys())) {
    if (!known.has(name)) throw new InvalidArgument(name.slice(0, 100), 'There is no such parameter');
    if (parameters.getAll(name).length > 1) throw new InvalidArgument(name, `${name} may be given once`);
  }
  const request: BookListRequest = { fresh: parameters.has('fresh') };
  const given = (name: string) => parameters.get(name) || undefined;
  const limit = parameters.get('limit');
  const [after, category, q, ids] = ['after', 'category', 'q', 'ids'].map(given);
  if (limit !== null) request.limit = limitOf(limit);
  if (after) request.after = cursorOf(after);
  if (category) request.category = categoryOf(category);
  if (q) request.words = wordsOf(q);
  if (ids) request.ids = idsOf(ids);
  if (ids && (limit !== null || after || category || q)) {
    throw new InvalidArgument('ids', 'ids goes with no other parameter');
  }
  return request;
}
