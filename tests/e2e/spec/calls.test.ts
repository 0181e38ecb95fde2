import type { Page, Request } from '@playwright/test';
import { call as callApi } from '../../api/shop-api.ts';
import { shopAddress } from '../../emulators/project.ts';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { fillAdminCredentials, newShopperOn } from '../people.ts';
import { newTitle, putIntoCart } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { asAdmin, expect, test } from './visitors.ts';

/** The next call of the shop's API by this method. */
function nextCall(page: Page, method: string, path: string | RegExp): Promise<Request> {
  return page.waitForRequest((request) => {
    const { origin, pathname } = new URL(request.url());
    const matches = typeof path === 'string' ? pathname === path : path.test(pathname);
    return origin === shopAddress && request.method() === method && matches;
  });
}

/** What a call was answered. */
async function answerTo(request: Request) {
  const response = await request.response();
  if (!response) throw new Error(`${request.url()} was not answered`);
  return { status: response.status(), body: await response.json() };
}

test('lists and single books are read from the API', async ({ page }) => {
  await page.goto('/about');
  const list = nextCall(page, 'GET', '/api/books');
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
  expect(Array.isArray((await answerTo(await list)).body)).toBe(true);
  await page.goto('/search?q=kim');
  const one = nextCall(page, 'GET', '/api/books/kim');
  await page.getByRole('link', { name: 'Kim', exact: true }).click();
  expect((await answerTo(await one)).body).toMatchObject({ _id: 'kim', title: 'Kim' });
});

test('an order is sent as JSON with the shopper’s own credential', async ({ page }) => {
  const { email, token } = await newShopperOn(page);
  const book = demoBook('kim');
  await putIntoCart(page, book);
  await page.goto('/checkout');
  await fillDelivery(page);
  const call = nextCall(page, 'POST', '/api/orders');
  await placeOrder(page).click();
  const request = await call;
  expect(request.headers()['content-type']).toBe('application/json');
  expect(request.headers().authorization).toMatch(/^Bearer ./);
  expect(request.postDataJSON()).toEqual({
    name: 'Ada Reader',
    email: email.toLowerCase(),
    address: {
      street: '1 Mill Lane',
      city: 'Cambridge',
      country: 'United Kingdom',
      state: 'Cambridgeshire',
      zipcode: 'CB2 1RX',
    },
    phone: '0015550100',
    productIds: ['kim'],
    totalPrice: book.newPrice.toFixed(2),
  });
  expect((await answerTo(request)).status).toBe(201);

  const path = `/api/orders/email/${encodeURIComponent(email)}`;
  const own = await callApi('GET', path, { token });
  expect(own.status).toBe(200);
  expect(own.body).toMatchObject([{ productIds: ['kim'], totalPrice: book.newPrice.toFixed(2) }]);
  expect((await callApi('GET', path)).status).toBe(401);
});

test('the admin signs in by JSON and carries the token from then on', async ({ page }) => {
  await page.goto('/admin');
  await fillAdminCredentials(page);
  const login = nextCall(page, 'POST', '/api/auth/admin');
  const stats = nextCall(page, 'GET', '/api/admin');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const request = await login;
  expect(request.postDataJSON()).toEqual({ username: 'admin', password: 'read-more-books' });
  const { token } = (await answerTo(request)).body;
  expect(typeof token).toBe('string');
  expect((await stats).headers().authorization).toBe(`Bearer ${token}`);
  const { body: figures } = await answerTo(await stats);
  expect(Object.keys(figures).sort()).toEqual(['totalBooks', 'totalOrders', 'totalSales', 'trendingBooks']);
});

asAdmin(
  'books are added, changed and deleted with the token of local storage',
  async ({ page, adminToken }) => {
    const title = newTitle();
    await page.goto('/dashboard/add-new-book');
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Description').fill('To be called for.');
    await page.getByLabel('Category').selectOption('Technology');
    await page.getByLabel('Old Price').fill('3');
    await page.getByLabel('New Price').fill('2');
    const create = nextCall(page, 'POST', '/api/books/create-book');
    await page.getByRole('button', { name: 'Add Book' }).click();
    const created = await create;
    expect(created.headers().authorization).toBe(`Bearer ${adminToken}`);
    await answerDialog(page.getByRole('dialog'), 'Cancel');

    await page.getByRole('link', { name: 'Manage Books' }).first().click();
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('New Price').fill('1.5');
    const edit = nextCall(page, 'PUT', /^\/api\/books\/edit\/\w+$/);
    await page.getByRole('button', { name: 'Update Book' }).click();
    const edited = await edit;
    expect(edited.headers().authorization).toBe(`Bearer ${adminToken}`);
    expect(Object.keys(edited.postDataJSON()).sort()).toEqual([
      'category',
      'coverImage',
      'description',
      'newPrice',
      'oldPrice',
      'title',
      'trending',
    ]);
    await answerDialog(page.getByRole('dialog'), 'OK');

    await page.getByRole('main').getByRole('link', { name: 'Manage Books' }).click();
    await expect(row).toContainText('$1.50');
    const remove = nextCall(page, 'DELETE', /^\/api\/books\/\w+$/);
    await row.getByRole('button', { name: 'Delete' }).click();
    const removed = await remove;
    expect(removed.headers().authorization).toBe(`Bearer ${adminToken}`);
    expect((await answerTo(removed)).status).toBe(200);
    await expect(row).toHaveCount(0);
  },
);
