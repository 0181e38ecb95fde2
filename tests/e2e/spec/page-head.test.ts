import type { Page } from '@playwright/test';
import { shopAddress } from '../../emulators/project.ts';
import { beforeStart, untilStarted } from '../page-budgets.ts';
import { expect, test } from '../shop-test.ts';

/** What the head of the page says to machines: each of these once. */
async function headOf(page: Page) {
  const all = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((found, name) => found.map((one) => one.getAttribute(name)), attribute);
  return {
    canonical: await all('link[rel="canonical"]', 'href'),
    title: await all('meta[property="og:title"]', 'content'),
    description: await all('meta[name="description"]', 'content').then(({ length }) => length),
    robots: await all('meta[name="robots"]', 'content'),
  };
}

const frankenstein = {
  canonical: [`${shopAddress}/books/frankenstein`],
  title: ['Frankenstein'],
  description: 1,
  robots: [],
};

// A violation of the Content-Security-Policy, or a page that hydrates to another one, is an error in the console, which
// fails every test.

test('what a rendered page says to machines stays the same once the app has started', async ({ page }) => {
  await beforeStart(page);
  await page.goto('/books/frankenstein');
  expect(await headOf(page)).toEqual(frankenstein);
  await untilStarted(page);
  expect(await headOf(page)).toEqual(frankenstein);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});

test('the next page speaks for itself', async ({ page }) => {
  await page.goto('/cart');
  const head = () => headOf(page);
  await expect.poll(head).toMatchObject({ canonical: [], robots: ['noindex'] });
  await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
  await expect.poll(head).toMatchObject({ canonical: [`${shopAddress}/`], robots: [], description: 1 });
});

test('the picture for previews can be had', async ({ page }) => {
  const answer = await page.request.get('/share.png');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  expect((await answer.body()).length).toBeLessThan(60 * 1024);
});
