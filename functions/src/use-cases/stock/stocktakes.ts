import { addEntry } from '../../audit/audit-store.ts';
import { findBooks } from '../../books/book-store.ts';
import { presentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { fieldsHash, idOfKey, idUnderKey, KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sha256 } from '../../platform/sha256.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import { presentGenres, UnknownCategory } from '../../settings/shop-genres.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import { type Genre, genreLabel, genreOf } from '../../shared/genre/genres.ts';
import { postingLimits } from '../../shared/stock/posting.ts';
import { differenceOf, isDifferent, type Stocktake, stocktakeLimits } from '../../shared/stock/stocktake.ts';
import type { Counts, NewStocktake } from '../../shared/stock/stocktake-requests.ts';
import { t } from '../../shared/words/words.ts';
import { type FirstSight, uncountedIn, withCounts } from '../../stock/counted-lines.ts';
import { findCounted } from '../../stock/expected-stock.ts';
import { postings, type StoredPosting } from '../../stock/posting-store.ts';
import type { CountedBook } from '../../stock/stock-document.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { type ReadStocktake, stocktakes } from '../../stock/stocktake-store.ts';
import { type PostingWork, shownPosting, workOnPosting } from './post-stock.ts';
import { postingEntry } from './receive-delivery.ts';

export class WrongStocktakeState extends Conflict {
  constructor(say: () => string) {
    super('stocktake-state', sayInShop(say));
  }
}

/** One more shows whether these are all. */
const most = postingLimits.books + 1;

/** Undefined for too many. */
async function expectedBooks({ scope, value }: NewStocktake): Promise<CountedBook[] | undefined> {
  if (scope !== 'category') {
    const counted = await findCounted(scope === 'shelf' ? value : undefined, most);
    return counted.length === most ? undefined : counted;
  }
  if (!genreOf(await presentGenres(), value)) {
    throw new UnknownCategory('', t('Name the shelf, or a category of the shop'));
  }
  const { catalogue } = await presentCatalogue();
  const ids: string[] = [];
  for (const { book } of catalogue.matching({ category: value })) {
    if (ids.push(book._id) === most) return undefined;
  }
  return readCounted(ids);
}

/** Once per key; expects what is in stock now. @throws KeyReused */
export async function beginStocktake(
  request: NewStocktake,
  key: string,
  by: SignedInPerson,
): Promise<Stocktake> {
  const id = idUnderKey('stocktake', by, key);
  const expected = await expectedBooks(request);
  const { catalogue } = await presentCatalogue();
  const lines = expected?.flatMap(({ bookId, stock, isInShop }) => {
    if (!isInShop || stock.onHand === 0) return [];
    const title = catalogue.entry(bookId)?.book.title ?? bookId;
    return [{ bookId, title, counted: 0, expected: stock.onHand }];
  });
  const begun: Stocktake = {
    id,
    ...request,
    state: 'counting',
    by: by.name,
    createdAt: new Date().toISOString(),
    isWhole: lines !== undefined,
    lines: lines ?? [],
  };
  await retryConflicts(async () => {
    if (await stocktakes.find(id)) return;
    await database().runTransaction(async (transaction) => {
      stocktakes.add(transaction, { ...begun, batches: [] });
    });
  });
  const stocktake = await stocktakeOf(id);
  if (stocktake.scope !== request.scope || stocktake.value !== request.value) {
    throw new KeyReused('Another stocktake was already begun');
  }
  return stocktake;
}

/** Without fields that only the functions need. */
export function publicStocktake({ batches: _, updateTime: __, ...stocktake }: ReadStocktake): Stocktake {
  return stocktake;
}

/** @throws NotFound */
export async function stocktakeOf(id: string): Promise<Stocktake> {
  const stocktake = await stocktakes.required(id);
  if (stocktake.state === 'counting') return publicStocktake(stocktake);
  const posting = await postings.find(id);
  return { ...publicStocktake(stocktake), ...(posting && { posting: shownPosting(posting) }) };
}

/** For first copies. */
async function firstSights(
  { scope, value }: Stocktake,
  bookIds: readonly string[],
): Promise<Map<string, FirstSight>> {
  const [books, counted, genres] = await Promise.all([
    findBooks(bookIds),
    readCounted(bookIds),
    presentGenres(),
  ]);
  const stocks = new Map(counted.map(({ bookId, stock }) => [bookId, stock]));
  const sights = books.map(({ _id, title, category }): [string, FirstSight] => {
    const stock = stocks.get(_id);
    const place = scope === 'category' ? category : (stock?.shelf ?? '');
    const isElsewhere = stock !== undefined && scope !== 'all' && place !== '' && place !== value;
    const belongsTo = scope === 'category' ? genreLabel(genres, category) : shelfWords(place);
    return [_id, { title, onHand: stock?.onHand, ...(isElsewhere && { belongsTo }) }];
  });
  return new Map(sights);
}

/**
 * One batch of a device, once per key; several people can count at a time. @throws NotFound, WrongStocktakeState,
 * KeyReused
 */
export function countCopies(id: string, counts: Counts, key: string): Promise<Stocktake> {
  const { bookIds, copies } = counts;
  const underKey = idOfKey('counts', key);
  const batch = `${underKey} ${fieldsHash(counts).slice(0, 12)}`;
  return retryConflicts(async () => {
    const stocktake = await stocktakes.required(id);
    const earlier = stocktake.batches.find((one) => one.startsWith(underKey));
    // Earlier batches are stored by their keys alone.
    if (earlier === batch || earlier === underKey) return publicStocktake(stocktake);
    if (earlier !== undefined) {
      throw new KeyReused('Other copies were counted');
    }
    if (stocktake.state === 'booked') {
      throw new WrongStocktakeState(() =>
        t('The differences of this stocktake are booked: begin another one'),
      );
    }
    const seen = await firstSights(stocktake, uncountedIn(stocktake.lines, bookIds));
    const lines = withCounts(stocktake.lines, bookIds, copies, seen);
    if (lines.length > postingLimits.books) {
      throw new WrongStocktakeState(() =>
        t('This stocktake is full: book its differences and begin another one'),
      );
    }
    const batches = [...stocktake.batches, batch].slice(-stocktakeLimits.batches);
    await database().runTransaction(async (transaction) =>
      stocktakes.update(transaction, stocktake, { lines, batches }),
    );
    return publicStocktake({ ...stocktake, lines });
  });
}

const shelfWords = (shelf: string) => sayInShop(() => t('Shelf {shelf}', { shelf }));

export function scopeWords({ scope, value }: Stocktake, genres: readonly Genre[]): string {
  if (scope === 'all') return sayInShop(() => t('All books'));
  return scope === 'shelf' ? shelfWords(value) : genreLabel(genres, value);
}

function postingOf(stocktake: Stocktake, by: string, genres: readonly Genre[]): StoredPosting {
  const lines = stocktake.lines
    .filter(isDifferent)
    .map((line) => ({ bookId: line.bookId, change: differenceOf(line) }));
  return {
    id: stocktake.id,
    kind: 'stocktake',
    state: 'posting',
    by,
    createdAt: new Date().toISOString(),
    supplier: '',
    note: scopeWords(stocktake, genres),
    lines,
    books: lines.length,
    copies: lines.reduce((sum, { change }) => sum + Math.abs(change), 0),
    done: 0,
    keptCount: 0,
    kept: [],
    requestHash: sha256(stocktake.id),
  };
}

/** Each difference is added to the present stock, once; a retry continues. @throws NotFound */
export async function bookStocktake(
  id: string,
  by: SignedInPerson,
  work?: Partial<PostingWork>,
): Promise<Stocktake> {
  const genres = await presentGenres();
  const hasDifferences = await retryConflicts(async () => {
    const stocktake = await stocktakes.required(id);
    const posting = postingOf(stocktake, by.name, genres);
    if (stocktake.state === 'booked') return posting.books > 0;
    await database().runTransaction(async (transaction) => {
      stocktakes.update(transaction, stocktake, { state: 'booked' });
      if (posting.books > 0) postings.add(transaction, posting);
      addEntry(transaction, postingEntry(posting, 'booked', by));
    });
    return posting.books > 0;
  });
  if (hasDifferences) await workOnPosting(id, work);
  return stocktakeOf(id);
}
