import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'firebase-admin/firestore';
import { addEntry } from '../../audit/audit-store.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { presentCatalogue } from '../../catalogue/shop-catalogue.ts';
import { database } from '../../platform/firebase.ts';
import { findMakers, writeMakers } from '../../settings/maker-store.ts';
import type { Actor } from '../../shared/audit/audit.ts';
import {
  isIncomplete,
  type ListedPublisher,
  type Maker,
  makerIn,
  makerLimits,
  makerOfNone,
  type PublisherList,
  publisherKey,
  withMaker,
  withNewMakers,
} from '../../shared/book/maker.ts';

/** By publisher key; named as in its newest book. */
type Counts = ReadonlyMap<string, Readonly<{ publisher: string; books: number }>>;

const counted = new WeakMap<Catalogue, Counts>();

/** Once per catalogue: the list is requested while its search is being typed. */
function countsOf(catalogue: Catalogue): Counts {
  const before = counted.get(catalogue);
  if (before) return before;
  const counts = new Map<string, { publisher: string; books: number }>();
  for (const { book } of catalogue.entries()) {
    const { publisher = '' } = book;
    const one = counts.get(publisherKey(publisher));
    if (one) one.books += 1;
    else if (publisher !== '') counts.set(publisherKey(publisher), { publisher, books: 1 });
  }
  counted.set(catalogue, counts);
  return counts;
}

async function allPublishers(): Promise<ListedPublisher[]> {
  const [{ catalogue }, { makers }] = await Promise.all([presentCatalogue(), findMakers()]);
  const ofKey = new Map(makers.map((one) => [publisherKey(one.publisher), one]));
  const counts = countsOf(catalogue);
  const withBooks = [...counts].map(([key, { publisher, books }]) => {
    return { ...(ofKey.get(key) ?? makerOfNone(publisher)), publisher, books };
  });
  const others = [...ofKey].filter(([key]) => !counts.has(key)).map(([, one]) => ({ ...one, books: 0 }));
  return [...withBooks, ...others];
}

/** Incomplete ones first; two reads, however many there are. */
export async function listPublishers(q = ''): Promise<PublisherList> {
  const part = publisherKey(q);
  const matching = (await allPublishers()).filter(({ publisher }) => publisherKey(publisher).includes(part));
  const sorted = matching.sort(
    (one, other) => Number(isIncomplete(other)) - Number(isIncomplete(one)) || other.books - one.books,
  );
  return {
    total: sorted.length,
    incomplete: sorted.filter(isIncomplete).length,
    publishers: sorted.slice(0, makerLimits.listed),
  };
}

/** An unchanged one leaves no entry in the history. @throws Conflict */
export async function changeMaker(after: Maker, by: Actor): Promise<void> {
  const { publisher } = after;
  await database().runTransaction(async (transaction) => {
    const stored = await findMakers(transaction);
    const before = makerIn(stored.makers, publisher) ?? makerOfNone(publisher);
    if (isDeepStrictEqual({ ...before, publisher }, after)) return;
    const about = {
      kind: 'maker',
      action: 'changed',
      targetId: publisherKey(publisher),
      title: publisher,
    } as const;
    addEntry(transaction, { by, ...about, before, after });
    writeMakers(transaction, stored, withMaker(stored.makers, after));
  });
}

/** Only publishers about which nothing is stored. */
export async function newMakers(given: readonly Maker[]): Promise<Maker[]> {
  if (given.length === 0) return [];
  const { makers } = await findMakers();
  return withNewMakers(makers, given).slice(makers.length);
}

/** Leaves stored ones alone. */
export async function fillMakers(transaction: Transaction, given: readonly Maker[]): Promise<void> {
  if (given.length === 0) return;
  const stored = await findMakers(transaction);
  const makers = withNewMakers(stored.makers, given);
  if (makers.length > stored.makers.length) writeMakers(transaction, stored, makers);
}
