import { Conflict } from '../../platform/http/api-errors.ts';
import { idUnderKey } from '../../platform/http/idempotency-key.ts';
import { sha256 } from '../../platform/sha256.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { BookSelection } from '../../shared/catalogue/book-selection.ts';
import { type Posting, postingLimits } from '../../shared/stock/posting.ts';
import { type ManyStocks, manyStocksTitle } from '../../shared/stock/stock-of-many.ts';
import { t } from '../../shared/words/words.ts';
import { postings, type StoredPosting } from '../../stock/posting-store.ts';
import { readCounted } from '../../stock/stock-store.ts';
import { selectedBooks } from '../books/selected-books.ts';
import { type PostingWork, workOnPosting } from './post-stock.ts';
import { beginPosting } from './receive-delivery.ts';

class WrongSelection extends Conflict {
  constructor(say: () => string) {
    super('stock-selection', sayInShop(say));
  }
}

/** @throws WrongSelection for too many */
async function selectedIds(selection: BookSelection): Promise<string[]> {
  const ids: string[] = [];
  for await (const { _id } of selectedBooks(selection)) {
    if (ids.push(_id) > postingLimits.books) {
      throw new WrongSelection(() =>
        t('The stock of at most {most} books can be changed at once: choose fewer', {
          most: postingLimits.books,
        }),
      );
    }
  }
  return ids;
}

/** Without books that already have the copies. */
async function linesOf({ kind, copies, selection }: ManyStocks): Promise<StoredPosting['lines']> {
  const ids = await selectedIds(selection);
  const counted = new Map((await readCounted(ids)).map(({ bookId, stock }) => [bookId, stock.onHand]));
  return ids.flatMap((bookId) => {
    const onHand = counted.get(bookId);
    const change = kind === 'add' ? copies : copies - (onHand ?? 0);
    return onHand !== undefined && change === 0 ? [] : [{ bookId, change }];
  });
}

/** Once per key. @throws WrongSelection, KeyReused */
export async function changeManyStocks(
  request: ManyStocks,
  key: string,
  by: SignedInPerson,
  work?: Partial<PostingWork>,
): Promise<Posting> {
  const id = idUnderKey('bulk', by, key);
  // In a retry, stocks set already would no longer differ.
  const lines = (await postings.find(id))?.lines ?? (await linesOf(request));
  if (lines.length === 0) throw new WrongSelection(() => t('The chosen books have so many copies already'));
  const posting: StoredPosting = {
    id,
    kind: 'bulk',
    state: 'posting',
    by: by.name,
    createdAt: new Date().toISOString(),
    supplier: '',
    note: sayInShop(() => manyStocksTitle(request)),
    lines,
    books: lines.length,
    copies: lines.reduce((sum, { change }) => sum + Math.abs(change), 0),
    done: 0,
    keptCount: 0,
    kept: [],
    requestHash: sha256(JSON.stringify(request)),
  };
  await beginPosting(posting, 'changed', by);
  return workOnPosting(id, work);
}
