import { expect } from 'vitest';
import { collection } from '../../functions/src/platform/collections.ts';
import { database } from '../../functions/src/platform/firebase.ts';
import type { CollectionName } from '../../functions/src/shared/collections.ts';
import { readCounters } from '../../functions/src/stats/counter-store.ts';
import { recount } from '../../functions/src/use-cases/orders/recount.ts';
import { storedStock } from './stored-stock.ts';

export const documentAt = (path: string) => database().doc(path).get();

export const documentsWhere = async (name: CollectionName, field: string, value: string) =>
  (await collection(name).where(field, '==', value).get()).docs;

/** The shop's counters equal a recount. */
export const expectCounted = async () => expect(await readCounters()).toEqual(await recount());

/** Also checks the sum of the ledger; undefined for a book that is not counted. */
export async function expectStock(
  bookId: string,
  onHand: number | undefined,
  more: object = {},
): Promise<void> {
  expect(await storedStock(bookId)).toMatchObject({ onHand, ledger: onHand ?? 0, ...more });
}
