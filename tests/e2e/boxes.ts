import { expect, type Locator, type Page } from '@playwright/test';

/** The number of different left edges. */
export async function columnsOf(elements: Locator): Promise<number> {
  const edges = await elements.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(edges).size;
}

/** Waits until the element is laid out: late content may move it. */
export async function boxOf(element: Locator) {
  await expect.poll(() => element.boundingBox(), `${element} is on the page`).not.toBeNull();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} went from the page again`);
  return box;
}

export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}
