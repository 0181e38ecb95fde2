import { database } from '../../../functions/src/platform/firebase.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { emptyDatabase } from '../shop-in-process.ts';
import type { ShopModel } from './shop-command.ts';
import { readStored } from './stored-shop.ts';

/** An empty shop. @param at when it writes invoices, if it does */
export async function openShop(at: 'delivery' | 'placing' | undefined): Promise<ShopModel> {
  await emptyDatabase();
  // Invoices are written by a seller that is named.
  const seller = { name: 'Paper & Ink', address: 'Lange Straße 12\n10115 Berlin' };
  const invoices = { ...defaultSettings.invoices, ...seller, isOn: at !== undefined, at: at ?? 'delivery' };
  await database()
    .doc('settings/shop')
    .set({ ...defaultSettings, invoices, updatedAt: new Date() });
  return { stored: await readStored(), bookIds: [], last: new Map(), accepted: 0 };
}
