import { putIntoCart } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { expect, test } from './visitors.ts';

test('an empty cart says so, and clearing it changes nothing', async ({ page }) => {
  await page.goto('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
  await expect(main.getByText('No produt found', { exact: true })).toBeVisible();
  await expect(main.getByText('$0.00', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(main.getByText('No produt found', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, books: 0' })).toBeVisible();
});

test('the cart lists its books in the order of adding, with a subtotal and the ways on', async ({ page }) => {
  const books = [demoBook('dracula'), demoBook('moby-dick')] as const;
  await putIntoCart(page, ...books);
  await page.goto('/cart');
  const main = page.getByRole('main');
  const items = main.getByRole('listitem');
  await expect(items).toHaveCount(2);
  for (const [index, { title, newPrice, category }] of books.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole('heading')).toHaveText(title);
    await expect(item.locator('img')).toHaveAttribute('alt', `Cover of ${title}`);
    await expect(item.getByText(`$${newPrice.toFixed(2)}`, { exact: true })).toBeVisible();
    await expect(item.getByText(new RegExp(`^Category: ${category}$`, 'i'))).toBeVisible();
    await expect(item.getByText(/^Qty: 1$/)).toBeVisible();
    await expect(item.getByRole('button')).toHaveText(['Remove']);
  }
  const subtotal = (books[0].newPrice + books[1].newPrice).toFixed(2);
  await expect(main.getByText('Subtotal')).toBeVisible();
  await expect(main.getByText(`$${subtotal}`, { exact: true })).toBeVisible();
  await expect(main.getByText('Shipping and taxes calculated at checkout.', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Checkout', exact: true })).toHaveAttribute(
    'href',
    '/checkout',
  );
  await expect(main.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');

  await items.first().getByRole('button', { name: 'Remove' }).click();
  await expect(items).toHaveCount(1);
  await expect(main.getByRole('heading', { name: books[1].title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  await expect(main.getByText(`$${books[1].newPrice.toFixed(2)}`, { exact: true })).toHaveCount(2);

  await main.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(main.getByText('No produt found', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, books: 0' })).toBeVisible();

  await main.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
});
