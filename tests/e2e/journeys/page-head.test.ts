import type { Page } from '@playwright/test';
import { hostingAddress } from '../../emulators/project.ts';
import { beforeStart, untilStarted } from '../page-budgets.ts';
import { expect, test } from '../shop-test.ts';

/** What the head of the page tells machines: each of these once. */
async function headOf(page: Page) {
  const all = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((elements, name) => elements.map((one) => one.getAttribute(name)), attribute);
  return {
    canonical: await all('link[rel="canonical"]', 'href'),
    title: await all('meta[property="og:title"]', 'content'),
    description: await all('meta[name="description"]', 'content').then(({ length }) => length),
    robots: await all('meta[name="robots"]', 'content'),
  };
}

const frankenstein = {
  canonical: [`${hostingAddress}/books/frankenstein`],
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
