import { database } from '../../functions/src/platform/firebase.ts';
import { addDemoBooks } from '../fixtures/demo-shop/fill.ts';
import { later } from '../reads/later.ts';

export async function openDemoShop(): Promise<void> {
  await addDemoBooks(database());
  later(60_000);
}
