import { screen } from '@testing-library/react';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, type SentRequest } from './fake-fetch.ts';
import { button, user } from './on-screen.ts';
import { renderAt } from './render-at.tsx';
import { ada, authState } from './signed-in.ts';

// The checkout of a signed-in shopper with one book in the cart, before an API of the test's. Import it before what it
// puts other modules in the place of.

export { showFailure };

export const book = makeBook({ title: 'Emma', newPrice: 9.5, coverImage: 'emma.480w.avif' });
const auth = authState(ada);

let sent: SentRequest[];

/** What the shop answers to the next orders. */
let answer: () => Response;

export function answerOrders(next: () => Response): void {
  answer = next;
}

/** A new browser with books in its cart, and a shop that delivers to these areas. */
export function beginCheckout(areas: readonly object[], more: object = {}, books = [book]): void {
  localStorage.clear();
  sessionStorage.clear();
  clearCart();
  browserData.clear();
  for (const one of books) addToCart(one);
  answerOrders(() => json(makeOrder([book]), 201));
  sent = answerFetch(({ method, path }) => {
    if (method === 'POST') return answer();
    return json(path.includes('/api/delivery') ? { areas, isShown: true, ...more } : books);
  });
}

export function showCheckout(shop: object) {
  const pages = {
    '/checkout': <CheckoutPage />,
    '/orders': <h1>Your Orders</h1>,
    '/cart': <CartPanel />,
  };
  return renderAt('/checkout', pages, { shop, auth });
}

export const summary = () => screen.getByRole('region', { name: 'Your order' });

export const orders = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));

export async function order(): Promise<void> {
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Place an Order'));
}
