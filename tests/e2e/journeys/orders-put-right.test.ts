import type { Page } from '@playwright/test';
import { database } from '../../../functions/src/platform/firebase.ts';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { expectAccessible } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { adminToken, demoBook, placeOrderOf, stepOrder } from '../shop-data.ts';
import { asAdmin, asShopper, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';
import { storeOrders } from '../stored-orders.ts';
import { delivered, shown } from '../tested-shop.ts';

const [kim, dracula] = [demoBook('kim'), demoBook('dracula')];
const priceOf = ({ newPrice }: { newPrice: number }) => `$${newPrice.toFixed(2)}`;
/** What a book costs that goes to Ireland. */
const costOf = (book: { newPrice: number }) => shown(delivered(priceOf(book), 'Ireland'));

/** A browser in which the shopper of an order is signed in, and a person of the desk, too. */
const asBoth = asShopper.extend<{ order: Order }>({
  page: async ({ page }, use) => {
    await page.addInitScript((token) => localStorage.setItem('token', token), await adminToken());
    await use(page);
  },
  order: async ({ shopper }, use) => {
    const order = await placeOrderOf(shopper, [kim, dracula]);
    await stepOrder(order, { from: 'placed', to: 'packed' });
    await use(order);
  },
});

const openDesk = ({ _id }: Order, page: Page) => page.goto(`/dashboard/orders/${_id}`);
const openShopperPage = ({ _id }: Order, page: Page) => page.goto(`/orders/${_id}`);
const mail = (order: Order, event: string) =>
  database().collection('mail').doc(`${order._id}-${event}`).get();

asBoth(
  'a damaged book is taken out at packing with four presses at most, and the shopper sees it',
  async ({ page, order }) => {
    await openDesk(order, page);
    let presses = 0;
    const click = async (name: string) => {
      presses += 1;
      await press(page, name);
    };
    await click('Damaged copy of Dracula');
    await expectAccessible(page);
    await click('Take out of the order');
    await expect(page.getByText('Taken out: damaged')).toBeVisible();
    expect(presses).toBeLessThanOrEqual(4);
    await expect(page.getByText('Total now')).toBeVisible();
    expect((await mail(order, 'lines')).get('message.text')).toContain(costOf(kim));

    await openShopperPage(order, page);
    const books = page.getByRole('list', { name: 'Books' });
    await expect(books.getByRole('listitem').filter({ hasText: 'Dracula' })).toContainText('Taken out');
    await expect(page.getByText('Total Price').locator('..')).toContainText(costOf(kim));
    await expect(page.getByText('Ordered', { exact: true }).locator('..')).toContainText(
      shown(`$${order.totalPrice}`),
    );
    await expectAccessible(page);
  },
);

asBoth('a wrong address is corrected after packing, and the mail goes again', async ({ page, order }) => {
  await openDesk(order, page);
  await press(page, 'Correct');
  const form = page.getByRole('form', { name: 'Correct the recipient' });
  await form.getByLabel('Street').fill('7 New Road');
  await form.getByLabel('Send the last mail again').check();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Deliver to' })).toContainText('7 New Road');
  await expect.poll(async () => (await mail(order, 'recipient')).exists).toBe(true);
  await openShopperPage(order, page);
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('7 New Road');
});

asBoth(
  'one half is shipped now and the other later, and each is delivered by itself',
  async ({ page, order }) => {
    await openDesk(order, page);
    await page.getByText('Ship these now, the rest later').click();
    const form = page.getByRole('form', { name: 'Ship some books' });
    await form.getByLabel('Dracula').uncheck();
    await form.getByLabel('Carrier').fill('DHL');
    await form.getByLabel('Tracking code').fill('JD1');
    await form.getByRole('button', { name: 'Ship 1 book' }).click();
    await expect(page.getByText('Partly shipped').first()).toBeVisible();

    await page.goto('/dashboard/orders?status=waiting');
    await expect(page.getByRole('row').filter({ hasText: order.number })).toBeVisible();
    await openShopperPage(order, page);
    const parcels = page.getByRole('list', { name: 'Parcels' }).getByRole('listitem');
    await expect(parcels.first()).toContainText(/Parcel 1 shipped.*DHL JD1.*Kim/s);
    await expect(parcels.last()).toContainText(/Still to come.*Dracula/s);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });

    await openDesk(order, page);
    await form.getByRole('button', { name: 'Ship 1 book' }).click();
    await press(page, 'Mark as delivered: parcel 1');
    // What is scrolled half under the header is no target there.
    await page.evaluate('scrollTo(0, 0)');
    await expectAccessible(page);
    await page
      .getByRole('form', { name: 'Mark as delivered: parcel 1' })
      .getByRole('button', { name: 'Mark as delivered' })
      .click();
    await expect(page.getByText('This order goes parcel by parcel.')).toBeVisible();
    await openShopperPage(order, page);
    await expect(parcels.first()).toContainText('delivered');
    await expect(page.getByText('Paid in cash').locator('..')).toContainText(costOf(kim));
    await expect(page.getByText('To pay in cash').locator('..')).toContainText(shown(priceOf(dracula)));
  },
);

asBoth(
  'a refused parcel is noted as returned, and taken back when it was a mistake',
  async ({ page, order }) => {
    await stepOrder(order, { from: 'packed', to: 'shipped', carrier: 'DHL', trackingCode: 'JD2' });
    await openDesk(order, page);
    await press(page, 'Mark as returned');
    await answerDialog(page.getByRole('dialog', { name: 'Mark as returned?' }), 'Mark as returned');
    await expect(page.getByText('This order is returned.')).toBeVisible();
    await openShopperPage(order, page);
    await expect(page.getByRole('main').getByRole('status')).toContainText('come back to us');
    await expect(page.getByText('Nothing to pay')).toBeVisible();
    await openDesk(order, page);
    await page.getByText('Take a step back').click();
    await page.getByLabel('Reason').fill('Another parcel');
    await press(page, 'Back to delivered');
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Another parcel');
  },
);

asAdmin(
  'ten orders that were packed by mistake are taken back with one press, and no mail is left',
  async ({ page }) => {
    const name = `Undo${crypto.randomUUID().slice(0, 8)}`;
    const orders = await storeOrders({ count: 10, name: () => name, books: () => [kim] });
    await page.goto(`/dashboard/orders?q=${name}`);
    await page.getByLabel('Select all on this page').check();
    await press(page, 'Mark as packed');
    await expect(page.getByRole('cell', { name: 'Packed', exact: true })).toHaveCount(10);
    await expect(page.getByText('10 orders packed')).toBeVisible();
    await expectAccessible(page);
    // Elsewhere in the dashboard the way back stays in sight.
    await page.getByRole('navigation', { name: 'Dashboard' }).getByText('Manage Books').click();
    await expect(page.getByRole('heading', { name: 'All Books' })).toBeVisible();
    await press(page, 'Undo: 10 orders packed');
    await expect(page.getByText('10 orders packed')).toHaveCount(0);
    await page.goto(`/dashboard/orders?q=${name}`);
    await expect(page.getByRole('cell', { name: 'Placed', exact: true })).toHaveCount(10);
    const mails = await Promise.all(orders.map((order) => mail(order, 'packed')));
    expect(mails.filter(({ exists }) => exists).map((left) => left.data())).toEqual([]);
  },
);
