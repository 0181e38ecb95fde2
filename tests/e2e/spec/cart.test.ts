import { answerDialog, blockedControls } from '../dialogs.ts';
import { untilHydrated } from '../page-checks.ts';
import { demoBook, putIntoCart } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { shown } from '../tested-shop.ts';
import { keepToasts } from '../toasts.ts';

test('an empty cart says so; a book enters once, is listed with the others, removed and cleared', async ({
  page,
}) => {
  const books = [demoBook('dracula'), demoBook('moby-dick')] as const;
  const main = page.getByRole('main');
  // The tax has a list of its own.
  const items = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const empty = main.getByText('No produt found', { exact: true });
  const badge = (count: number) => page.getByRole('link', { name: `Cart, books: ${count}` });

  await test.step('an empty cart', async () => {
    await keepToasts(page);
    await page.goto('/cart');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shopping cart');
    await expect(empty).toBeVisible();
    await expect(main.getByText(shown('$0.00'), { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(empty).toBeVisible();
    await expect(badge(0)).toBeVisible();
  });

  await test.step('the same book twice', async () => {
    await putIntoCart(page, ...books);
    // Until it is said, another press counts as the second of a double click.
    await expect(page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' })).toBeVisible();
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Already Added to the Cart');
    await expect(dialog.getByText("You won't be able to revert this!", { exact: true })).toBeVisible();
    await expect(dialog.locator('.swal2-icon.swal2-warning')).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText(['OK!', 'Cancel']);
    await answerDialog(dialog, 'OK!');
    await expect(dialog).toHaveCount(0);
    await expect(badge(2)).toBeVisible();
  });

  await test.step('the list and its subtotal', async () => {
    await page.goto('/cart');
    await expect(items).toHaveCount(2);
    for (const [index, { title, newPrice, category }] of books.entries()) {
      const item = items.nth(index);
      await expect(item.getByRole('heading')).toHaveText(title);
      await expect(item.locator('img')).toHaveAttribute('alt', `Cover of ${title}`);
      await expect(item.getByText(shown(`$${newPrice.toFixed(2)}`), { exact: true })).toBeVisible();
      await expect(item.getByText(new RegExp(`^Category: ${category}$`, 'i'))).toBeVisible();
      await expect(item.getByText(/^Qty: 1$/)).toBeVisible();
      await expect(item.getByRole('button')).toHaveText(['Remove']);
    }
    const subtotal = (books[0].newPrice + books[1].newPrice).toFixed(2);
    await expect(main.getByText('Subtotal')).toBeVisible();
    await expect(main.getByText(shown(`$${subtotal}`), { exact: true })).toBeVisible();
    const note = main.getByText(shown('Shipping and taxes calculated at checkout.'), { exact: true });
    await expect(note).toBeVisible();
    const checkout = main.getByRole('link', { name: 'Checkout', exact: true });
    await expect(checkout).toHaveAttribute('href', '/checkout');
  });

  await test.step('Remove, Clear Cart and Continue Shopping', async () => {
    await items.first().getByRole('button', { name: 'Remove' }).click();
    await expect(items).toHaveCount(1);
    await expect(main.getByRole('heading', { name: books[1].title })).toBeVisible();
    await expect(badge(1)).toBeVisible();
    await expect(main.getByText(shown(`$${books[1].newPrice.toFixed(2)}`), { exact: true })).toHaveCount(2);
    await main.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(empty).toBeVisible();
    await expect(badge(0)).toBeVisible();
    await main.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page.getByRole('region', { name: 'Top Sellers' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test('the toast of the cart is at the top right for 1500 ms, with an icon and no button', async ({
  page,
}) => {
  await page.goto('/search?q=kim');
  const add = page.getByRole('button', { name: 'Add to Cart: Kim' });
  await untilHydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
  await expect(toast.getByRole('heading')).toHaveText('Product Added to the Cart');
  await expect(toast.locator('.swal2-icon.swal2-success')).toBeVisible();
  await expect(toast.getByRole('button')).toHaveCount(0);
  await expect(page.locator('.swal2-container.swal2-top-end')).toHaveCount(1);
  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(100);
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(60);
  expect(await blockedControls(toast)).toEqual([]);

  await page.clock.runFor(1_450);
  await expect(toast).toBeVisible();
  await page.clock.runFor(50);
  await expect(toast).toHaveCount(0);
});

test('two books added in a hurry are both in the cart', async ({ page }) => {
  await keepToasts(page);
  await page.goto('/');
  const add = page.getByRole('region', { name: 'Top Sellers' }).getByRole('button', { name: 'Add to Cart' });
  await add.first().click();
  await add.nth(1).click();
  await expect(page.getByRole('link', { name: 'Cart, books: 2' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' })).toHaveCount(1);
});

test('the cart outlives a reload and is the same in every tab', async ({ page, context }) => {
  const badge = page.getByRole('link', { name: /^Cart, books/ });
  await putIntoCart(page, demoBook('kim'));
  await page.reload();
  await expect(badge).toHaveAccessibleName('Cart, books: 1');

  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  await putIntoCart(page, demoBook('dracula'));
  const total = (demoBook('kim').newPrice + demoBook('dracula').newPrice).toFixed(2);
  await expect(otherTab.getByRole('link', { name: 'Cart, books: 2' })).toBeVisible();
  await expect(otherTab.getByText(shown(`$${total}`))).toBeVisible();

  await otherTab.getByRole('button', { name: 'Remove Kim' }).click();
  await expect(badge).toHaveAccessibleName('Cart, books: 1');
  await otherTab.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(otherTab.getByText('No produt found')).toBeVisible();
  await expect(badge).toHaveAccessibleName('Cart, books: 0');
  await page.reload();
  await expect(badge).toHaveAccessibleName('Cart, books: 0');
});
