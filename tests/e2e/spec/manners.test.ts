import { registerShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { logIn } from '../people.ts';
import { demoBook } from './demo-book.ts';
import { holdBack } from './hold-back.ts';
import { asAdmin, expect, test } from './visitors.ts';

test('the other public pages have their own titles, after a reload, too', async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  for (const [path, title] of [
    ['/search?q=kim', 'Books for “kim” · Book Store'],
    ['/admin', 'Admin Login · Book Store'],
    ['/no-such-page', 'Page not found · Book Store'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await page.reload();
  await expect(page).toHaveTitle('Page not found · Book Store');
});

asAdmin('the dashboard’s pages have their titles', async ({ page }) => {
  for (const [path, title] of Object.entries({
    '': 'Dashboard',
    '/add-new-book': 'Add New Book',
    '/edit-book/kim': 'Update Book',
    '/manage-books': 'Manage Books',
  })) {
    await page.goto(`/dashboard${path}`);
    await expect(page).toHaveTitle(`${title} · Book Store`);
  }
});

test('the shop has an icon and can be installed', async ({ page, request }) => {
  await page.goto('/about');
  const icon = await page.locator('link[rel="icon"]').getAttribute('href');
  const picture = await request.get(icon ?? '');
  expect(picture.headers()['content-type']).toContain('image/svg+xml');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Book Store', start_url: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /book store/);
});

test('going back finds the page where it was left', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('region', { name: 'Recommended for You' }).locator('h3 a').first();
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const left = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/books\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 60);
});

test('an order prints without the shop around it', async ({ page }) => {
  const { email, token } = await registerShopper();
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  await call('POST', '/api/orders', { token, headers, body: makeOrderRequest([demoBook('kim')]) });
  await logIn(page, email);
  await page.goto('/orders');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByText('$', { exact: false }).first()).toHaveCSS(
    'font-variant-numeric',
    'tabular-nums',
  );
});

test('results and the cart’s count are announced', async ({ page }) => {
  await page.goto('/search?q=kim');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 book');
  await page.getByRole('button', { name: 'Add to Cart: Kim' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('1');
  await page.goto('/search?q=zyxwvut');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'No book has “zyxwvut” in its title or author.',
  );
});

test.describe('for somebody who wants no motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('nothing moves', async ({ page }) => {
    await page.goto('/about');
    const go = await holdBack(page, '**/api/**');
    await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
    const skeleton = page.locator('.skeleton').first();
    await expect(skeleton).toBeVisible();
    await expect(skeleton).toHaveCSS('animation-duration', '1e-05s');
    await expect(skeleton).toHaveCSS('animation-iteration-count', '1');
    go();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const toast = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
    await expect(toast).toBeVisible();
    const durations = await toast.evaluate((popup) =>
      [popup, ...popup.querySelectorAll('*')].map((part) =>
        Number.parseFloat(getComputedStyle(part).animationDuration),
      ),
    );
    expect(Math.max(...durations)).toBeLessThan(0.001);
  });
});
