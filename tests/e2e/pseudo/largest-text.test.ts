import { expect, test } from '../shop-test.ts';
import { expectNoFaults, visitShopperPages } from '../shopper-pages.ts';
import { textOf } from '../text-size.ts';

/** Twice the usual text size. */
test.use({ launchOptions: textOf(32), reducedMotion: 'reduce' });

test('with longer words and text of 200 %, no page of a shopper is cut', async ({ page }) => {
  await visitShopperPages(page, async (path) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoFaults(page, path, [320, 360, 1536]);
  });
});
