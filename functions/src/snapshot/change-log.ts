import type { Book } from '../shared/book/book.ts';
import { asOnCard } from '../shared/book/card.ts';
import { compareNewest } from '../shared/book/newest-first.ts';
import type { BookFacts } from './book-facts.ts';
import { restOf } from './catalogue-entry.ts';

/** What became of a book: how it is now, or, without one, that it was deleted. */
export interface BookChange {
  id: string;
  /** Rises with each change of the book. */
  version: number;
  book?: Book;
  /** How its description goes on, where the book has only as much of it as cards show. */
  more?: string;
}

/** What was counted of a book anew: a fact that is missing here is as it was. */
export interface CountedBook {
  id: string;
  facts: BookFacts;
}

/** A document of the log: changes that were made together. */
export interface ChangeDocument {
  id: string;
  /** When it was committed, as a text that sorts by time. */
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

/** Transactions that change the same book commit one after the other; versions decide within a tick of the clock. */
function isLater(one: DatedChange, other: DatedChange): boolean {
  return one.committedAt === other.committedAt
    ? one.version >= other.version
    : one.committedAt > other.committedAt;
}

/** Adds the changes of a document where they are the last ones of their books. @returns those */
export function addLatest(
  latest: Map<string, DatedChange>,
  { changes, committedAt }: ChangeDocument,
): DatedChange[] {
  return changes.flatMap((change) => {
    const dated = { ...change, committedAt };
    const known = latest.get(change.id);
    if (known && !isLater(dated, known)) return [];
    latest.set(change.id, dated);
    return dated;
  });
}

/** How many of the newest books an instance keeps whole, for the home page; of the others what cards show. */
export const wholeBooks = 100;

/** The newest of the changed books, whole. */
interface NewestChanges {
  books: readonly Book[];
  /** There may be others that are older than this one. */
  oldest: Book | undefined;
}

/** What is known of the changes since the snapshot; it never changes, since lists are read from it meanwhile. */
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

  /** How many documents were added. */
  get size(): number {
    return this.#documents.size;
  }

  /** The last change of each book, with only as much of its description as cards show. */
  get latest(): ReadonlyMap<string, BookChange> {
    return this.#latest;
  }

  /** What was counted last of each book. */
  get counted(): ReadonlyMap<string, CountedBook> {
    return this.#counted;
  }

  /** The log with more documents, which may come in any order, and more than once. */
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
  const known = whole.filter((book) => !oldest || compareNewest(book, oldest) <= 0).sort(compareNewest);
  const books = known.slice(0, wholeBooks);
  return { books, oldest: known.length > wholeBooks ? books.at(-1) : oldest };
}
