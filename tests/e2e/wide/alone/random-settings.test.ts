import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { collection } from '../../../../functions/src/platform/collections.ts';
import { type Settings, settingsEditSchema } from '../../../../functions/src/shared/shop/settings.ts';
import { pictureRoom } from '../../../../functions/src/shared/shop/shop-picture.ts';
import type { CdnProxy } from '../../../cdn/cdn-proxy.ts';
import { storeLogo } from '../../../fixtures/logo-file.ts';
import { anySettings } from '../../../fixtures/random-settings.ts';
import { expectAccessible } from '../../accessibility.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { asAdmin, expect } from '../../shop-test.ts';
import { onDefaultShop } from '../../tested-shop.ts';

// So high that no section is rendered later: the colours of those are not final.
asAdmin.use({ viewport: { ...narrow, height: 9000 }, reducedMotion: 'reduce' });

// RANDOM_SETTINGS=1000 npm test -- tests/e2e/wide/alone/random-settings.test.ts tries many more, which takes about an
// hour.
const runs = Number(process.env.RANDOM_SETTINGS ?? 4);
const seed = Number(process.env.SETTINGS_SEED ?? 20_261_123);

/** Each set of settings is tried on two of these, in turn. */
const publicPages = [
  '/',
  '/books/dracula',
  '/browse',
  '/search?q=the',
  '/authors/jules-verne',
  '/privacy',
  '/terms',
  '/about',
  '/cart',
  '/login',
  '/register',
  '/browse/fiction',
  '/books/no-such-book',
  '/shelves',
];
const dashboardPages = [
  '',
  '/settings/delivery-costs',
  '/settings/genres',
  '/settings/news',
  '/settings/name-and-contact',
  '/orders',
  '/manage-books',
  '/add-new-book',
  '/cash',
].map((path) => `/dashboard${path}`);

const stored = () => collection('settings').doc('shop');

function storeLogos(): Promise<string[]> {
  const { width, height } = pictureRoom.logo;
  return Promise.all([storeLogo('00000001', width, height), storeLogo('00000002', 8, 96)]);
}

/** Waits until the functions show the page with these settings. */
async function openPublicPage(page: Page, cdn: CdnProxy, path: string, settings: Settings): Promise<void> {
  const phone = page.getByRole('contentinfo').getByRole('link', { name: settings.contactPhone });
  await expect(async () => {
    // Instead of waiting for the minute that the CDN keeps the page.
    cdn.purge();
    await page.goto(path);
    await expect(phone).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function expectGood(page: Page): Promise<void> {
  // Late parts, such as the preview of a mail, may move others.
  await expect(() => expectNoSidewaysScroll(page)).toPass({ timeout: 20_000 });
  await expectAccessible(page);
}

asAdmin.afterAll(() => stored().delete());

asAdmin(
  'any valid settings give pages that fit a narrow screen and that axe finds nothing on',
  onDefaultShop('it draws all settings, those of the shop in euros, too'),
  async ({ page, cdn, browserErrors }) => {
    asAdmin.setTimeout(180_000 + runs * 30_000);
    // A random shop has no genre of this name.
    browserErrors.expect(/status of 404 .*(?:no-such-book|browse\/fiction)/);
    const logos = await storeLogos();
    const problems: string[] = [];
    for (const [index, settings] of fc.sample(anySettings(logos), { numRuns: runs, seed }).entries()) {
      await asAdmin.step(`settings ${index} of seed ${seed}`, async () => {
        await settingsEditSchema.validate(settings, { strict: true });
        await stored().set({ ...settings, updatedAt: new Date() });
        try {
          await openPublicPage(page, cdn, publicPages[index % publicPages.length] ?? '/', settings);
          await expectGood(page);
          await page.goto(dashboardPages[index % dashboardPages.length] ?? '/dashboard');
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expectGood(page);
        } catch (error) {
          problems.push(`settings ${index} at ${page.url()}: ${String(error)}`);
        }
      });
    }
    expect(problems).toEqual([]);
  },
);
