import { boxOf } from '../boxes.ts';
import { asAdmin, asShopper, expect } from '../shop-test.ts';
import { textOf } from '../text-size.ts';

/** One and a half times the usual text size. */
asShopper.use({ launchOptions: textOf(24) });
asAdmin.use({ launchOptions: textOf(24) });

for (const width of [360, 1100]) {
  asShopper(`with larger text the header of ${width} px stays in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/browse');
    await expect(page.locator('body')).toHaveCSS('font-size', '24px');
    const box = await boxOf(page.getByPlaceholder('Search here'));

    expect(box.width).toBeGreaterThan(200);
    // Two rows at most: it stays in view.
    expect((await boxOf(page.getByRole('banner'))).height).toBeLessThan(150);
  });
}

asAdmin('with larger text the status of an order does not cover its number', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/dashboard/orders');
  const row = page.getByRole('row').nth(1);
  const number = await boxOf(row.getByRole('link'));
  const status = await boxOf(row.getByText(/^(Placed|Packed|Shipped|Delivered|Cancelled|Returned)$/));
  const isBeside = status.x >= number.x + number.width;
  expect(isBeside || status.y >= number.y + number.height).toBe(true);
  expect(status.x + status.width).toBeLessThanOrEqual(360);
});

asShopper('with larger text the carousel shows as many slides as the style sheet says', async ({ page }) => {
  await page.setViewportSize({ width: 1160, height: 800 });
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Top Sellers' }).locator('.carousel-row');
  const slides = row.locator('> :not([inert])');
  await expect(page.getByRole('button', { name: 'Next' }).first()).toBeEnabled();
  await expect(slides).toHaveCount(2);
  const [frame, first] = [await boxOf(row), await boxOf(slides.first())];
  expect(Math.round(first.width * 2 + 24)).toBe(Math.round(frame.width));
});
