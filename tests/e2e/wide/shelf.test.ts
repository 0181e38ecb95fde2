import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { boxOf, resize } from '../boxes.ts';
import { expect, test } from '../shop-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the shelf shows spines, and turns one to its cover under the mouse and with the focus', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Books of other tests push those of the demo shop off the first page of all books.
    await page.goto('/browse/horror');
    await page.getByRole('link', { name: 'Shelf', exact: true }).click();
    await expect(page).toHaveURL('/browse/horror?view=shelf');
    const main = page.getByRole('main');
    const [dracula, other] = [/^Dracula/, /^Frankenstein/].map((name) => main.getByRole('link', { name }));
    if (!dracula || !other) throw new Error('There are no spines');
    const cover = dracula.getByRole('img', { includeHidden: true });
    const face = (spine: typeof dracula) => spine.locator('i');
    await expect(cover).toHaveAttribute('alt', 'Cover of Dracula');
    await expect(face(dracula)).toHaveCSS('opacity', '0');
    await dracula.hover();
    await expect(face(dracula)).toHaveCSS('opacity', '1');
    await other.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(face(other)).toHaveCSS('opacity', '1');
    await other.press('Enter');
    await expect(page).toHaveURL('/books/frankenstein');
  });
});

test('a spine of home is drawn out under the mouse and with the focus, and leads to its book', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  // It loads with the first use of the page.
  await page.getByRole('heading', { name: 'Top Sellers' }).hover();
  const tab = page.getByRole('tab', { name: 'Horror' });
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
  await tab.click();
  const shelf = page.getByRole('list', { name: 'Horror', exact: true });
  const [first, second] = [shelf.getByRole('link').nth(0), shelf.getByRole('link').nth(1)];
  const top = async (spine: Locator) => (await boxOf(spine.locator('span'))).y - (await boxOf(spine)).y;
  await first.scrollIntoViewIfNeeded();
  expect(await top(first)).toBe(0);
  // Late content above moves it from under the mouse.
  await expect(async () => {
    await first.hover();
    expect(await top(first)).toBe(-12);
  }).toPass();
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await expect.poll(() => top(second)).toBe(-12);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/books\/./);
});

test('price tags of spines never meet, however long the prices are', async ({ page }) => {
  await page.goto('/browse?view=shelf');
  const lefts = await page.locator('.shelf > li > p').evaluateAll((tags) => {
    for (const tag of tags) tag.textContent = '1.234,50\u00a0€';
    return tags.map((tag) => {
      const { left, right, top } = tag.getBoundingClientRect();
      return { left, right, top };
    });
  });
  const meeting = lefts.filter((tag, at) => {
    const next = lefts[at + 1];
    return next?.top === tag.top && next.left < tag.right;
  });
  expect([lefts.length > 3, meeting]).toEqual([true, []]);
});

test('the shelf is accessible and fits every screen', async ({ page }) => {
  for (const width of [320, 1100]) {
    await resize(page, width);
    await page.goto('/browse?view=shelf');
    await expectAccessible(page);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content).toBe(width);
  }
});
