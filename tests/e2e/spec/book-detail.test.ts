import { addBook, deleteBook } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { holdBack } from './hold-back.ts';
import { expect, test } from './visitors.ts';

test('a book has its title, cover, author, day, category, description and the cart', async ({ page }) => {
  const book = demoBook('dracula');
  await page.goto('/books/dracula');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(book.title);
  await expect(main.getByRole('img', { name: `Cover of ${book.title}` })).toBeVisible();
  const published = new Date(book.createdAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(main.locator('dl > div')).toHaveText([
    `Author${book.author}`,
    `Published${published}`,
    'CategoryHorror',
  ]);
  await expect(main.getByText(book.description, { exact: true })).toBeVisible();
  await expect(main.getByText(`$${book.newPrice.toFixed(2)}`, { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveText('Add to Cart');
});

test('the author of a book without one is admin', async ({ page }) => {
  const book = await addBook();
  await page.goto(`/books/${book._id}`);
  await expect(page.getByRole('main').locator('dl > div').first()).toHaveText('Authoradmin');
  await deleteBook(book);
});

test.describe('for a reader of German', () => {
  test.use({ locale: 'de-DE' });
  test('the day is written in the language of the reader', async ({ page }) => {
    const { createdAt } = demoBook('dracula');
    await page.goto('/books/dracula');
    await expect(page.getByRole('main').locator('dl > div').nth(1)).toHaveText(
      `Published${new Date(createdAt).toLocaleDateString('de-DE', { dateStyle: 'long' })}`,
    );
  });
});

test('one book never stands where the next one is loading, and a failure says so', async ({
  page,
  troubles,
}) => {
  troubles.expect(/status of 404/, /ApiError/, /net::ERR_FAILED/);
  await page.goto('/books/kim');
  await expect(page.getByRole('heading', { level: 1, name: 'Kim' })).toBeVisible();
  // From a page that is the browser's own: a click on a rendered one, before React has it, asks for a whole page.
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
  const answer = await holdBack(page, /\/api\/books\/[\w-]+$/);
  await page.getByRole('region', { name: 'Top Sellers' }).locator('h3 a').first().click();
  await expect(page.getByRole('main').getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/books/no-such-book');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Error while loading book info');
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0);

  await page.unroute(/\/api\/books\/[\w-]+$/);
  await page.goto('/search?q=dracula');
  await page.route('**/api/books/dracula', (route) => route.abort());
  await page.getByRole('link', { name: 'Dracula', exact: true }).click();
  await expect(alert).toContainText('Error while loading book info');
  await page.unroute('**/api/books/dracula');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dracula' })).toBeVisible();
});
