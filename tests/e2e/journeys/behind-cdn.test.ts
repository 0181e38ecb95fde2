import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, deleteBook, editBook, ordersOf, putIntoCart } from '../shop-data.ts';
import { asAdmin, asShopper, expect } from '../shop-test.ts';
import { anyAmount, asShown, delivered } from '../tested-shop.ts';

asAdmin(
  'who edits a book sees it at once and after a reload, while others get the page that the CDN keeps',
  async ({ page, newVisitor, cdn }) => {
    const book = await addBook();
    const title = `${book.title}, revised`;
    const address = `/books/${book._id}`;
    const visitor = await newVisitor();
    for (const browser of [visitor, page]) {
      await browser.goto(address);
      await expect(browser.getByRole('heading', { level: 1 })).toHaveText(book.title);
    }

    await page.goto(`/dashboard/edit-book/${book._id}`);
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Update Book' }).click();
    await answerDialog(page.getByRole('dialog', { name: 'Book Updated' }), 'OK');

    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Book Store`);

    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(book.title);
    // Instead of waiting for the minute that the CDN keeps the page.
    cdn.purge();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  },
);

asShopper(
  'a changed price and a deleted book are told once, although the CDN still has them as they were',
  async ({ page, shopper, browserErrors }) => {
    browserErrors.expect(/status of 409/, /The order was not placed: 409/);
    const [dearer, deleted] = [await addBook({ newPrice: 10 }), await addBook({ newPrice: 3 })];
    // Below the tax, which the shop in euros names, too.
    const total = page.locator('dl').getByText(anyAmount).last();
    await putIntoCart(page, dearer, deleted);
    // For both carts, with and without the book that will be deleted.
    for (const ids of [[dearer, deleted], [dearer]]) {
      await page.request.get(`/api/books?ids=${ids.map(({ _id }) => _id).join()}`);
    }
    await editBook(dearer, { newPrice: 11.5 });
    await deleteBook(deleted);

    await page.goto('/checkout');
    await expect(total).toHaveText(asShown(delivered('$13.00', '')));
    await fillDelivery(page);
    await placeOrder(page).click();
    await answerDialog(page.getByRole('dialog', { name: 'Failed to place an order' }), 'OK');
    await expect(total).toHaveText(asShown(delivered('$11.50')));
    await expect(page.getByText(`No longer available: ${deleted.title}.`)).toBeVisible();
    expect(await ordersOf(shopper)).toHaveLength(0);

    const asked = page.waitForResponse(/\/api\/books\?ids=/);
    await page.goto('/cart');
    expect((await (await asked).json())[0]).toMatchObject({ newPrice: 10 });
    await page.getByRole('button', { name: `Remove ${deleted.title}` }).click();
    await page.getByRole('link', { name: 'Checkout' }).click();
    await expect(total).toHaveText(asShown(delivered('$11.50')));
    await fillDelivery(page);
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
    expect(await ordersOf(shopper)).toMatchObject([
      { productIds: [dearer._id], totalPrice: delivered('11.50') },
    ]);
  },
);
