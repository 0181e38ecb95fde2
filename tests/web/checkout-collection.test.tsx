import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page as CheckoutPage } from '../../web/src/app/routes/shop/checkout-route.tsx';
import { ShopContext } from '../../web/src/config/shop.ts';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { AuthContext } from '../../web/src/features/auth/auth-context.ts';
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
const area = { name: 'All', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 4 }] };
const shop = {
  ...{ delivery: { fromCents: 400, isShown: true }, collection: { text: 'Kept for two weeks' } },
  ...{ shopName: 'Paper & Ink', postalAddress: '1 Mill Lane', openingHours: 'Mon–Fri 9–18' },
};
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
    return json(path.includes('/api/delivery') ? { areas: [area], isShown: true } : [book]);
  });
});

function show(changes: object = shop) {
  return render(
    <ShopContext value={changes}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={['/checkout']}>
          <Routes>
            <Route path="/checkout" element={<CheckoutPage />} />
            <Route path="/orders" element={<h1>Your Orders</h1>} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </ShopContext>,
  );
}

const collect = () => screen.findByRole('radio', { name: 'Collected in the shop' });
const summary = () => screen.getByRole('region', { name: 'Your order' });
const bodies = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));

async function order(): Promise<void> {
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
}

it(
  'Who collects the books is asked for no address, sees where and when, and pays no delivery',
  holds('delivery/collection'),
  async () => {
    show();
    await user.type(screen.getByLabelText('Address / Street'), '2 Quay Street');
    const group = await screen.findByRole('group', { name: 'How do you want your books?' });
    expect(group).toContainElement(await collect());
    expect(screen.getByRole('radio', { name: 'Delivered to you' })).toBeChecked();
    expect(summary()).not.toHaveTextContent('Total Price$9.50');
    screen.getByRole('radio', { name: 'Delivered to you' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(await collect()).toBeChecked();
    expect(screen.queryByLabelText('Address / Street')).toBeNull();
    expect(screen.getByLabelText('Full Name')).toBeVisible();
    expect(group).toHaveTextContent('1 Mill Lane');
    expect(group).toHaveTextContent('Mon–Fri 9–18');
    expect(group).toHaveTextContent('Kept for two weeks');
    expect(summary()).toHaveTextContent('Collection: Free, in the shop');
    expect(summary()).toHaveTextContent('Total Price$9.50');
    await order();
    expect(await screen.findByRole('heading', { name: 'Your Orders' })).toBeVisible();
    const [{ collection, totalPrice, address }] = bodies();
    expect([collection, totalPrice, address.street]).toEqual([true, '9.50', '']);
  },
);

it('The choice outlives the page, and what was typed of the address is there again', async () => {
  const { unmount } = show();
  await user.type(screen.getByLabelText('Address / Street'), '2 Quay Street');
  await user.click(await collect());
  unmount();
  show();
  expect(await collect()).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Delivered to you' }));
  expect(screen.getByLabelText('Address / Street')).toHaveValue('2 Quay Street');
});

it('A shop that hands out no orders asks nothing, also where the choice was remembered', async () => {
  const { unmount } = show();
  await user.click(await collect());
  unmount();
  show({});
  expect(screen.getByLabelText('Address / Street')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(summary()).toHaveTextContent('Delivery: Free');
  await order();
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).not.toHaveProperty('collection');
});

it('A refusal says so and asks for the address, with everything that was typed', async () => {
  show();
  await user.type(screen.getByLabelText('Full Name'), 'Ada');
  await user.click(await collect());
  const message = 'Orders cannot be collected in the shop any more';
  answer = () => json({ error: { code: 'no-collection', message } }, 409);
  await order();
  await waitFor(() => expect(showFailure).toHaveBeenCalledWith('Failed to place an order', message));
  expect(await screen.findByLabelText('Address / Street')).toBeVisible();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada');
});
