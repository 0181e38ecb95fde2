import { isDeepStrictEqual } from 'node:util';
import { addEntry } from '../../audit/audit-store.ts';
import { findBooks } from '../../books/book-store.ts';
import { presentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { database } from '../../platform/firebase.ts';
import { ApiError } from '../../platform/http/api-errors.ts';
import { fieldsHash, idUnderKey } from '../../platform/http/idempotency-key.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import { type ShelfTitles, shelfState } from '../../shared/audit/shelf-state.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import {
  type CuratedShelf,
  type CuratedShelfFields,
  curatedShelfFields,
} from '../../shared/shelf/curated-shelf.ts';
import {
  addShelf,
  changeShelf,
  deletedShelfWithin,
  earlierShelf,
  newShelfId,
  removeShelf,
  shelfIndexWithin,
  shelfWithin,
} from '../../shelves/shelf-store.ts';

/** 400: a shelf can take books of the shop only. */
class UnknownBooks extends ApiError {
  constructor(bookIds: readonly string[]) {
    super(400, 'unknown-books', 'Some books are no longer in the shop', { details: { bookIds } });
  }
}

const idsOf = ({ books }: Pick<CuratedShelfFields, 'books'>) => books.map(({ bookId }) => bookId);

/** The titles of those books of some shelves that the shop has now: they are read only where the catalogue lacks them. */
async function titlesOn(...shelves: readonly CuratedShelfFields[]): Promise<ShelfTitles> {
  const ids = [...new Set(shelves.flatMap(idsOf))];
  const { catalogue } = await presentCatalogue();
  const known = ids.flatMap((id) => catalogue.entry(id)?.book ?? []);
  const others = ids.filter((id) => !catalogue.has(id));
  return new Map([...known, ...(await findBooks(others))].map(({ _id, title }) => [_id, title]));
}

/** @throws UnknownBooks when a book that is added is none of the shop's; one that stood there may be gone meanwhile */
function requireKnown(after: CuratedShelfFields, titles: ShelfTitles, before?: CuratedShelfFields): void {
  const had = new Set(before && idsOf(before));
  const unknown = idsOf(after).filter((id) => !had.has(id) && !titles.has(id));
  if (unknown.length > 0) throw new UnknownBooks(unknown);
}

interface ShelfChange {
  by: Actor;
  action: 'added' | 'changed' | 'deleted' | 'restored';
  titles: ShelfTitles;
  before?: CuratedShelf;
  after?: CuratedShelf;
}

function entryOf({ by, action, titles, before, after }: ShelfChange) {
  const { id: targetId = '', title = '' } = after ?? before ?? {};
  return {
    ...({ by, action, kind: 'shelf', targetId, title } as const),
    before: before && shelfState(before, titles),
    after: after && shelfState(after, titles),
  };
}

/** Adds a shelf; under a key once, however often it is tried. @throws TooManyShelves, SlugTaken, UnknownBooks */
export async function createShelf(
  fields: CuratedShelfFields,
  key: string | undefined,
  by: SignedInPerson,
): Promise<CuratedShelf> {
  const id = key === undefined ? newShelfId() : idUnderKey('shelf', by, key);
  const requestHash = fieldsHash(fields);
  const titles = await titlesOn(fields);
  return database().runTransaction(async (transaction) => {
    const [earlier, index] = await Promise.all([
      earlierShelf(transaction, id, requestHash),
      shelfIndexWithin(transaction),
    ]);
    if (earlier) return earlier;
    requireKnown(fields, titles);
    const after = addShelf(transaction, index, id, { ...fields, requestHash });
    addEntry(transaction, entryOf({ by, action: 'added', titles, after }));
    return after;
  });
}

/** Changes a shelf. With `expected` it must still be of that version. @throws NotFound, PreconditionFailed, SlugTaken */
export function editShelf(
  id: string,
  fields: CuratedShelfFields,
  expected: number | undefined,
  by: Actor,
): Promise<CuratedShelf> {
  return database().runTransaction(async (transaction) => {
    const [before, index] = await Promise.all([
      shelfWithin(transaction, id, expected),
      shelfIndexWithin(transaction),
    ]);
    if (isDeepStrictEqual(curatedShelfFields(before), curatedShelfFields(fields))) return before;
    const titles = await titlesOn(before, fields);
    requireKnown(fields, titles, before);
    const after = changeShelf(transaction, index, before, fields);
    addEntry(transaction, entryOf({ by, action: 'changed', titles, before, after }));
    return after;
  });
}

/** Takes a shelf away and returns it as it was. @throws NotFound */
export function deleteShelf(id: string, by: Actor): Promise<CuratedShelf> {
  return database().runTransaction(async (transaction) => {
    const [before, index] = await Promise.all([shelfWithin(transaction, id), shelfIndexWithin(transaction)]);
    const now = new Date();
    const entry = entryOf({ by, action: 'deleted', titles: await titlesOn(before), before });
    removeShelf(transaction, index, before, now);
    addEntry(transaction, entry, now);
    return before;
  });
}

/** Restores a deleted shelf; one that is there stays as it is. @throws NotFound, TooManyShelves, SlugTaken */
export function restoreShelf(id: string, by: Actor): Promise<CuratedShelf> {
  return database().runTransaction(async (transaction) => {
    const [{ shelf, isThere }, index] = await Promise.all([
      deletedShelfWithin(transaction, id),
      shelfIndexWithin(transaction),
    ]);
    if (isThere) return shelf;
    const titles = await titlesOn(shelf);
    const after = changeShelf(transaction, index, shelf, curatedShelfFields(shelf));
    addEntry(transaction, entryOf({ by, action: 'restored', titles, after }));
    return after;
  });
}
