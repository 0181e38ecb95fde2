import type { Timestamp } from 'firebase-admin/firestore';
import { countBooksAt, listBooks } from '../books/book-list-store.ts';
import { runInSlices } from '../platform/slices.ts';
import type { Book } from '../shared/book/book.ts';
import { entryOf } from '../snapshot/catalogue-entry.ts';
import type { ChangeLog } from '../snapshot/change-log.ts';
import type { SnapshotHead } from '../snapshot/snapshot-head-store.ts';
import { DamagedSnapshot } from '../snapshot/snapshot-part.ts';
import { booksIn, readBookPart, readCards } from '../snapshot/snapshot-store.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { linesSegment, type Segment, segmentOf } from './segment.ts';

/** What an instance holds besides the changes. */
export interface Base {
  segment: Segment;
  /** The catalogue without the changes. */
  catalogue: Catalogue;
  /** The newest books, with their whole descriptions. */
  newest: readonly Book[];
  /** Whether it has every book of the shop; what stands in for a damaged snapshot has not. */
  hasAllBooks: boolean;
  /** Whether `newest` are all books of it, so that no older one follows them. */
  newestAreAll: boolean;
}

function baseOf(segment: Segment, newest: readonly Book[], hasAllBooks = true): Base {
  const catalogue = createCatalogue(segment, new Map());
  const newestAreAll = hasAllBooks && newest.length === segment.size;
  return { segment, catalogue, newest, hasAllBooks, newestAreAll };
}

/** The base of a shop that has no snapshot yet, whose books must all be in the log. @throws DamagedSnapshot */
export async function emptyBase(log: ChangeLog, readTime: Timestamp): Promise<Base> {
  const logged = [...log.latest.values()].filter(({ book }) => book).length;
  if ((await countBooksAt(readTime)) !== logged) {
    throw new DamagedSnapshot('There is no catalogue, and more books than have changed');
  }
  return baseOf(segmentOf([]), []);
}

/** @throws DamagedSnapshot */
export async function snapshotBase(head: SnapshotHead): Promise<Base> {
  const [lines, newest] = await Promise.all([
    readCards(head),
    head.books.length > 0 ? readBookPart(head, 0) : [],
  ]);
  const segment = await runInSlices(linesSegment(lines));
  if (segment.size !== booksIn(head.cards)) throw new DamagedSnapshot('The catalogue lacks books');
  return baseOf(
    segment,
    newest.map(({ book }) => book),
  );
}

/** How many of the newest books stand in for a snapshot that cannot be read. */
const fallbackSize = 400;

/** What one query finds, so that search and browse go on without the snapshot. */
export async function fallbackBase(): Promise<Base> {
  const books: Book[] = [];
  for await (const book of listBooks({ limit: fallbackSize })) books.push(book);
  return baseOf(segmentOf(books.map((book) => entryOf(book, {}))), books, false);
}
