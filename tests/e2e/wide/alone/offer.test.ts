import { expectAccessible } from '../../accessibility.ts';
import { fillDelivery, placeOrder } from '../../checkout-page.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { addBook, callAsAdmin } from '../../shop-data.ts';
import { asShopper, expect } from '../../shop-test.ts';
import { delivered, shown, testedSettings } from '../../tested-shop.ts';

const { fixedPrices = 'none' } = testedSettings;

asShopper.use({ viewport: narrow });
asShopper.beforeAll(async () => {
  await callAsAdmin('PUT', '/api/settings', {
    offers: { isOn: true, isTakenBack: false },
    fixedPrices: 'DE',
  });
  await callAsAdmin('POST', '/api/offers', { title: 'Summer reading', code: 'SUMMER', basisPoints: 1000 });
});
asShopper.afterAll(() =>
  callAsAdmin('PUT', '/api/settings', { offers: { isOn: false, isTakenBack: false }, fixedPrices }),
);

asShopper(
  'a link carries an offer into the cart, where a book with a fixed price is left out',
  async ({ page, cdn }) => {
    const fixed = await addBook({ newPrice: 12, oldPrice: 12, title: 'A new novel' });
    const used = await addBook({ newPrice: 10, oldPrice: 10, title: 'A used one', condition: 'used' });
    for (const { _id } of [fixed, used]) {
      await page.goto(`/books/${_id}`);
      await page.getByRole('button', { name: /^Add to Cart/ }).click();
    }
    await expect(page.getByRole('link', { name: 'Cart, books: 2' })).toBeVisible();
    await expect(async () => {
      cdn.purge();
      // The server leads on to the page's own address.
      await page.goto(`/books/${used._id}?utm_source=mail&offer=sum-mer`);
      await expect(page.getByText('The code SUMMER goes with your cart')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`/books/${used._id}$`));
    await page.goto('/cart');
    const offer = page.getByRole('region', { name: 'Offer', exact: true });
    await expect(offer).toContainText(shown('−$1.00'));
    await expect(offer).toContainText(
      'Without “A new novel”: new books have a fixed price in Germany (BuchPrG).',
    );
    await expect(offer).toContainText(shown('$21.00'));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await fillDelivery(page);
    const total = page.getByRole('region', { name: 'Your order' });
    await expect(total).toContainText('Summer reading');
    await expect(total).toContainText(delivered('$21.00'));
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await placeOrder(page).click();
    await expect(page.getByText('Order Confirmed')).toBeVisible();
    await page.goto('/cart');
    expect(await page.evaluate(() => localStorage.getItem('offer'))).toBeNull();
  },
);
