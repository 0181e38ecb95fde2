import { stripeAddress } from '../../../emulators/stripe.ts';
import { fillDelivery, placeOrder } from '../../checkout-page.ts';
import { addBook, callAsAdmin } from '../../shop-data.ts';
import { asShopper, expect } from '../../shop-test.ts';
import { press } from '../../signing-in.ts';

// A shop with online payments: whatever the shopper does at the bank, the page that they come back to must tell the
// truth.

asShopper.beforeEach(() => callAsAdmin('PUT', '/api/settings', { payment: 'both' }));
asShopper.afterAll(() => callAsAdmin('PUT', '/api/settings', { payment: 'cash' }));

asShopper(
  'an order is paid by card, and another is aborted at the bank and paid in cash',
  async ({ page, cdn }) => {
    const goToBank = async () => {
      const { _id } = await addBook({ newPrice: 12 });
      await page.goto(`/books/${_id}`);
      await page.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
      await expect(async () => {
        cdn.purge();
        await page.goto('/checkout');
        await expect(page.getByRole('radio', { name: 'Online' })).toBeVisible({ timeout: 5000 });
      }).toPass();
      await fillDelivery(page);
      await expect(placeOrder(page)).toBeEnabled();
      await page.getByRole('radio', { name: 'Online' }).check();
      await press(page, 'Pay online');
      await expect(page).toHaveURL(new RegExp(`^${stripeAddress}/pay/`));
    };
    /** The functions have another address of the shop than the tests, whose browser is signed in there. */
    const atBank = async (what: string) => {
      await press(page, what);
      await expect(page).toHaveURL(/\/orders\/[^/]+\/payment(\?cancelled)?$/);
      const { pathname, search } = new URL(page.url());
      await page.goto(pathname + search);
    };
    await goToBank();
    await atBank('Pay');
    await expect(page.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByText('Paid online')).toBeVisible();
    await goToBank();
    // By the browser's own button, though it may have kept the checkout as it was.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Not paid', exact: true })).toBeVisible();
    await page.goto('/checkout');
    await expect(page.getByRole('radio', { name: 'Online' })).toBeChecked();
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await press(page, 'Pay online');
    await atBank('Go back');
    await expect(page.getByRole('heading', { name: 'Not paid', exact: true })).toBeVisible();
    await press(page, 'Pay in cash instead');
    await expect(page.getByText('To pay in cash')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('No produt found')).toBeVisible();
  },
);
