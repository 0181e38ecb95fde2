import type { PaymentAnswer } from '@bookstore/functions/shared/payment/payment';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { wayProblems } from '@bookstore/functions/shared/shop/ways-to-pay';
import { dollars } from '@bookstore/functions/shared/values/money';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { interruptedPage } from '../../web/src/entities/session/interrupted-page.ts';
import { CheckoutForm } from '../../web/src/features/checkout/checkout-form.tsx';
import { OrderSum } from '../../web/src/features/checkout/order-sum.tsx';
import { PaymentPage } from '../../web/src/features/payment/payment-page.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import {
  checkbox,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  findAlert,
  findButton,
  findRadio,
  findShown,
  press,
  queryRadio,
  radio,
  user,
  waitForText,
} from './on-screen.ts';
import { renderAt } from './render-at.tsx';

const onPaid = vi.fn();
const known = (state: PaymentAnswer['state']): PaymentAnswer => ({
  _id: 'one',
  state,
  number: '7K3M-9QXA',
  bookIds: ['emma'],
});

function show() {
  const pages = {
    '/orders/one/payment': <PaymentPage id="one" onPaid={onPaid} />,
    '/orders/one': <p>The order</p>,
  };
  renderAt('/orders/one/payment', pages, { shop: { payment: 'both' } });
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
    await findShown('heading', heading);
    for (const name of ways) {
      const [found] = [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('link', { name }),
      ];
      expect(found, name).toBeVisible();
    }
    expect(onPaid.mock.calls).toEqual(state === 'paid' || state === 'deciding' ? [[['emma']]] : []);
  },
);

it('A bank that cannot be asked is told, and cash is offered all the same', async () => {
  answerFetch(() => json({ ...known('open'), isUnsure: true }));
  show();
  await waitForText(/^The bank cannot be asked at the moment/);
  expectShown('button', 'Pay in cash instead');
});

it('An order that is not paid in cash is not offered so after a payment that was not made', async () => {
  answerFetch(() => json({ ...known('released'), noCash: true }));
  show();
  await findButton('Pay online');
  expectNone('button', 'Pay in cash instead');
});

it('What was not paid is placed in cash, and a refusal is told with its reason', async () => {
  answerFetch(() => json(known('open')));
  show();
  const inCash = await findButton('Pay in cash instead');
  answerFetch(() => refusal(409, '', undefined, 'books-missing'));
  await user.click(inCash);
  await findAlert('Some books are no longer available');
  answerFetch(() => json({ productIds: ['emma'] }));
  await user.click(inCash);
  await waitForText('The order');
});

/** The checkout of a shop, with an order of $12.00 to an area. */
function showCheckout(shop: ShopChanges, area = 'City', totalCents = 1200) {
  const purchase = { bookIds: ['emma'], totalCents, toOrder: [] };
  const problems = wayProblems(shop, { totalCents, isCollected: false, area }, dollars);
  const waits = { orderedInDays: 0, hasOthers: true, appears: undefined };
  const sum = <OrderSum totalCents={1200} isCollected={false} waits={waits} problems={problems} />;
  const form = (
    <CheckoutForm
      uid="ada"
      email="ada@example.com"
      purchase={purchase}
      rest={purchase}
      unavailable={null}
      onLeaveOut={vi.fn()}
      onOrdered={vi.fn()}
      onConflict={vi.fn()}
      onSessionEnded={vi.fn()}
      problems={problems}
      sum={sum}
    />
  );
  renderAt('/', { '/': form, '/orders/one/payment': <PaymentPage id="one" onPaid={onPaid} /> }, { shop });
}

it('The checkout asks how to pay where orders can be paid online, and begins with cash', async () => {
  showCheckout({ payment: 'both' });
  expect(await findRadio('In cash')).toBeChecked();
  expectShown('button', 'Place an Order');
  await user.click(radio('Online'));
  const sent = answerFetch(() => json({ ...known('open'), url: '#paid-there' }, 201));
  await user.click(checkbox(/^I agree to the/));
  await press('Pay online');
  await waitFor(() => expect(location.hash).toBe('#paid-there'));
  expect(sent[0]?.path).toContain('/api/payments');
});

it('Who goes back from the bank to the checkout is led to whether it was paid, and the way to pay stays chosen', async () => {
  sessionStorage.setItem('checkout-typed', `ada ${JSON.stringify({ values: { payOnline: true } })}`);
  showCheckout({ payment: 'both' });
  expect(await findRadio('Online')).toBeChecked();
  answerFetch(() => json({ ...known('open'), url: '#paid-at-bank' }, 201));
  await user.click(checkbox(/^I agree to the/));
  await press('Pay online');
  await waitFor(() => expect(location.hash).toBe('#paid-at-bank'));
  // As a browser does that has kept the page.
  act(() => void dispatchEvent(new Event('pageshow')));
  const asked = answerFetch(() => json(known('released')));
  await findShown('heading', 'Not paid');
  expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/one\/cancel$/)]);
  cleanup();
  // Its guard lets it wait no more: the checkout can be used again.
  interruptedPage.set(null);
  showCheckout({ payment: 'both' });
  expect(await findRadio('Online')).toBeChecked();
  // What was given up goes on as it is, at another page of the bank.
  answerFetch(({ path }) =>
    json(path.endsWith('/again') ? { ...known('open'), url: '#paid-again' } : known('released')),
  );
  await user.click(checkbox(/^I agree to the/));
  await press('Pay online');
  await waitFor(() => expect(location.hash).toBe('#paid-again'));
});

const limits = { cashUpTo: 0, onlineFrom: 0, cashAreas: [] };
const upTo10 = { ...limits, cashUpTo: 10 };

it.each([
  [upTo10, 'Cash is taken for orders of up to $10.00: this order is paid online.', 'Pay online'],
  [
    { ...limits, cashAreas: ['Land'] },
    'Cash is not taken where this order goes: this order is paid online.',
    'Pay online',
  ],
  [
    { ...limits, onlineFrom: 12.01 },
    'Orders are paid online from $12.01 on: this order is paid in cash.',
    'Place an Order',
  ],
])(
  'Where %o leaves one way to pay, the checkout has that one and says why',
  async (paymentLimits, words, name) => {
    showCheckout({ payment: 'both', paymentLimits });
    await waitForText(words);
    expectShown('button', name);
    expect(queryRadio('In cash')).toBeNull();
    expectText(name === 'Pay online' ? /now, on a page of Stripe/ : /in cash, by/);
  },
);

it('A shop that is paid online alone takes what is too little for that in cash, and says so', async () => {
  showCheckout({ payment: 'online' }, 'City', 49);
  await waitForText('Orders are paid online from $0.50 on: this order is paid in cash.');
  expectShown('button', 'Place an Order');
});

it('An order that no way to pay is left for is told so before it is sent', async () => {
  showCheckout({ payment: 'both', paymentLimits: { ...upTo10, onlineFrom: 20 } });
  await findAlert(
    'There is no way to pay for this order. Cash is taken for orders of up to $10.00. Orders are paid online from $20.00 on.',
  );
  expectNoText(/^You pay|then you can order/);
});
