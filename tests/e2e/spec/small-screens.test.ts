import type { Page } from '@playwright/test';
import { registerShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { logIn } from '../people.ts';
import { addBook, deleteBook, putIntoCart } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { asAdmin, expect, test } from './visitors.ts';

// 320 px is also what a window of 640 px shows at a zoom of 200 %.
const narrow = { width: 320, height: 640 };
test.use({ viewport: narrow });
asAdmin.use({ viewport: narrow });

/** Fails when the page scrolls sideways, or when something stands outside of it. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const { width, outside } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    outside: [...document.querySelectorAll('header, h1, h2, main a, main button, main input, footer a')]
      .filter((element) => !element.closest('.carousel-row, .overflow-x-auto, .sr-only'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 200)),
  }));
  expect({ path: page.url(), width, outside }).toEqual({ path: page.url(), width: 320, outside: [] });
}

test('no page of the shop scrolls sideways at 320 px', async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  const long = await addBook({ title: `${'Unbroken'.repeat(35)} ${crypto.randomUUID().slice(0, 8)}` });
  for (const [path, sign] of [
    ['/', 'Recommended for You'],
    [`/books/${long._id}`, long.title],
    [`/search?q=${long.title.slice(-8)}`, long.title],
    ['/login', 'Please Login'],
    ['/register', 'Please Register'],
    ['/cart', 'Shopping cart'],
    ['/no-such-page', 'This page is not on our shelves'],
    ['/admin', 'Admin Login'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: sign, exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await putIntoCart(page, long);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: long.title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await deleteBook(long);
});

test('checkout, orders and the open menu do not scroll sideways at 320 px', async ({ page }) => {
  const { email, token } = await registerShopper();
  await call('POST', '/api/orders', {
    token,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: makeOrderRequest([demoBook('kim')], { name: 'Unbroken'.repeat(20) }),
  });
  await logIn(page, email);
  await page.goto('/orders');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'User menu' }).click();
  await expectNoSidewaysScroll(page);
  const menu = await page.getByRole('banner').getByRole('list').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cash On Delivery');
  await expectNoSidewaysScroll(page);
});

asAdmin(
  'the dashboard does not scroll sideways at 320 px; its table scrolls in its own frame',
  async ({ page }) => {
    for (const [path, sign] of [
      ['', 'Users by average order'],
      ['/add-new-book', 'Add New Book'],
      ['/edit-book/kim', 'Update Book'],
      ['/manage-books', 'All Books'],
    ] as const) {
      await page.goto(`/dashboard${path}`);
      await expect(page.getByRole('heading', { name: sign, exact: true })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    const lastDelete = page.getByRole('button', { name: /^Delete/ }).first();
    await lastDelete.scrollIntoViewIfNeeded();
    await expect(lastDelete).toBeInViewport();
  },
);
