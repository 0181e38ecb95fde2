import type { Page } from '@playwright/test';
import type { Order } from '../../../functions/src/shared/order/order.ts';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessibleState } from '../accessibility.ts';
import { answerDialog } from '../dialogs.ts';
import { holdRequests } from '../hold-requests.ts';
import { demoBook, ordersOf, placeOrderOf } from '../shop-data.ts';
import { asAdmin, expect, test } from '../shop-test.ts';
import { press } from '../signing-in.ts';
import { storeOrders } from '../stored-orders.ts';
import { asShown } from '../tested-shop.ts';

const [kim, dracula] = [demoBook('kim'), demoBook('dracula')];

/** By which a test finds its own orders among those of others. */
const newName = () => `Desk${crypto.randomUUID().slice(0, 8)}`;

const rows = (page: Page) => page.getByRole('table', { name: 'Orders' }).getByRole('rowheader');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const search = (page: Page, text: string) => page.getByLabel('Search orders').fill(text);

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Runs in the page: the browser's print dialog would wait for a person. */
function countPrints(): void {
  const prints: number[] = [];
  Object.assign(window, { prints });
  window.print = () => {
    prints.push(document.querySelectorAll('svg[role="img"] path[d^="M"]').length);
  };
}

/** Runs in the page, and collects its status messages from now on: an order of another test can replace one at once. */
function keepStatuses(): string[] {
  const said: string[] = [];
  const note = () => {
    for (const status of document.querySelectorAll('[role="status"]')) said.push(status.textContent);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  return said;
}

asAdmin("a shopper's order appears on the open list and on the bell, without a reload", async ({ page }) => {
  const shopper = await registerShopper();
  const name = newName();
  await page.goto('/dashboard/orders?status=placed');
  // Another test may place an order meanwhile.
  await expect(page.getByText(/orders? shown|new orders?:|Nothing to pack/).first()).toBeAttached();
  const said = await page.evaluateHandle(keepStatuses);
  await placeOrderOf(shopper, [kim, dracula], { name });
  const mine = row(page, name);
  await expect(mine).toBeVisible();
  const [{ number }]: [Order] = await ordersOf(shopper);
  await expect
    .poll(() => said.jsonValue())
    .toContainEqual(expect.stringMatching(`^\\d+ new orders?: .*${number}`));
  await page.mouse.move(300, 300);
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications \d+\+? orders? to pack$/ });
  await expect(bell).toHaveAttribute('href', '/dashboard/orders?status=placed');

  await mine.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dracula' })).toBeVisible();
  await expect(
    page.getByText('No mails about this order.').or(page.getByText(/^Sent|Waiting/).first()),
  ).toBeVisible();
});

asAdmin(
  'orders are filtered, searched and paged, and the address and the way back keep what is shown',
  async ({ page }) => {
    const name = newName();
    // A day on which no other test has orders.
    const from = new Date(Date.UTC(2020, 0, 1 + Math.floor(Math.random() * 2000), 8));
    const day = from.toISOString().slice(0, 10);
    const orders = await storeOrders({
      count: 30,
      name: (index) => `${name} ${index}`,
      books: () => [kim],
      from,
    });
    await page.goto(`/dashboard/orders?day=${day}`);
    await expect(rows(page)).toHaveCount(25);
    await expect(row(page, `${name} 29`)).toBeVisible();
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(rows(page)).toHaveCount(5);
    await page.reload();
    await expect(row(page, `${name} 0`).first()).toBeVisible();

    await page.getByLabel('Order of the list').selectOption('Oldest first');
    await expect(rows(page).first()).toHaveText(orders[0]?.number ?? '');
    await page.getByRole('link', { name: 'Shipped' }).click();
    await expect(page.getByText('No orders here.')).toBeVisible();

    const [wanted] = orders.slice(12);
    await search(page, wanted?.email ?? '');
    await expect(rows(page)).toHaveText([wanted?.number ?? '']);

    await search(page, name);
    await expect(rows(page)).toHaveCount(25);
    await expect(rows(page).first()).toHaveText(orders[0]?.number ?? '');
    await expect(page).toHaveURL(`/dashboard/orders?q=${name}&sort=oldest`);
  },
);

