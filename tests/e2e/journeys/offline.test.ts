import { delivery, fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { demoBook, ordersOf, putIntoCart } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';

test('without a connection the page says so, the cart opens, and what is missing comes by itself later', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_INTERNET_DISCONNECTED/, /could not be (loaded|checked)/, /Failed to fetch/);
  const kim = demoBook('kim');
  const main = page.getByRole('main');
  await page.goto('/books/kim');
  const files = ['cart-route', 'forms'].map((name) =>
    page.waitForResponse(new RegExp(`/assets/${name}-.*\\.js`)),
  );
  await page.getByRole('button', { name: 'Add to Cart: Kim' }).click();
  for (const file of await Promise.all(files)) await file.finished();
  await context.setOffline(true);
  await expect(main.getByRole('status').first()).toContainText('You are offline.');

  await page.getByRole('link', { name: 'Cart, books: 1' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
  await expect(main.getByRole('heading', { name: kim.title })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Books', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('It is tried again when you are connected.');
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('All books');
  await expect(main.getByText('You are offline.')).toHaveCount(0);
});

asShopper(
  'offline no order is placed or queued, the failure is told, and form and cart stay',
  async ({ page, context, shopper, browserErrors }) => {
    browserErrors.expect(
      /ERR_INTERNET_DISCONNECTED/,
      /The order was not placed/,
      /could not be checked/,
      // On a busy computer the cart is still on its way to the shopper's other devices.
      /exchanged with the shop later/,
      /SweetAlert|alert box/,
      /firestore/i,
    );
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/checkout');
    // The code of the failure's dialog is loaded with the first use of the form.
    const dialogFiles = ['js', 'css'].map((kind) =>
      page.waitForResponse(new RegExp(`/sweetalert2[^/]*\\.${kind}`)),
    );
    await fillDelivery(page);
    for (const file of await Promise.all(dialogFiles)) await file.finished();
    await context.setOffline(true);
    await placeOrder(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Failed to place an order');
    await expect(dialog).toContainText('There is no connection to the shop');
    await answerDialog(dialog, 'OK');
    await expect(page).toHaveURL('/checkout');
    for (const [label, text] of Object.entries(delivery))
      await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
    await expect(placeOrder(page)).toBeEnabled();

    await context.setOffline(false);
    expect(await ordersOf(shopper)).toHaveLength(0);
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
    expect(await ordersOf(shopper)).toHaveLength(1);
  },
);
