import { expect } from 'vitest';
import { database } from '../../functions/src/platform/firebase.ts';
import { addDemoBooks } from '../fixtures/demo-shop/fill.ts';
import { eventually } from '../fixtures/eventually.ts';
import { call } from './shop-api.ts';
import { emptyCollection } from './stored-books.ts';

/** Leaves this process's shop with the demo shop's books alone, whatever other files have left behind. */
export async function openDemoShop(): Promise<void> {
  const collections = await database().listCollections();
  await Promise.all(collections.map(({ id }) => emptyCollection(id)));
  await addDemoBooks(database());
  const { count } = (await database().collection('books').count().get()).data();
  // For a moment the functions still answer from the catalogue of the file before.
  await eventually(async () => {
    expect((await call('GET', '/api/catalogue')).body.total).toBe(count);
  }, 200);
}
