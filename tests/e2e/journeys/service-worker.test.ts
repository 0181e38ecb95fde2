import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { writeServiceWorker } from '../../../web/build/service-worker.ts';
import { keptOnDevice } from '../../../web/src/config/kept-on-device.ts';
import { openCdnProxy } from '../../cdn/cdn-proxy.ts';
import { demoBook, placeOrderOf, putIntoCart } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { chooseFromMenu } from '../signing-in.ts';

test.use({ serviceWorkers: 'allow' });
asShopper.use({ serviceWorkers: 'allow' });

/** Unlike `page.evaluate` this does not count as a use of the page. */
async function unseen(page: Page, expression: string) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  // A session that stays would later make the browser report that it is online.
  await session.detach();
  return result.value;
}

/** The names of all that the browser stores for the shop. */
async function keptIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const names = `Promise.all([Object.keys(localStorage), Object.keys(sessionStorage),
    indexedDB.databases().then((all) => all.map(({ name }) => name)), caches.keys()])`;
  return [...cookies, ...(await unseen(page, names)).flat()];
}

test('A first visit of five pages stores nothing and asks no third party', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  for (const path of ['/', '/books/kim', '/browse', '/cart', '/login']) {
    await page.goto(path);
    await expect.poll(() => unseen(page, 'document.querySelector("h1")?.textContent')).toBeTruthy();
    // The page's own idle tasks come first.
    await unseen(page, 'new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)))');
    expect(await keptIn(page), path).toEqual([]);
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
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

    // Playwright cannot take the worker offline.
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

test('A new release is live at the next page, a shell that fails comes from the device, and a worker that is turned off removes itself and all it kept', async ({
  page,
}, { outputDir }) => {
  await writeServiceWorker(outputDir, '', undefined);
  const retired = await readFile(path.join(outputDir, 'sw.js'));
  let release = 'first';
  let isOff = false;
  let isFailing = false;
  const front = await openCdnProxy((ask) => async (request, asked) => {
    if (isFailing && request.url === '/cart') return { status: 503, headers: {}, body: Buffer.from('') };
    const { headers, body: sent, ...answer } = await ask(request, asked);
    let body = sent;
    if (headers['content-type']?.startsWith('text/html'))
      body = Buffer.from(String(sent).replace('<html', `<html data-release="${release}"`));
    if (isOff && request.url === '/sw.js') body = retired;
    return { ...answer, headers: { ...headers, 'content-length': String(body.length) }, body };
  });
  const visit = async (address: string, expected: string) => {
    await page.goto(front.address + address);
    await expect(page.locator('html')).toHaveAttribute('data-release', expected);
  };
  const left = () =>
    unseen(page, 'Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]).then(String)');
  try {
    await visit('/books/kim', 'first');
    await page.getByRole('button', { name: /^Add to Cart: Kim/ }).click();
    await expect.poll(() => unseen(page, `caches.match('/books/kim').then(Boolean)`)).toBe(true);
    release = 'second';
    await visit('/books/kim', 'second');
    await visit('/cart', 'second');
    expect(await left()).not.toBe(',');
    isFailing = true;
    // The shell that came with the worker.
    await visit('/cart', 'first');
    await expect(page.locator('html')).toHaveAttribute('data-kept');
    isFailing = false;
    isOff = true;
    await visit('/cart', 'second');
    await expect.poll(left).toBe(',');
  } finally {
    await front.close();
  }
});
