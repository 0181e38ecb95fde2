import { defaultDelivery } from '../../../functions/src/shared/delivery/delivery-setting.ts';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { addBook, callAsAdmin, deleteBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { logIn, press } from '../signing-in.ts';
import { onDefaultShop } from '../tested-shop.ts';

const hours = 'Mon-Fri 9:00-18:00';

asAdmin.afterAll(() =>
  callAsAdmin('PUT', '/api/settings', { delivery: defaultDelivery, openingHours: '', postalAddress: '' }),
);

asAdmin(
  'the owner lets orders be collected, a shopper orders one, and the desk hands it over for its cash',
  onDefaultShop('it switches on what the shop in euros has on'),
  async ({ page, newVisitor }) => {
    const visitor = await newVisitor();
    const shopper = await registerShopper();
    const book = await addBook({ oldPrice: 15, newPrice: 12.5 });

    await asAdmin.step('the owner switches it on', async () => {
      await callAsAdmin('PUT', '/api/settings', { openingHours: hours, postalAddress: '1 Mill Lane' });
      await page.goto('/dashboard/settings');
      const form = page.getByRole('form', { name: 'Delivery costs' });
      await form.getByLabel('Let shoppers collect in the shop').check();
      await form.getByLabel('Good to know').fill('Kept for two weeks');
      await expectAccessible(page);
      await press(page, 'Save delivery');
      await expect(page.getByText('Delivery costs saved')).toBeVisible();
    });

    await asAdmin.step('a shopper chooses it at the checkout', async () => {
      await logIn(visitor, shopper.email);
      await visitor.goto(`/books/${book._id}`);
      await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(visitor.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
      const collect = visitor.getByRole('radio', { name: 'Collected in the shop' });
      await expect(async () => {
        await visitor.goto('/checkout');
        await expect(collect).toBeVisible({ timeout: 15_000 });
      }).toPass();
      await collect.check();
      await expect(visitor.getByLabel('Address / Street')).toBeHidden();
      await expect(visitor.getByRole('group', { name: 'How do you want your books?' })).toContainText(hours);
      await visitor.getByLabel('Full Name').fill('Ada Reader');
      await expectAccessible(visitor);
      await visitor.setViewportSize(narrow);
      await expectNoSidewaysScroll(visitor);
      await visitor.getByRole('checkbox').check();
      await placeOrder(visitor).click();
      const confirmed = visitor.getByRole('dialog', { name: 'Order Confirmed' });
      await expect(confirmed).toContainText(hours);
      await answerDialog(confirmed, 'OK');
      await visitor.getByRole('link', { name: /^Details and receipt/ }).click();
      await expect(visitor.getByRole('region', { name: 'Collection' })).toContainText('Ada Reader');
      await expectAccessible(visitor);
      await expectNoSidewaysScroll(visitor);
    });

    await asAdmin.step('the desk says when it is ready, and takes the cash', async () => {
      await page.goto(`/dashboard/orders/${visitor.url().split('/').at(-1)}`);
      const state = page.getByRole('article').getByRole('status').first();
      await press(page, 'Ready to collect');
      await expect(state).toHaveText('Ready to collect');
      await expect(visitor.getByText('Ready to collect. See you in the shop!')).toBeVisible();
      await expectAccessible(page);
      const order = page.url();
      await page.goto('/dashboard/orders?status=packed&way=delivery');
      const row = page.getByRole('row').filter({ hasText: 'Ada Reader' });
      await page.getByRole('link', { name: /^Ready to collect( \d+)?$/ }).click();
      await expect(row).toContainText('Ready to collect');
      await expectAccessible(page);
      await page.getByRole('link', { name: /^Packed/ }).click();
      await expect(page.getByText('No orders here.').or(page.getByRole('row').first())).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.goto(order);
      await expect(page.getByLabel('Cash received')).toHaveValue('12.50');
      await press(page, 'Mark as collected');
      await expect(state).toHaveText('Collected');
      await expect(visitor.getByText('Collected. Happy reading!')).toBeVisible();
    });

    await deleteBook(book);
  },
);
