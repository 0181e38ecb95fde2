import { expectAccessible } from '../accessibility.ts';
import { resize } from '../boxes.ts';
import { untilHydrated } from '../page-checks.ts';
import { expect, test } from '../shop-test.ts';
import { keepToasts } from '../toasts.ts';

test('suggestions lead to an author by keyboard, and nothing of them loads before the box is touched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  await untilHydrated(page);
  expect(asked.filter((url) => /suggestions/.test(url))).toEqual([]);
  const box = page.getByPlaceholder('Search here');
  await box.focus();
  await page.keyboard.type('jules v');
  const author = page.getByRole('option', { name: /^Jules Verne \(author\)/ });
  await expect(author).toBeVisible();
  await expectAccessible(page);
  await resize(page, 360, 640);
  await expect
    .poll(() => page.getByRole('listbox').boundingBox())
    .toMatchObject({ x: 16, width: 360 - 2 * 16 });
  while ((await author.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/authors/jules-verne');
  await expect(page.getByRole('heading', { level: 1, name: 'Books by Jules Verne' })).toBeVisible();
});

test('a book’s page can be shared as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await keepToasts(page);
  await page.goto('/books/kim?utm_source=mail');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).search).toBe('/books/kim');
});
