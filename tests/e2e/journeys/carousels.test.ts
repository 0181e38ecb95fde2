import type { Page } from '@playwright/test';
import { expect, test } from '../shop-test.ts';

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('carousels show one slide, two from 768 px and three from 1100 px', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('/');
  for (const [width, slides] of [
    [767, 1],
    [768, 2],
    [1099, 2],
    [1100, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Top Sellers', 'Recommended for You', 'News']) {
      await expect(carousel(page, name).locator('li:not([inert])')).toHaveCount(slides);
      await expect.poll(() => carousel(page, name).evaluate(countVisibleSlides)).toBe(slides);
    }
  }
});

function countVisibleSlides(region: Element): number {
  const frame = region.querySelector('ul')?.getBoundingClientRect();
  const slides = [...region.querySelectorAll('li')].map((slide) => slide.getBoundingClientRect());
  return slides.filter(({ left, right }) => frame && left >= frame.left - 1 && right <= frame.right + 1)
    .length;
}
