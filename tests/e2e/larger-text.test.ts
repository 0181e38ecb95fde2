import { boxOf } from './boxes.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { untilHydrated } from './page-checks.ts';
import { demoBook, putIntoCart } from './shop-data.ts';
import { asShopper, expect } from './shop-test.ts';

const executablePath = findChromium();

/** A browser whose reader has chosen text half as large again as usual. */
asShopper.use({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=24'],
  },
});

for (const width of [360, 1100]) {
  asShopper(`with larger text the pages fit into ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await putIntoCart(page, demoBook('kim'));
    for (const path of ['/', '/browse', '/books/frankenstein', '/cart', '/checkout', '/orders']) {
      await page.goto(path);
      await untilHydrated(page);
      await expect(page.getByText('Loading...')).toHaveCount(0);
      const widths = await page.evaluate(() => ({
        text: getComputedStyle(document.body).fontSize,
        content: document.documentElement.scrollWidth,
      }));
      expect({ path, ...widths }).toEqual({ path, text: '24px', content: width });
      const box = await boxOf(page.getByPlaceholder('Search here'));
      expect(box.width).toBeGreaterThan(200);
    }
  });
}

asShopper('with larger text the carousel shows as many slides as the style sheet says', async ({ page }) => {
  await page.setViewportSize({ width: 1160, height: 800 });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Top Sellers' }).locator('.carousel-row');
  const slides = row.locator('> :not([inert])');
  await expect(page.getByRole('button', { name: 'Next' }).first()).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Top Sellers' }).locator('.swiper-initialized')).toHaveCount(
    1,
  );
  await expect(slides).toHaveCount(2);
  const [frame, first] = [await boxOf(row), await boxOf(slides.first())];
  expect(Math.round(first.width * 2 + 24)).toBe(Math.round(frame.width));
});
