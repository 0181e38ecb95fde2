import type { CashEntry } from '@bookstore/functions/shared/order/cash';
import type { OrderMail } from '@bookstore/functions/shared/order/mail';
import type { Order } from '@bookstore/functions/shared/order/order';
import { copiesOf } from '@bookstore/functions/shared/order/order-lines';
import { defaultProfile } from '@bookstore/functions/shared/shop/default-profile';
import type { ShopChanges } from '@bookstore/functions/shared/shop/shop-profile';
import { dollars } from '@bookstore/functions/shared/values/money';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderSlips } from '../../functions/src/orders/packing-slips.ts';
import { offerUndo } from '../../web/src/entities/order/undo-offer.ts';
import { sentenceOf } from '../../web/src/features/history/history-sentences.ts';
import { OrderDetail } from '../../web/src/features/order-detail/order-detail.tsx';
import { OrderParcels } from '../../web/src/features/order-detail/parcels/order-parcels.tsx';
import { OrderMoney } from '../../web/src/features/order-money/order-money.tsx';
import { PackingSlips } from '../../web/src/features/order-printing/packing-slips.tsx';
import { PickingSheet } from '../../web/src/features/order-printing/picking-sheet.tsx';
import { OfferedUndo } from '../../web/src/features/order-undo/offered-undo.tsx';
import { OrderPage } from '../../web/src/features/orders/order-page.tsx';
import { askFirst, showFailure, showToast } from '../../web/src/lib/alerts.ts';
import { ApiError } from '../../web/src/lib/api.ts';
import { setShortcutsOn } from '../../web/src/lib/browser/shortcuts.ts';
import { makeBook, makeOrder, makeParcel } from '../fixtures/factories.ts';
import { callAdminApi, writtenCalls } from './admin-calls.ts';
import { answerFetch, json, pathsOf, refusal, type SentRequest } from './fake-fetch.ts';
import {
  agree,
  button,
  click,
  expectCount,
  expectFocus,
  expectLink,
  expectNoField,
  expectNone,
  expectNoText,
  expectShown,
  expectStatus,
  expectText,
  expectValue,
  expectWords,
  field,
  findButton,
  findNamed,
  heading,
  inRole,
  link,
  named,
  press,
  quietErrors,
  radio,
  renderRouted,
  retype,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
  waitForTextIn,
} from './on-screen.ts';
import { cashEntry, makeArea, titled } from './samples.ts';
import './desk-session.ts';
import './new-page.ts';

const desk = vi.hoisted(() => ({ useDeskOrder: vi.fn() }));
vi.mock('../../web/src/entities/order/desk-queries.ts', () => desk);

const [emma, kim] = [titled('Emma'), titled('Kim')];
const at = '2026-04-03T12:00:00.000Z';
const parcel = makeParcel({ bookIds: ['emma'], carrier: 'DHL', trackingCode: 'JD1', at });
const partly: Partial<Order> = { status: 'waiting', parcels: [parcel] };
const takenOut = { bookId: 'emma', state: 'taken-out', reason: 'damaged', at } as const;

const areas = [
  makeArea({ countries: ['IE'] }),
  makeArea({ name: 'France', countries: ['FR'], steps: [{ from: 0, cost: 9 }] }),
];
let mails: OrderMail[];
beforeEach(() => {
  mails = [];
  offerUndo(undefined);
});

const page = () => <OrderDetail id="order-1" />;

/** The page of an order of Emma and Kim. @returns the changes that it sends, and what shows the order changed */
function open(fields: Partial<Order>, answer: object = makeOrder(), settings: ShopChanges = {}) {
  const order = makeOrder([emma, kim], { _id: 'order-1', ...fields });
  desk.useDeskOrder.mockReturnValue(order);
  const changes: SentRequest[] = [];
  answerFetch((request) => {
    if (request.path === '/api/delivery') return json({ areas, isShown: true });
    if (request.path.includes('/mails')) return json(request.method === 'GET' ? mails : mails[0]);
    if (request.method === 'GET') return json([]);
    changes.push(request);
    return json(answer);
  });
  const { rerender } = renderRouted(page(), '/', settings);
  function live(now: Partial<Order>) {
    desk.useDeskOrder.mockReturnValue({ ...order, ...now });
    rerender(page());
  }
  return { order, changes, live };
}
const show = (...given: Parameters<typeof open>) => open(...given).changes;

