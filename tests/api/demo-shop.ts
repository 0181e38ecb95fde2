import { database } from '../../functions/src/platform/firebase.ts';
import { addDemoBooks } from '../fixtures/demo-shop/fill.ts';
import { emptyCollection } from './stored-books.ts';

/** Leaves this process's shop with the demo shop's books alone, whatever other files have left behind. */
export async function openDemoShop(): Promise<void> {
  const collections = await database().listCollections();
  await Promise.all(collections.map(({ id }) => emptyCollection(id)));
  await addDemoBooks(database());
}
