import { Timestamp } from 'firebase-admin/firestore';
import { merchantItem } from '../../feeds/merchant-feed.ts';
import { readAt } from '../../platform/firebase.ts';
import { sha256 } from '../../platform/sha256.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { shopLanguage } from '../../platform/shop-language.ts';
import { presentGenres, withGenreNames } from '../../settings/shop-genres.ts';
import { recentSettings, shopProfile } from '../../settings/shop-profile.ts';
import type { Book, StoredBook } from '../../shared/book/book.ts';
import { feedReductions } from '../../shared/book/shown-book.ts';
import { withShips } from '../../shared/book/with-ships.ts';
import { defaultGenres, type Genre } from '../../shared/genre/genres.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import type { SpecialOrdersSetting } from '../../shared/shop/special-orders-section.ts';
import { taxInPrices } from '../../shared/tax/advertised-price.ts';
import { changeReferences, countLoggedChanges } from '../../snapshot/change-log-store.ts';
import { type OldestChanges, oldestChanges } from '../../snapshot/read-change-log.ts';
import {
  readHead,
  replaceHead,
  type SnapshotHead,
  type UsedHead,
} from '../../snapshot/snapshot-head-store.ts';
import { booksIn, removeOldParts, snapshotName } from '../../snapshot/snapshot-store.ts';
import { writeSnapshot } from '../../snapshot/snapshot-writer.ts';
import { readFacts, sumsOf } from './counted-facts.ts';

// How a snapshot replaces another one, so that no instance misses a change and nothing is lost:
//
// 1. Head and log are read as of one moment, and the parts are made of exactly these. The new parts are not in use yet,
//    so a kill leaves only documents that the next fold removes.
// 2. One batch writes the head and deletes what was folded from the log. It does nothing when the head is not the one
//    that was read: of two concurrent folds the second gives up. What was logged in the meantime stays in the log.
// 3. A batch deletes up to 400 documents; further ones delete the rest of a longer log, oldest first. Until then these
//    changes are in both snapshot and log, which does no harm: a book's later changes are never deleted before its
//    earlier ones, so the log says what the snapshot says. Each batch raises the generation, since an instance takes a
//    log of as many documents for the same log only within a generation.
// 4. Parts that are no longer needed are removed.
//
// A long log is folded in several rounds, the oldest changes first, so that memory never holds all of it. The last
// round makes the feed of all books, too.

const deletedTogether = 400;

/** Changed books per round. */
const foldedTogether = 10_000;

export interface Fold {
  books: number;
  changes: number;
}

interface Source {
  head: UsedHead | undefined;
  readTime: Timestamp;
  log: OldestChanges;
}

/** @returns undefined when another fold was first */
async function useHead(
  before: UsedHead | undefined,
  next: SnapshotHead,
  folded: readonly string[],
): Promise<UsedHead | undefined> {
  const references = changeReferences(folded);
  let head = await replaceHead(before, next, references.slice(0, deletedTogether));
  for (let start = deletedTogether; head && start < folded.length; start += deletedTogether) {
    const later = { ...next, generation: head.generation + 1 };
    head = await replaceHead(head, later, references.slice(start, start + deletedTogether));
  }
  return head;
}

export type Books = (source: Source) => AsyncIterable<StoredBook>;

export interface Round extends Fold {
  isLast: boolean;
}

/** @param withFeed the last round makes the feed of all books, too @returns undefined when another fold was first */
export async function makeSnapshot(booksOf: Books, withFeed: boolean): Promise<Round | undefined> {
  const { readTime } = await countLoggedChanges();
  const [head, log] = await Promise.all([
    readAt(readTime, readHead),
    oldestChanges(readTime, foldedTogether),
  ]);
  const storedProfile = await shopProfile();
  const day = shopDay(new Date(), storedProfile);
  const counted = await readFacts(day);
  const generation = Math.max(Date.now(), (head?.generation ?? 0) + 1);
  const snapshot = snapshotName(generation);
  const shop = shopAddress();
  const genres = await presentGenres();
  const profile = { ...storedProfile, genres };
  const settings = withGenreNames(await recentSettings());
  const item = (book: Book) => merchantItem(withShips(book, settings), shop, profile, day);
  const itemOf = withFeed && log.areAll ? item : undefined;
  const { feed: items, ...parts } = await writeSnapshot(
    snapshot,
    booksOf({ head, readTime, log }),
    counted,
    itemOf,
  );
  const feed = itemOf
    ? {
        snapshot,
        shop,
        currency: profile.currency,
        parts: items,
        genres: namesInFeed(genres, settings.specialOrders, day),
        taxes: taxInPrices(profile, day),
        reducedBy: feedReductions(profile),
      }
    : head?.feed;
  const next = {
    generation,
    snapshot,
    previous: head?.snapshot ?? '',
    ...parts,
    ...(feed && { feed }),
    facts: sumsOf(counted),
    foldedAt: Timestamp.now(),
  };
  const used = await useHead(head, next, log.ids);
  if (!used) return undefined;
  await removeOldParts(used, head);
  return { books: booksIn(next.cards), changes: log.latest.size, isLast: log.areAll };
}

/** Changes with the words of a feed: language, genres and, where the shop orders books, the day; '' for default settings. */
export function namesInFeed(genres: readonly Genre[], orders: SpecialOrdersSetting, day: string): string {
  const names = (of: readonly Genre[]) => JSON.stringify(of.map(({ slug, name }) => [slug, name]).sort());
  const ordered = orders.isOn ? day + JSON.stringify(orders) : '';
  const words = (shopLanguage === 'en' ? '' : shopLanguage) + names(genres) + ordered;
  return words === names(defaultGenres) ? '' : sha256(words).slice(0, 20);
}
