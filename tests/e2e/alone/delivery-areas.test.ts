import { defaultDelivery } from '../../../functions/src/shared/delivery/delivery-setting.ts';
import { registerShopper } from '../../api/accounts.ts';
import { expectAccessible } from '../accessibility.ts';
import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { expectNoSidewaysScroll, narrow } from '../page-checks.ts';
import { addBook, callAsAdmin, deleteBook } from '../shop-data.ts';
import { asAdmin, expect } from '../shop-test.ts';
import { logIn, press } from '../signing-in.ts';
import { onDefaultShop } from '../tested-shop.ts';

asAdmin.afterAll(() => callAsAdmin('PUT', '/api/settings', { delivery: defaultDelivery }));

asAdmin(
  'the owner sets what the delivery costs, and a shopper reads it from the book page to the receipt',
  onDefaultShop('it switches on what the shop in euros has on'),
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const shopper = await registerShopper();
    const book = await addBook({ oldPrice: 15, newPrice: 12.5 });

    await asAdmin.step('the owner adds an area', async () => {
      await page.goto('/dashboard/settings');
      const form = page.getByRole('form', { name: 'Delivery costs' });
      await press(page, 'Add an area');
      await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
      await page.keyboard.type('Islands');
      await form.getByLabel('Countries').fill('United Kingdom, ireland');
      await form.getByLabel('Cost', { exact: true }).fill('4,50');
      await form.getByLabel('Free from').fill('40');
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectNoSidewaysScroll(page);
      await press(page, 'Save delivery');
      await expect(page.getByText('Delivery costs saved')).toBeVisible();
    });

    await asAdmin.step('book page and cart say the cost', async () => {
      const figures = 'Delivery from $4.50, free from $40.00, in 2 to 4 working days';
      await expect(async () => {
        // In place of the minute that the CDN keeps the page.
        cdn.purge();
        await visitor.goto(`/books/${book._id}`);
        await expect(visitor.getByRole('main')).toContainText(figures, { timeout: 2000 });
      }).toPass();
      await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(visitor.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
      await visitor.goto('/cart');
      await expect(visitor.getByText('Delivery from $4.50. Free from $40.00.')).toBeVisible();
    });

    await asAdmin.step('the checkout says it exactly, and where the shop does not deliver', async () => {
      await logIn(visitor, shopper.email);
      await visitor.goto('/checkout');
      const order = visitor.getByRole('region', { name: 'Your order' });
      await fillDelivery(visitor);
      await expect(order).toContainText('Delivery: $4.50, in 2 to 4 working days');
      await visitor.getByLabel('Country / Region').fill('Narnia');
      await expect(visitor.getByRole('alert')).toContainText('We do not deliver there yet');
      await expectAccessible(visitor);
      await visitor.getByLabel('Country / Region').fill('uk');
      await expect(order).toContainText('$17.00');
      await placeOrder(visitor).click();
      await answerDialog(visitor.getByRole('dialog', { name: 'Order Confirmed' }), 'OK');
      await visitor.getByRole('link', { name: /^Details and receipt/ }).click();
      const total = visitor.getByRole('region', { name: 'Total' });
      await expect(total).toContainText('Delivery$4.50');
      await expect(total).toContainText('Total Price$17.00');
    });

    await asAdmin.step('and the slip collects it', async () => {
      const id = visitor.url().split('/').at(-1);
      await page.goto(`/dashboard/orders/${id}`);
      await expect(page.getByRole('main')).toContainText('Delivery$4.50');
      await expect(page.getByRole('main')).toContainText('$17.00');
    });

    await deleteBook(book);
  },
);

asAdmin(
  'the owner lets the delivery cost by weight, gives a book its weight, and a shopper pays for it',
  onDefaultShop('it switches on what the shop in euros has on'),
  async ({ page, newVisitor, cdn }) => {
    const visitor = await newVisitor();
    const shopper = await registerShopper();
    const book = await addBook({ oldPrice: 15, newPrice: 12.5 });

    await asAdmin.step('the owner sets costs by weight', async () => {
      await page.goto('/dashboard/settings');
      const form = page.getByRole('form', { name: 'Delivery costs' });
      const islands = form.getByRole('group', { name: 'Area 1' });
      await form.getByRole('button', { name: 'Add an area' }).waitFor();
      if (!(await islands.isVisible())) await press(page, 'Add an area');
      await islands.getByLabel('Name', { exact: true }).fill('Islands');
      await islands.getByLabel('Countries').fill('United Kingdom');
      await islands.getByLabel('Free from').fill('');
      await islands.getByLabel('Cost by').selectOption('Weight of the books');
      await islands.getByLabel('Cost', { exact: true }).fill('2,50');
      await islands.getByRole('button', { name: 'Add a cost for heavier orders' }).click();
      await islands.getByLabel('Grams from').last().fill('1000');
      await islands.getByLabel('Cost', { exact: true }).last().fill('6');
      await form.getByLabel('Weight of other books').fill('350');
      await expectAccessible(page);
      await page.setViewportSize(narrow);
      await expectNoSidewaysScroll(page);
      await press(page, 'Save delivery');
      await expect(page.getByText('Delivery costs saved')).toBeVisible();
    });

    await asAdmin.step('a cart of one book without a weight is light', async () => {
      await expect(async () => {
        // In place of the minute that the CDN keeps the page.
        cdn.purge();
        await visitor.goto(`/books/${book._id}`);
        await expect(visitor.getByRole('main')).toContainText('Delivery from $2.50, in 2 to 4 working days', {
          timeout: 2000,
        });
      }).toPass();
      await visitor.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(visitor.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
      await logIn(visitor, shopper.email);
      await visitor.goto('/checkout');
      await fillDelivery(visitor);
      await visitor.getByLabel('Country / Region').fill('uk');
      await expect(visitor.getByRole('region', { name: 'Your order' })).toContainText('Delivery: $2.50, in');
    });

    await asAdmin.step('the book gets its weight, which its page shows', async () => {
      await page.goto(`/dashboard/edit-book/${book._id}`);
      const more = page.getByText('More about this book');
      if (!(await page.getByLabel('Weight').isVisible())) await more.click();
      await page.getByLabel('Weight').fill('1200');
      await press(page, 'Update Book');
      await expect(page.getByText('Book Updated')).toBeVisible();
      cdn.purge();
      await visitor.goto(`/books/${book._id}`);
      await expect(visitor.getByRole('main')).toContainText('Weight1200 g');
    });

    await asAdmin.step('the checkout weighs it, and the order costs that', async () => {
      await visitor.goto('/checkout');
      await fillDelivery(visitor);
      await visitor.getByLabel('Country / Region').fill('uk');
      const order = visitor.getByRole('region', { name: 'Your order' });
      await expect(order).toContainText('Delivery: $6.00, in');
      await expect(order).toContainText('$18.50');
      await placeOrder(visitor).click();
      await answerDialog(visitor.getByRole('dialog', { name: 'Order Confirmed' }), 'OK');
      await visitor.getByRole('link', { name: /^Details and receipt/ }).click();
      await expect(visitor.getByRole('region', { name: 'Total' })).toContainText('Delivery$6.00');
    });

    await deleteBook(book);
  },
);
