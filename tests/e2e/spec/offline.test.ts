import { demoBook } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';

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
