import { findBooks } from '../../books/book-store.ts';
import { presentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { ApiError } from '../../platform/http/api-errors.ts';
import { type ShelfTitles, shelfState } from '../../shared/audit/shelf-state.ts';
import type { CuratedShelf, CuratedShelfFields } from '../../shared/shelf/curated-shelf.ts';
import { indexShelf, shelfIndexWithin, shelves, unindexShelf } from '../../shelves/shelf-store.ts';
import { type KeptChange, keptChanges } from '../kept/kept-changes.ts';

type ShelfChange = KeptChange<CuratedShelfFields, CuratedShelf>;

const idsOf = (shelf?: Pick<CuratedShelfFields, 'books'>) => shelf?.books.map(({ bookId }) => bookId) ?? [];

/** Reads only books that the catalogue lacks. */
async function titlesOn({ before, after }: ShelfChange): Promise<ShelfTitles> {
  const ids = [...new Set([...idsOf(before), ...idsOf(after)])];
  const { catalogue } = await presentCatalogue();
  const listed = ids.flatMap((id) => catalogue.entry(id)?.book ?? []);
  const others = ids.filter((id) => !catalogue.has(id));
  return new Map([...listed, ...(await findBooks(others))].map(({ _id, title }) => [_id, title]));
}

/** Books that were on the shelf may be deleted. @throws ApiError (400) */
function requireBooks({ before, after }: ShelfChange, titles: ShelfTitles): void {
  const had = new Set(idsOf(before));
  const unknown = idsOf(after).filter((id) => !had.has(id) && !titles.has(id));
  if (unknown.length === 0) return;
  const details = { bookIds: unknown };
  throw new ApiError(400, 'unknown-books', 'Some books are no longer in the shop', { details });
}

/** @throws ApiError */
export const shelfChanges = keptChanges(shelves, async (transaction, change) => {
  const [index, titles] = await Promise.all([shelfIndexWithin(transaction), titlesOn(change)]);
  requireBooks(change, titles);
  return {
    stateOf: (shelf) => shelfState(shelf, titles),
    writeBeside(after) {
      if (after) indexShelf(transaction, index, after);
      else if (change.before) unindexShelf(transaction, index, change.before);
    },
  };
});
