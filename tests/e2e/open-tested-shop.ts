import { expect } from '@playwright/test';
import { call } from '../api/shop-api.ts';
import { cancelOpenOrders } from './open-orders.ts';
import { callAsAdmin } from './shop-data.ts';
import { isEuroShop, testedSettings } from './tested-shop.ts';

/** Waits until each function has the settings: the shop's data on a page are as old as its answer. */
async function untilShopSays(what: object): Promise<void> {
  await expect.poll(async () => (await call('GET', '/api/shop')).body).toEqual(what);
}

/** Before the first test: gives the shop under test its settings. */
export default async function openTestedShop(): Promise<void> {
  if (!isEuroShop) return;
  await cancelOpenOrders();
  await callAsAdmin('PUT', '/api/settings', testedSettings);
  await untilShopSays(expect.objectContaining({ currency: 'EUR' }));
}
