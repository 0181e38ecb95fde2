import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isEuroShop } from './tested-shop.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Only what it finds is described, which takes less than to describe all that it has looked at. */
const axeFor = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });

async function violations(axe: AxeBuilder): Promise<string[]> {
  // The shop's pages have no frames, so axe needs no second page to put its findings together.
  const results = await axe.setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Ends what fades, since colours are only final then, also from one scheme to the other; a spinner never ends. No
 * test waits for it: a page in the background may take for ever.
 */
export async function endFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fading = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // What inherits a colour begins to fade when its parent has ended.
    for (let now = fading(); now.length > 0; now = fading()) for (const animation of now) animation.finish();
  });
}

/** Fails when axe finds anything on the page as it is now, in the light or in the dark colour scheme. */
export async function expectAccessible(page: Page): Promise<void> {
  // What comes or goes meanwhile does so at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endFading(page);
  expect(await violations(axeFor(page).withTags(wcag))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await endFading(page);
  expect(await violations(axeFor(page).withRules(['color-contrast']))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same for what a journey opens: only on the shop in euros, where `test:all` takes the journeys once more. */
export async function expectAccessibleState(page: Page): Promise<void> {
  if (isEuroShop) await expectAccessible(page);
}
