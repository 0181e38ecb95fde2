import { appReady } from '../../../web/ssr/app-ready.ts';
import { holdRequests } from '../hold-requests.ts';
import { storeCart } from '../page-budgets.ts';
import { demoBook } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { asShown } from '../tested-shop.ts';

test('what is pressed and chosen before any script file has arrived takes effect', async ({ page }) => {
  const go = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const topSellers = page.getByRole('region', { name: 'Top Sellers' });
  await topSellers
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await topSellers.getByRole('combobox').selectOption('Horror');
  go();
  await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  await expect(topSellers.locator('article p').first()).toHaveText('Horror');
});

test('a genre that is chosen while the app takes over the page takes effect', async ({ page }) => {
  await page.addInitScript((event) => {
    document.addEventListener(event, () => {
      // React hydrates from now on, a part at a time: after a timer it may have begun, or not yet.
      setTimeout(() => {
        const select = document.querySelector('select');
        if (!select) return;
        select.value = 'Horror';
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      });
    });
  }, appReady);
  await page.goto('/');
  const topSellers = page.getByRole('region', { name: 'Top Sellers' });
  await expect(topSellers.getByRole('combobox')).toHaveValue('Horror');
  await expect(topSellers.locator('article p').first()).toHaveText('Horror');
});

// What the app imports is preloaded, and requested once more by the import.
for (const [file, times] of [
  ['app', 1],
  ['storefront', 2],
] as const) {
  test(`a page that lost its file ${file} on the way is loaded again when it is used`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/ERR_FAILED/, /Failed to fetch dynamically imported module/, /^uncaught: $/);
    const address = new RegExp(`/assets/${file}-[^/]*\\.js`);
    await page.route(address, (route) => route.abort('failed'), { times });
    await page.addInitScript(() => {
      addEventListener('unhandledrejection', () => document.documentElement.setAttribute('data-lost', ''));
    });
    await page.goto('/books/dracula');
    await expect(page.locator('html')).toHaveAttribute('data-lost');
    const toCart = page.getByRole('button', { name: /^Add to Cart/ }).first();
    const app = page.waitForResponse(address);
    await toCart.click();
    await app;
    await toCart.click();
    await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
  });
}

asShopper('what is typed at the checkout before any script file has arrived stays', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('signed-in', 'yes'));
  await page.addInitScript(storeCart, JSON.stringify([demoBook('kim')]));
  const go = await holdRequests(page, '**/assets/*.js');
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.getByLabel(asShown('Full Name')).fill('Ada Early');
  await page.getByRole('checkbox').check();
  go();
  await expect(page.getByRole('button', { name: asShown('Place an Order') })).toBeEnabled();
  await expect(page.getByLabel(asShown('Email Address'))).not.toHaveValue('');
  await expect(page.getByLabel(asShown('Full Name'))).toHaveValue('Ada Early');
});

asShopper('a page of a shopper loads its file before it is known who is signed in', async ({ page }) => {
  const file = page.waitForRequest(/\/assets\/account-route-/);
  const go = await holdRequests(page, /accounts:lookup/);
  await page.goto('/account', { waitUntil: 'commit' });
  await file;
  go();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible();
});
