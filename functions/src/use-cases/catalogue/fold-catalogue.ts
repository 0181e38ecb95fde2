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
 * From the books as of the moment of the log: later changes stay in the log, and repeating one does no harm. @param look sees each
 * document @param withFeed false for a command, which need not know the shop's address
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
 * From the last snapshot and the changes since, or from the books where it is missing or damaged. @param withFeed false
 * during an import, after which the feed is made once
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

/** From this number a fold is worth its cost; the books' facts get at most a day old. */
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

export async function foldWhenDue(now: Date): Promise<Fold | undefined> {
  return (await isFoldDue(now)) ? foldChanges() : undefined;
}

/** The functions' own folds may win; the next try includes their work. */
const tries = 3;

/**
 * From the books, also while the shop is open. @param onBooks gets the number of books read @returns the number of
 * books @throws Unavailable when another fold wins each time
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
