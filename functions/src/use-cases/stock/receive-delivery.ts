import { addEntry } from '../../audit/audit-store.ts';
import { database } from '../../platform/firebase.ts';
import { Conflict } from '../../platform/http/api-errors.ts';
import { idOfKey, KeyReused } from '../../platform/http/idempotency-key.ts';
import { retryConflicts } from '../../platform/http/retry-conflicts.ts';
import { sha256 } from '../../platform/sha256.ts';
import { sayInShop } from '../../platform/words/say-in-shop.ts';
import type { Actor, AuditAction } from '../../shared/audit/audit.ts';
import type { SignedInPerson } from '../../shared/callers.ts';
import type { Delivery } from '../../shared/stock/delivery.ts';
import type { Posting } from '../../shared/stock/posting.ts';
import { plural, t } from '../../shared/words/words.ts';
import { postings, type StoredPosting, updatePosting } from '../../stock/posting-store.ts';
import { giveCopies } from '../orders/give-copies.ts';
import { type PostingWork, workOnPosting } from './post-stock.ts';

/** '1200 copies of 2 books': the history's page formats the figures. */
function countsWords(copies: number, books: number): string {
  return t('{copies} of {books}', {
    copies: plural(copies, '{n} copy', '{n} copies', { n: copies }),
    books: plural(books, '{n} book', '{n} books', { n: books }),
  });
}

const auditKinds = { delivery: 'delivery', stocktake: 'stocktake', bulk: 'stocks' } as const;

/** Also in the histories of its books. */
export function postingEntry(posting: StoredPosting, action: AuditAction, by: Actor) {
  const { id: targetId, kind, copies, books, lines } = posting;
  const title =
    kind === 'delivery' ? posting.supplier || sayInShop(() => t('supplier not named')) : posting.note;
  const note = sayInShop(() => countsWords(copies, books));
  const alsoAbout = lines.map(({ bookId }) => bookId);
  return { by, kind: auditKinds[kind], action, targetId, title, note, alsoAbout };
}

/** @throws KeyReused */
export function beginPosting(posting: StoredPosting, action: AuditAction, by: Actor): Promise<void> {
  return retryConflicts(async () => {
    const earlier = await postings.find(posting.id);
    if (earlier && earlier.requestHash !== posting.requestHash)
      throw new KeyReused('Another change of stocks was already made');
    if (earlier) return;
    // Reads nothing; fails when another call has begun it.
    await database().runTransaction(async (transaction) => {
      postings.add(transaction, posting);
      addEntry(transaction, postingEntry(posting, action, by));
    });
  });
}

/** Once per key. A large delivery may answer `posting`: the next try continues. @throws KeyReused */
export async function receiveDelivery(
  { bookIds, copies, supplier, note }: Delivery,
  key: string,
  by: SignedInPerson,
  work?: Partial<PostingWork>,
): Promise<Posting> {
  const lines = bookIds.map((bookId, index) => ({ bookId, change: copies[index] ?? 0 }));
  const posting: StoredPosting = {
    id: idOfKey('delivery', key),
    kind: 'delivery',
    state: 'posting',
    by: by.name,
    createdAt: new Date().toISOString(),
    supplier,
    note,
    lines,
    books: lines.length,
    copies: lines.reduce((sum, { change }) => sum + change, 0),
    done: 0,
    keptCount: 0,
    kept: [],
    requestHash: sha256(JSON.stringify([supplier, note, lines])),
  };
  await beginPosting(posting, 'received', by);
  return workOnPosting(posting.id, work);
}

/**
 * A retry continues. A book whose copies have been sold stays as it is and is named in the answer. @throws NotFound,
 * Conflict for what is not booked
 */
export async function undoPosting(id: string, by: Actor, work?: Partial<PostingWork>): Promise<Posting> {
  await retryConflicts(async () => {
    const posting = await postings.required(id);
    if (posting.state === 'posting') {
      throw new Conflict('posting-state', 'This is not booked yet: let it go on first');
    }
    if (posting.state !== 'posted') return;
    await database().runTransaction(async (transaction) => {
      updatePosting(transaction, posting, { state: 'undoing', done: 0, kept: [], keptCount: 0 });
      addEntry(transaction, postingEntry(posting, 'undone', by));
    });
  });
  return workOnPosting(id, work);
}

export async function giveReceived(posting: Posting, by: Actor, signal?: AbortSignal): Promise<Posting> {
  if (posting.kind !== 'delivery' || posting.state !== 'posted') return posting;
  const given = await giveCopies(undefined, { kind: 'person', name: by.name }, new Date(), signal);
  return given.length > 0 ? { ...posting, given } : posting;
}
