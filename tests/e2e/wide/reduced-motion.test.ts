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
});
