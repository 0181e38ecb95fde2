import { storedBook } from '../../books/book-document.ts';
import { isAnyBook, storedBooksAt } from '../../books/book-list-store.ts';
import { Unavailable } from '../../platform/http/api-errors.ts';
import { reportError } from '../../platform/logging/error-report.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { recentSettings, shopProfile } from '../../settings/shop-profile.ts';
import { feedReductions } from '../../shared/book/shown-book.ts';
import { shopDay } from '../../shared/shop/shop-day.ts';
import { taxInPrices } from '../../shared/tax/advertised-price.ts';
import { factNames } from '../../snapshot/book-facts.ts';
import { countLoggedChanges } from '../../snapshot/change-log-store.ts';
import { mergeChanges } from '../../snapshot/merge-changes.ts';
import { readHead } from '../../snapshot/snapshot-head-store.ts';
import { DamagedSnapshot } from '../../snapshot/snapshot-part.ts';
import { snapshotBooks } from '../../snapshot/snapshot-store.ts';
import { readFacts, sumsOf } from './counted-facts.ts';
import { type Fold, makeSnapshot, namesInFeed, type Round } from './make-snapshot.ts';

/**
 * Makes the snapshot anew from the books themselves, as they were at the moment of the log: what is changed meanwhile
 * stays in the log, and what is there already does no harm. `look` sees each document on its way.
 * @param withFeed false for a command, which need not know the address that the feed in use has
 */
export function rebuildSnapshot(
  look: (document: Parameters<typeof storedBook>[0]) => void = () => undefined,
  withFeed = true,
): Promise<Fold | undefined> {
  return makeSnapshot(async function* ({ readTime }) {
    for await (const document of storedBooksAt(readTime)) {
      look(document);
      yield storedBook(document);
    }
  }, withFeed);
}

function foldRound(withFeed: boolean): Promise<Round | undefined> {
  return makeSnapshot(({ head, log }) => {
    if (!head) throw new DamagedSnapshot('There is no catalogue yet');
    return mergeChanges(snapshotBooks(head), log.latest);
  }, withFeed);
}

/**
 * Makes a snapshot of the last one and the changes since; where there is none that can be read, from the books.
 * @param withFeed false while an import goes on, after which the feed is made once
 */
export async function foldChanges(withFeed = true): Promise<Fold | undefined> {
  try {
    let fold: Round | undefined;
    for (let round = await foldRound(withFeed); round; round = await foldRound(withFeed)) {
      fold = { ...round, changes: round.changes + (fold?.changes ?? 0) };
      if (round.isLast) break;
    }
    return fold;
  } catch (error) {
    if (!(error instanceof DamagedSnapshot)) throw error;
    if (await readHead()) reportError('The catalogue was damaged and is made anew from the books', error);
    return rebuildSnapshot();
  }
}

/** From how many changed books on a fold is worth its cost, and how old the facts of books may be. */
const manyChanges = 200;
const dayMs = 24 * 60 * 60_000;

async function isFoldDue(now: Date): Promise<boolean> {
  const [{ documents, books }, head] = await Promise.all([countLoggedChanges(), readHead()]);
  if (!head) return documents > 0 || (await isAnyBook());
  const { feed } = head;
  const shop = await shopProfile();
  const { genres, currency } = shop;
  const { specialOrders } = await recentSettings();
  const isOfSettings =
    feed !== undefined &&
    feed.genres === namesInFeed(genres, specialOrders, shopDay(now, shop)) &&
    feed.currency === currency &&
    feed.taxes === taxInPrices(shop, shopDay(now, shop)) &&
    feed.reducedBy === feedReductions(shop);
  const hasFeed = isOfSettings && feed.snapshot === head.snapshot && feed.shop === shopAddress();
  if (books >= manyChanges || !hasFeed) return true;
  if (now.getTime() - head.foldedAt.toMillis() < dayMs) return false;
  const counted = sumsOf(await readFacts(shopDay(now, shop)));
  return documents > 0 || factNames.some((name) => counted[name] !== head.facts[name]);
}

/** Folds when many books have changed, or, once a day, when anything was changed or counted. */
export async function foldWhenDue(now: Date): Promise<Fold | undefined> {
  return (await isFoldDue(now)) ? foldChanges() : undefined;
}

/** A fold may be first, which the functions make every few minutes; the next try has all of it. */
const tries = 3;

/**
 * Makes the catalogue anew from the books, also while the shop is open.
 * @param onBooks is told now and then how many books were read
 * @returns how many books it has
 * @throws Unavailable when it was folded meanwhile, each time
 */
export async function rebuildCatalogue(onBooks: (read: number) => void = () => undefined): Promise<number> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    let read = 0;
    const fold = await rebuildSnapshot(() => {
      read += 1;
      if (read % 1000 === 0) onBooks(read);
    }, false);
    if (fold) return fold.books;
  }
  throw new Unavailable();
}
