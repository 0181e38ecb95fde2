import type { Page } from '@playwright/test';
import { defaultSettings } from '../../../../functions/src/shared/shop/settings.ts';
import { expectAccessible } from '../../accessibility.ts';
import { callAsAdmin } from '../../shop-data.ts';
import { asAdmin, expect } from '../../shop-test.ts';
import { press } from '../../signing-in.ts';

asAdmin.afterAll(() => callAsAdmin('PUT', '/api/settings', defaultSettings));

asAdmin(
  'the owner renames the shop and writes a promo line, and visitors see them until all is put back',
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const name = 'Quire & <i>Sons</i>';
    const forest = 'rgb(47, 93, 74)';

    async function save(form: string, button: string, fields: Record<string, string>): Promise<void> {
      const section = page.getByRole('form', { name: form });
      for (const [label, text] of Object.entries(fields)) {
        await section.getByLabel(label).first().fill(text);
      }
      await press(page, button);
      const notice = page.getByText(`${form} saved`);
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: 'Keep it, and close this' }).click();
      await expect(notice).toBeHidden();
    }

    /** Home, once the functions and the CDN no longer answer with what was before. */
    async function expectHome(browser: Page, shopName: string): Promise<void> {
      await expect(async () => {
        // In place of the minute that the CDN keeps the page.
        cdn.purge();
        await browser.goto('/');
        expect(await browser.title()).toBe(`${shopName} · A good book is waiting`);
      }).toPass();
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
      await save('Accent colour', 'Save accent colour', { 'Accent colour': '#2F5D4A' });
      await expectAccessible(page);
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: 'Add New Book' })).toHaveCSS('background-color', forest);
      await expectAccessible(page);
    });

    await asAdmin.step('a visitor reads them, as text', async () => {
      await expectHome(visitor, name);
      await expect(visitor.getByRole('link', { name: 'Free bookmarks' })).toHaveAttribute(
        'href',
        '/browse/horror',
      );
      await expect(visitor.getByRole('contentinfo').getByText('1 Fold Street')).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Free bookmarks' })).toHaveCSS('color', forest);
      await expectAccessible(visitor);
      await visitor.goto('/login');
      await expect(visitor.getByRole('banner').getByRole('link', { name: `${name}, home` })).toBeVisible();
    });

    await asAdmin.step('the history says so, and the owner puts all back', async () => {
      await page.goto('/dashboard/history');
      await expect(page.getByText(`name of the shop ${defaultSettings.shopName} → ${name}`)).toBeVisible();
      await page.goto('/dashboard/settings');
      await save('Name and contact', 'Save name and contact', {
        'Name of the shop': defaultSettings.shopName,
        'Postal address': '',
      });
      await page.getByRole('checkbox', { name: 'Show the line' }).uncheck();
      await save('Promo line', 'Save promo line', { Text: '', Link: '' });
      await save('Accent colour', 'Save accent colour', { 'Accent colour': '' });
      await expectHome(visitor, defaultSettings.shopName);
      await expect(visitor.getByText('Free bookmarks')).toHaveCount(0);
      await expect(visitor.getByText('1 Fold Street')).toHaveCount(0);
    });
  },
);
