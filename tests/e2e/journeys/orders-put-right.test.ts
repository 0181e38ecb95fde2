import type { Page } from '@playwright/test';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { expectAccessibleState } from '../accessibility.ts';
import { expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { adminToken, demoBook, placeOrderOf, stepOrder } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';
import { press } from '../signing-in.ts';
import { asShown, delivered } from '../tested-shop.ts';

const [kim, dracula] = [demoBook('kim'), demoBook('dracula')];
const priceOf = ({ newPrice }: { newPrice: number }) => `$${newPrice.toFixed(2)}`;
/** With the delivery to Ireland. */
const costOf = (book: { newPrice: number }) => asShown(delivered(priceOf(book), 'Ireland'));

const openDesk = ({ _id }: Order, page: Page) => page.goto(`/dashboard/orders/${_id}`);
const openShopperPage = ({ _id }: Order, page: Page) => page.goto(`/orders/${_id}`);

asShopper(
  'one half is shipped now and the other later, and each is delivered by itself',
  async ({ page, shopper }) => {
    const order = await placeOrderOf(shopper, [kim, dracula]);
    await stepOrder(order, { from: 'placed', to: 'packed' });
    await page.addInitScript((token) => localStorage.setItem('token', token), await adminToken());
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
    await expectAccessibleState(page);
    await page
      .getByRole('form', { name: 'Mark as delivered: parcel 1' })
      .getByRole('button', { name: 'Mark as delivered' })
      .click();
    await expect(page.getByText('This order goes parcel by parcel.')).toBeVisible();
    await openShopperPage(order, page);
    await expect(parcels.first()).toContainText('delivered');
    await expect(page.getByText('Paid in cash').locator('..')).toContainText(costOf(kim));
    await expect(page.getByText('To pay in cash').locator('..')).toContainText(asShown(priceOf(dracula)));
  },
);
