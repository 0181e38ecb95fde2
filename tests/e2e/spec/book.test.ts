import { database } from '../../../functions/src/platform/firebase.ts';
import { makeBook } from '../../fixtures/factories.ts';
import { boxOf } from '../boxes.ts';
import { holdRequests } from '../hold-requests.ts';
import { untilHydrated } from '../page-checks.ts';
import { addBook, deleteBook, demoBook, newTitle, putIntoCart } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { shopLocale, shown } from '../tested-shop.ts';

test('a book has its title, cover, author, day, category, description and the cart', async ({ page }) => {
  const book = demoBook('dracula');
  await page.goto('/books/dracula');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(book.title);
  const published = new Date(book.createdAt).toLocaleDateString(shopLocale, { dateStyle: 'long' });
  await expect(main.locator('dl > div')).toHaveText([
    `Author${book.author}`,
    `Published${published}`,
    'CategoryHorror',
    `Publisher${book.publisher}`,
    'FormatPaperback',
    `Pages${book.pages}`,
    `ISBN${book.isbn}`,
  ]);
  await expect(main.getByText(book.description, { exact: true })).toBeVisible();
  await expect(main.getByText(shown(`$${book.newPrice.toFixed(2)}`), { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveText('Add to Cart');
  const cover = main.getByRole('img', { name: `Cover of ${book.title}` });
  await expect(cover).toHaveAttribute('src', /\/o\/books%2Fdracula\.480w\.avif\?alt=media$/);
  await expect
    .poll(() => cover.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('before any script has come', () => {
  test.use({ javaScriptEnabled: false });
  test('a book without a picture has its drawn cover', async ({ page }) => {
    const book = await addBook();
    await page.goto(`/books/${book._id}`);
    const cover = page.getByRole('main').getByRole('img', { name: `Cover of ${book.title}` });
    const [outer, title] = [await boxOf(cover), await boxOf(cover.getByText(book.title))];
    expect(outer.height / outer.width).toBeCloseTo(1.5);
    expect(title.y).toBeGreaterThan(outer.y);
    expect(title.y + title.height).toBeLessThan(outer.y + outer.height);
    await expect(cover.locator('i')).toBeHidden();
    await deleteBook(book);
  });
});

test.describe('for a reader of German', () => {
  test.use({ locale: 'de-DE' });
  test("the day is written in the reader's language", async ({ page }) => {
    const { createdAt } = demoBook('dracula');
    await page.goto('/books/dracula');
    await expect(page.getByRole('main').locator('dl > div').nth(1)).toHaveText(
      `Published${new Date(createdAt).toLocaleDateString('de-DE', { dateStyle: 'long' })}`,
    );
  });
});

test('while a book loads no other one is shown, and a failure can be tried again', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/ApiError/, /net::ERR_FAILED/);
  const main = page.getByRole('main');
  const kim = page.getByRole('heading', { level: 1, name: 'Kim' });
  await page.goto('/search?q=kim');
  await untilHydrated(page);
  const answer = await holdRequests(page, '**/api/books/kim');
  const asked = page.waitForResponse('**/api/books/kim');
  await page.getByRole('link', { name: 'Kim', exact: true }).click();
  await expect(main.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(0);
  answer();
  expect(await (await asked).json()).toMatchObject({ _id: 'kim', title: 'Kim' });
  await expect(kim).toBeVisible();

  const list = page.waitForResponse('**/api/books?limit=18');
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
  expect(Array.isArray(await (await list).json())).toBe(true);
  await page.route('**/api/books/dracula', (route) => route.abort());
  await page.getByPlaceholder('Search here').fill('dracula');
  await page.getByPlaceholder('Search here').press('Enter');
  await page.getByRole('link', { name: 'Dracula', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('Error while loading book info');
  await expect(main.getByRole('heading', { level: 1, name: 'Dracula' })).toHaveCount(0);
  await page.unroute('**/api/books/dracula');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Dracula' })).toBeVisible();
});

test('a book that the shop does not have says so, and offers no try that cannot help', async ({
  page,
  browserErrors,
}) => {
  // The page's own answer, and no call beside it.
  browserErrors.expect(/status of 404/);
  const alert = page.getByRole('main').getByRole('alert');
  const path = `/books/${encodeURIComponent(newTitle())}`;
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto(path);
  await untilHydrated(page);
  await expect(alert).toContainText('Error while loading book info');
  await expect(alert).toContainText('There is no such book in the shop.');
  await expect(alert.getByRole('link', { name: 'Browse the books' })).toHaveAttribute('href', '/browse');
  await expect(alert.getByRole('button')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('books that no page shows are kept for 60 seconds', async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/books/kim') && asked.push(request.url()));
  const kim = page.getByRole('heading', { level: 1, name: 'Kim' });
  // The last part of its page: a call under way would time out when the clock jumps.
  const related = page.getByRole('region', { name: /^More in/ });
  await page.goto('/search?q=kim');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Kim', exact: true }).click();
  await expect(kim).toBeVisible();
  await expect(related).toBeVisible();
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('main')).toHaveText('About');
  await page.clock.runFor(59_000);
  await page.goBack();
  await expect(kim).toBeVisible();
  await expect(related).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.goForward();
  await expect(page.getByRole('main')).toHaveText('About');
  await page.clock.runFor(60_500);
  await page.goBack();
  await expect(kim).toBeVisible();
  await expect(related).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a book with next to no fields, or without its cover, leaves no hole', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/no-such-file/, /status of 404/);
  const main = page.getByRole('main');
  const bare = database().collection('books').doc(makeBook()._id);
  // Without createdAt it is in no list, so that no other test's page asks for its missing cover.
  await bare.set({ title: 'Bare', category: 'cookery', newPrice: 3, oldPrice: 4 });
  try {
    await page.goto(`/books/${bare.id}`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bare');
    await expect(main.locator('dl > div')).toHaveText(['Authoradmin', 'Published–', 'CategoryCookery']);
    await expect(main).not.toContainText(/undefined|Invalid Date|NaN|null/);
    await expect(main.locator('img')).toHaveCount(0);
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('link', { name: 'Cart, books: 1' }).click();
    await expect(main.getByRole('heading', { name: 'Shopping cart' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Bare' })).toContainText(shown('$3.00'));
    await expect(main).not.toContainText(/undefined|NaN/);

    await bare.update({ coverImage: 'no-such-file.480w.avif' });
    await page.goto(`/books/${bare.id}`);
    await expect(main.getByRole('img', { name: 'Cover of Bare' })).toHaveText(/Bare/);
    await expect(main.locator('img')).toHaveCount(0);
  } finally {
    // No counter knows it.
    await bare.delete();
  }
});

test('markup, emoji, right-to-left and 300 characters are shown as text wherever a book is', async ({
  page,
}) => {
  const markup = 'The <img src=x onerror=alert(1)> & <b>bold</b>';
  const titles = [
    `كتاب طويل عن البحر ${crypto.randomUUID().slice(0, 8)}`,
    `${markup} Книга 📚👩🏽‍🚀 von Ünïcödé ${'Long '.repeat(60)}`.slice(0, 300).trim(),
  ];
  const books = await Promise.all(
    titles.map((title) => addBook({ title, description: `${title} in the description` })),
  );
  for (const book of books) {
    await putIntoCart(page, book);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(page).toHaveTitle(`${book.title} · Book Store`);
    await expect(page.getByText(book.description, { exact: true })).toBeVisible();
  }
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
  await page.goto(`/search?q=${encodeURIComponent(markup)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Books for “${markup}”`);
  await expect(page.locator('img[src="x"], main b:text-is("bold")')).toHaveCount(0);
  await Promise.all(books.map(deleteBook));
});
