import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { defaultSettings } from '../../../../functions/src/shared/shop/settings.ts';
import { registerShopper } from '../../../api/accounts.ts';
import { emptyCollection } from '../../../api/stored-books.ts';
import { expectAccessible } from '../../accessibility.ts';
import { fillDelivery, placeOrder } from '../../checkout-page.ts';
import { answerDialog } from '../../dialogs.ts';
import { cancelOpenOrders } from '../../open-orders.ts';
import { addBook, callAsAdmin } from '../../shop-data.ts';
import { asAdmin, expect } from '../../shop-test.ts';
import { logIn, press } from '../../signing-in.ts';
import { delivered, shown } from '../../tested-shop.ts';

asAdmin.beforeAll(cancelOpenOrders);
asAdmin.afterAll(async () => {
  await cancelOpenOrders();
  await callAsAdmin('PUT', '/api/settings', { invoices: defaultSettings.invoices });
  for (const name of ['invoices', 'invoiceCounters']) await emptyCollection(name);
});

/** The first bytes and the name of the file that a press of a button saves. */
async function savedBy(page: Page, button: string): Promise<[name: string, beginning: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return [
    download.suggestedFilename(),
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString('latin1'),
  ];
}

asAdmin(
  'a shop that writes invoices has them for the shopper, the desk and the accountant',
  async ({ page, newVisitor }) => {
    const year = new Date().getFullYear();
    const number = `INV-${year}-00001`;
    await asAdmin.step('the owner switches them on', async () => {
      await page.goto('/dashboard/settings#invoices');
      const form = page.getByRole('form', { name: 'Invoices' });
      await form.getByRole('checkbox', { name: 'Write invoices' }).check();
      await form.getByLabel('An invoice is made').selectOption('placing');
      await form.getByLabel('Legal name of the seller').fill('Paper & Ink Ltd');
      await form.getByLabel('Address of the seller').fill('2 Quay Street\nGalway');
      await expectAccessible(page);
      await press(page, 'Save invoices');
      await expect(page.getByText('Invoices saved')).toBeVisible();
    });

    const visitor = await newVisitor();
    await asAdmin.step('the shopper orders and saves the invoice on the order’s page', async () => {
      const book = await addBook();
      const shopper = await registerShopper();
      await logIn(visitor, shopper.email);
      await visitor.goto(`/books/${book._id}`);
      await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(visitor.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
      await visitor.goto('/checkout');
      await fillDelivery(visitor);
      await placeOrder(visitor).click();
      const done = visitor.getByRole('dialog', { name: 'Order Confirmed' });
      await answerDialog(done, 'OK');
      await visitor.getByRole('link', { name: /Details and receipt/ }).click();
      await expect(visitor.getByRole('region', { name: 'Invoice' })).toContainText(
        `${number}Invoice, ${shown(delivered('$12.30'))}`,
      );
      await expectAccessible(visitor);
      expect(await savedBy(visitor, `Download ${number} as PDF`)).toEqual([`${number}.pdf`, '%PDF-']);
    });

    await asAdmin.step('the desk saves those of the selected orders as one file', async () => {
      await page.goto('/dashboard/orders');
      await page
        .getByRole('checkbox', { name: /^Select order/ })
        .first()
        .check();
      expect(await savedBy(page, 'Save invoices')).toEqual(['invoices.pdf', '%PDF-']);
    });

    await asAdmin.step('the accountant gets the journal and a ZIP', async () => {
      await page.goto('/dashboard/cash');
      const today = new Date().toISOString().slice(0, 10);
      const zip = page.getByRole('form', { name: 'Export invoices' });
      await zip.getByLabel('From').fill(today);
      await zip.getByLabel('To').fill(today);
      const [name, beginning] = await savedBy(page, 'Export ZIP');
      expect([name, beginning.slice(0, 2)]).toEqual([`invoices-${today}-${today}.zip`, 'PK']);
      await expect(page.getByRole('form', { name: 'Export the journal' })).toBeVisible();
      await expectAccessible(page);
    });
  },
);
