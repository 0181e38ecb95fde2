import type { Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { keptDocuments } from '../platform/kept-documents.ts';
import { type CuratedShelf, curatedShelfFields, readCuratedShelf } from '../shared/shelf/curated-shelf.ts';
import { readShelfIndex, type ShelfIndex, withoutShelf, withShelf } from './shelf-index.ts';

export const shelves = keptDocuments({
  collection: 'shelves',
  name: 'shelf',
  idOf: ({ id }: CuratedShelf) => id,
  fieldsOf: curatedShelfFields,
  read: readCuratedShelf,
  restorableMs: 30 * 24 * 60 * 60_000,
});

const indexReference = () => collection('shelfIndex').doc('shop');

/** By title. */
export async function findShelfIndex(): Promise<ShelfIndex> {
  return readShelfIndex((await indexReference().get()).data());
}

export async function shelfIndexWithin(transaction: Transaction): Promise<ShelfIndex> {
  return readShelfIndex((await transaction.get(indexReference())).data());
}

/** @throws Conflict */
export function indexShelf(transaction: Transaction, index: ShelfIndex, shelf: CuratedShelf): void {
  transaction.set(indexReference(), { shelves: withShelf(index, shelf) });
}

export function unindexShelf(transaction: Transaction, index: ShelfIndex, { id }: CuratedShelf): void {
  transaction.set(indexReference(), { shelves: withoutShelf(index, id) });
}
