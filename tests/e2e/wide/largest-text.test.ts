import { callAsAdmin, demoBook, putIntoCart } from '../shop-data.ts';
import { asAdmin, asShopper, expect } from '../shop-test.ts';
import { expectToFit, textOf } from '../text-size.ts';

/** Text twice as large as usual. */
for (const visitor of [asShopper, asAdmin]) visitor.use({ launchOptions: textOf(32) });

asShopper('with text of 200 % the pages fit into 360 px', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404 .*no-such-page/);
  await page.setViewportSize({ width: 360, height: 800 });
  await putIntoCart(page, demoBook('kim'));
  const paths = ['/', '/login', '/register', '/books/frankenstein', '/search?q=the', '/cart', '/checkout'];
  const texts = ['/about', '/privacy', '/no-such-page'];
  await expectToFit(page, [...paths, ...texts], 32);
});

asAdmin('with text of 200 % the editor of a shelf fits into 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const shelf = {
    title: 'Winter',
    slug: `winter-${crypto.randomUUID()}`,
    books: [{ bookId: 'frankenstein' }],
  };
  const { body } = await callAsAdmin('POST', '/api/shelves', shelf);
  await page.goto(`/dashboard/shelves/${body.shelf.id}`);
  await expect(page.getByRole('button', { name: 'Remove Frankenstein' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
