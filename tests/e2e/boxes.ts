import { expect, type Locator, type Page } from '@playwright/test';

/** On how many different left edges these elements begin. */
export async function columnsOf(elements: Locator): Promise<number> {
  const edges = await elements.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().left)),
  );
  return new Set(edges).size;
}

/** Where an element stands, once it does: what has just come may take the place of what was there. */
export async function boxOf(element: Locator) {
  await expect.poll(() => element.boundingBox(), `${element} is on the page`).not.toBeNull();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} went from the page again`);
  return box;
}

/** Makes the window so wide, and waits until the page is laid out so. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
}
