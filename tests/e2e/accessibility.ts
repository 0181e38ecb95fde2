import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isEuroShop } from './tested-shop.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Reports only violations, which is quicker than all that axe has looked at. */
const axeFor = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });

async function violations(axe: AxeBuilder): Promise<string[]> {
  // Without frames, axe needs no second page to put its findings together.
  const results = await axe.setLegacyMode().analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Ends transitions, since colours are only final then, also from one scheme to the other; a spinner never ends. Does
 * not wait for them: a page in the background may take for ever.
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
    // What inherits a colour begins its transition when its parent's has ended.
    for (let now = fading(); now.length > 0; now = fading()) for (const animation of now) animation.finish();
  });
}

/** In the light and in the dark colour scheme. */
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

/** For a state that a journey opens: only on the shop in euros, where `test:all` takes the journeys once more. */
export async function expectAccessibleState(page: Page): Promise<void> {
  if (isEuroShop) await expectAccessible(page);
}
