import type { OrderMail } from '@bookstore/functions/shared/order/mail';
import type { Order } from '@bookstore/functions/shared/order/order';
import { copiesOf } from '@bookstore/functions/shared/order/order-lines';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OrderDetail } from '../../web/src/features/order-detail/order-detail.tsx';
import { askFirst, showToast } from '../../web/src/lib/alerts.ts';
import { setShortcutsOn } from '../../web/src/lib/browser/shortcuts.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, refusal, type SentRequest } from './fake-fetch.ts';
import {
  agree,
  button,
  expectLink,
  expectNone,
  expectNoText,
  expectShown,
  expectText,
  field,
  findButton,
  inRole,
  link,
  press,
  quietErrors,
  renderRouted,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import './desk-session.ts';

const desk = vi.hoisted(() => ({ useDeskOrder: vi.fn() }));
vi.mock('../../web/src/entities/order/desk-queries.ts', () => desk);
vi.mock('../../web/src/entities/order/undo-offer.ts', () => ({ offerUndo: vi.fn() }));

beforeEach(() => void agree());

/** The page of an order; `live` shows it as it has become. */
function show(order: Order | undefined) {
  desk.useDeskOrder.mockReturnValue(order);
  const page = () => <OrderDetail id={order?._id ?? 'none'} />;
  const { rerender } = renderRouted(page());
  return {
    live(now: Order) {
      desk.useDeskOrder.mockReturnValue(now);
      rerender(page());
    },
  };
}

/** Answers the steps one after the other; there are no mails unless they are given. */
function answerSteps(
  answers: (() => Response | Promise<Response>)[],
  mails: OrderMail[] = [],
): SentRequest[] {
  const steps: SentRequest[] = [];
  answerFetch((request) => {
    if (request.path.includes('/notes')) return json([]);
    if (request.path.includes('/mails')) return json(request.method === 'GET' ? mails : mails[0]);
    steps.push(request);
    return answers[steps.length - 1]?.() ?? refusal(500, 'No more answers');
  });
  return steps;
}

it.each([
  ['whose books are still here warns', 'placed', 1],
  ['whose books have arrived does not', 'delivered', 0],
] as const)('The page of an order whose money was taken back and %s', (_, status, count) => {
  answerSteps([]);
  show(makeOrder([makeBook()], { status, isPaidOnline: true, cashCents: 0, takenBackCents: 1250 }));
  expect(screen.queryAllByText(/^\$12.50 of what was paid online was taken back/)).toHaveLength(count);
});

it("The page shows the recipient, the shopper's phone and e-mail, and the history of the order", async () => {
  answerSteps([]);
  const at = '2026-04-02T12:00:00.000Z';
  const parcel = { number: 1, bookIds: [], carrier: 'DHL', trackingCode: 'JD 1', at };
  const order = makeOrder();
  const packed = { status: 'packed', at, by: 'admin', note: 'As a present' } as const;
  const history = [...order.history, packed];
  show({ ...order, status: 'shipped', history, parcels: [{ ...parcel, state: 'shipped' }] });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Order 7K3M-9QXA');
  expectLink('0015550100', 'tel:0015550100');
  expectLink('nora@example.com', 'mailto:nora@example.com');
  expectLink('DHL · JD 1', expect.stringContaining('piececode=JD%201'));
  const steps = inRole('region', 'History').getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Placed');
  expect(steps[1]).toHaveTextContent(/Packed.*the shop.*As a present/);
  await waitForText('No mails about this order.');
});

it('A city and a country of the same name are both shown', () => {
  const error = quietErrors();
  answerSteps([]);
  const address = { street: '1 Orchard Road', city: 'Singapore', country: 'Singapore' };
  show(makeOrder([makeBook()], { address: { ...address, state: '', zipcode: '' } }));
  expect(screen.getAllByText('Singapore')).toHaveLength(2);
  expect(error).not.toHaveBeenCalled();
});

it('The page of a missing order links back to all orders', () => {
  show(undefined);
  expectText('There is no such order.');
  expectLink('All orders', '/dashboard/orders');
});

it('A step that cancels or returns is never the main button, even when it is the only one', async () => {
  const order = makeOrder([makeBook()], { status: 'delivered' });
  const steps = answerSteps([() => json({ ...order, status: 'returned' })]);
  show(order);
  expectShown('heading', 'Nothing left to do');
  expectText('This order is delivered.');
  expect(screen.getByText('Mark as returned')).not.toBeVisible();
  expect(field('Note to the shopper (optional)')).not.toBeVisible();
  await user.click(screen.getByText('Other steps'));
  expect(button('Mark as returned')).toHaveAttribute('type', 'button');
  await typeIn('Note to the shopper (optional)', 'Thank you');
  await press('Mark as returned');
  expect(askFirst).toHaveBeenCalledOnce();
  await waitFor(() => expect(steps).toHaveLength(1));
  expect(steps[0]?.body).toMatchObject({ from: 'delivered', to: 'returned', note: 'Thank you' });
});

it.each([
  [{ status: 'delivered', isPaidOnline: true }, 'Next step', /their money goes back by itself/],
  [{ status: 'delivered' }, 'Next step', /note each as returned and give their money back/],
  [{ status: 'returned', isPaidOnline: true }, 'Nothing left to do', /and its money goes back by itself/],
  [{ status: 'returned' }, 'Next step', /^The order is over: give back what was paid/],
  [{ status: 'returned', cashCents: 150 }, 'Next step', /^Give back \$1\.50, and note it under Money/],
  [{ status: 'returned', cashCents: 0 }, 'Nothing left to do', /no money is to be given back/],
] as const)(
  'Of a withdrawal the desk of %o is told to give back only what does not go back by itself',
  async (paid, heading, sentence) => {
    answerSteps([]);
    const withdrawals = [{ name: 'Ada', books: 'Emma', isLate: false, at: '2026-04-05T12:00:00.000Z' }];
    show(makeOrder([makeBook({ newPrice: 10 })], { cashCents: 1000, withdrawals, ...paid }));
    expectShown('heading', heading);
    expectText(sentence);
    if (paid.status === 'delivered') expectText('Mark as returned');
  },
);

it('A note that is being typed stays when the shopper cancels, and ends with the step that has sent it', async () => {
  const order = makeOrder([makeBook()], { status: 'shipped' });
  answerSteps([() => json({ ...order, status: 'delivered' })]);
  const page = show(order);
  const note = field('Note to the shopper (optional)');
  await user.type(note, 'On its way');
  page.live({ ...order, status: 'cancelled' });
  expect(note).toHaveFocus();
  expect(note).toHaveValue('On its way');
  expect(note).toHaveAccessibleDescription('No step is left that could send it.');
  page.live(order);
  await press('Mark as delivered');
  await waitFor(() => expect(note).toHaveValue(''));
  page.live({ ...order, status: 'delivered' });
  expect(field('Note to the shopper (optional)')).not.toBeVisible();
});

it('An order that lacks something is packed once that was confirmed', async () => {
  const order = makeOrder([makeBook()], { phone: '' });
  const steps = answerSteps([() => json({ ...order, status: 'packed' })]);
  show(order);
  vi.mocked(askFirst).mockResolvedValueOnce(false);
  await press('Mark as packed');
  expect(askFirst).toHaveBeenCalledWith(
    'Pack it without a phone number?',
    ...Array(3).fill(expect.anything()),
  );
  expect(steps).toHaveLength(0);
  await press('Mark as packed');
  await waitFor(() => expect(steps).toHaveLength(1));
});

it('The key p takes the step, but not in a text box or while the keys are off', async () => {
  const order = makeOrder();
  const steps = answerSteps([() => json({ ...order, status: 'packed' })]);
  show(order);
  await typeIn('Note to the shopper (optional)', 'pppp');
  link('All orders').focus();
  act(() => setShortcutsOn(false));
  await user.keyboard('p');
  expect(steps).toHaveLength(0);
  act(() => setShortcutsOn(true));
  await user.keyboard('p');
  await waitFor(() => expect(steps).toHaveLength(1));
  expect(steps[0]?.body).toMatchObject({ to: 'packed', note: 'pppp' });
});

const taken = { takenBy: 'Owner', collection: true, email: '' };

it('Many copies of a book are one row, until each is asked for, whose forms are its own', async () => {
  answerSteps([]);
  const order = makeOrder([makeBook({ title: 'Emma' })]);
  const lines = order.lines.flatMap((line) =>
    copiesOf(line.bookId, 28).map((copy) => ({ ...line, ...copy })),
  );
  show({ ...order, lines });
  expectText('28 × Emma');
  expect(screen.getAllByRole('button', { name: /Emma/ })).toHaveLength(1);
  await press('Each copy of Emma');
  const names = screen.getAllByRole('button', { name: /^Take out: Emma/ }).map((one) => one.ariaLabel);
  expect(new Set(names).size).toBe(28);
});

it('A sale over the counter asks for no name and no label, and nothing is written to who has no address', () => {
  answerSteps([]);
  show(makeOrder([makeBook()], { ...taken, name: '', phone: '', status: 'delivered' }));
  expectShown('heading', 'Sold over the counter');
  expectNoText(/ask the shopper before/);
  expectText('The order has no e-mail address: nothing can be sent.');
  expectNone('link', 'Print label');
  expectShown('link', 'Print packing slip');
});

const mail: OrderMail = {
  event: 'placed',
  to: 'nora@example.com',
  subject: 'Your order 7K3M-9QXA',
  state: 'ERROR',
  attempts: 5,
  at: '2026-04-01T12:00:00.000Z',
};

it('A mail that does not wait to be sent, whatever became of it, can be sent again', async () => {
  const mails: Partial<OrderMail>[] = [
    { event: 'placed', state: 'ERROR' },
    { event: 'packed', state: 'OFF' },
    { event: 'shipped', state: 'SUCCESS' },
    { event: 'delivered', state: 'PENDING' },
  ];
  answerSteps(
    [],
    mails.map((fields) => ({ ...mail, ...fields, subject: `${fields.state}` })),
  );
  show(makeOrder());
  const buttons = () => screen.getAllByRole('button', { name: /^Send again/ });
  const choose = await findButton('Send one again …');
  // Those that did not go stand out.
  expect(buttons()).toHaveLength(2);
  await user.click(choose);
  for (const [index, state] of ['ERROR', 'OFF', 'SUCCESS'].entries()) {
    await press(`Send again: ${state}`);
    await waitFor(() => expect(showToast).toHaveBeenCalledTimes(index + 1));
  }
  expect(buttons()).toHaveLength(3);
});

it('The mails are fetched again when the order has changed', async () => {
  const order = makeOrder();
  let asked = 0;
  answerFetch(({ path }) => {
    if (path.includes('/notes')) return json([]);
    asked += 1;
    return json([{ ...mail, state: asked === 1 ? 'ERROR' : 'SUCCESS' }]);
  });
  const { live } = show(order);
  await waitForText('Not sent');
  live({ ...order, status: 'packed' });
  await waitForText('Sent');
});
