import { defaultSettings } from '../../../functions/src/shared/shop/settings.ts';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { cancelOpenOrders } from '../open-orders.ts';
import { addBook, callAsAdmin } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { logIn, press } from '../signing-in.ts';
import { onDefaultShop } from '../tested-shop.ts';

asAdmin.beforeAll(async () => {
  await cancelOpenOrders();
  await callAsAdmin('PUT', '/api/settings', { currency: 'EUR', locale: 'de-DE' });
});
asAdmin.afterAll(async () => {
  await cancelOpenOrders();
  const { currency, locale, tax } = defaultSettings;
  await callAsAdmin('PUT', '/api/settings', { currency, locale, tax });
});

asAdmin(
  'a shop in Germany shows the tax by rate from the book to the order',
  onDefaultShop('it switches on what the shop in euros has on'),
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const shopper = await registerShopper();

    await asAdmin.step('the owner names the country, whose rates are filled in', async () => {
      await page.goto('/dashboard/settings');
      const form = page.getByRole('form', { name: 'Taxes' });
      await form.getByRole('checkbox', { name: 'Show taxes' }).check();
      await form.getByLabel('Country of the shop').selectOption('DE');
      await expect(form.getByRole('group', { name: 'Books', exact: true }).getByLabel('Percent')).toHaveValue(
        '7',
      );
      await expectAccessible(page);
      await press(page, 'Save taxes');
      await expect(page.getByText('Taxes saved')).toBeVisible();
    });

    const book = await addBook({ oldPrice: 12.5, newPrice: 12.5 });
    await asAdmin.step('the page of a book says that the price includes tax', async () => {
      await expect(async () => {
        cdn.purge();
        await visitor.goto(`/books/${book._id}`);
        await expect(visitor.getByText('incl. MwSt.').first()).toBeVisible({ timeout: 2000 });
      }).toPass();
      await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(visitor.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
    });

    await asAdmin.step('cart, checkout and order show the sum', async () => {
      const sum = /incl\.\s7\s%\sMwSt\.:?\s*0,82\s€/;
      await visitor.goto('/cart');
      await expect(visitor.getByRole('list', { name: 'Taxes' })).toHaveText(sum);
      await expectAccessible(visitor);
      await logIn(visitor, shopper.email);
      await visitor.goto('/checkout');
      const order = visitor.getByRole('region', { name: 'Your order' });
      await expect(order.getByRole('list', { name: 'Taxes' })).toHaveText(sum);
      await expectAccessible(visitor);
      await fillDelivery(visitor);
      await placeOrder(visitor).click();
      const done = visitor.getByRole('dialog', { name: 'Order Confirmed' });
      await answerDialog(done, 'OK');
      await visitor.getByRole('link', { name: /Details and receipt/ }).click();
      await expect(visitor.getByRole('region', { name: 'Total' })).toContainText(
        /incl\.\s7\s%\sMwSt\.\s*0,82\s€/,
      );
      await expectAccessible(visitor);
    });
  },
);