asAdmin(
  'an order goes its way step by step; of two tabs the second one is told what the first has done',
  async ({ page, context, browserErrors }) => {
    browserErrors.expect(/status of 409/, /The order was not changed/);
    const [order] = await storeOrders({ count: 1, name: newName, books: () => [kim, dracula] });
    const address = `/dashboard/orders/${order?._id}`;
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(address);
      await expect(tab.getByRole('button', { name: 'Mark as packed' })).toBeVisible();
    }
    const release = await holdRequests(second, '**/status');
    await press(second, 'Mark as packed');
    await page.getByLabel('Note to the shopper (optional)').fill('Wrapped as a present');
    await press(page, 'Mark as packed');
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Wrapped as a present');
    release();
    const dialog = second.getByRole('dialog', { name: 'The order was not changed' });
    await expect(dialog).toContainText('The order is packed by now.');
    await answerDialog(dialog, 'OK');
    await expect(second.getByRole('region', { name: 'History' })).toContainText('Wrapped as a present');
    await second.close();

    await page.getByLabel('Carrier').fill('DHL');
    await page.getByLabel('Tracking code').fill('JD014600');
    await press(page, 'Mark as shipped');
    await expect(page.getByRole('link', { name: 'DHL · JD014600' })).toBeVisible();
    await press(page, 'Mark as delivered');
    const money = page.getByRole('region', { name: 'Money' });
    await expect(money).toContainText(`Due${asShown('$0.00')}`);
    await page.getByText('Other steps').click();
    await press(page, 'Mark as returned');
    await answerDialog(page.getByRole('dialog', { name: 'Mark as returned?' }), 'Mark as returned');
    await expect(money).toContainText('To give back');
    await expect(page.getByText(/^Give back .+, and note it under Money\.$/)).toBeVisible();
    await expectAccessibleState(page);
  },
);

asAdmin(
  'orders are printed, a page each, picked from one list, and packed together',
  async ({ page, context }) => {
    const name = newName();
    await storeOrders({ count: 4, name: () => name, books: (index) => (index % 2 ? [kim] : [kim, dracula]) });
    await context.addInitScript(countPrints);
    const printed = async (label: string) => {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: label }).click();
      const sheets = await opened;
      await expect.poll(() => sheets.evaluate('window.prints?.length')).toBe(1);
      return sheets;
    };
    await page.goto(`/dashboard/orders?q=${name}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(page.getByText('4 selected')).toBeVisible();

    await test.step('packing slips', async () => {
      const slips = await printed('Print packing slips');
      expect(await slips.evaluate('window.prints')).toEqual([4]);
      await expect(slips.getByRole('article')).toHaveCount(4);
      expect(pagesIn(await slips.pdf({ format: 'A4' }))).toBe(4);
      await expectAccessibleState(slips);
      await slips.close();
    });
    await test.step('the picking list', async () => {
      const picking = await printed('Print picking list');
      const books = picking.getByRole('row').filter({ hasText: /Dracula|Kim/ });
      await expect(books).toHaveCount(2);
      await expect(books.first()).toContainText(/2.*Dracula/);
      await expect(books.last()).toContainText(/4.*Kim/);
      await expectAccessibleState(picking);
      await picking.close();
    });
    await test.step('packed', async () => {
      await page.getByRole('button', { name: 'Mark as packed' }).click();
      await expect(page.getByText('4 orders packed')).toBeVisible();
      await expect(page.getByText(/selected/)).toHaveCount(0);
      await expect(page.getByRole('cell', { name: 'Packed', exact: true })).toHaveCount(4);
    });
  },
);
