import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { callAsAdmin } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';

const { welcome, services, mailGreeting } = defaultSettings;
const longWord = 'Kraftfahrzeughaftpflichtversicherung';

asAdmin.afterAll(() => callAsAdmin('PUT', '/api/settings', { welcome, services, mailGreeting }));

asAdmin(
  'the owner changes words and services, visitors see it, and each change is put back',
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const form = (name: string) => page.getByRole('form', { name });
    const heading = form('Welcome').getByLabel('Heading');
    const google = visitor.getByRole('button', { name: 'Sign in with Google' });

    /** Waits until the functions and the CDN no longer answer with what was before. */
    async function seen(path: string, look: () => Promise<void>): Promise<void> {
      await expect(async () => {
        cdn.purge();
        await visitor.goto(path);
        await look();
      }).toPass();
    }
    const welcomed = (words: string) =>
      seen('/', () => expect(visitor.getByRole('heading', { name: words })).toBeVisible({ timeout: 2000 }));

    await asAdmin.step('the first words of home change, and one press puts them back', async () => {
      await page.goto('/dashboard/settings');
      await heading.fill(longWord);
      await press(page, 'Save welcome');
      await visitor.setViewportSize(narrow);
      await welcomed(longWord);
      await expectNoSidewaysScroll(visitor);
      await press(page, 'Undo: Welcome saved');
      await expect(heading).toHaveValue(welcome.heading);
      await welcomed(welcome.heading);
    });

    await asAdmin.step('the greeting of mails shows in the preview while it is typed', async () => {
      const mails = form('Mails');
      await mails.getByLabel('Greeting').fill('Good day');
      await expect(mails.getByRole('figure')).toContainText('Good day');
      await press(page, 'Save mails');
      await expect(page.getByText('Mails saved')).toBeVisible();
    });

    await asAdmin.step('a service that is off is not shown', async () => {
      await form('Services').getByRole('checkbox', { name: 'Google sign-in' }).uncheck();
      await press(page, 'Save services');
      await expect(page.getByText('Services saved')).toBeVisible();
      await seen('/login', async () => {
        await expect(visitor.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
        await expect(google).toHaveCount(0, { timeout: 2000 });
      });
    });

    await asAdmin.step('the history puts each back, and leaves the other', async () => {
      await page.goto('/dashboard/history');
      const restore = page.getByRole('button', { name: 'Restore the settings as they were before' });
      const panel = page.getByRole('region', { name: 'Put the settings back' });
      await restore.first().click();
      await expect(panel).toContainText('Google sign-in');
      await expect(panel).not.toContainText('Good day');
      await panel.getByRole('button', { name: 'Put back' }).click();
      await seen('/login', () => expect(google).toBeVisible({ timeout: 2000 }));
      await page.goto('/dashboard/settings');
      await expect(form('Mails').getByLabel('Greeting')).toHaveValue('Good day');
    });
  },
);
