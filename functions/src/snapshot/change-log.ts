import type { Book } from '../shared/book/book.ts';

/** What became of a book: how it is now, or, without one, that it was deleted. */
export interface BookChange {
  id: string;
  /** Rises with each change of the book. */
  version: number;
  book?: Book;
}

/** A document of the log: changes that were made together. */
export interface ChangeDocument {
  id: string;
  /** When it was committed, as a text that sorts by time. */
  committedAt: string;
  changes: readonly BookChange[];
}

interface DatedChange extends BookChange {
  committedAt: string;
}

/** Transactions that change the same book commit one after the other; versions decide within a tick of the clock. */
function isLater(one: DatedChange, other: DatedChange): boolean {
  return one.committedAt === other.committedAt
    ? one.version >= other.version
    : one.committedAt > other.committedAt;
}

/** What is known of the changes since the snapshot; it never changes, since lists are read from it meanwhile. */
export class ChangeLog {
  readonly #documents: ReadonlySet<string>;
  readonly #latest: ReadonlyMap<string, DatedChange>;

  private constructor(documents: ReadonlySet<string>, latest: ReadonlyMap<string, DatedChange>) {
    this.#documents = documents;
    this.#latest = latest;
  }

  static readonly empty = new ChangeLog(new Set(), new Map());

  /** How many documents were added. */
  get size(): number {
    return this.#documents.size;
  }

  /** The last change of each book. */
  get latest(): ReadonlyMap<string, BookChange> {
    return this.#latest;
  }

  /** The log with more documents, which may come in any order, and more than once. */
  with(added: readonly ChangeDocument[]): ChangeLog {
    const documents = new Set(this.#documents);
    const latest = new Map(this.#latest);
    for (const { id, committedAt, changes } of added) {
      if (documents.has(id)) continue;
      documents.add(id);
      for (const change of changes) {
        const dated = { ...change, committedAt };
        const known = latest.get(change.id);
        if (!known || isLater(dated, known)) latest.set(change.id, dated);
      }
    }
    return new ChangeLog(documents, latest);
  }
}
