import { callAsAdmin } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { textOf } from '../text-size.ts';

/** Twice the usual text size. */
asAdmin.use({ launchOptions: textOf(32) });

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
