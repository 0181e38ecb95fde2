import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';
import { expectNoFaults, visitShopperPages } from '../shopper-pages.ts';

// The shop in a right-to-left pseudo-locale (see web/build/words/pseudo-locale.ts).

test.use({ reducedMotion: 'reduce' });

test('read from right to left and with longer words, no page of a shopper is cut, and axe finds nothing', async ({
  page,
}) => {
  await visitShopperPages(page, async (path) => {
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectNoFaults(page, path, [360, 1536], async (width) => {
      if (width === 360) await expectAccessible(page);
    });
  });
});
