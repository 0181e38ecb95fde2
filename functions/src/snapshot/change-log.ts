import type { Book } from '../shared/book/book.ts';
import { asOnCard } from '../shared/book/card.ts';
import { compareNewest } from '../shared/book/newest-first.ts';
import type { BookFacts } from './book-facts.ts';
import { restOf } from './catalogue-entry.ts';

/** The book's new state; without a book, a deletion. */
export interface BookChange {
  id: string;
  /** Rises with each change of the book. */
  version: number;
  book?: Book;
  /** The rest of the description where `book` has only a card's part. */
  more?: string;
}

/** New counts; a missing fact is unchanged. */
export interface CountedBook {
  id: string;
  facts: BookFacts;
}

export interface ChangeDocument {
  id: string;
  /** Sorts by time as text. */
  committedAt: string;
  changes: readonly BookChange[];
  counted?: CountedBook;
}

interface DatedChange extends BookChange {
  committedAt: string;
}

interface DatedCount extends CountedBook {
  committedAt: string;
}

/** Transactions on the same book commit one after the other; versions decide within a tick of the clock. */
function isLater(one: DatedChange, other: DatedChange): boolean {
  return one.committedAt === other.committedAt
    ? one.version >= other.version
    : one.committedAt > other.committedAt;
}

/** Adds changes that are newer than those known of their books. @returns those */
export function addLatest(
  latest: Map<string, DatedChange>,
  { changes, committedAt }: ChangeDocument,
): DatedChange[] {
  return changes.flatMap((change) => {
    const dated = { ...change, committedAt };
    const previous = latest.get(change.id);
    if (previous && !isLater(dated, previous)) return [];
    latest.set(change.id, dated);
    return dated;
  });
}

/** How many of the newest books an instance keeps whole, for the home page; others only as on cards. */
export const wholeBooks = 100;

/** With whole descriptions. */
interface NewestChanges {
  books: readonly Book[];
  /** There may be more books older than this one. */
  oldest: Book | undefined;
}

/** The changes since the snapshot. Immutable, since it is read while newer ones are built. */
export class ChangeLog {
  readonly #documents: ReadonlySet<string>;
  readonly #latest: ReadonlyMap<string, DatedChange>;
  readonly #counted: ReadonlyMap<string, DatedCount>;
  readonly newest: NewestChanges;

  private constructor(
    documents: ReadonlySet<string>,
    latest: ReadonlyMap<string, DatedChange>,
    counted: ReadonlyMap<string, DatedCount>,
    newest: NewestChanges,
  ) {
    this.#documents = documents;
    this.#latest = latest;
    this.#counted = counted;
    this.newest = newest;
  }

  static readonly empty = new ChangeLog(new Set(), new Map(), new Map(), { books: [], oldest: undefined });

  get size(): number {
    return this.#documents.size;
  }

  /** The last change of each book, with a card's part of the description. */
  get latest(): ReadonlyMap<string, BookChange> {
    return this.#latest;
  }

  get counted(): ReadonlyMap<string, CountedBook> {
    return this.#counted;
  }

  /** Documents may come in any order, and repeatedly. */
  with(added: readonly ChangeDocument[]): ChangeLog {
    const documents = new Set(this.#documents);
    const latest = new Map(this.#latest);
    const counts = new Map(this.#counted);
    const whole = new Map(this.newest.books.map((book) => [book._id, book]));
    for (const document of added) {
      if (documents.has(document.id)) continue;
      documents.add(document.id);
      const { counted, committedAt } = document;
      if (counted && committedAt >= (counts.get(counted.id)?.committedAt ?? '')) {
        counts.set(counted.id, { ...counted, committedAt });
      }
      for (const change of addLatest(latest, document)) {
        whole.delete(change.id);
        if (!change.book) continue;
        whole.set(change.id, change.book);
        latest.set(change.id, { ...change, book: asOnCard(change.book), more: restOf(change.book) });
      }
    }
    return new ChangeLog(documents, latest, counts, newestOf([...whole.values()], this.newest.oldest));
  }
}

function newestOf(whole: readonly Book[], oldest: Book | undefined): NewestChanges {
  const newest = whole.filter((book) => !oldest || compareNewest(book, oldest) <= 0).sort(compareNewest);
  const books = newest.slice(0, wholeBooks);
  return { books, oldest: newest.length > wholeBooks ? books.at(-1) : oldest };
}
