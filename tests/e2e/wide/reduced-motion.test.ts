import { holdRequests } from '../hold-requests.ts';
import { expect, test } from '../shop-test.ts';
import { keepToasts } from '../toasts.ts';

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });
  test('neither the loading page nor the toast is animated', async ({ page }) => {
    await keepToasts(page);
    await page.goto('/cart');
    const release = await holdRequests(page, '**/api/**');
    await page.getByRole('banner').getByRole('link', { name: 'Book Store, home' }).click();
    const skeleton = page.locator('.skeleton').first();
    await expect(skeleton).toBeVisible();
    await expect(skeleton).toHaveCSS('animation-duration', '1e-05s');
    await expect(skeleton).toHaveCSS('animation-iteration-count', '1');
    release();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    const toast = page.getByRole('alert').filter({ hasText: 'Product Added to the Cart' });
    await expect(toast).toBeVisible();
    const durations = await toast.evaluate((popup) =>
      [popup, ...popup.querySelectorAll('*')].map((part) =>
        Number.parseFloat(getComputedStyle(part).animationDuration),
      ),
    );
    expect(Math.max(...durations)).toBeLessThan(0.001);
  });

  test('a page has its new colours at once when the colour scheme changes', async ({ page }) => {
    await page.goto('/cart');
    const atChange = await page.evaluateHandle(() => {
      const scheme = matchMedia('(prefers-color-scheme: dark)');
      const colour = () => getComputedStyle(document.body).color;
      return { colour: new Promise((resolve) => scheme.addEventListener('change', () => resolve(colour()))) };
    });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const colour = await atChange.evaluate((given) => given.colour);
    await expect(page.locator('body')).toHaveCSS('color', String(colour));
  });
});
