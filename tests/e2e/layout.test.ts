import { boxOf } from './boxes.ts';
import { coveredControls } from './dialogs.ts';
import { holdRequests } from './hold-requests.ts';
import { untilHydrated } from './page-checks.ts';
import { demoBook, putIntoCart } from './shop-data.ts';
import { asShopper, expect, test } from './shop-test.ts';
import { logInAdmin } from './signing-in.ts';

const height = 900;

for (const [width, columns, coverWidth] of [
  [360, 1, 288],
  [768, 2, 320],
  [1100, 3, 352],
] as const) {
  test(`the carousel shows ${columns} whole cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Top Sellers' }).locator('.carousel-row');
    const frame = await boxOf(row);
    const lastWhole = await boxOf(
      row
        .getByRole('listitem')
        .nth(columns - 1)
        .getByRole('button'),
    );
    expect(lastWhole.x + lastWhole.width).toBeLessThanOrEqual(frame.x + frame.width);
    const next = await boxOf(row.getByRole('listitem').nth(columns));
    expect(next.x).toBeGreaterThanOrEqual(frame.x + frame.width);
  });

  test(`the cover of a book's page is ${coverWidth} px wide on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/books/frankenstein');
    const cover = await boxOf(page.getByRole('img', { name: 'Cover of Frankenstein' }));
    expect(Math.round(cover.width)).toBe(coverWidth);
  });
}

test("on a phone, Add to Cart is as wide as the book's page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height });
  await page.goto('/books/frankenstein');
  const button = await boxOf(page.getByRole('button', { name: 'Add to Cart: Frankenstein' }));
  expect(button.width).toBe(360 - 2 * 16);
});

asShopper('the order stands beside the form from 1100 px on, and above it below that', async ({ page }) => {
  await putIntoCart(page, demoBook('kim'));
  await page.goto('/checkout');
  const order = page.getByRole('region', { name: 'Your order' });
  const name = page.getByLabel('Full Name');
  for (const width of [360, 768, 1100]) {
    await page.setViewportSize({ width, height });
    const [summary, field] = [await boxOf(order), await boxOf(name)];
    if (width < 1100) expect(summary.y + summary.height).toBeLessThanOrEqual(field.y);
    else expect(summary.x).toBeGreaterThanOrEqual(field.x + field.width);
  }
});

test('the page below a carousel stays where it is when a genre is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 768, height });
  await page.goto('/');
  const below = page.getByRole('region', { name: 'Recommended for You' });
  const filter = page.getByLabel('Genre');
  const { y } = await boxOf(below);
  for (const genre of ['Business', 'Fiction', 'Horror', 'Adventure']) {
    const answer = page.waitForResponse(/category=/);
    await filter.selectOption(genre);
    await answer;
    await expect(filter).toHaveAttribute('aria-busy', 'false');
    expect((await boxOf(below)).y).toBe(y);
  }
});

test('a cover with the focus shows its ring inside of the carousel', async ({ page }) => {
  const startSwiper = await holdRequests(page, /\/assets\/swiper-/);
  await page.goto('/');
  const region = page.getByRole('region', { name: 'Top Sellers' });
  const link = region.getByRole('link', { name: /^Cover of / }).first();
  await region.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  // It keeps the focus when Swiper takes over the row.
  startSwiper();
  await expect(region.locator('.swiper-initialized')).toHaveCount(1);
  await expect(link).toBeFocused();
  const ring = () =>
    link.evaluate((element) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
      return { outlineStyle, outside: Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) };
    });
  // The whole style sheet comes with the first use of a rendered page.
  await expect.poll(ring).toEqual({ outlineStyle: 'solid', outside: 0 });
  const [frame, cover] = [await boxOf(link), await boxOf(link.locator('> *'))];
  expect(cover.x - frame.x).toBeGreaterThan(2);
});

test('toasts cover no action of the dashboard or the shop at any width', async ({ page }) => {
  async function expectNothingCovered(message: string): Promise<void> {
    const toast = page.getByRole('alert').filter({ hasText: message });
    for (const width of [360, 768, 1100, 1536]) {
      await page.setViewportSize({ width, height });
      await expect(toast).toBeInViewport({ ratio: 1 });
      expect(await coveredControls(toast)).toEqual([]);
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/search?q=kim');
  const add = page.getByRole('button', { name: 'Add to Cart: Kim' });
  await untilHydrated(page);
  // A toast stays for as long as the clock stands.
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  await expectNothingCovered('Product Added to the Cart');
  await page.clock.resume();
  await logInAdmin(page);
  await expect(page.getByRole('link', { name: 'Add New Book' })).toBeVisible();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
  await expectNothingCovered('Admin Login Successful!');
});

test('forced colours leave buttons, covers and toasts their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/books/frankenstein');
  const add = page.getByRole('button', { name: 'Add to Cart: Frankenstein' });
  await expect(add).toHaveCSS('border-top-style', 'solid');
  await expect(page.getByRole('img', { name: 'Cover of Frankenstein' })).toHaveCSS('outline-style', 'solid');
  await add.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
  await expect(toast).toHaveCSS('border-top-style', 'solid');
});

asShopper("forced colours leave the shopper's avatar its edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const avatar = page.getByRole('button', { name: 'User menu' }).locator('> *');
  await expect(avatar).toHaveCSS('outline-style', 'solid');
});
