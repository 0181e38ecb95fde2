import { defaultSettings } from '../../../../functions/src/shared/shop/settings.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { callAsAdmin } from '../../shop-data.ts';
import { asAdmin, expect } from '../../shop-test.ts';

// Faults that random settings have found, each by itself.

const longWord = 'Kraftfahrzeughaftpflichtversicherung';
const { deliveryTexts } = defaultSettings;

asAdmin.use({ viewport: narrow });
asAdmin.afterAll(() => callAsAdmin('PUT', '/api/settings', { deliveryTexts, country: '' }));

asAdmin('a long word of the delivery breaks on the page of a book on a phone', async ({ page, cdn }) => {
  await callAsAdmin('PUT', '/api/settings', { deliveryTexts: { ...deliveryTexts, payment: longWord } });
  await expect(async () => {
    cdn.purge();
    await page.goto('/books/dracula');
    await expect(page.getByText(longWord).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectNoSidewaysScroll(page);
});

asAdmin('the button for the usual rates of a country with a long name fits a phone', async ({ page }) => {
  await callAsAdmin('PUT', '/api/settings', { country: 'GB' });
  await page.goto('/dashboard/settings/taxes');
  const form = page.getByRole('form', { name: 'Taxes' });
  await form.getByRole('checkbox', { name: 'Show taxes' }).check();
  await expect(form.getByRole('button', { name: 'Use the usual rates of United Kingdom' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