describe('The page of an order at the desk', () => {
  beforeEach(() => void agree());
  const note = () => field('Note to the shopper (optional)');
  const steps = (fields: Partial<Order>, to: Order['status']) => open(fields, makeOrder([], { status: to }));

  it.each([
    ['whose books are still here warns', 'placed', 1],
    ['whose books have arrived does not', 'delivered', 0],
  ] as const)('The page of an order whose money was taken back and %s', (_, status, count) => {
    show({ status, isPaidOnline: true, cashCents: 0, takenBackCents: 2500 });
    expect(screen.queryAllByText(/^\$25.00 of what was paid online was taken back/)).toHaveLength(count);
  });

  it("The page shows the recipient, the shopper's phone and e-mail, and the history of the order", async () => {
    const { history } = makeOrder();
    const packed = { status: 'packed', at, by: 'admin', note: 'As a present' } as const;
    show({ status: 'shipped', history: [...history, packed], parcels: [parcel] });
    expectWords(screen.getByRole('heading', { level: 2 }), 'Order 7K3M-9QXA');
    expectLink('0015550100', 'tel:0015550100');
    expectLink('nora@example.com', 'mailto:nora@example.com');
    expectLink('DHL · JD1', expect.stringContaining('piececode=JD1'));
    const entries = inRole('region', 'History').getAllByRole('listitem');
    expectWords(entries[0], 'Placed');
    expectWords(entries[1], /Packed.*the shop.*As a present/);
    await waitForText('No mails about this order.');
  });

  it('A city and a country of the same name are both shown', () => {
    const error = quietErrors();
    const address = { street: '1 Orchard Road', city: 'Singapore', country: 'Singapore' };
    show({ address: { ...address, state: '', zipcode: '' } });
    expect(screen.getAllByText('Singapore')).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  it('The page of a missing order links back to all orders', () => {
    desk.useDeskOrder.mockReturnValue(undefined);
    renderRouted(page());
    expectText('There is no such order.');
    expectLink('All orders', '/dashboard/orders');
  });

  it('A step that cancels or returns is never the main button, even when it is the only one', async () => {
    const { changes } = steps({ status: 'delivered' }, 'returned');
    expectShown('heading', 'Nothing left to do');
    expectText('This order is delivered.');
    expect(screen.getByText('Mark as returned')).not.toBeVisible();
    expect(note()).not.toBeVisible();
    await click(screen.getByText('Other steps'));
    expect(button('Mark as returned')).toHaveAttribute('type', 'button');
    await typeIn(note(), 'Thank you');
    await press('Mark as returned');
    expect(askFirst).toHaveBeenCalledOnce();
    const body = { from: 'delivered', to: 'returned', note: 'Thank you' };
    await soon(changes).toMatchObject([{ body }]);
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
      const withdrawals = [{ name: 'Ada', books: 'Emma', isLate: false, at }];
      show({ cashCents: 2000, withdrawals, ...paid });
      expectShown('heading', heading);
      expectText(sentence);
      if (paid.status === 'delivered') expectText('Mark as returned');
    },
  );

  it('A note that is being typed stays when the shopper cancels, and ends with the step that has sent it', async () => {
    const { live } = steps({ status: 'shipped' }, 'delivered');
    const box = note();
    await typeIn(box, 'On its way');
    live({ status: 'cancelled' });
    expectFocus(box);
    expectValue(box, 'On its way');
    expect(box).toHaveAccessibleDescription('No step is left that could send it.');
    live({});
    await press('Mark as delivered');
    await soon(box).toHaveValue('');
    live({ status: 'delivered' });
    expect(note()).not.toBeVisible();
  });

  it('An order that lacks something is packed once that was confirmed', async () => {
    const { changes } = steps({ phone: '' }, 'packed');
    vi.mocked(askFirst).mockResolvedValueOnce(false);
    await press('Mark as packed');
    const question = ['Pack it without a phone number?', ...Array(3).fill(expect.anything())];
    expect(askFirst).toHaveBeenCalledWith(...question);
    expect(changes).toHaveLength(0);
    await press('Mark as packed');
    await soon(changes).toHaveLength(1);
  });

  it('The key p takes the step, but not in a text box or while the keys are off', async () => {
    const { changes } = steps({}, 'packed');
    await typeIn(note(), 'pppp');
    link('All orders').focus();
    act(() => setShortcutsOn(false));
    await user.keyboard('p');
    expect(changes).toHaveLength(0);
    act(() => setShortcutsOn(true));
    await user.keyboard('p');
    await soon(changes).toMatchObject([{ body: { to: 'packed', note: 'pppp' } }]);
  });

  it('Many copies of a book are one row, until each is asked for, whose forms are its own', async () => {
    const lines = makeOrder([emma]).lines.flatMap((line) =>
      copiesOf(line.bookId, 28).map((copy) => ({ ...line, ...copy })),
    );
    show({ lines });
    expectText('28 × Emma');
    expect(screen.getAllByRole('button', { name: /Emma/ })).toHaveLength(1);
    await press('Each copy of Emma');
    const names = screen.getAllByRole('button', { name: /^Take out: Emma/ }).map((one) => one.ariaLabel);
    expect(new Set(names).size).toBe(28);
  });

  it('A sale over the counter asks for no name and no label, and nothing is written to who has no address', () => {
    const taken = { takenBy: 'Owner', collection: true, email: '', name: '', phone: '' } as const;
    show({ ...taken, status: 'delivered' });
    expectShown('heading', 'Sold over the counter');
    expectNoText(/ask the shopper before/);
    expectText('The order has no e-mail address: nothing can be sent.');
    expectNone('link', 'Print label');
    expectShown('link', 'Print packing slip');
  });

  const mail = (state: OrderMail['state'], event: OrderMail['event'] = 'placed'): OrderMail => ({
    event,
    to: 'nora@example.com',
    subject: state,
    state,
    attempts: 5,
    at,
  });

  it('A mail that does not wait to be sent, whatever became of it, can be sent again', async () => {
    mails = [mail('ERROR'), mail('OFF', 'packed'), mail('SUCCESS', 'shipped'), mail('PENDING', 'delivered')];
    show({});
    const buttons = () => screen.getAllByRole('button', { name: /^Send again/ });
    const choose = await findButton('Send one again …');
    // Mails that were not sent stand out.
    expect(buttons()).toHaveLength(2);
    await click(choose);
    for (const [index, state] of ['ERROR', 'OFF', 'SUCCESS'].entries()) {
      await press(`Send again: ${state}`);
      await soon(showToast).toHaveBeenCalledTimes(index + 1);
    }
    expect(buttons()).toHaveLength(3);
  });

  it('The mails are fetched again when the order has changed', async () => {
    mails = [mail('ERROR')];
    const { live } = open({});
    await waitForText('Not sent');
    mails = [mail('SUCCESS')];
    live({ status: 'packed' });
    await waitForText('Sent');
  });
});

describe('What is changed of an order', () => {
  async function takeBack(text: string) {
    render(<OfferedUndo />);
    await press(`Undo: ${text}`);
    await soon(showToast).toHaveBeenCalledExactlyOnceWith(`Undone: ${text}`);
    expectNoText(text);
  }
  const sentAs = ([change]: SentRequest[]) => [change?.method, change?.path, change?.body];

  it('A damaged book leaves the order with two presses, and comes back with one more', async () => {
    const changes = show({ status: 'packed' });
    await press('Damaged copy of Emma');
    await press('Take out of the order');
    const body = { bookId: 'emma', from: 'ordered', to: 'taken-out', reason: 'damaged', isMailed: true };
    expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/lines', body]);
    await takeBack('“Emma” is taken out');
    expect(changes[1]?.body).toEqual({ bookId: 'emma', from: 'taken-out', to: 'ordered', isMailed: true });
  });

  it('For a damaged copy another one can be used, and the order stays as it is', async () => {
    const changes = show({});
    await press('Damaged copy of Emma');
    await press('Use another copy');
    expect(sentAs(changes)).toEqual(['POST', '/api/stock/emma/damaged', { copies: 1, orderId: 'order-1' }]);
  });

  it('A line is taken out for a reason, with or without a mail', async () => {
    const changes = show({});
    await press('Take out: Kim');
    await press('Take out of the order');
    expect(changes).toHaveLength(0);
    await click(field('No longer wanted'));
    await click(field('Tell the shopper by mail'));
    await press('Take out of the order');
    expect(changes[0]?.body).toMatchObject({ bookId: 'kim', reason: 'not-wanted', isMailed: false });
  });

  it('The page shows what an order costs now beside what was ordered', async () => {
    const changes = show({ lineChanges: [takenOut] });
    expectWords(screen.getByText('Ordered').nextSibling, '$25.00');
    expectWords(screen.getByText('Total now').nextSibling, '$12.50');
    expectText('Taken out: damaged');
    await press('Put back: Emma');
    expect(changes[0]?.body).toMatchObject({ from: 'taken-out', to: 'ordered' });
  });

  it.each(['delivered', 'packed'] as const)(
    'A book is put back into a collection until it is handed over: %s',
    (status) => {
      const handed = makeParcel({ bookIds: ['kim'], state: 'delivered' });
      show({
        status,
        collection: true,
        parcels: status === 'packed' ? [] : [handed],
        lineChanges: [takenOut],
      });
      expectText('Taken out: damaged');
      const buttons = screen.queryAllByRole('button', { name: 'Put back: Emma' });
      expect(buttons).toHaveLength(status === 'packed' ? 1 : 0);
    },
  );

  it.each([
    ['Nobody was asked', undefined, true],
    ['The shopper has not answered', { at: new Date().toISOString() }, false],
    ['The shopper waits on', { at: new Date().toISOString(), choice: 'wait' }, true],
    ['The link of the mail has ended', { at }, true],
  ] as const)('%s: whether the shopper can be asked about a book that does not come', (_, ask, canAsk) => {
    const awaited = { bookId: 'emma', by: '2026-12-03', ...(ask && { ask: { ...ask, token: 'token' } }) };
    show({ awaited: [awaited] });
    expectCount('button', 'Emma does not come', canAsk ? 1 : 0);
  });

  it('A book that was sent can only come back', async () => {
    const changes = show({
      status: 'delivered',
      cashCents: 2500,
      parcels: [{ ...parcel, bookIds: ['emma', 'kim'], state: 'delivered' }],
    });
    expectNone('button', /^Take out/);
    await press('Mark as returned: Emma');
    await click(field('Can be sold again'));
    await click(screen.getAllByRole('button', { name: 'Mark as returned' }).at(-1) ?? document.body);
    expect(changes[0]?.body).toMatchObject({
      bookId: 'emma',
      from: 'ordered',
      to: 'returned',
      reason: 'other',
    });
  });

  it('When another person was faster, the page says what has changed', async () => {
    show({});
    const now = makeOrder([emma, kim], { ...partly, phone: '1' });
    answerFetch(({ method }) =>
      method === 'GET' ? json([now]) : refusal(409, 'The order is waiting now', undefined, 'order-changed'),
    );
    await press('Damaged copy of Kim');
    await press('Take out of the order');
    await soon(showFailure).toHaveBeenCalledExactlyOnceWith(
      'The order was not changed',
      'The order is partly shipped by now. Parcel 1 is shipped by now. The recipient was corrected. Look at it, and try again.',
    );
  });

  it('Some books are shipped now, and the rest later', async () => {
    const shipped = makeOrder([emma, kim], { _id: 'order-1', ...partly });
    const changes = show({ status: 'packed' }, shipped);
    await click(screen.getByText('Ship these now, the rest later'));
    const form = inRole('form', 'Ship some books');
    await click(form.getByLabelText('Kim'));
    await typeIn(form.getByLabelText('Carrier'), 'DHL');
    await typeIn(form.getByLabelText('Tracking code'), 'JD1');
    await press('Ship 1 book', form);
    const body = { bookIds: ['emma'], carrier: 'DHL', trackingCode: 'JD1' };
    expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/parcels', body]);
    await takeBack('1 book shipped');
    expect(changes[1]).toMatchObject({
      path: '/api/orders/order-1/status',
      body: { from: 'waiting', to: 'packed', isUndo: true, note: '' },
    });
  });

  it.each<[string, Partial<Order>]>([
    ['is still to come from its supplier', { awaited: [{ bookId: 'kim', by: '2026-12-03' }] }],
    ['has not appeared', { announced: [{ bookId: 'kim', day: '9999-12-03' }], status: 'packed' }],
  ])('Of an order with a book that %s, the others are shipped', async (_, fields) => {
    const changes = show(fields, makeOrder([emma, kim], partly));
    expectText(/Ship the others below/);
    expectNone('button', /^Mark as/);
    await click(screen.getByText('Ship these now, the rest later'));
    const form = inRole('form', 'Ship some books');
    expect(form.queryByLabelText('Kim')).toBeNull();
    await press('Ship 1 book', form);
    await soon(() => changes[0]?.body).toMatchObject({ bookIds: ['emma'] });
  });

  it.each([
    ['all of its books', { awaited: ['emma', 'kim'].map((bookId) => ({ bookId, by: '2026-12-03' })) }],
    ['a book and is collected', { awaited: [{ bookId: 'kim', by: '2026-12-03' }], collection: true }],
  ])('No parcel is offered of an order that waits for %s', (_, fields) => {
    show(fields);
    expectText(/^Some books have not come yet. What is received/);
    expectNoText(/^Ship/);
  });

  it('A parcel that another person ships leaves what is typed for the next one', async () => {
    const order = makeOrder([emma, kim], { status: 'packed' });
    const { rerender } = renderRouted(<OrderParcels order={order} />);
    await click(screen.getByText('Ship these now, the rest later'));
    await typeIn('Tracking code', 'JD2');
    rerender(<OrderParcels order={{ ...order, ...partly }} />);
    expectValue('Tracking code', 'JD2');
  });

  it('A parcel is delivered with its cash, and the rest waits', async () => {
    const changes = show(partly);
    expectText(/Some books are still here/);
    await press('Mark as delivered: parcel 1');
    const form = inRole('form', 'Mark as delivered: parcel 1');
    expectValue(form.getByLabelText('Cash received'), '12.50');
    await retype(form.getByLabelText('Cash received'), '10');
    await press('Mark as delivered', form);
    expect(sentAs(changes)).toEqual([
      'PUT',
      '/api/orders/order-1/parcels/1',
      { from: 'shipped', to: 'delivered', cashCents: 1000, cashWay: 'cash', reason: '', isMailed: true },
    ]);
  });

  it.each([
    ['Correct the code', 'Save', { carrier: 'DHL', trackingCode: 'JD12' }],
    ['Unpack', 'Unpack', { to: null, reason: '2' }],
    ['Mark as returned', 'Mark as returned', { to: 'returned' }],
  ])('A parcel under way: %s', async (label, button, body) => {
    const changes = show(partly);
    await press(`${label}: parcel 1`);
    const form = inRole('form', `${label}: parcel 1`);
    const box = form.queryByLabelText('Tracking code') ?? form.queryByLabelText('Reason');
    if (box) await typeIn(box, '2');
    await press(button, form);
    expect(changes[0]?.body).toMatchObject({ from: 'shipped', ...body });
  });

  it('An order goes a step back only with a reason', async () => {
    const changes = show({ status: 'shipped' });
    await click(screen.getByText('Take a step back'));
    await press('Back to packed');
    expect(field('Reason')).toHaveAccessibleDescription(/Write why it goes back/);
    expect(changes).toHaveLength(0);
    await typeIn('Reason', 'Wrong parcel');
    await press('Back to packed');
    expect(changes[0]?.body).toMatchObject({
      from: 'shipped',
      to: 'packed',
      note: 'Wrong parcel',
      isUndo: false,
    });
  });

  it('The delivery asks for the cash that came', async () => {
    const changes = show({ status: 'shipped' });
    const box = field('Cash received');
    expectValue(box, '25.00');
    await retype(box, 'all');
    await press('Mark as delivered');
    expect(box).toBeInvalid();
    expect(changes).toHaveLength(0);
    await retype(box, '25.01');
    await press('Mark as delivered');
    expect(box).toHaveAccessibleDescription('At most $25.00 is due');
    expect(changes).toHaveLength(0);
    await retype(box, '20,50');
    await press('Mark as delivered');
    expect(changes[0]?.body).toMatchObject({ to: 'delivered', cashCents: 2050 });
  });

  it('The delivery of an order that was paid online asks for no cash', async () => {
    const changes = show({ status: 'shipped', isPaidOnline: true, cashCents: 2500 });
    expectNoField('Cash received');
    await press('Mark as delivered');
    expect(changes[0]?.body).toMatchObject({ to: 'delivered', cashCents: 0 });
  });

  it('The recipient is corrected in place', async () => {
    const changes = show({ status: 'packed', name: '' });
    expectText('The order has no name: ask the shopper before you pack it.');
    await press('Correct');
    const form = inRole('form', 'Correct the recipient');
    await retype(form.getByLabelText('E-mail'), 'nora@');
    await press('Save', form);
    await soon(() => form.getByLabelText('E-mail')).toBeInvalid();
    await typeIn(form.getByLabelText('E-mail'), 'example.org');
    await retype(form.getByLabelText('Street'), '3 Quay Street{Enter}Second floor');
    await click(form.getByLabelText('Send the last mail again'));
    await press('Save', form);
    await soon(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      method: 'PUT',
      path: '/api/orders/order-1/recipient',
      body: {
        name: '',
        email: 'nora@example.org',
        address: { street: '3 Quay Street\nSecond floor', city: 'Galway', zipcode: 'H91' },
        isMailed: true,
      },
    });
  });

  it('An address in another area says what the delivery costs there, and can take that cost', async () => {
    const changes = show({ deliveryCents: 400 });
    await press('Correct');
    const form = inRole('form', 'Correct the recipient');
    const country = form.getByLabelText('Country');
    await retype(country, 'France');
    await waitForTextIn(form, /^This is another area: the delivery there costs \$9\.00, and \$4\.00 as/);
    await click(form.getByLabelText('Take $9.00 for the delivery'));
    await press('Save', form);
    await soon(() => changes[0]?.body).toMatchObject({ deliveryCents: 900, isMailed: true });
  });

  it('A message is sent from words that are kept, and a note is kept for the desk', async () => {
    const changes = show({});
    const box = field('New message');
    await press('Send the message');
    expect(box).toHaveAccessibleDescription('Write something first');
    await typeIn(box, 'It rains.');
    await press('Keep these words');
    await user.clear(box);
    await user.selectOptions(field('Kept words'), 'It rains.');
    await press('Send the message');
    expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/messages', { text: 'It rains.' }]);
    await soon(box).toHaveValue('');
    await user.selectOptions(field('Kept words'), 'It rains.');
    await press('Remove these words');
    expectNone('option', 'It rains.');
    await typeIn('New note', 'Rang twice');
    await press('Keep the note');
    expect(changes.at(-1)).toMatchObject({ path: '/api/orders/order-1/notes', body: { text: 'Rang twice' } });
  });

  describe('a discount', () => {
    const given = { number: 1, basisPoints: 1000, reason: 'A bent corner', at };

    it('is an amount or a percent with a reason, and can be undone', async () => {
      // A colleague's is the last one by now: the answer came late.
      const discounts = [
        { ...given, number: 3 },
        { ...given, number: 4 },
      ];
      const answer = { ...makeOrder([emma], { discounts }), discountNumber: 3 };
      const changes = show({}, answer);
      await press('Give a discount');
      await click(radio('Percent'));
      await typeIn(named('textbox', 'Percent'), '12,5');
      await press('Give the discount');
      expectText('Write why the order costs less');
      expect(changes).toEqual([]);
      await typeIn(named('textbox', /^Reason/), 'A bent corner');
      await press('Give the discount');
      const body = { basisPoints: 1250, reason: 'A bent corner', isMailed: true };
      expect(sentAs(changes)).toEqual(['POST', '/api/orders/order-1/discounts', body]);
      await takeBack('The discount is given');
      expect(sentAs(changes.slice(1))).toEqual(['DELETE', '/api/orders/order-1/discounts/3', undefined]);
    });

    const used = makeOrder([emma, kim]).lines.map((line) =>
      line.bookId === 'kim' ? { ...line, unitCents: 400, condition: 'used' } : line,
    );
    it.each<[string, Partial<Order>, ShopChanges, string, string | RegExp]>([
      ['the books cost', {}, {}, '1000', /^At most \$[\d.]+: more the books do not cost$/],
      [
        'the used copies cost where the law fixes the price of new books',
        { lines: used },
        { fixedPrices: 'DE' },
        '4.01',
        'At most $4.00: new books have a fixed price in Germany (BuchPrG)',
      ],
    ])('is never more than %s', async (_, fields, settings, amount, problem) => {
      const changes = show(fields, undefined, settings);
      await press('Give a discount');
      await user.type(named('textbox', 'Amount'), amount);
      await typeIn(named('textbox', /^Reason/), 'A bent corner');
      await press('Give the discount');
      expectText(problem);
      expect(changes).toEqual([]);
    });

    it('stands below the books with its reason and in the history, and is taken back', async () => {
      const changes = show({ discounts: [given] });
      const books = named('region', '2 books');
      expect(within(books).getByText(/^Discount of 10\s%$/)).toBeVisible();
      expect(within(books).getByText('A bent corner')).toBeVisible();
      expect(within(books).getByText('Total now')).toBeVisible();
      const history = named('region', 'History');
      expect(within(history).getByText('Discount')).toBeVisible();
      await press('Take back the discount: A bent corner');
      expect(sentAs(changes)).toEqual(['DELETE', '/api/orders/order-1/discounts/1', undefined]);
    });

    it('leaves the focus at the books when it is taken back', async () => {
      const { live } = open({ discounts: [given] });
      await press('Take back the discount: A bent corner');
      live({ discounts: [{ ...given, takenBackAt: at }] });
      expectFocus(heading('2 books'));
      expectNone('button', /^Take back the discount/);
    });

    it('is not offered for an order that is over', () => {
      show({ status: 'cancelled', discounts: [given] });
      expectNone('button', 'Give a discount');
      expectNone('button', /^Take back the discount/);
    });
  });
});

describe('An order that is collected', () => {
  const shop = {
    collection: { text: 'Kept for two weeks' },
    shopName: 'Paper & Ink',
    postalAddress: '1 Mill Lane',
    openingHours: 'Mon–Fri 9–18',
  };
  const empty = { street: '', city: '', country: '', state: '', zipcode: '' };
  const collected = (status: Order['status'], more: Partial<Order> = {}) =>
    makeOrder([makeBook({ newPrice: 10 })], { collection: true, address: empty, status, ...more });

  beforeEach(() => void answerFetch([]));

  const show = (page: React.ReactNode) => renderRouted(page, '/', shop);

  it('The page of an order says where and when it is collected, and what to pay there', () => {
    const { container, unmount } = show(<OrderPage order={collected('packed')} />);
    expectText('Ready to collect. See you in the shop!');
    for (const text of ['Mon–Fri 9–18', 'Kept for two weeks', 'To pay in the shop $10.00']) {
      expectWords(container, text);
    }
    expectWords(container, 'Collected and paid in the shop by');
    expectWords(container, 'CollectionFree');
    expect(container).not.toHaveTextContent(/Expected|Shipped|courier|Cash on delivery/);
    unmount();
    const delivered = show(<OrderPage order={{ ...collected('packed'), collection: undefined }} />);
    expectWords(delivered.container, 'Cash on delivery to');
    expect(delivered.container).not.toHaveTextContent('Mon–Fri 9–18');
  });

  it('The desk hands it over with its cash, and offers neither carrier nor parcel', () => {
    desk.useDeskOrder.mockReturnValue(collected('packed'));
    const { container, unmount } = show(<OrderDetail id="order" />);
    expectShown('button', 'Mark as collected');
    expectValue('Cash received', '10.00');
    expectNoField('Carrier');
    expectShown('heading', 'Collected in the shop by');
    expectWords(container, 'Ready to collect');
    unmount();
    desk.useDeskOrder.mockReturnValue(collected('placed'));
    show(<OrderDetail id="order" />);
    expectShown('button', 'Ready to collect');
  });

  it('The picking list says which of its orders are collected', () => {
    const orders = [
      collected('placed', { number: 'AAAA-AAAA' }),
      makeOrder(undefined, { number: 'BBBB-BBBB' }),
    ];
    const { container } = show(<PickingSheet orders={orders} places={[]} />);
    expectWords(container, 'AAAA-AAAA, collected');
    expect(container).not.toHaveTextContent('BBBB-BBBB, collected');
  });

  it('The slip of an order that is collected says so', () => {
    const { container, unmount } = show(
      <PackingSlips orders={[orderSlips(collected('packed'), defaultProfile)]} />,
    );
    expectWords(container, 'To be collected');
    expect(container).not.toHaveTextContent('Deliver to');
    unmount();
    const other = show(<PackingSlips orders={[orderSlips(makeOrder(), defaultProfile)]} />);
    expectWords(other.container, 'Deliver to');
    expect(other.container).not.toHaveTextContent('To be collected');
  });

  it('The history calls its steps by their words', () => {
    const entry = {
      id: 'e',
      at: '2026-04-02T12:00:00.000Z',
      by: 'Ada',
      kind: 'order' as const,
      targetId: 'o',
      title: '7K3M-9QXA',
      note: '',
    };
    const states = {
      before: { status: 'packed', collection: true },
      after: { status: 'delivered', collection: true },
    };
    expect(sentenceOf({ ...entry, action: 'step', ...states }, dollars).lead).toBe('Collected');
    const undone = { before: states.after, after: states.before };
    expect(sentenceOf({ ...entry, action: 'undone', ...undone }, dollars).rest).toBe(
      ': status Collected → Ready to collect',
    );
  });
});

describe('The money of an order', () => {
  let entries: CashEntry[];

  const entryOf = (cents: number, more: Partial<CashEntry> = {}): CashEntry => ({
    ...cashEntry,
    _id: `e${cents}`,
    cents,
    ...more,
  });

  const delivered = (more: Partial<Order> = {}) =>
    makeOrder([makeBook({ _id: 'b1', newPrice: 30 }), makeBook({ _id: 'b2', newPrice: 4.2 })], {
      status: 'delivered',
      cashCents: 3420,
      ...more,
    });

  beforeEach(() => {
    entries = [entryOf(3420)];
    callAdminApi.mockImplementation(async (name: string) => {
      if (name.startsWith('GET')) return entries;
      return delivered();
    });
  });

  const figures = () =>
    [...document.querySelectorAll('dl > div')]
      .map(({ children }) => textsOf([...children]).join(' '))
      .join(', ');
  const returned = {
    bookId: 'b2',
    state: 'returned',
    at: '2026-11-20T18:00:00.000Z',
    reason: undefined,
  } as const;

  it.each<[string, Order, CashEntry[], string]>([
    ['settled', delivered(), [entryOf(3420)], 'Costs now $34.20, Taken $34.20, Due $0.00'],
    [
      'due in part',
      delivered({ cashCents: 3000 }),
      [entryOf(3000)],
      'Costs now $34.20, Taken $30.00, Due $4.20',
    ],
    [
      'given back in part for a returned book',
      delivered({ cashCents: 3220, lineChanges: [returned] }),
      [entryOf(-200, { kind: 'given-back' }), entryOf(3420)],
      'Costs now $30.00, Taken $34.20, Given back $2.00, To give back $2.20',
    ],
    [
      'to give back as a whole',
      delivered({ status: 'returned' }),
      [entryOf(3420)],
      'Costs now $0.00, Taken $34.20, To give back $34.20',
    ],
  ])('The money of an order that is %s says so', async (_, order, given, expected) => {
    entries = given;
    render(<OrderMoney order={order} />);
    const list = await findNamed('list', 'Entries of this order');
    expect(within(list).getAllByRole('listitem')).toHaveLength(given.length);
    expect(figures()).toBe(expected);
  });

  it('Money given back begins with what is to be given back, and is never more than was taken', async () => {
    render(<OrderMoney order={delivered({ lineChanges: [returned] })} />);
    await press('Money given back');
    const amount = field('Amount');
    expectValue(amount, '4.20');
    await retype(amount, '34,20');
    expectNoText(/^At most/);
    await retype(amount, '34,21');
    expectText('At most $34.20 can be given back: no more was taken');
    await press('Note money given back');
    expect(writtenCalls()).toEqual([]);
    await retype(amount, '4,20');
    await user.selectOptions(field('How'), 'Bank transfer');
    await typeIn('Reference (optional)', 'R-1');
    await press('Note money given back');
    const body = { kind: 'given-back', cents: 420, way: 'bank', reference: 'R-1', note: '' };
    await soon(writtenCalls).toEqual([
      ['POST /api/orders/:id/cash', expect.objectContaining({ body, params: { id: expect.any(String) } })],
    ]);
    await waitFor(() => expectNone('form', 'Money given back'));
  });

  it('What a voucher has paid is given back to it before money is, and no more of either than was paid so', async () => {
    const vouchers = [{ voucherId: 'v', lastFour: 'K3M9', takenCents: 1000, cents: 1000 }];
    render(<OrderMoney order={delivered({ vouchers })} />);
    await press('Money given back');
    const how = field('How');
    expect(textsOf([...how.querySelectorAll('option')])).toEqual([
      'Voucher',
      'Cash',
      'Bank transfer',
      'Card',
    ]);
    await typeIn('Amount', '10,01');
    expectText('At most $10.00 can be given back: no more was taken');
    await user.selectOptions(how, 'Cash');
    await retype('Amount', '24,21');
    expectText('At most $24.20 can be given back: no more was taken');
  });

  it('Money that the shop owes beside a voucher begins as cash', async () => {
    const vouchers = [{ voucherId: 'v', lastFour: 'K3M9', takenCents: 1000, cents: 1000 }];
    render(<OrderMoney order={delivered({ vouchers, lineChanges: [returned] })} />);
    await press('Money given back');
    expectValue('Amount', '4.20');
    expectValue('How', 'cash');
  });

  it('An order without money offers none to be given back', async () => {
    entries = [entryOf(0)];
    render(<OrderMoney order={delivered({ status: 'shipped', cashCents: undefined })} />);
    await waitForText('No money was noted for this order.');
    expectNone('button', 'Money given back');
    await press('Money taken');
    expectValue('Amount', '34.20');
  });

  it('What coins cannot pay is named before and after it was paid, and nothing is due', () => {
    const order = { currency: 'CHF', coinCents: 5, lines: makeOrder([makeBook({ newPrice: 12.37 })]).lines };
    const { rerender } = render(<OrderMoney order={delivered({ ...order, cashCents: 0 })} />);
    expect(figures()).toBe(
      'Costs now CHF\u00a012.37, Taken CHF\u00a00.00, Due CHF\u00a012.37, In cash CHF\u00a012.35',
    );
    rerender(<OrderMoney order={delivered({ ...order, cashCents: 1235 })} />);
    expect(figures()).toBe(
      'Costs now CHF\u00a012.37, Taken CHF\u00a012.35, Due CHF\u00a00.00, Rounded in cash by -CHF\u00a00.02',
    );
  });

  it('Money that goes back online is asked about until it has gone', async () => {
    vi.useFakeTimers();
    let state = 'wanted';
    const dispute = { id: 'd1', status: 'needs_response', reason: 'product_not_received', cents: 420 };
    const payment = {
      paymentId: 'pi_1',
      provider: 'stripe',
      isToSettle: false,
      disputes: [dispute, { ...dispute, id: 'd2', status: 'won' }],
    };
    callAdminApi.mockImplementation(async (name: string) =>
      name === 'GET /api/payments/:id'
        ? { ...payment, refunds: [{ number: 1, cents: 420, state }] }
        : entries,
    );
    render(<OrderMoney order={delivered({ isPaidOnline: true })} />);
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    await pass(0);
    expectText('Goes back');
    const asked = screen.getByRole('alert');
    expectWords(asked, 'disputes $4.20 (nothing was received). Answer it at Stripe.');
    expectText(/The money stays with the shop\./);
    state = 'done';
    await pass(6);
    expectText('Given back');
  });
});

describe('What can be undone', () => {
  beforeEach(() => {
    offerUndo(undefined);
  });

  const orders = ['A', 'B', 'C'].map((number): Order => makeOrder([], { _id: `id-${number}`, number }));

  /** The dashboard's bar after these three orders were packed. */
  async function packThree() {
    render(
      <main tabIndex={-1}>
        <OfferedUndo />
      </main>,
    );
    act(() => offerUndo({ text: '3 orders packed', orders, to: 'packed' }));
    return findButton('Undo: 3 orders packed');
  }

  it('One press takes all orders of a step back as one, without a trace', async () => {
    const sent = answerFetch(orders[0]);
    const button = await packThree();
    expectStatus('3 orders packed');
    await click(button);
    await soon(showToast).toHaveBeenCalledExactlyOnceWith('3 orders no longer packed');
    expect(sent.map(({ path, body }) => [path, body])).toEqual(
      orders.map(({ _id }) => [
        `/api/orders/${_id}/status`,
        { from: 'packed', to: 'placed', note: '', carrier: '', trackingCode: '', isUndo: true },
      ]),
    );
    expectNoText('3 orders packed');
    expectFocus(screen.getByRole('main'));
  });

  it('The key z takes the step back while the bar is in sight', async () => {
    const sent = answerFetch(orders[0]);
    await packThree();
    await user.keyboard('z');
    await soon(sent).toHaveLength(3);
    await waitFor(() => expectNone('button'));
    await user.keyboard('z');
    expect(sent).toHaveLength(3);
  });

  it('What could not be taken back is named with its reason', async () => {
    answerFetch(({ path }) =>
      path.includes('id-B') ? refusal(409, 'Its mail has gone') : json(makeOrder()),
    );
    await click(await packThree());
    await soon(showFailure).toHaveBeenCalledExactlyOnceWith(
      '2 no longer packed, 1 not',
      'B: Its mail has gone',
    );
    expectNone('button');
  });

  it('What the shop has not answered can be tried again', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answerFetch(({ path }) => {
      if (path.includes('id-B')) throw new TypeError('Failed to fetch');
      return json(makeOrder());
    });
    await click(await packThree());
    await soon(showFailure).toHaveBeenCalledOnce();
    const sent = answerFetch(makeOrder());
    await press(/^Undo/);
    await soon(() => pathsOf(sent)).toEqual(['/api/orders/id-B/status']);
  });

  it('The bar stays for the minute in which the mails wait, and longer while it is used', async () => {
    await packThree();
    act(() => offerUndo(undefined));
    vi.useFakeTimers();
    act(() => offerUndo({ text: 'Order A packed', orders: orders.slice(0, 1), to: 'packed' }));
    act(() => vi.advanceTimersByTime(59_000));
    const button = named('button', /^Undo/);
    act(() => button.focus());
    act(() => vi.advanceTimersByTime(10_000));
    expect(button).toBeInTheDocument();
    fireEvent.blur(button);
    act(() => button.blur());
    act(() => vi.advanceTimersByTime(10_000));
    expectNoText('Order A packed');
  });

  it('A change is taken back by its own way: what is refused is not offered again, what has no answer is', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const takeBack = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new ApiError(503, 'Busy'))
      .mockRejectedValueOnce(new ApiError(409, 'The order is shipped now'));
    render(<OfferedUndo />);
    act(() => offerUndo({ text: '“Emma” is taken out', orders: orders.slice(0, 1), takeBack }));
    await press(/^Undo/);
    await soon(showFailure).toHaveBeenCalledOnce();
    await press(/^Undo/);
    await soon(showFailure).toHaveBeenCalledTimes(2);
    expectNone('button');
    expect(showToast).not.toHaveBeenCalled();
  });
});
