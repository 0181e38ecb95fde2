import type { Page } from '@playwright/test';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';
import { holds } from '../../promises/holds.ts';
import { expectAccessible } from '../accessibility.ts';
import { callAsAdmin } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';

asAdmin.afterAll(() => callAsAdmin('PUT', '/api/settings', defaultProfile));

asAdmin(
  'the owner renames the shop, writes news and a promo line, and visitors see them until all is put back',
  holds('settings/profile'),
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const [news] = defaultProfile.news;
    const name = 'Quire & <i>Sons</i>';
    const title = 'A <b>very</b> late evening';

    async function save(form: string, button: string, fields: Record<string, string>): Promise<void> {
      const section = page.getByRole('form', { name: form });
      for (const [label, text] of Object.entries(fields)) {
        await section.getByLabel(label).first().fill(text);
      }
      await press(page, button);
      await expect(page.getByText('Settings saved')).toBeVisible();
      await expect(page.getByText('Settings saved')).toBeHidden();
    }

    /** Home, once the functions and the CDN no longer answer with what was before. */
    async function expectHome(browser: Page, shopName: string, headline: string): Promise<void> {
      await expect(async () => {
        // In place of the minute that the CDN keeps the page.
        cdn.purge();
        await browser.goto('/');
        expect(await browser.title()).toBe(`${shopName} · A good book is waiting`);
      }).toPass();
      await expect(browser.getByRole('heading', { name: headline })).toBeAttached();
      await expect(
        browser.getByRole('banner').getByRole('link', { name: `${shopName}, home` }),
      ).toBeVisible();
    }

    await asAdmin.step('the owner changes them, and sees the new name at once', async () => {
      await page.goto('/dashboard/settings');
      await save('Name and contact', 'Save name and contact', {
        'Name of the shop': name,
        'Postal address': '1 Fold Street\nLeafton',
      });
      await expect(page.getByRole('banner').getByRole('link', { name: `${name}, home` })).toBeVisible();
      await page.getByRole('checkbox', { name: 'Show the line' }).check();
      await save('Promo line', 'Save promo line', { Text: 'Free bookmarks', Link: '/browse/horror' });
      await save('News', 'Save news', { Title: title });
      await expectAccessible(page);
    });

    await asAdmin.step('a visitor reads them, as text', async () => {
      await expectHome(visitor, name, title);
      await expect(visitor.getByRole('link', { name: 'Free bookmarks' })).toHaveAttribute(
        'href',
        '/browse/horror',
      );
      await expect(visitor.getByRole('contentinfo').getByText('1 Fold Street')).toBeVisible();
      await expectAccessible(visitor);
      await visitor.goto('/login');
      await expect(visitor.getByRole('banner').getByRole('link', { name: `${name}, home` })).toBeVisible();
    });

    await asAdmin.step('the history says so, and the owner puts all back', async () => {
      await page.goto('/dashboard/history');
      await expect(page.getByText(`name of the shop ${defaultProfile.shopName} → ${name}`)).toBeVisible();
      await page.goto('/dashboard/settings');
      await save('Name and contact', 'Save name and contact', {
        'Name of the shop': defaultProfile.shopName,
        'Postal address': '',
      });
      await page.getByRole('checkbox', { name: 'Show the line' }).uncheck();
      await save('Promo line', 'Save promo line', { Text: '', Link: '' });
      await save('News', 'Save news', { Title: news?.title ?? '' });
      await expectHome(visitor, defaultProfile.shopName, news?.title ?? '');
      await expect(visitor.getByText('Free bookmarks')).toHaveCount(0);
      await expect(visitor.getByText('1 Fold Street')).toHaveCount(0);
    });
  },
);
