import type { Request } from '@playwright/test';
import { delivery, fillDelivery, placeOrder } from '../checkout-page.ts';
import { answerDialog } from '../dialogs.ts';
import { addBook } from '../shop-data.ts';
import { expect, test } from '../shop-test.ts';
import { fillCredentials, newEmail, untilSecondBegins } from '../signing-in.ts';
import { anyAmount, asShown, delivered, orderCurrency } from '../tested-shop.ts';
import { keepToasts } from '../toasts.ts';

test('a new visitor finds a horror book, registers and orders it', async ({ page }) => {
  const { _id, title } = await addBook({ category: 'horror', newPrice: 9.95, oldPrice: 14 });
  const email = newEmail();

  await keepToasts(page);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Shelves' }).getByRole('link', { name: 'Horror' }).click();
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: `Add to Cart: ${title}` }).click();
  await expect(page.getByText('Product Added to the Cart')).toBeVisible();

  await page.getByRole('link', { name: 'Cart, books: 1' }).click();
  await expect(page.getByRole('heading', { name: 'Shopping cart' })).toBeVisible();
  await expect(page.getByText(asShown('Shipping and taxes calculated at checkout.'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: anyAmount })).toHaveText(
    asShown('$9.95'),
  );
  await page.getByRole('link', { name: 'Checkout' }).click();

  await expect(page).toHaveURL('/login');
  await page.getByRole('link', { name: 'Register' }).click();
  // The login has the same fields, and stays until the next page is there.
  await expect(page.getByRole('heading', { name: 'Please Register' })).toBeVisible();
  await fillCredentials(page, email);
  await untilSecondBegins();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('User registered successfully!')).toBeVisible();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('button', { name: 'User menu' })).toBeVisible();
  await expect(page.getByLabel('Email Address')).not.toBeEditable();

  await fillDelivery(page);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request);
  });
  await placeOrder(page).dblclick();

  const confirmed = page.getByRole('dialog', { name: 'Order Confirmed' });
  await expect(confirmed).toContainText('Order Placed Successfully');
  await expect(page).toHaveURL('/orders');
  // On a phone the ticket scrolls above it.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(confirmed.getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 });
  await answerDialog(confirmed, 'OK');
  await expect(page.getByRole('heading', { name: 'Your Orders' })).toBeVisible();
  const order = page.getByRole('article').filter({ hasText: /Order \w{4}-\w{4}/ });
  await expect(order).toContainText(title);
  await expect(order).toContainText(asShown(delivered('$9.95')));
  await expect(order).toContainText('1 Mill Lane');
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({
    name: delivery['Full Name'],
    email,
    productIds: [_id],
    totalPrice: delivered('9.95'),
    ...orderCurrency,
  });

  await expect(page.getByRole('link', { name: 'Cart, books: 0' })).toBeVisible();
});
