import { defaultSettings } from '../../../../functions/src/shared/shop/settings.ts';
import { shopAddress } from '../../../emulators/project.ts';
import { stripeAddress } from '../../../emulators/stripe.ts';
import { mailTo } from '../../../fixtures/mailbox.ts';
import { fillDelivery, placeOrder } from '../../checkout-page.ts';
import { addBook, callAsAdmin, putIntoCart } from '../../shop-data.ts';
import { asShopper, expect } from '../../shop-test.ts';
import { press } from '../../signing-in.ts';

// A shop that sells gift vouchers.

const vouchers = { ...defaultSettings.vouchers, isOn: true };

asShopper.beforeAll(async () => {
  await callAsAdmin('PUT', '/api/settings', { payment: 'both', vouchers });
  // An instance reads the settings again after a second.
  await expect.poll(async () => (await fetch(`${shopAddress}/vouchers`)).status).toBe(200);
});
asShopper.afterAll(() =>
  callAsAdmin('PUT', '/api/settings', { payment: 'cash', vouchers: defaultSettings.vouchers }),
);

asShopper(
  'a voucher is bought, comes by mail, pays for a whole order, and keeps the rest',
  async ({ page }) => {
    await page.goto('/vouchers');
    const friend = `friend-${crypto.randomUUID()}@example.com`;
    await page.locator('label', { hasText: '$25.00' }).click();
    await page.getByLabel('E-mail of the recipient').fill(friend);
    await page.getByLabel('Message (optional)').fill('Read on!');
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await press(page, 'Pay online');
    await expect(page).toHaveURL(new RegExp(`^${stripeAddress}/pay/`));
    await press(page, 'Pay');
    await expect(page).toHaveURL(/\/vouchers\/[^/]+$/);
    // The functions know another address of the shop than the tests, whose browser is signed in there.
    await page.goto(new URL(page.url()).pathname);
    await expect(page.getByRole('heading', { name: 'Your gift voucher' })).toBeVisible();

    const { text } = await mailTo(friend, 'A gift voucher of');
    expect(text).toContain('Read on!');
    const [code = ''] = /(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}/.exec(text) ?? [];

    const book = await addBook({ newPrice: 12 });
    await page.goto('/');
    await putIntoCart(page, book);
    await page.goto('/checkout');
    await fillDelivery(page);
    await page.getByText('Redeem a voucher').click();
    await page.getByLabel('Code of the voucher').fill(code.toLowerCase().replaceAll('-', ' '));
    await press(page, 'Redeem');
    await expect(page.getByText('Nothing is left to pay.', { exact: true })).toBeVisible();
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: /Order Confirmed/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Details and receipt/ }).click();
    await expect(page.getByText(`Paid by voucher …${code.slice(-4)}`).first()).toBeVisible();

    await page.goto('/account');
    await expect(page.getByText('$13.00 of $25.00 left')).toBeVisible();
  },
);
