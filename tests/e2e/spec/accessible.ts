import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './visitors.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(axe: AxeBuilder): Promise<string[]> {
  // The shop's pages have no frames, so axe needs no second page to put its findings together.
  const results = await axe.setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/** Fails when axe finds anything on the page as it stands, in the light or in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in has its own colours only when it is there.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await violations(new AxeBuilder({ page }).withTags(wcag))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
