import type { Page } from '@playwright/test';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { demoBook, ordersOf, placeOrderOf, putIntoCart, stepOrder } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';
import { asShown, delivered } from '../tested-shop.ts';

// By no role: elements under an open dialog have none.
const currentStep = (page: Page) => page.locator('main li[aria-current="step"]');

asShopper(
  'a shopper orders, sees the number first, and watches the order come without a reload',
  async ({ page, shopper }) => {
    const earlier = await placeOrderOf(shopper, [demoBook('moby-dick')]);
    const kim = demoBook('kim');
    await putIntoCart(page, kim);
    await page.goto('/checkout');
    await fillDelivery(page);
    await placeOrder(page).click();
    await answerDialog(page.getByRole('dialog', { name: 'Order Confirmed' }), 'OK');
    const [order] = await ordersOf(shopper);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.getByRole('heading')).toHaveText([`Order ${order.number}`, `Order ${earlier.number}`]);
    const card = cards.first();
    await expect(card.getByRole('status')).toHaveText(/Next, we pack your book/);
    await expect(card).toContainText(asShown(delivered(`Cash to have ready $${kim.newPrice.toFixed(2)}`)));

    await page.evaluate(() => {
      document.body.dataset.reloaded = 'no';
    });
    await stepOrder(order, { from: 'placed', to: 'packed', note: 'A bookmark is in it.' });
    await expect(currentStep(page).first()).toContainText('Packed');
    await expect(card).toContainText('A bookmark is in it.');
    await expect(card.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0);
    await stepOrder(order, { from: 'packed', to: 'shipped', carrier: 'DHL', trackingCode: 'JD0146' });
    await expect(card.getByRole('status')).toHaveText(/On the way to you with DHL/);

    await card.getByRole('link', { name: `Details and receipt: Order ${order.number}` }).click();
    await expect(page).toHaveURL(`/orders/${order._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);
    await expect(page.getByText('A bookmark is in it.')).toBeVisible();
    await stepOrder(order, { from: 'shipped', to: 'delivered' });
    await expect(currentStep(page)).toContainText('Delivered');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/Happy reading/);
    await expect(page.getByText('Paid in cash')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-reloaded', 'no');
  },
);
