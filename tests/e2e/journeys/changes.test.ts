import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, deleteBook, ordersOf, putIntoCart } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { delivered, shown } from '../tested-shop.ts';

asShopper(
  'books that are deleted before or during the checkout are named, and the order goes without them',
  async ({ page, shopper, browserErrors }) => {
    browserErrors.expect(/status of 409/, /The order was not placed: 409/);
    const kept = await addBook({ newPrice: 5 });
    const [deletedBefore, deletedDuring] = [await addBook({ newPrice: 3 }), await addBook({ newPrice: 7 })];
    const main = page.getByRole('main');
    const rowOf = ({ title }: { title: string }) => main.getByRole('listitem').filter({ hasText: title });
    await putIntoCart(page, kept, deletedBefore, deletedDuring);

    await test.step('before: the cart names it and it costs nothing', async () => {
      await deleteBook(deletedBefore);
      await page.goto('/cart');
      await expect(rowOf(deletedBefore)).toContainText('This book is no longer available.');
      await expect(main.getByRole('status')).toHaveText(shown('$12.00'));
      await page.getByRole('button', { name: `Remove ${deletedBefore.title}` }).click();
      await expect(rowOf(deletedBefore)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Cart, books: 2' })).toBeVisible();
    });

    await test.step('during: the checkout names it and keeps the form', async () => {
      await page.getByRole('link', { name: 'Checkout' }).click();
      await expect(page.getByText(shown(delivered('$12.00', '')))).toBeVisible();
      await fillDelivery(page);
      await deleteBook(deletedDuring);
      await placeOrder(page).click();
      await answerDialog(page.getByRole('dialog', { name: 'Failed to place an order' }), 'OK');
      await expect(page.getByText(`No longer available: ${deletedDuring.title}.`)).toBeVisible();
      await expect(page.getByLabel('City')).toHaveValue('Cambridge');
      expect(await ordersOf(shopper)).toHaveLength(0);
    });

    await page.getByRole('link', { name: 'Back to the cart' }).click();
    await page.getByRole('button', { name: `Remove ${deletedDuring.title}` }).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await fillDelivery(page);
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
    expect(await ordersOf(shopper)).toMatchObject([
      { productIds: [kept._id], totalPrice: delivered('5.00') },
    ]);
  },
);
