import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(axe: AxeBuilder): Promise<string[]> {
  // The shop's pages have no frames, so axe needs no second page to put its findings together.
  const results = await axe.setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Colours are only final when what fades has done so, also from one scheme to the other; a spinner never ends. */
async function untilFaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Fails when axe finds anything on the page as it is now, in the light or in the dark colour scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilFaded(page);
  expect(await violations(new AxeBuilder({ page }).withTags(wcag))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilFaded(page);
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
