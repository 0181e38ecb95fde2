import type { Page } from '@playwright/test';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessibleState } from '../accessibility.ts';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, adminToken, placeOrderOf, putIntoCart } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';
import { asShown } from '../tested-shop.ts';

/** On the shopkeeper's computer. */
async function openStock(desk: Page, bookId: string) {
  await desk.addInitScript((token) => localStorage.setItem('token', token), await adminToken());
  await desk.goto(`/dashboard/edit-book/${bookId}`);
  return desk.getByRole('region', { name: 'Stock' });
}

asShopper(
  'a book is counted, ordered until none is left, and can be bought again after a delivery',
  async ({ page, newVisitor, cdn, browserErrors }) => {
    browserErrors.expect(/status of 409/, /The order was not placed/);
    const book = await addBook();
    const desk = await newVisitor();
    const stock = await openStock(desk, book._id);

    await asShopper.step('the shopkeeper counts two copies', async () => {
      await stock.getByLabel('Copies on hand').fill('2');
      await stock.getByRole('button', { name: 'Start counting' }).click();
      await expect(stock).toContainText('2 on hand');
    });

    await asShopper.step('a shopper sees that', async () => {
      cdn.purge();
      await putIntoCart(page, book);
      await expect(page.getByText('Only 2 left')).toBeVisible();
    });

    await asShopper.step(
      'the last copies are sold to other shoppers while the first is about to order one',
      async () => {
        await placeOrderOf(await registerShopper(), [book]);
        cdn.purge();
        await page.reload();
        await expect(page.getByText('Only 1 left')).toBeVisible();
        await page.goto('/checkout');
        await fillDelivery(page);
        await placeOrderOf(await registerShopper(), [book]);
        await placeOrder(page).click();
        const refused = page.getByRole('dialog', { name: 'Failed to place an order' });
        await expect(refused).toContainText(`Out of stock: ${book.title}`);
        await answerDialog(refused, 'OK');
        await expect(page.getByRole('main').getByRole('alert')).toContainText(`Out of stock: ${book.title}`);
        await page.goto('/cart');
        const row = page.getByRole('listitem').filter({ hasText: book.title });
        await expect(row).toContainText('Out of stock');
        await expect(page.getByRole('main').getByRole('status')).toHaveText(asShown('$0.00'));
      },
    );

    await asShopper.step('its page says so', async () => {
      cdn.purge();
      await page.goto(`/books/${book._id}`);
      const button = page.getByRole('button', { name: `Out of stock: ${book.title}` });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expectAccessibleState(page);
    });

    await asShopper.step(
      'the shopkeeper sees on the overview that it runs low, and books a delivery',
      async () => {
        await desk.goto('/dashboard');
        const low = desk.getByRole('region', { name: /runs? low/ });
        await low.getByRole('link', { name: book.title }).click();
        await expect(stock).toContainText('0 on hand');
        await stock.getByLabel('Copies more').fill('5');
        await stock.getByRole('button', { name: 'Change' }).click();
        await expect(stock).toContainText('5 on hand');
        await stock.getByText('Last movements').click();
        const changes = stock.getByRole('row').filter({ hasText: /Delivery|Ordered|Counting started/ });
        await expect(changes).toHaveCount(4);
        await expectAccessibleState(desk);
      },
    );

    await asShopper.step('and the shopper can buy it again', async () => {
      cdn.purge();
      await page.goto(`/books/${book._id}`);
      await expect(page.getByRole('button', { name: `Add to Cart: ${book.title}` })).toBeVisible();
      await expect(page.getByText(/left$/)).toHaveCount(0);
    });
  },
);
