import { registerShopper } from '../../api/accounts.ts';
import { call } from '../../api/shop-api.ts';
import { hostOf } from '../../emulators/project.ts';
import { makeOrderRequest } from '../../fixtures/factories.ts';
import { logIn } from '../people.ts';
import { demoBook } from './demo-book.ts';
import { holdBack } from './hold-back.ts';
import { asShopper, expect, test } from './visitors.ts';

test('the orders list what the signed-in shopper has ordered, newest first', async ({ page }) => {
  const shopper = await registerShopper();
  const orders = [[demoBook('dracula'), demoBook('kim')], [demoBook('moby-dick')]];
  for (const books of orders) {
    const { status } = await call('POST', '/api/orders', {
      token: shopper.token,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: makeOrderRequest(books),
    });
    expect(status).toBe(201);
  }
  await logIn(page, shopper.email);
  await page.goto('/orders');
  const cards = page.getByRole('main').getByRole('article');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  await expect(cards.getByRole('heading')).toHaveText(['Order #2', 'Order #1']);
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  await expect(cards.first()).toContainText(today);
  await expect(cards.last().getByRole('listitem')).toHaveCount(2);
  await expect(cards.last()).toContainText('Dracula');
  const total = demoBook('dracula').newPrice + demoBook('kim').newPrice;
  await expect(cards.last()).toContainText(`Total Price: $${total.toFixed(2)}`);
  for (const line of ['Nora Field', '2 Quay Street', 'Galway, Connacht, H91', 'Ireland', '0015550100']) {
    await expect(cards.last().getByText(line, { exact: true })).toBeVisible();
  }
  await expect(cards.last().getByText(shopper.email, { exact: true })).toBeVisible();
});

asShopper('a shopper without orders reads so, after a moment of loading', async ({ page }) => {
  const answer = await holdBack(page, `http://${hostOf('firestore')}/**`);
  await page.goto('/orders');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your Orders');
  await expect(main.getByText('Loading...', { exact: true })).toBeVisible();
  answer();
  await expect(main.getByText('No orders found', { exact: true })).toBeVisible();
  await expect(main.getByText('Loading...')).toHaveCount(0);
});
