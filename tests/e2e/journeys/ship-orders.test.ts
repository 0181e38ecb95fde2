import { expectAccessible } from '../accessibility.ts';
import { demoBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { storeOrders } from '../stored-orders.ts';

asAdmin(
  'orders are packed and shipped together, each with its code, by keyboard, on a phone, too',
  async ({ page }) => {
    const name = `Ship${crypto.randomUUID().slice(0, 8)}`;
    const orders = await storeOrders({
      count: 3,
      name: () => `${name} ${'Extraordinary'.repeat(10)}`,
      books: () => [demoBook('kim')],
    });
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/dashboard/orders?q=${name}`);
    const all = page.getByLabel('Select all on this page');
    await all.check();
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(page.getByText('3 orders packed')).toBeVisible();
    await all.check();
    await page.getByRole('button', { name: 'Mark as shipped' }).press('Enter');
    await expect(page.getByLabel('Carrier of all parcels')).toBeFocused();
    await page.keyboard.type('DHL\nJD1\nJD2\nJD3\n');
    await expect(page.getByRole('button', { name: 'Mark 3 orders as shipped' })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 orders shipped')).toBeVisible();
    await page.goto(`/dashboard/orders/${orders[2]?._id}`);
    await expect(page.getByRole('link', { name: 'DHL · JD1' })).toBeVisible();
  },
);
