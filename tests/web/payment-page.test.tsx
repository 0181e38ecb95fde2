import type { PaymentAnswer } from '@bookstore/functions/shared/payment/payment';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ShopContext } from '../../web/src/config/shop.ts';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import { PaymentPage } from '../../web/src/features/payment/payment-page.tsx';
import { answerFetch, json } from './fake-fetch.ts';

vi.mock('../../web/src/lib/firebase/auth.ts', () => ({
  shopperToken: async () => 'id-token',
  confirmAddress: vi.fn(),
  observeShopper: vi.fn(),
}));

const user = userEvent.setup();
const onPaid = vi.fn();
const known = (state: PaymentAnswer['state']): PaymentAnswer => ({
  ...{ _id: 'one', state, number: '7K3M-9QXA', bookIds: ['emma'] },
});

function show(shop: ShopChanges = { payment: 'both' }) {
  render(
    <MemoryRouter initialEntries={['/orders/one/payment']}>
      <ShopContext value={shop}>
        <Routes>
          <Route path="/orders/one/payment" element={<PaymentPage id="one" onPaid={onPaid} />} />
          <Route path="/orders/one" element={<p>The order</p>} />
        </Routes>
      </ShopContext>
    </MemoryRouter>,
  );
}

it.each([
  ['paid', 'Paid', ['See your order']],
  ['open', 'Not paid yet', ['Pay online', 'Pay in cash instead', 'Back to the cart']],
  ['released', 'Not paid', ['Pay online', 'Pay in cash instead', 'Back to the cart']],
  ['deciding', 'The bank is still deciding', ['Ask the bank again']],
  ['given-back', 'Your money goes back', ['Browse the books']],
  ['unsettled', 'The shop looks at your payment', ['Browse the books']],
  ['in-cash', 'Ordered, to be paid in cash', ['See your order']],
] as const)(
  'The page of a payment that is %s says so, and what can be done',
  async (state, heading, ways) => {
    answerFetch(() => json(known(state)));
    show();
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    for (const name of ways) {
      const [found] = [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('link', { name }),
      ];
      expect(found, name).toBeVisible();
    }
    expect(onPaid.mock.calls).toEqual(state === 'paid' ? [[['emma']]] : []);
  },
);

it('A shop that takes no cash offers none after a payment that was not made', async () => {
  answerFetch(() => json(known('released')));
  show({ payment: 'online' });
  await screen.findByRole('button', { name: 'Pay online' });
  expect(screen.queryByRole('button', { name: 'Pay in cash instead' })).toBeNull();
});

it('What was not paid is placed in cash, and a refusal is told with its reason', async () => {
  answerFetch(() => json(known('open')));
  show();
  const inCash = await screen.findByRole('button', { name: 'Pay in cash instead' });
  answerFetch(() => json({ error: { code: 'books-missing', message: '' } }, 409));
  await user.click(inCash);
  expect(await screen.findByRole('alert')).toHaveTextContent('Some books are no longer available');
  answerFetch(() => json({ productIds: ['emma'] }));
  await user.click(inCash);
  expect(await screen.findByText('The order')).toBeVisible();
});

it('The checkout asks how to pay where orders can be paid online, and begins with cash', async () => {
  const purchase = { bookIds: ['emma'], totalCents: 1200, toOrder: [] };
  render(
    <MemoryRouter>
      <ShopContext value={{ payment: 'both' }}>
        <CheckoutForm
          {...{ uid: 'ada', email: 'ada@example.com', purchase, rest: purchase, unavailable: null }}
          {...{ onLeaveOut: vi.fn(), onOrdered: vi.fn(), onConflict: vi.fn(), onSessionEnded: vi.fn() }}
        />
      </ShopContext>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('radio', { name: 'In cash' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Place an Order' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Online' }));
  const sent = answerFetch(() => json({ ...known('open'), url: '#paid-there' }, 201));
  await user.click(screen.getByRole('checkbox', { name: /^I agree to the/ }));
  await user.click(screen.getByRole('button', { name: 'Pay online' }));
  await waitFor(() => expect(location.hash).toBe('#paid-there'));
  expect(sent[0]?.path).toContain('/api/payments');
});
