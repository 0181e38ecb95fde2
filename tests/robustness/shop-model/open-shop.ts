import { database } from '../../../functions/src/platform/firebase.ts';
import { signedText } from '../../../functions/src/platform/signed-text.ts';
import { customerSchema } from '../../../functions/src/shared/customer/customer.ts';
import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { emptyDatabase } from '../shop-in-process.ts';
import type { ShopModel } from './shop-command.ts';
import { readStored, schoolId } from './stored-shop.ts';

interface OpenedShop {
  /** When it writes invoices, if it does. */
  at: 'delivery' | 'placing' | undefined;
  /** Whether it takes special orders. */
  isOn: boolean;
}

/** With a limit of a few books. */
const school = customerSchema.cast({
  title: 'Mill Lane School',
  address: { street: '1 Mill Lane', city: 'York', country: 'United Kingdom' },
  email: 'nora@example.com',
  limitCents: 20_000,
});

export async function openShop({ at, isOn }: OpenedShop): Promise<ShopModel> {
  await emptyDatabase();
  // The key of links, which the first one makes.
  await signedText('story', 'first');
  // Invoices need the seller's name.
  const seller = { name: 'Paper & Ink', address: 'Lange Straße 12\n10115 Berlin' };
  const invoices = { ...defaultSettings.invoices, ...seller, isOn: at !== undefined, at: at ?? 'delivery' };
  await database()
    .doc('settings/shop')
    .set({
      ...defaultSettings,
      invoices,
      updatedAt: new Date(),
      specialOrders: { ...defaultSettings.specialOrders, isOn },
    });
  await database()
    .doc(`customers/${schoolId}`)
    .set({ ...school, updatedAt: new Date() });
  return { stored: await readStored(), bookIds: [], last: new Map(), accepted: 0 };
}
