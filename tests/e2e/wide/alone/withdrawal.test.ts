import { expectAccessible } from '../../accessibility.ts';
import { expectNoSidewaysScroll, narrow } from '../../page-checks.ts';
import { callAsAdmin, demoBook, placeOrderOf } from '../../shop-data.ts';
import { asShopper, expect } from '../../shop-test.ts';

asShopper.use({ viewport: narrow });
asShopper.beforeAll(() => callAsAdmin('PUT', '/api/settings', { withdrawal: true }));
asShopper.afterAll(() => callAsAdmin('PUT', '/api/settings', { withdrawal: false }));

asShopper(
  'a shopper withdraws from one of two books, as it stands at the order then',
  async ({ page, cdn, shopper }) => {
    const order = await placeOrderOf(shopper, [demoBook('kim'), demoBook('dracula')]);
    const link = page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' });
    await expect(async () => {
      cdn.purge();
      await page.goto(`/orders/${order._id}`);
      await expect(link).toBeVisible({ timeout: 3000 });
    }).toPass();
    await link.click();
    await page.getByRole('checkbox', { name: 'Dracula' }).check();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText('We have received your declaration')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(`/orders/${order._id}`);
    await expect(page.getByText('Withdrawal received').locator('..')).toContainText('Dracula');
  },
);
