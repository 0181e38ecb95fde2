import {
  type CollectionReference,
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { pagesOf } from '../platform/queries.ts';
import { collections } from '../shared/collections.ts';
import { toLine } from './document-line.ts';
import { ShopHash } from './shop-hash.ts';

const notInBackups = new Set(
  Object.entries(collections)
    .filter(([, { inBackups }]) => !inBackups)
    .map(([name]) => name),
);

const pageSize = 200;

/** Excludes a fixed few, so that a new collection is never forgotten. */
export async function keptCollections(store: Firestore): Promise<CollectionReference[]> {
  return (await store.listCollections()).filter(({ id }) => !notInBackups.has(id));
}

/** A computer's own clock may be ahead of the database's. */
async function databaseTime(store: Firestore): Promise<Timestamp> {
  return (await store.doc('nothing/here').get()).readTime;
}

async function* documentsOf(
  collection: CollectionReference,
  readTime: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot> {
  const read = (page: Query) =>
    collection.firestore.runTransaction((transaction) => transaction.get(page), { readOnly: true, readTime });
  const ordered = collection.orderBy(FieldPath.documentId());
  for await (const documents of pagesOf(ordered, pageSize, read)) yield* documents;
}

/** A consistent snapshot at one moment, in pages, whatever is ordered meanwhile. The shop has no subcollections. */
export async function* shopLines(store: Firestore): AsyncGenerator<string> {
  const readTime = await databaseTime(store);
  for (const collection of await keptCollections(store)) {
    for await (const snapshot of documentsOf(collection, readTime)) {
      yield toLine({ path: snapshot.ref.path, data: snapshot.data() });
    }
  }
}

export async function shopSum(store: Firestore): Promise<{ documents: number; hash: string }> {
  const hash = new ShopHash();
  for await (const line of shopLines(store)) hash.add(line);
  return hash.sum();
}
