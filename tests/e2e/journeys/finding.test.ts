import { addBook, untilListed } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';

test('the search box finds a book by its words', async ({ page }) => {
  const book = await addBook();
  const { title } = book;
  await untilListed(book);
  const [unique = ''] = title.split(' ').slice(-1);
  await page.goto('/about');
  await page.getByPlaceholder('Search here').fill(`paper ${unique}`);
  await page.getByPlaceholder('Search here').press('Enter');
  await expect(page.getByRole('heading', { name: `Books for “paper ${unique}”` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByPlaceholder('Search here').fill('zzyzx');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No book has “zzyzx” in its title or author.')).toBeVisible();
});

test('an unknown address leads back to the shop', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not on our shelves' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('Page not found · Book Store');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL('/');
});
