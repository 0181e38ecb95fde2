import { expect, test } from '../shop-test.ts';

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
