import { expectAccessible } from '../../accessibility.ts';
import { fillDelivery, placeOrder } from '../../checkout-page.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { addBook, callAsAdmin } from '../../shop-data.ts';
import { asShopper, expect } from '../../shop-test.ts';
import { asShown, delivered } from '../../tested-shop.ts';

const off = { isOn: false, isWrapping: false, wrapPrice: 0, taxClass: 'other' };
const gifts = { isOn: true, isWrapping: true, wrapPrice: 2.5, taxClass: 'other' };

asShopper.use({ viewport: narrow });
asShopper.beforeAll(() => callAsAdmin('PUT', '/api/settings', { gifts }));
asShopper.afterAll(() => callAsAdmin('PUT', '/api/settings', { gifts: off }));

asShopper('a present is ordered with its wrapping, and its note survives a reload', async ({ page, cdn }) => {
  const { _id } = await addBook({ newPrice: 12 });
  await page.goto(`/books/${_id}`);
  await page.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  const present = page.getByRole('checkbox', { name: 'This order is a present' });
  await expect(async () => {
    cdn.purge();
    await page.goto('/checkout');
    await expect(present).toBeVisible({ timeout: 5000 });
  }).toPass();
  await fillDelivery(page);
  await present.check();
  await page.getByLabel('Note on a card (optional)').fill('For Ada');
  await page.getByRole('checkbox', { name: asShown('Gift-wrapped, for $2.50') }).check();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Note on a card (optional)')).toHaveValue('For Ada');
  const total = page.getByRole('region', { name: 'Your order' });
  await expect(total).toContainText(delivered('$14.50'));
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await placeOrder(page).click();
  await expect(page.getByText('Order Confirmed')).toBeVisible();
});
