import { fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { newShopperOn } from '../people.ts';
import { putIntoCart } from '../stock.ts';
import { demoBook } from './demo-book.ts';
import { asShopper, expect, test } from './visitors.ts';

const fields = {
  'Full Name': 'name',
  'Phone Number': 'tel',
  'Address / Street': 'street-address',
  City: 'address-level2',
  'Country / Region': 'country-name',
  'State / Province': 'address-level1',
  Zipcode: 'postal-code',
};

asShopper(
  'the checkout shows the total and its form; only the terms hold it back',
  async ({ page, shopper }) => {
    await page.goto('/checkout');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cash On Delivery');
    await expect(main.locator('dl > div')).toHaveText(['Total Price$0.00', 'Items0']);
    for (const [label, autocomplete] of Object.entries(fields)) {
      const field = main.getByLabel(label, { exact: true });
      await expect(field).toHaveValue('');
      await expect(field).toBeEditable();
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
    }
    const email = main.getByLabel('Email Address');
    await expect(email).toHaveValue(shopper.email.toLowerCase());
    await expect(email).not.toBeEditable();
    await expect(main.getByLabel('Phone Number')).toHaveAttribute('inputmode', 'numeric');

    const terms = main.getByRole('checkbox');
    await expect(terms).not.toBeChecked();
    await expect(placeOrder(page)).toBeDisabled();
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await main.getByLabel('Full Name').press('Enter');
    await expect(placeOrder(page)).toBeDisabled();
    await terms.check();
    await expect(placeOrder(page)).toBeEnabled();
    await terms.uncheck();
    await expect(placeOrder(page)).toBeDisabled();
    expect(sent).toEqual([]);
  },
);

test('an order is confirmed and leads to the orders, with an empty cart', async ({ page }) => {
  await newShopperOn(page);
  const books = [demoBook('dracula'), demoBook('kim')] as const;
  await putIntoCart(page, ...books);
  await page.goto('/checkout');
  const total = (books[0].newPrice + books[1].newPrice).toFixed(2);
  await expect(page.locator('dl > div')).toHaveText([`Total Price$${total}`, 'Items2']);
  await fillDelivery(page);
  await placeOrder(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Order Confirmed');
  await expect(dialog.getByText('Order Placed Successfully', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/orders');
  await answerDialog(dialog, 'OK');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Cart, books: 0' })).toBeVisible();
});

test('an order without any field but the terms is taken', async ({ page }) => {
  await newShopperOn(page);
  await putIntoCart(page, demoBook('kim'));
  await page.goto('/checkout');
  await page.getByRole('checkbox').check();
  await placeOrder(page).click();
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Order Confirmed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText('Kim');
});
