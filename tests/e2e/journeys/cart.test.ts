import { demoBook, putIntoCart } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { asShown } from '../tested-shop.ts';

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
  await expect(otherTab.getByText(asShown(`$${total}`))).toBeVisible();

  await otherTab.getByRole('button', { name: 'Clear Cart' }).click();

  await expect(otherTab.getByText('No produt found')).toBeVisible();
  await expect(badge).toHaveAccessibleName('Cart, books: 0');
  await page.reload();
  await expect(badge).toHaveAccessibleName('Cart, books: 0');
});

test('with a forbidden local storage books can be seen and put into the cart', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/cannot be (read|written|kept)/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/books/kim');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: 'Cart, books: 1' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Kim', exact: true })).toBeVisible();
});
