import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../shop-test.ts';
import { expectNoFaults, visitShopperPages } from '../shopper-pages.ts';
import { textOf } from '../text-size.ts';
import { englishOn } from './english-on.ts';

/** Twice the usual text size. */
test.use({ launchOptions: textOf(32), reducedMotion: 'reduce' });

test('with text of 200 %, no German page of a shopper is cut or says anything in English, and axe finds nothing', async ({
  page,
}) => {
  test.slow();
  await visitShopperPages(page, async (path) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect.soft(await englishOn(page), path).toEqual([]);
    await expectNoFaults(page, path, [320, 360, 1536], async (width) => {
      if (width !== 360) return;
      // So high that no part is rendered later: the colours of those are not final.
      await page.setViewportSize({ width, height: 20_000 });
      await expectAccessible(page);
    });
  });
});
