import { beforeEach, expect, it } from 'vitest';
import { BackToPageCard } from '../../web/src/app/back-to-page-card.tsx';
import { interruptedPage } from '../../web/src/entities/session/interrupted-page.ts';
import { AuthContext, type AuthState } from '../../web/src/features/auth/auth-context.ts';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { expectLink, expectShown, named, press, renderRouted } from './on-screen.ts';
import { ada, authState } from './signed-in.ts';

function show(currentUser: AuthState['currentUser']) {
  const auth = authState(currentUser);
  return renderRouted(
    <AuthContext value={auth}>
      <BackToPageCard />
    </AuthContext>,
  ).container;
}

beforeEach(clearCart);

it('A shopper with books in the cart is offered a link back to the checkout', async () => {
  addToCart(makeBook());
  interruptedPage.set('/checkout');
  show(ada);
  expect(named('complementary', 'Your cart is waiting')).toHaveTextContent('One book is in it.');
  expectLink('To the checkout', '/checkout');
  await press('Not now');
  expect(interruptedPage.get()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('No link back is offered without a login, nor with an empty cart', () => {
  interruptedPage.set('/checkout');
  expect(show(ada)).toBeEmptyDOMElement();
  addToCart(makeBook());
  expect(show(null)).toBeEmptyDOMElement();
});

it('A shopper is offered a link back to a payment', () => {
  const path = `/orders/${makeOrder([])._id}/payment`;
  interruptedPage.set(path);
  show(ada);
  expectShown('complementary', 'Your order is waiting');
  expectLink('To your order', path);
});

it('No link back is offered to any other path', () => {
  for (const path of ['//example.com/orders/1', 'https://example.com', '/orders/..%2Fbrowse', '/dashboard']) {
    interruptedPage.set(path);
    expect(show(ada), path).toBeEmptyDOMElement();
  }
});
