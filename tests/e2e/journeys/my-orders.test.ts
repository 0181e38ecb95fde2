import type { Page } from '@playwright/test';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { delivery, fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { demoBook, ordersOf, placeOrderOf, putIntoCart, stepOrder } from '../shop-data.ts';
import { asShopper, expect, test } from '../shop-test.ts';
import { fillCredentials, press } from '../signing-in.ts';
import { delivered, shown } from '../tested-shop.ts';
import { keepToasts } from '../toasts.ts';

const cancelButton = (page: Page) => page.getByRole('button', { name: /^Cancel order: / });
// By no role: what lies under an open dialog has none.
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
    await expect(card).toContainText(shown(delivered(`Cash to have ready $${kim.newPrice.toFixed(2)}`)));
    await expect(card).toContainText(/Expected by \w+(?:day|tag|woch), /);

    await page.evaluate(() => {
      document.body.dataset.reloaded = 'no';
    });
    await stepOrder(order, { from: 'placed', to: 'packed', note: 'A bookmark is in it.' });
    await expect(currentStep(page).first()).toContainText('Packed');
    await expect(card).toContainText('A bookmark is in it.');
    await expect(card.getByRole('button', { name: /^Cancel order/ })).toHaveCount(0);
    await stepOrder(order, { from: 'packed', to: 'shipped', carrier: 'DHL', trackingCode: 'JD0146' });
    await expect(card.getByRole('status')).toHaveText(/On the way to you with DHL/);
    await expect(card.getByRole('link', { name: /^Track the parcel/ })).toHaveAttribute(
      'href',
      /piececode=JD0146$/,
    );

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

asShopper(
  "the address of another shopper's order and of none say the same: it was not found",
  async ({ page }) => {
    const foreign = await placeOrderOf(await registerShopper(), [demoBook('kim')]);
    for (const id of [foreign._id, 'no-such-order', '__id7__']) {
      await page.goto(`/orders/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was not found');
      await expect(page.getByText('Kim', { exact: true })).toHaveCount(0);
    }
    await page.getByRole('main').getByRole('link', { name: 'Your Orders' }).click();
    await expect(page.getByText('No orders found')).toBeVisible();
    await expect(page).toHaveURL('/orders');
  },
);

asShopper(
  'an order is cancelled while it is placed, and when the shop is faster, that is said',
  async ({ page, shopper, browserErrors }) => {
    browserErrors.expect(/status of 409/);
    const [first, second] = [
      await placeOrderOf(shopper, [demoBook('kim')]),
      await placeOrderOf(shopper, [demoBook('dracula')]),
    ];
    await test.step('in time', async () => {
      await keepToasts(page);
      await page.goto(`/orders/${first._id}`);
      await cancelButton(page).click();
      const question = page.getByRole('dialog', { name: `Cancel order ${first.number}?` });
      await expect(question).toBeVisible();
      await expectAccessible(page);
      await answerDialog(question, 'Keep it');
      await expect(cancelButton(page)).toBeFocused();
      await cancelButton(page).click();
      await answerDialog(question, 'Cancel order');
      await expect(page.getByText('Your order is cancelled')).toBeVisible();
      await expect(currentStep(page)).toContainText('Cancelled');
      await expect(cancelButton(page)).toHaveCount(0);
      await expect(page.getByText('Nothing to pay', { exact: true })).toBeVisible();
    });
    await test.step('too late', async () => {
      await page.goto(`/orders/${second._id}`);
      await cancelButton(page).click();
      const question = page.getByRole('dialog', { name: `Cancel order ${second.number}?` });
      await stepOrder(second, { from: 'placed', to: 'packed' });
      await expect(currentStep(page)).toContainText('Packed');
      await answerDialog(question, 'Cancel order');
      await answerDialog(page.getByRole('dialog', { name: 'It was packed meanwhile' }), 'OK');
      await expect(page.getByRole('main')).toContainText('Packed, and waiting for the carrier');
    });
    const statuses = (await ordersOf(shopper)).map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(['packed', 'cancelled']);
  },
);

asShopper(
  'the next checkout begins with the last address, which can be cleared',
  async ({ page, shopper }) => {
    await placeOrderOf(shopper, [demoBook('dracula')], {
      address: { street: '1 Old Road', city: '', country: '', state: '', zipcode: '' },
    });
    await placeOrderOf(shopper, [demoBook('kim')]);
    await putIntoCart(page, demoBook('moby-dick'));
    await page.goto('/checkout');
    await expect(page.getByText('Filled in from your last order.')).toBeVisible();
    await expect(page.getByLabel('Address / Street')).toHaveValue('2 Quay Street');
    await expect(page.getByLabel('Full Name')).toHaveValue('Nora Field');
    await press(page, 'Clear what was filled in');
    for (const label of Object.keys(delivery)) await expect(page.getByLabel(label)).toHaveValue('');
    await page.getByRole('checkbox').check();
    await expect(page.getByText(/^There is no street yet/)).toBeVisible();
    await expectAccessible(page);
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
  },
);

test('after a login that the checkout asked for, home offers the way back to it', async ({ page }) => {
  const { email } = await registerShopper();
  const banner = page.getByRole('complementary', { name: 'Your cart is waiting' });
  await putIntoCart(page, demoBook('kim'));
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login');
  await fillCredentials(page, email);
  await press(page, 'Login');
  await expect(page).toHaveURL('/');
  await expect(banner).toContainText('One book is in it.');
  await expectAccessible(page);
  await page.reload();
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'To the checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Cash On Delivery' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('page-waits'))).toBeNull();
});
