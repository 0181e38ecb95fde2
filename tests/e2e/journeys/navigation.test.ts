import { expect, test } from '../shop-test.ts';

test('going back restores the scroll position', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('region', { name: 'Recommended for You' }).locator('h3 a').first();
  await link.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  // At the click itself, since Playwright may scroll to the link once more.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left at', String(scrollY)), { capture: true }),
  );
  await link.click();
  await expect(page).toHaveURL(/\/books\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const left = await page.evaluate(() => Number(sessionStorage.getItem('left at')));
  expect(left).toBeGreaterThan(300);
  await page.goBack();
  await expect(link).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(left - 60);
});

test('an unknown address leads back to the shop', async ({ page, browserErrors }) => {
  browserErrors.expect(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page is not on our shelves' })).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('Page not found · Book Store');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL('/');
});
