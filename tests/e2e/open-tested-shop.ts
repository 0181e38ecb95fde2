import { expect } from '@playwright/test';
import { changeEverySetting, orderAndCancel, putSettingsBack } from '../api/settings-round-trip.ts';
import { call } from '../api/shop-api.ts';
import { shopAddress } from '../emulators/project.ts';
import { cancelOpenOrders } from './open-orders.ts';
import { adminToken, callAsAdmin } from './shop-data.ts';
import { isEuroShop, isPutBackShop, testedSettings } from './tested-shop.ts';

/** Waits until each function knows the settings: what a page says of the shop is as old as its answer. */
async function untilShopSays(what: object): Promise<void> {
  await expect.poll(async () => (await call('GET', '/api/shop')).body).toEqual(what);
}

/** Uses a shop of which every setting has changed, and puts them back. */
async function changeAndPutBack(): Promise<void> {
  const token = await adminToken();
  const { contactPhone } = await changeEverySetting(token, 20_261_124);
  await untilShopSays(expect.objectContaining({ contactPhone }));
  for (const path of ['/', '/books/dracula', '/browse', '/about']) await fetch(shopAddress + path);
  await orderAndCancel(token, 'dracula');
  await putSettingsBack(token);
  await untilShopSays({});
}

/** Before the first test: gives the shop under test its settings, or its past. */
export default async function openTestedShop(): Promise<void> {
  if (!isEuroShop && !isPutBackShop) return;
  await cancelOpenOrders();
  if (isPutBackShop) return changeAndPutBack();
  await callAsAdmin('PUT', '/api/settings', testedSettings);
  await untilShopSays(expect.objectContaining({ currency: 'EUR' }));
}
