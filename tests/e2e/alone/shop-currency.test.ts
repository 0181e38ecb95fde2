import type { Page } from '@playwright/test';
import { defaultCurrency } from '../../../functions/src/shared/shop/shop-profile.ts';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { resize } from '../boxes.ts';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { cancelOpenOrders } from '../open-orders.ts';
import { addBook, callAsAdmin } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { logIn, press } from '../signing-in.ts';
import { onDefaultShop } from '../tested-shop.ts';

asAdmin.beforeAll(cancelOpenOrders);
asAdmin.afterAll(async () => {
  await cancelOpenOrders();
  await callAsAdmin('PUT', '/api/settings', { ...defaultCurrency });
});

/** No part of the page is wider than the screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [360, 1536]) {
    await resize(page, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

asAdmin(
  'a shop in euros shows and sells in euros from home to desk, as Germans write them',
  onDefaultShop('it switches on what the shop in euros has on'),
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const shopper = await registerShopper();

    await asAdmin.step(
      'the owner chooses euros, and is told what becomes of the figures of before',
      async () => {
        await page.goto('/dashboard/settings');
        const money = page.getByRole('form', { name: 'Money' });
        await money.getByLabel('Currency').selectOption('EUR');
        await money.getByLabel('Formats').selectOption('de-DE');
        await expect(money.getByLabel('Examples')).toContainText('1.234,50 €');
        await expectAccessible(page);
        await press(page, 'Save money');
        const question = page.getByRole('dialog', { name: 'Sell in EUR?' });
        await expect(question).toContainText('Orders so far stay in USD');
        await answerDialog(question, 'Sell in EUR');
        await expect(page.getByText('Money saved')).toBeVisible();
      },
    );

    const book = await addBook({ oldPrice: 1500, newPrice: 1234.5 });
    await asAdmin.step(
      'a visitor reads prices in euros, also after React has taken the page over',
      async () => {
        await expect(async () => {
          cdn.purge();
          await visitor.goto('/');
          await expect(visitor.getByRole('main')).toContainText(/\d,\d\d\s€/, { timeout: 2000 });
        }).toPass();
        await expect(visitor.getByRole('main')).not.toContainText('$');
        await visitor.goto(`/books/${book._id}`);
        await expect(visitor.getByText('1.234,50 €').first()).toBeVisible();
        const data = await visitor.locator('script[type="application/ld+json"]').textContent();
        expect(data).toContain('"price":"1234.50","priceCurrency":"EUR"');
        await expectNoOverflow(visitor);
      },
    );

    await asAdmin.step('cart and checkout are in euros, and so is the order', async () => {
      await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(visitor.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
      await visitor.goto('/cart');
      await expect(visitor.getByRole('status').filter({ hasText: '1.234,50 €' })).toBeVisible();
      await expectNoOverflow(visitor);
      await logIn(visitor, shopper.email);
      await visitor.goto('/checkout');
      await expect(visitor.getByRole('region', { name: 'Your order' })).toContainText('1.234,50 €');
      await expectNoOverflow(visitor);
      await fillDelivery(visitor);
      await placeOrder(visitor).click();
      const done = visitor.getByRole('dialog', { name: 'Order Confirmed' });
      await expect(done).toContainText('1.234,50 €');
      await answerDialog(done, 'OK');
      await expect(visitor.getByRole('article')).toContainText('1.234,50 €');
      await expectNoOverflow(visitor);
    });

    await asAdmin.step('the desk and the overview count in euros', async () => {
      await page.goto('/dashboard/orders');
      await expect(page.getByRole('main')).toContainText('1.234,50 €');
      await page.goto('/dashboard');
      await expect(page.getByText('Total Sales')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('1.234,50 €');
      await expectNoOverflow(page);
    });
  },
);
