import { delivery, fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { newShopperOn } from '../people.ts';
import { expect, test } from '../shop-test.ts';
import { addBook, deleteBook, editBook, ordersOf, putIntoCart } from '../stock.ts';

test("a double click on 'Place an Order' makes one order", async ({ page }) => {
  const shopper = await newShopperOn(page);
  await putIntoCart(page, await addBook());
  await page.goto('/checkout');
  await fillDelivery(page);
  await placeOrder(page).dblclick();

  const confirmed = page.getByRole('dialog', { name: 'Order Confirmed' });
  await answerDialog(confirmed, 'OK');
  await expect(page.getByRole('heading', { name: 'Order #1' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(confirmed).toBeHidden();
  expect(await ordersOf(shopper)).toHaveLength(1);
});

test('offline no order is placed or queued, and form and cart stay', async ({ page, context, troubles }) => {
  troubles.expect(
    /ERR_INTERNET_DISCONNECTED/,
    /The order was not placed/,
    /SweetAlert|alert box/,
    /firestore/i,
  );
  const shopper = await newShopperOn(page);
  await putIntoCart(page, await addBook());
  await page.goto('/checkout');
  await fillDelivery(page);
  await context.setOffline(true);
  await placeOrder(page).click();
  const failure = page.getByRole('dialog', { name: 'Failed to place an order' });
  await answerDialog(failure, 'OK');
  for (const [label, text] of Object.entries(delivery))
    await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();

  await context.setOffline(false);
  expect(await ordersOf(shopper)).toHaveLength(0);
  await placeOrder(page).click();
  await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
  expect(await ordersOf(shopper)).toHaveLength(1);
});

test('a book that was deleted during the checkout is named, and the order goes without it', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 409/, /The order was not placed: 409/);
  const [kept, deleted] = [await addBook({ newPrice: 5 }), await addBook({ newPrice: 7 })];
  const shopper = await newShopperOn(page);
  await putIntoCart(page, kept, deleted);
  await page.goto('/checkout');
  await expect(page.getByText('$12.00')).toBeVisible();
  await fillDelivery(page);
  await deleteBook(deleted);
  await placeOrder(page).click();

  const failure = page.getByRole('dialog', { name: 'Failed to place an order' });
  await answerDialog(failure, 'OK');
  await expect(page.getByText(`No longer available: ${deleted.title}.`)).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Cambridge');
  expect(await ordersOf(shopper)).toHaveLength(0);

  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await page.getByRole('button', { name: `Remove ${deleted.title}` }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillDelivery(page);
  await placeOrder(page).click();
  await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
  expect(await ordersOf(shopper)).toMatchObject([{ productIds: [kept._id], totalPrice: '5.00' }]);
});

test('a price that changed during the checkout is shown before anything is ordered', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 409/, /The order was not placed: 409/);
  const book = await addBook({ newPrice: 10 });
  const shopper = await newShopperOn(page);
  await putIntoCart(page, book);
  await page.goto('/checkout');
  await fillDelivery(page);
  await expect(page.getByText('$10.00')).toBeVisible();
  await editBook(book, { newPrice: 11.5 });
  await placeOrder(page).click();

  const failure = page.getByRole('dialog', { name: 'Failed to place an order' });
  await answerDialog(failure, 'OK');
  await expect(page.getByText('$11.50')).toBeVisible();
  expect(await ordersOf(shopper)).toHaveLength(0);

  await placeOrder(page).click();
  await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
  expect(await ordersOf(shopper)).toMatchObject([{ totalPrice: '11.50' }]);
});
