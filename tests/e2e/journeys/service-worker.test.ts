import type { Page } from '@playwright/test';
import { keptOnDevice } from '../../../web/src/config/kept-on-device.ts';
import { demoBook, placeOrderOf, putIntoCart } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { chooseFromMenu } from '../signing-in.ts';

test.use({ serviceWorkers: 'allow' });
asShopper.use({ serviceWorkers: 'allow' });

/** Evaluates an expression in the page; unlike `page.evaluate` it does not count as a use of the page. */
async function unseen(page: Page, expression: string) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    ...{ expression, awaitPromise: true, returnByValue: true },
  });
  // One that stays would later say that the browser is online.
  await session.detach();
  return result.value;
}

/** What the browser keeps for the shop, by its names. */
async function keptIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const names = `Promise.all([Object.keys(localStorage), Object.keys(sessionStorage),
    indexedDB.databases().then((all) => all.map(({ name }) => name)), caches.keys()])`;
  return [...cookies, ...(await unseen(page, names)).flat()];
}

test('A first visit of four pages stores nothing and asks no third party', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const path of ['/', '/books/kim', '/browse', '/cart']) {
    await page.goto(path);
    await expect.poll(() => unseen(page, 'document.querySelector("h1")?.textContent')).toBeTruthy();
    // What the page does once it has time comes first.
    await unseen(page, 'new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))');
    expect(await keptIn(page), path).toEqual([]);
  }
  // The second one has the covers, which in production are Firebase's, too.
  expect([...hosts].sort()).toEqual([new URL(baseURL ?? '').host, '127.0.0.1:9199'].sort());
});

asShopper(
  'Pages that were visited, the cart and own orders open without a connection, and stay no longer than the sign-in',
  async ({ page, context, cdn, shopper, browserErrors }) => {
    browserErrors.expect(
      /ERR_INTERNET_DISCONNECTED/,
      /ERR_FAILED/,
      /could not be/,
      /Failed to fetch/,
      /firestore/i,
    );
    const { number } = await placeOrderOf(shopper, [demoBook('moby-dick')]);
    const main = page.getByRole('main');
    await putIntoCart(page, demoBook('kim'));
    const isKept = (path: string) => unseen(page, `caches.match('${path}').then(Boolean)`);
    await expect.poll(() => isKept('/books/kim')).toBe(true);
    await page.goto('/orders');
    await expect(main.getByText(`Order ${number}`)).toBeVisible();
    await expect.poll(() => keptIn(page)).toContain('own-orders');
    expect((await keptIn(page)).filter((name) => !(name in keptOnDevice))).toEqual([]);

    // Playwright leaves the worker its connection.
    cdn.cut(true);
    await context.setOffline(true);
    await page.goto('/books/kim');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(demoBook('kim').title);
    await expect(main.getByText('You are offline.')).toBeVisible();
    await page.goto('/cart');
    await expect(main.getByRole('heading', { name: demoBook('kim').title })).toBeVisible();
    await page.goto('/orders');
    await expect(main.getByText(`Order ${number}`)).toBeVisible();

    await page.goto('/books/frankenstein');
    await main.getByRole('link', { name: demoBook('kim').title }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(demoBook('kim').title);

    cdn.cut(false);
    await context.setOffline(false);
    await page.goto('/');
    await chooseFromMenu(page, 'LogOut');
    await expect.poll(() => keptIn(page)).not.toContain('own-orders');
    expect(await keptIn(page)).not.toContain('pages');
  },
);
