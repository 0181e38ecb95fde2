import { expect } from 'vitest';
import { addBook, callAsAdmin, ordersOf } from '../e2e/shop-data.ts';
import type { Journey } from './journeys.ts';
import { addToCart, changeSettings, goToCheckout, logInAsNew, orderCart } from './shopper-steps.ts';
import type { Visitor } from './visitor.ts';

const setOffers = (isOn: boolean, fixedPrices: 'DE' | 'none') =>
  changeSettings(
    { offers: { isOn, isTakenBack: false }, fixedPrices },
    (page) => page.includes('"offers":true') === isOn,
  );

async function orderByLink(visitor: Visitor): Promise<void> {
  const [title, code] = ['Summer reading', `SUMMER${crypto.randomUUID().slice(0, 6).toUpperCase()}`];
  await callAsAdmin('POST', '/api/offers', { title, code, basisPoints: 1000 });
  const shopper = await logInAsNew(visitor);
  const fixed = await addToCart(visitor, { newPrice: 12, oldPrice: 12 });
  const used = await addBook({ newPrice: 10, oldPrice: 10, condition: 'used' });
  await visitor.open(`/books/${used._id}?utm_source=mail&offer=sum-mer${code.slice(6).toLowerCase()}`);
  await visitor.reads(`The code ${code} goes with your cart`);
  await visitor.press('button', `Add to Cart: ${used.title}`);
  await visitor.press('link', 'Cart, books: 2');
  const offer = visitor.in('region', 'Offer');
  await offer.reads('Summer reading −$1.00 With the offer $21.00');
  await offer.reads(`Without “${fixed}”: new books have a fixed price in Germany (BuchPrG).`);
  await goToCheckout(visitor);
  await visitor.in('region', 'Your order').reads('Summer reading');
  await orderCart(visitor);
  await visitor.sees('heading', 'Your Orders');
  const [order] = await ordersOf(shopper);
  expect(order.discounts).toMatchObject([{ reason: title, parts: [{ id: used._id, cents: 100 }] }]);
}

export const offerJourney: Journey = {
  title: 'a link carries an offer into the cart, where a book with a fixed price is left out',
  // Changes of the cart within a second, which are sent again by themselves.
  warnings: /exchanged with the shop later: The lists were just changed/,
  async run(visitor) {
    await setOffers(true, 'DE');
    try {
      await orderByLink(visitor);
    } finally {
      await setOffers(false, 'none');
    }
  },
};
