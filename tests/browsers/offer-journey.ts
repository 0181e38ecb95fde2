import { expect } from 'vitest';
import { callAsAdmin, ordersOf } from '../e2e/shop-data.ts';
import type { Journey } from './journeys.ts';
import { addToCart, changeSettings, goToCheckout, logInAsNew, orderCart } from './shopper-steps.ts';
import type { Visitor } from './visitor.ts';

const setOffers = (isOn: boolean, fixedPrices: 'DE' | 'none') =>
  changeSettings(
    { offers: { isOn, isTakenBack: false }, fixedPrices },
    (page) => page.includes('"offers":true') === isOn,
  );

async function orderWithCode(visitor: Visitor): Promise<void> {
  const [title, code] = ['Summer reading', `SUMMER${crypto.randomUUID().slice(0, 6).toUpperCase()}`];
  await callAsAdmin('POST', '/api/offers', { title, code, basisPoints: 1000 });
  const shopper = await logInAsNew(visitor);
  const fixed = await addToCart(visitor, { newPrice: 12, oldPrice: 12 });
  await addToCart(visitor, { newPrice: 10, oldPrice: 10, condition: 'used' });
  await visitor.press('link', 'Cart, books: 2');
  await visitor.press('text', 'Do you have a code?');
  await visitor.fill('Code', `sum-mer ${code.slice(6).toLowerCase()}`);
  await visitor.press('button', 'Use the code');
  const offer = visitor.in('region', 'Offer');
  await offer.reads('Summer reading −$1.00 With the offer $21.00');
  await offer.reads(`Without “${fixed}”: new books have a fixed price in Germany (BuchPrG).`);
  await goToCheckout(visitor);
  await visitor.in('region', 'Your order').reads('Summer reading');
  await orderCart(visitor);
  await visitor.sees('heading', 'Your Orders');
  const [order] = await ordersOf(shopper);
  expect(order.discounts).toMatchObject([{ reason: title, parts: [{ cents: 100 }] }]);
}

export const offerJourney: Journey = {
  title: 'a code takes something off the cart, and nothing off a book with a fixed price',
  // Changes of the cart within a second, which are sent again by themselves.
  warnings: /exchanged with the shop later: The lists were just changed/,
  async run(visitor) {
    await setOffers(true, 'DE');
    try {
      await orderWithCode(visitor);
    } finally {
      await setOffers(false, 'none');
    }
  },
};
