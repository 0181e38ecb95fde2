import { expect, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';
import { untilHydrated } from './page-checks.ts';

const executablePath = findChromium();

/** A browser whose reader has chosen another size of text; 16 px is the usual one. */
export const textOf = (pixels: number) => ({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [...chromiumFlags, `--blink-settings=defaultFontSize=${pixels}`],
});

/** Opens each page, and fails where it is wider than the screen or its heading is cut off. */
export async function expectToFit(page: Page, paths: readonly string[], pixels: number): Promise<void> {
  const width = page.viewportSize()?.width;
  for (const path of paths) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByText('Loading...')).toHaveCount(0);
    const found = await page.evaluate(() => {
      const heading = document.querySelector('h1');
      const letters = document.createRange();
      if (heading) letters.selectNodeContents(heading);
      return {
        text: getComputedStyle(document.body).fontSize,
        content: document.documentElement.scrollWidth,
        isCut: !heading || letters.getBoundingClientRect().right > heading.getBoundingClientRect().right + 1,
      };
    });
    expect({ path, ...found }).toEqual({ path, text: `${pixels}px`, content: width, isCut: false });
  }
}
