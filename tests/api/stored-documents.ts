import { expect } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { CollectionName } from '../../functions/src/shared/collections.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { storedStock } from './stored-stock.ts';

/** The document at a path, as it is stored. */
export const documentAt = (path: string) => database().doc(path).get();

/** The documents of a collection of which a field is so. */
export const documentsWhere = async (name: CollectionName, field: string, value: string) =>
  (await collection(name).where(field, '==', value).get()).docs;

/** The figures of the shop are what they are when all is counted anew. */
export const expectCounted = async () => expect(await readCounters()).toEqual(await recount());

/** A book has so many copies, which its ledger adds up to; undefined when it is not counted. */
export async function expectStock(
  bookId: string,
  onHand: number | undefined,
  more: object = {},
): Promise<void> {
  expect(await storedStock(bookId)).toMatchObject({ onHand, ledger: onHand ?? 0, ...more });
}
