import { expect, test } from '../shop-test.ts';
import { addBook, deleteBook, putIntoCart } from '../stock.ts';

test('the cart outlives a reload and is the same in every tab', async ({ page, context }) => {
  const [first, second] = [await addBook({ newPrice: 0.1 }), await addBook({ newPrice: 0.2 })];
  await putIntoCart(page, first);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();

  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  await putIntoCart(page, second);
  await expect(otherTab.getByRole('link', { name: 'Cart, books: 2' })).toBeVisible();
  await expect(otherTab.getByText('$0.30')).toBeVisible();

  await otherTab.getByRole('button', { name: `Remove ${first.title}` }).click();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  await otherTab.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(otherTab.getByText('No produt found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, books: 0' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, books: 0' })).toBeVisible();
});

test('a book goes into the cart once', async ({ page }) => {
  const book = await addBook();
  await putIntoCart(page, book);
  await page.getByRole('button', { name: `Add to Cart: ${book.title}` }).click();

  const warning = page.getByRole('dialog', { name: 'Already Added to the Cart' });
  await expect(warning).toContainText("You won't be able to revert this!");
  await expect(warning.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await warning.getByRole('button', { name: 'OK!' }).click();
  await expect(warning).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
});

test('a spoiled cart is an empty cart that works again', async ({ page, troubles }) => {
  troubles.expect(/The stored cart cannot be read/);
  const book = await addBook();
  for (const spoiled of ['{"half', '{"_id":"x"}', '[null, 7, {"_id":"x","newPrice":"a lot"}]']) {
    await page.goto('/about');
    await page.evaluate((cart) => localStorage.setItem('cart', cart), spoiled);
    await page.goto('/cart');
    await expect(page.getByText('No produt found')).toBeVisible();
  }
  await putIntoCart(page, book);
  await page.goto('/cart');
  await expect(page.getByRole('listitem').filter({ hasText: book.title })).toContainText('Qty: 1');
});

test('a book that was deleted meanwhile is named in the cart, costs nothing and can be removed', async ({
  page,
}) => {
  const [kept, deleted] = [await addBook({ newPrice: 5 }), await addBook({ newPrice: 7 })];
  await putIntoCart(page, kept, deleted);
  await deleteBook(deleted);

  await page.goto('/cart');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: deleted.title });
  await expect(row).toContainText('This book is no longer available.');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('$5.00');
  await row.getByRole('button', { name: `Remove ${deleted.title}` }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
});
