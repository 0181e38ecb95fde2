import { expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { demoBook, placeOrderOf, stepOrder } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';

asShopper(
  "an order's own page fits small screens with long texts, and prints as a receipt on one page",
  async ({ page, shopper }) => {
    await page.setViewportSize(narrow);
    const books = ['dracula', 'kim', 'moby-dick', 'frankenstein'].map(demoBook);
    const order = await placeOrderOf(shopper, books, { name: 'Unbroken'.repeat(20) });
    await stepOrder(order, { from: 'placed', to: 'packed', note: 'unbroken'.repeat(40) });
    await page.goto(`/orders/${order._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
    await expectNoSidewaysScroll(page);

    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = 'yes';
      };
    });
    await press(page, 'Print receipt');
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByText(/^Receipt · /)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText('To pay in cash')).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
