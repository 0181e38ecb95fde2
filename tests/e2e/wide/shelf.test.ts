import { expectAccessible } from '../accessibility.ts';
import { resize } from '../boxes.ts';
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

test('the shelf is accessible and fits every screen', async ({ page }) => {
  for (const width of [320, 1100]) {
    await resize(page, width);
    await page.goto('/browse?view=shelf');
    await expectAccessible(page);
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content).toBe(width);
  }
});
