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

export interface Base {
  segment: Segment;
  /** Without the changes. */
  catalogue: Catalogue;
  /** With whole descriptions. */
  newest: readonly Book[];
  /** False for the fallback of a damaged snapshot. */
  hasAllBooks: boolean;
  /** Whether `newest` holds all its books, so that no older one follows. */
  newestAreAll: boolean;
}

function baseOf(segment: Segment, newest: readonly Book[], hasAllBooks = true): Base {
  const catalogue = createCatalogue(segment, new Map());
  const newestAreAll = hasAllBooks && newest.length === segment.size;
  return { segment, catalogue, newest, hasAllBooks, newestAreAll };
}

/** For a shop without a snapshot yet, whose books must all be in the log. @throws DamagedSnapshot */
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

const fallbackSize = 400;

/** Built by one query, so that search and browse go on without the snapshot. */
export async function fallbackBase(): Promise<Base> {
  const books: Book[] = [];
  for await (const book of listBooks({ limit: fallbackSize })) books.push(book);
  return baseOf(segmentOf(books.map((book) => entryOf(book, {}))), books, false);
}
