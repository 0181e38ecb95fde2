import type { DeliveryArea } from '@bookstore/functions/shared/delivery/delivery-setting';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { ShopContext } from '../../web/src/config/shop.ts';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
import { CartPanel } from '../../web/src/features/cart/cart-panel.tsx';
import { addToCart, clearCart } from '../../web/src/features/cart/cart-store.ts';
import { showFailure } from '../../web/src/lib/alerts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { holds } from '../promises/holds.ts';
import { answerFetch, json, type SentRequest } from './fake-fetch.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({ shopperToken: async () => 'id-token' }));
vi.mock('../../web/src/lib/alerts.ts', () => ({
  showSuccess: vi.fn(),
  showFailure: vi.fn(async () => undefined),
  prepareAlerts: vi.fn(),
}));

const user = userEvent.setup();
const book = makeBook({ title: 'Emma', newPrice: 9.5, coverImage: 'emma.480w.avif' });
const germany: DeliveryArea = {
  ...{ name: 'Germany', countries: ['DE'], zips: [], by: 'amount', steps: [{ from: 0, cost: 4 }] },
  freeFrom: 40,
};
const outline = { fromCents: 400, freeFromCents: 4000, isFreeFromEverywhere: true, isShown: true };
const action = async () => undefined;
const auth = {
  currentUser: { uid: 'ada', email: 'ada@example.com', displayName: null, photoURL: null },
  loading: false,
  ...{ registerUser: action, loginUser: action, signInwithGoogle: action },
  ...{ requestNewPassword: action, logout: action },
};

let sent: SentRequest[];
let answer: () => Response;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCart();
  browserData.clear();
  vi.mocked(showFailure).mockClear();
  addToCart(book);
  answer = () => json(makeOrder([book]), 201);
  sent = answerFetch(({ method, path }) => {
    if (method === 'POST') return answer();
    return json(path.includes('/api/delivery') ? { areas: [germany], isShown: true } : [book]);
  });
});

function show() {
  render(
    <ShopContext value={{ delivery: outline }}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={['/checkout']}>
          <Routes>
            <Route path="/checkout" element={<CheckoutPage />} />
            <Route path="/orders" element={<h1>Your Orders</h1>} />
            <Route path="/cart" element={<CartPanel />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </ShopContext>,
  );
  return screen.getByRole('region', { name: 'Your order' });
}

async function order(): Promise<void> {
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
}

const totals = () =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => Object(body).totalPrice);

it(
  'The checkout says the cost as soon as the address is known, and orders for that total',
  holds('delivery/areas'),
  async () => {
    const summary = show();
    expect(summary).toHaveTextContent('Delivery: from $4.00, free from $40.00, in 2 to 4 working days');
    await user.type(screen.getByLabelText('Country / Region'), 'germany');
    await waitFor(() => expect(summary).toHaveTextContent('Delivery: $4.00, in'));
    expect(summary).toHaveTextContent('Total Price$13.50');
    await order();
    expect(await screen.findByRole('heading', { name: 'Your Orders' })).toBeVisible();
    expect(totals()).toEqual(['13.50']);
  },
);

it('An address that no area covers is said beside the form, and the button stays the shopper’s', async () => {
  const summary = show();
  await user.type(screen.getByLabelText('Full Name'), 'Ada');
  await user.type(screen.getByLabelText('Country / Region'), 'France');
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not deliver there yet');
  expect(summary).toHaveTextContent('Delivery: We do not deliver there yet');
  const message = 'We do not deliver there yet, said the shop';
  answer = () => json({ error: { code: 'not-delivered-there', message } }, 409);
  await order();
  await waitFor(() => expect(showFailure).toHaveBeenCalledWith('Failed to place an order', message));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada');
  await user.clear(screen.getByLabelText('Country / Region'));
  await user.type(screen.getByLabelText('Country / Region'), 'DE');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Another cost meanwhile is shown, and ordered the next time', async () => {
  const summary = show();
  await user.type(screen.getByLabelText('Country / Region'), 'DE');
  await waitFor(() => expect(summary).toHaveTextContent('Total Price$13.50'));
  const books = [{ bookId: book._id, title: book.title, newPrice: 9.5 }];
  const details = { missing: [], books, totalPrice: '15.75', deliveryCents: 625 };
  answer = () => json({ error: { code: 'total-changed', message: 'Changed', details } }, 409);
  await order();
  await waitFor(() => expect(summary).toHaveTextContent('Total Price$15.75'));
  expect(summary).toHaveTextContent('Delivery: $6.25, in');
  answer = () => json(makeOrder([book]), 201);
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  expect(await screen.findByRole('heading', { name: 'Your Orders' })).toBeVisible();
  expect(totals()).toEqual(['13.50', '15.75']);
});

it.each([
  [outline, 'Delivery from $4.00. Free from $40.00.'],
  [
    { ...outline, isFreeFromEverywhere: false, fromCents: 0 },
    'Delivery free to some addresses. Free from $40.00 in some areas.',
  ],
])('The cart says what the delivery costs where the owner wants it: %j', (delivery, words) => {
  const { unmount } = render(
    <ShopContext value={{ delivery }}>
      <CartPanel />
    </ShopContext>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText(words)).toBeVisible();
  unmount();
  render(
    <ShopContext value={{ delivery: { ...delivery, isShown: false } }}>
      <CartPanel />
    </ShopContext>,
    { wrapper: MemoryRouter },
  );
  expect(screen.queryByText(words)).toBeNull();
});
