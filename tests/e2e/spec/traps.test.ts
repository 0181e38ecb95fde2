import { database } from '../../../functions/src/firebase.ts';
import { registerShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';
import { logIn } from '../people.ts';
import { addBook, deleteBook, putIntoCart } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { expect, test } from './visitors.ts';

const odd = [
  'The <img src=x onerror=alert(1)> & <b>bold</b>',
  'Книга 📚👩🏽‍🚀 von Ünïcödé',
  'كتاب طويل عن البحر',
  'Long '.repeat(60).trim(),
];

test('a book with next to no fields shows no undefined, and no broken cover', async ({ page }) => {
  const { _id } = makeBook();
  const bare = database().collection('books').doc(_id);
  await bare.set({ title: 'Bare', category: 'cookery', newPrice: 3, oldPrice: 4 });
  await page.goto(`/books/${_id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Bare');
  await expect(main.locator('dl > div')).toHaveText(['Authoradmin', 'Published–', 'CategoryCookery']);
  await expect(main).not.toContainText(/undefined|Invalid Date|NaN|null/);
  await expect(main.locator('img')).toHaveCount(0);
  await main.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  await page.goto('/cart');
  await expect(main.getByRole('listitem')).toContainText('$3.00');
  await expect(main).not.toContainText(/undefined|NaN/);
  await bare.delete();
});

test('a cover that cannot be loaded leaves the title on cloth', async ({ page, troubles }) => {
  troubles.expect(/no-such-file/, /status of 404/);
  const { _id, title } = makeBook();
  // Without a day of arrival it is in no list, so no other test's home page asks for the missing cover.
  const coverless = database().collection('books').doc(_id);
  await coverless.set({ title, newPrice: 3, oldPrice: 4, coverImage: 'no-such-file.480w.avif' });
  await page.goto(`/books/${_id}`);
  const main = page.getByRole('main');
  await expect(main.locator('span').filter({ hasText: title })).toBeVisible();
  await expect(main.locator('img')).toHaveCount(0);
  await coverless.delete();
});

test('markup, emoji, right-to-left and 300 characters are shown as text wherever a book is', async ({
  page,
}) => {
  const books = await Promise.all(
    odd.map((title) => addBook({ title: title.slice(0, 300), description: `${title} in the description` })),
  );
  for (const book of books) {
    await putIntoCart(page, book);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.title);
    await expect(page).toHaveTitle(`${book.title} · Book Store`);
    await expect(page.getByText(book.description, { exact: true })).toBeVisible();
  }
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    books.map(({ title }) => title),
  );
  await page.goto(`/search?q=${encodeURIComponent(odd[0] ?? '')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Books for “${odd[0]}”`);
  await expect(page.locator('img[src="x"], main b')).toHaveCount(0);
  await Promise.all(books.map(deleteBook));
});

test('an order’s odd or missing address parts are shown as they are', async ({ page }) => {
  const { email, token } = await registerShopper();
  const place = (overrides: Parameters<typeof makeOrderRequest>[1]) =>
    call('POST', '/api/orders', {
      token,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: makeOrderRequest([demoBook('kim')], overrides),
    });
  const nowhere = { street: '', city: '', country: '', state: '', zipcode: '' };
  await place({
    name: '<b>Nora</b>',
    phone: '',
    address: { ...nowhere, city: '<i>Cork</i>', country: '🇮🇪' },
  });
  await place({ name: '', phone: '', address: nowhere });
  await logIn(page, email.toUpperCase());
  await page.goto('/orders');
  const [bare, odd] = [page.getByRole('article').first(), page.getByRole('article').last()];
  await expect(odd.locator('address')).toHaveText(
    `Cash on delivery to<b>Nora</b><i>Cork</i>🇮🇪${email.toLowerCase()}`,
  );
  await expect(bare.locator('address')).toHaveText(`Cash on delivery to${email.toLowerCase()}`);
});

test('two books added in a hurry are both in the cart', async ({ page }) => {
  await page.goto('/');
  const add = page.getByRole('region', { name: 'Top Sellers' }).getByRole('button', { name: 'Add to Cart' });
  await add.first().click();
  await add.nth(1).click();
  await expect(page.getByRole('link', { name: 'Cart, books: 2' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' })).toHaveCount(1);
});

test('a genre without books says so, and the other genres stay', async ({ page }) => {
  await page.route('**/api/books?limit=18&category=horror', async (route) => {
    await route.fulfill({ response: await route.fetch(), json: [] });
  });
  await page.goto('/');
  const topSellers = page.getByRole('region', { name: 'Top Sellers' });
  await topSellers.getByRole('combobox').selectOption('Horror');
  await expect(topSellers.getByText('No books here yet.')).toBeVisible();
  await expect(topSellers.getByRole('article')).toHaveCount(0);
  await topSellers.getByRole('combobox').selectOption('Fiction');
  await expect(topSellers.getByText('No books here yet.')).toHaveCount(0);
  await expect(topSellers.locator('article p').first()).toHaveText('Fiction');
});

test('a full local storage loses nothing but the cart’s keeping', async ({ page, troubles }) => {
  troubles.expect(/cannot be (kept|written)/);
  await page.goto('/about');
  await page.evaluate(() => {
    for (let size = 5_000_000; size >= 1; size = Math.floor(size / 2)) {
      try {
        while (localStorage.length < 1000)
          localStorage.setItem(`full ${size} ${localStorage.length}`, 'x'.repeat(size));
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
      }
    }
  });
  await page.getByRole('searchbox').fill('kim');
  await page.keyboard.press('Enter');
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart: Kim' }).click();
  await page.getByRole('link', { name: 'Cart, books: 1' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Kim', exact: true })).toBeVisible();
});

test('a forbidden local storage leaves the shop to look at and to put into the cart', async ({
  page,
  troubles,
}) => {
  troubles.expect(/cannot be (read|written|kept)/);
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
