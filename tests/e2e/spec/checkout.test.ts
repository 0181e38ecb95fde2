import { call } from '../../api/shop-api.ts';
import { delivery, fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook, deleteBook, demoBook, ordersOf, putIntoCart } from '../shop-data.ts';
import { asShopper, expect } from '../shop-test.ts';
import { delivered, isEuroShop, orderCurrency, shown } from '../tested-shop.ts';

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
  'the checkout shows the total and its form, and only the terms hold it back',
  async ({ page, shopper }) => {
    const kim = demoBook('kim');
    await putIntoCart(page, kim);
    await page.goto('/checkout');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cash On Delivery');
    const total = main.locator('dl > div').filter({ hasText: /^Total Price|^Items/ });
    await expect(total).toHaveText([
      shown(delivered(`Total Price$${kim.newPrice.toFixed(2)}`, '')),
      'Items1',
    ]);
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
    await expect(main.getByRole('radio')).toHaveCount(isEuroShop ? 2 : 0);

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

asShopper(
  "an order is sent as JSON with the shopper's own credential, confirmed and listed, to the cent",
  async ({ page, shopper }) => {
    const books = [await addBook({ newPrice: 0.1 }), await addBook({ newPrice: 0.2 })];
    await putIntoCart(page, ...books);
    await page.goto('/cart');
    await expect(page.getByText(shown('$0.30'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Cash On Delivery' })).toBeVisible();
    await expect(page.locator('dl > div')).toHaveText([shown(delivered('Total Price$0.30', '')), 'Items2']);
    await fillDelivery(page);
    const ordering = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/api\//.test(request.url()),
    );
    await placeOrder(page).click();

    const request = await ordering;
    expect(new URL(request.url()).pathname).toBe('/api/orders');
    expect(request.headers()['content-type']).toBe('application/json');
    expect(request.headers().authorization).toMatch(/^Bearer ./);
    const productIds = books.map(({ _id }) => _id);
    expect(request.postDataJSON()).toEqual({
      name: delivery['Full Name'],
      email: shopper.email.toLowerCase(),
      address: {
        street: delivery['Address / Street'],
        city: delivery.City,
        country: delivery['Country / Region'],
        state: delivery['State / Province'],
        zipcode: delivery.Zipcode,
      },
      phone: delivery['Phone Number'],
      productIds,
      totalPrice: delivered('0.30'),
      ...orderCurrency,
    });
    expect((await request.response())?.status()).toBe(201);

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Order Confirmed');
    await expect(dialog.getByText('Order Placed Successfully', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/orders');
    await answerDialog(dialog, 'OK');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(shown(delivered('$0.30')));
    await expect(page.getByRole('link', { name: 'Cart, books: 0' })).toBeVisible();
    expect(await ordersOf(shopper)).toMatchObject([{ productIds, totalPrice: delivered('0.30') }]);
    const path = `/api/orders/email/${encodeURIComponent(shopper.email)}`;
    expect((await call('GET', path)).status).toBe(401);
    await Promise.all(books.map(deleteBook));
  },
);

asShopper(
  'an order without any field but the terms is placed once, however often the button is pressed',
  async ({ page, shopper }) => {
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/checkout');
    await page.getByRole('checkbox').check();
    await placeOrder(page).dblclick();
    const confirmed = page.getByRole('dialog', { name: 'Order Confirmed' });
    await answerDialog(confirmed, 'OK');
    await expect(page.getByRole('heading', { name: /^Order \w{4}-\w{4}$/ })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Kim');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(confirmed).toBeHidden();
    expect(await ordersOf(shopper)).toHaveLength(1);
  },
);

asShopper(
  'offline no order is placed or queued, the failure is told, and form and cart stay',
  async ({ page, context, shopper, browserErrors }) => {
    browserErrors.expect(
      /ERR_INTERNET_DISCONNECTED/,
      /The order was not placed/,
      /could not be checked/,
      /SweetAlert|alert box/,
      /firestore/i,
    );
    await putIntoCart(page, demoBook('kim'));
    await page.goto('/checkout');
    // What tells the failure is loaded with the first use of the form.
    const dialogFiles = ['js', 'css'].map((kind) =>
      page.waitForResponse(new RegExp(`/sweetalert2[^/]*\\.${kind}`)),
    );
    await fillDelivery(page);
    for (const file of await Promise.all(dialogFiles)) await file.finished();
    await context.setOffline(true);
    await placeOrder(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText('Failed to place an order');
    await expect(dialog).toContainText('There is no connection to the shop');
    await answerDialog(dialog, 'OK');
    await expect(page).toHaveURL('/checkout');
    for (const [label, text] of Object.entries(delivery))
      await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(page.getByRole('link', { name: 'Cart, books: 1' })).toBeVisible();
    await expect(placeOrder(page)).toBeEnabled();

    await context.setOffline(false);
    expect(await ordersOf(shopper)).toHaveLength(0);
    await placeOrder(page).click();
    await expect(page.getByRole('dialog', { name: 'Order Confirmed' })).toBeVisible();
    expect(await ordersOf(shopper)).toHaveLength(1);
  },
);
