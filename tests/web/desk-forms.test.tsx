import { type Customer, customerSchema } from '@bookstore/functions/shared/customer/customer';
import { type Offer, offerSchema } from '@bookstore/functions/shared/offer/offer';
import type { Order } from '@bookstore/functions/shared/order/order';
import { stepsFrom } from '@bookstore/functions/shared/order/order-status';
import { defaultSettings } from '@bookstore/functions/shared/shop/settings';
import { promoLine } from '@bookstore/functions/shared/shop/text-sections';
import type { Voucher } from '@bookstore/functions/shared/voucher/voucher';
import type { VoucherOffer } from '@bookstore/functions/shared/voucher/voucher-offer';
import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PasswordField, TextField } from '../../web/src/components/forms/field.tsx';
import {
  changedFields,
  continued,
  keepTyping,
  placeKey,
} from '../../web/src/components/forms/kept-typing.ts';
import { ShopForm } from '../../web/src/components/forms/shop-form.tsx';
import { AsyncBoundary } from '../../web/src/components/loading/async-boundary.tsx';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { expireAdminToken, storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { logoutAdmin } from '../../web/src/features/admin-session/admin-logout.ts';
import { AdminSessionTimer } from '../../web/src/features/admin-session/admin-session-timer.tsx';
import { KeptForms } from '../../web/src/features/admin-session/kept-forms.tsx';
import { UnsavedOffer } from '../../web/src/features/admin-session/unsaved-offer.tsx';
import { AuthorRow } from '../../web/src/features/author-desk/author-row.tsx';
import { ColumnForm } from '../../web/src/features/book-import/column-form.tsx';
import { BulkForm } from '../../web/src/features/bulk-change/bulk-form.tsx';
import { StockForm } from '../../web/src/features/bulk-change/stock-form.tsx';
import { DrawerForm } from '../../web/src/features/cash/cash-book.tsx';
import { CloseForm } from '../../web/src/features/cash/close-form.tsx';
import { ReopenForm } from '../../web/src/features/cash/reopen-form.tsx';
import { ToSettle } from '../../web/src/features/cash/to-settle.tsx';
import { AddCustomer, EditCustomer } from '../../web/src/features/customers/customer-form.tsx';
import { AddOffer, EditOffer } from '../../web/src/features/offer-desk/offer-form.tsx';
import { BankMoneyForm } from '../../web/src/features/open-items/bank-money-form.tsx';
import { ShipForm } from '../../web/src/features/order-desk/ship-form.tsx';
import { useBulkStep } from '../../web/src/features/order-desk/use-bulk-step.ts';
import { useShipping } from '../../web/src/features/order-desk/use-shipping.ts';
import { OrderBooks } from '../../web/src/features/order-detail/lines/order-books.tsx';
import { OrderRecipient } from '../../web/src/features/order-detail/order-recipient.tsx';
import { OrderStepForm } from '../../web/src/features/order-detail/order-step-form.tsx';
import { ParcelActions } from '../../web/src/features/order-detail/parcels/parcel-actions.tsx';
import { ParcelForm } from '../../web/src/features/order-detail/parcels/parcel-form.tsx';
import { OrderMessages } from '../../web/src/features/order-detail/texts/order-messages.tsx';
import { OrderNotes } from '../../web/src/features/order-detail/texts/order-notes.tsx';
import { MoneyForms } from '../../web/src/features/order-money/money-forms.tsx';
import { PublisherRow } from '../../web/src/features/publishers/publisher-row.tsx';
import { DeskReview } from '../../web/src/features/review-desk/desk-review.tsx';
import { ShopSection } from '../../web/src/features/settings/shop-settings.tsx';
import { AddShelfForm } from '../../web/src/features/shelf-desk/add-shelf-form.tsx';
import { StockPanel } from '../../web/src/features/stock/stock-panel.tsx';
import { BeginStocktake } from '../../web/src/features/stocktake/begin-stocktake.tsx';
import { SellVoucher } from '../../web/src/features/voucher-desk/sell-voucher.tsx';
import { VoucherActions } from '../../web/src/features/voucher-desk/voucher-actions.tsx';
import { askFirst, showFailure } from '../../web/src/lib/alerts.ts';
import { openDocument } from '../../web/src/lib/browser/reload-page.ts';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, changesIn, json, refusal } from './fake-fetch.ts';
import {
  agree,
  button,
  click,
  expectNoField,
  expectNone,
  expectText,
  expectValue,
  fill,
  link,
  press,
  renderRouted,
  soon,
  typeIn,
  waitForText,
} from './on-screen.ts';
import { payment, quietDay, review } from './samples.ts';

vi.mock('../../web/src/lib/browser/reload-page.ts', () => ({ openDocument: vi.fn() }));

function BookForm() {
  return (
    <Formik
      initialValues={{ title: '', author: '', password: '' }}
      onSubmit={(_, { resetForm }) => resetForm()}
    >
      <ShopForm aria-label="A book">
        <TextField name="title" label="Title" />
        <TextField name="author" label="Author" />
        <PasswordField name="password" label="Password" />
        <button type="submit">Save</button>
      </ShopForm>
    </Formik>
  );
}

const selection = { count: 2, isAll: false, request: { ids: ['emma', 'kim'] }, has: () => true };
const ofBooks = { ...selection, set() {}, selectAll() {}, clear() {} };
const ofOrders = { orders: [], has: () => true, set() {}, clear() {} };
const nothing = () => undefined;
const book = makeBook();
const parcel = { bookIds: [book._id], carrier: '', trackingCode: '', at: '2026-04-02T12:00:00.000Z' };
const order = makeOrder([book]);
const shipped: Order = {
  ...order,
  status: 'shipped',
  parcels: [{ ...parcel, number: 1, state: 'shipped' }],
};
const closing = { expectedCents: 0, countedCents: 0, note: '', at: parcel.at, by: 'Otto' };
const file = {
  id: crypto.randomUUID(),
  fileName: 'books.csv',
  format: 'csv' as const,
  columns: [{ name: 'title', use: 'title' as const, samples: ['Emma'] }],
};

const ann = {
  id: 'ann-lee',
  name: 'Ann Lee',
  title: 'Ann Lee',
  books: 2,
  life: '',
  portrait: '',
  credit: '',
};
const penguin = { publisher: 'Penguin', books: 2, maker: '', postalAddress: '', electronicAddress: '' };

const summer: Offer = {
  ...offerSchema.cast({ title: 'Summer reading', basisPoints: 1000 }),
  id: 'summer',
  version: 1,
};
const school: Customer = {
  ...customerSchema.cast({
    title: 'Mill Lane School',
    address: { street: '1', city: 'York', country: 'UK' },
  }),
  id: 'mill',
  version: 7,
};

function Ship() {
  const shipping = useShipping(useBulkStep(ofOrders));
  const [step] = stepsFrom('packed', 'admin', order);
  const orders = [{ ...order, status: 'packed' as const }];
  return (
    step && (
      <ShipForm id="ship" isBusy={false} onClose={nothing} orders={orders} step={step} shipping={shipping} />
    )
  );
}

const voucher: Voucher = {
  _id: 'v1',
  number: 'V-7K3M-9QXA',
  state: 'active',
  lastFour: '2PZD',
  generation: 1,
  currency: 'USD',
  amountCents: 2500,
  leftCents: 2500,
  heldCents: 0,
  origin: 'desk',
  buyer: { name: '', email: '' },
  recipient: { name: 'Ada', email: '' },
  message: '',
  card: 2,
  language: 'en',
  sendOn: '',
  issuedOn: '2026-11-29',
  validUntil: '2029-12-31',
  agreesToReminder: false,
  note: '',
  version: 7,
  createdAt: parcel.at,
  movements: [],
};
const offer: VoucherOffer = {
  amountsCents: [1000, 2500],
  leastCents: 500,
  mostCents: 50_000,
  cards: [1],
  reminds: false,
};

/** Its name in the offer, the form, what is typed into it, and the buttons that send and open it. */
type DeskForm = [name: string, page: ReactNode, typed: Record<string, string>, send: string, open?: string];

const deskForms: DeskForm[] = [
  [
    'Start counting',
    <StockPanel bookId="emma" />,
    { 'Copies on hand': '7', 'Low at': '3' },
    'Start counting',
  ],
  ['Copies', <StockPanel bookId="kim" />, { 'Copies more': '3' }, 'Change'],
  ['Low at and shelf', <StockPanel bookId="kim" />, { 'Low at': '9', Shelf: 'B 12' }, 'Save'],
  [
    'Money taken',
    <MoneyForms order={order} onNoted={nothing} />,
    { Amount: '5', 'Reference (optional)': 'R-1' },
    'Note money taken',
    'Money taken',
  ],
  [
    'Close Friday, November 20, 2026',
    <CloseForm cash={quietDay} onChanged={nothing} />,
    { Counted: '12.30', 'Note (optional)': 'A coin is missing' },
    'Close the day',
  ],
  [
    'Put money in',
    <DrawerForm kind="put-in" isFirst onDone={nothing} onChanged={nothing} />,
    { Amount: '100', 'Note (optional)': 'From the safe' },
    'Put money in',
  ],
  [
    'Open Friday, November 20, 2026 again',
    <ReopenForm day={quietDay.day} closing={closing} onChanged={nothing} />,
    { Reason: 'Counted twice' },
    'Open again',
  ],
  [
    'Ship some books',
    <ParcelForm order={order} lines={order.lines} />,
    { Carrier: 'An Post', 'Tracking code': 'CODE 1' },
    'Ship 1 book',
    'Ship these now, the rest later',
  ],
  [
    'Correct the code: parcel 1',
    shipped.parcels.map((one) => <ParcelActions key={one.number} order={shipped} parcel={one} isAlone />),
    { 'Tracking code': 'CODE 2' },
    'Save',
    'Correct the code',
  ],
  [
    'Give a discount',
    <OrderBooks order={order} />,
    { Amount: '1', 'Reason, which the shopper reads': 'Worn' },
    'Give the discount',
    'Give a discount',
  ],
  ['Correct the recipient', <OrderRecipient order={order} />, { Name: 'Ann Lee' }, 'Save', 'Correct'],
  [
    'Next step',
    <OrderStepForm order={order} />,
    { 'Note to the shopper (optional)': 'On its way' },
    'Mark as packed',
  ],
  ['New message', <OrderMessages order={order} />, { 'New message': 'Rang twice' }, 'Send the message'],
  [
    'Ship orders',
    <Ship />,
    {
      'Carrier of all parcels': 'An Post',
      [`Tracking code of ${order.number} ${order.name}`]: 'CODE 3',
    },
    'Mark 1 order as shipped',
  ],
  [
    'Change the price',
    <BulkForm action="price" selection={ofBooks} onRequested={nothing} onCancel={nothing} />,
    { 'By how much': '5' },
    'Preview',
  ],
  [
    'Change the stock',
    <StockForm selection={ofBooks} onDone={nothing} onCancel={nothing} />,
    { 'Copies of each': '3' },
    'Change 2 stocks',
  ],
  ['Begin a stocktake', <BeginStocktake present={[]} onBegun={nothing} />, { Shelf: 'B 12' }, 'Begin'],
  [
    'What is in the 1 column of books.csv',
    <ColumnForm file={file} onRequested={nothing} onAnother={nothing} />,
    { 'Description of books without one': 'A book' },
    'Check the file',
  ],
  ['New note', <OrderNotes order={order} />, { 'New note': 'Call first' }, 'Keep the note'],
  [
    'Settled pi_1',
    <ToSettle payments={[payment]} onSettled={nothing} />,
    { 'What became of it': 'Paid out' },
    'Settled',
  ],
  [
    'Reply to the review of Emma by Ada',
    <DeskReview review={review} onChanged={nothing} />,
    { Reply: 'Thank you' },
    'Keep the reply',
    'Reply',
  ],
  [
    'Change Ann Lee',
    <AuthorRow listed={{ ...ann, version: 0 }} onChanged={nothing} />,
    { Life: 'Born in 1797.', 'Picture by': 'R. R.' },
    'Save',
    'Change',
  ],
  [
    'Change Penguin',
    <PublisherRow listed={penguin} onChanged={nothing} />,
    { Manufacturer: 'Penguin Books' },
    'Save',
    'Change',
  ],
  [
    `Money of the bank for ${order.number}`,
    <BankMoneyForm order={{ ...order, accountCents: 1250 }} onDone={nothing} />,
    { Received: '5', 'Reference (optional)': 'SEPA 1' },
    'Note the money',
  ],
  [
    'Add a customer',
    <AddCustomer onChanged={nothing} />,
    {
      Name: 'Mill Lane School',
      'Address / Street': '1 Mill Lane',
      City: 'York',
      'Country / Region': 'UK',
      Limit: '500',
      'Percent less': '5',
    },
    'Add customer',
  ],
  [
    'Change Mill Lane School',
    <EditCustomer customer={school} onChanged={nothing} onSaved={nothing} />,
    { 'Days to pay': '14' },
    'Save',
  ],
  [
    'Add an offer',
    <AddOffer onChanged={nothing} />,
    { Name: 'Summer reading', Code: 'SUMMER', Percent: '10', 'From an order of': '30' },
    'Add offer',
  ],
  [
    'Change Summer reading',
    <EditOffer offer={summer} onChanged={nothing} onSaved={nothing} />,
    { Percent: '15' },
    'Save',
  ],
  [
    'Sell a voucher',
    <SellVoucher offer={offer} onSold={nothing} />,
    { Amount: '25', Given: '30' },
    'Sell for $25.00',
  ],
  [
    'Lengthen V-7K3M-9QXA',
    <VoucherActions voucher={voucher} onChanged={nothing} />,
    { 'Valid until': '2031-12-31' },
    'Lengthen',
  ],
  [
    'Refund V-7K3M-9QXA',
    <VoucherActions voucher={voucher} onChanged={nothing} />,
    { 'Reference (optional)': 'SEPA 7' },
    'Refund $25.00',
  ],
  [
    'Note on V-7K3M-9QXA',
    <VoucherActions voucher={voucher} onChanged={nothing} />,
    { 'What the shop should know': 'Lost on the train' },
    'Save',
  ],
  [
    'Promo line',
    <ShopSection section={promoLine} settings={{ ...defaultSettings, version: 7 }} onSaved={nothing} />,
    { Text: 'Free bookmarks' },
    'Save promo line',
  ],
  ['Add a shelf', <AddShelfForm onAdded={nothing} />, { Title: 'Staff picks' }, 'Add shelf'],
];

/** Answers the forms' queries, and the first change by `end`. */
function serve(end: () => Response | Promise<Response>) {
  return answerFetch(({ method, path }) => {
    if (method !== 'GET') return end();
    if (path.endsWith('/movements') || !path.startsWith('/api/stock?')) return json([]);
    const counted = { bookId: 'kim', onHand: 4, lowAt: 2, shelf: '', version: 17 };
    return json([path.endsWith('kim') ? counted : { bookId: 'emma', version: 0 }]);
  });
}

function open(person: string, path = '/dashboard', page: ReactNode = null) {
  storeAdminToken('a-token', person);
  return renderRouted(
    <>
      <AdminSessionTimer />
      <KeptForms>
        <UnsavedOffer />
        <Link to="/dashboard">Overview</Link>
        <Routes>
          <Route path="/" element="Home" />
          <Route path="/dashboard" element="The overview" />
          <Route path="/dashboard/orders/1" element={page} />
          <Route path="/dashboard/shelves" element={<BookForm />} />
        </Routes>
      </KeptForms>
    </>,
    path,
  );
}

async function type(person: string) {
  const desk = open(person, '/dashboard/shelves');
  await typeIn('Title', 'Emma');
  await typeIn('Password', 'secret');
  return desk;
}

/** The session ends while the form is open. */
async function loseSession(person: string) {
  const desk = await type(person);
  await act(() => expireAdminToken('a-token'));
  expectNoField('Title');
  desk.unmount();
}

it('What was typed when the session ended is offered to its person, and the form goes on with it', async () => {
  await loseSession('wanda');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret');
  const other = open('otto');
  expectNone('button', 'Continue');
  other.unmount();
  const desk = open('Wanda');
  expectText('You had not saved “A book” on the page Shelves.');
  await press('Continue');
  expectValue('Title', 'Emma');
  expectNone('button', 'Continue');
  await press('Save');
  await waitFor(() => expectValue('Title', ''));
  desk.unmount();
  expect(localStorage.getItem('desk-typed')).toBeNull();
});

const findBox = async (label: string) => {
  const [box] = await screen.findAllByLabelText(label, { selector: ':not([type=radio])' });
  if (!box) throw new Error(`There is no box ${label}`);
  return box;
};

describe.each(deskForms)('The form “%s”', (...form) => {
  const [name, page, typed, send, opener] = form;
  async function typeAndSend(end: () => Response | Promise<Response>) {
    browserData.clear();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    agree();
    const answer = Promise.withResolvers<void>();
    const sent = serve(() => answer.promise.then(end));
    const desk = open('wanda', '/dashboard/orders/1', page);
    if (opener) await click(screen.getByText(opener));
    for (const [label, value] of Object.entries(typed)) {
      fill(await findBox(label), value);
    }
    await press(send);
    const changes = () => changesIn(sent);
    await soon(changes).toHaveLength(1);
    await press(send);
    answer.resolve();
    return { ...desk, changes };
  }

  async function expectTyped() {
    for (const [label, text] of Object.entries(typed)) {
      expect(await findBox(label)).toHaveDisplayValue(text);
    }
  }

  it('goes on with what was typed after a new login when its answer is that the session is over', async () => {
    const desk = await typeAndSend(() => refusal(401, 'Sign in'));
    await waitForText('Home');
    desk.unmount();
    open('wanda', '/dashboard', page);
    expectText(`You had not saved “${name}” on the page Order.`);
    await press('Continue');
    await expectTyped();
  });

  it('is sent once by two presses, says once why it is refused and holds what was typed', async () => {
    const { changes } = await typeAndSend(() => refusal(400, 'In words'));
    const said = () => [
      ...vi.mocked(showFailure).mock.calls.map((words) => words.join(' ')),
      ...screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? ''),
    ];
    await soon(() => said().filter(Boolean)).toEqual([expect.stringMatching('In words')]);
    expect(button(send)).toHaveAttribute('aria-busy', 'false');
    expect(changes()).toHaveLength(1);
    await expectTyped();
  });
});

it('What was bought online goes back by the provider, after a question, and what was redeemed in part does not', async () => {
  agree();
  const sent = serve(() => json({ ...voucher, state: 'refunded' }));
  const refund = (more: Partial<Voucher>) =>
    open(
      'wanda',
      '/dashboard/orders/1',
      <VoucherActions voucher={{ ...voucher, ...more }} onChanged={nothing} />,
    );
  const part = refund({ leftCents: 1000 });
  expectText('Something of it was redeemed, or is held for a payment: a voucher never becomes cash.');
  expectNone('button', 'Refund $25.00');
  part.unmount();
  refund({ origin: 'web' });
  await press('Refund $25.00');
  await soon(sent).toHaveLength(1);
  expect(vi.mocked(askFirst).mock.lastCall?.slice(0, 2)).toEqual([
    'Refund V-7K3M-9QXA?',
    '$25.00 go back the way they came, and the code pays no more.',
  ]);
  expect(sent[0]?.body).toMatchObject({ step: 'refund', reference: '' });
  expect(sent[0]?.body).not.toHaveProperty('way');
});

it('A form that goes on elsewhere leaves what this page holds, which is offered again', async () => {
  const note = <OrderMessages order={order} />;
  serve(() => json({}));
  keepTyping({ person: 'wanda', path: '/dashboard/orders/1', form: 'New message' }, '', {
    text: 'Rang twice',
  });
  await loseSession('wanda');
  open('wanda', '/dashboard', note);
  await press('Continue');
  expectValue('Title', 'Emma');
  await press('Continue');
  expectValue('New message', 'Rang twice');
  expectText('You had not saved “A book” on the page Shelves.');
  await press('Continue');
  expectValue('Title', 'Emma');
  expectText('You had not saved “New message” on the page Order.');
});

it('A form that goes on leaves those that were chosen while its page was shown', async () => {
  const keys = ['New message', 'New note'].map((form) =>
    placeKey({ person: 'wanda', path: '/dashboard/orders/1', form }),
  );
  keepTyping({ person: 'wanda', path: '/dashboard/orders/1', form: 'New message' }, '', { text: 'Rang' });
  continued.set(keys.slice(0, 1));
  function ChosenMeanwhile() {
    useLayoutEffect(() => continued.set(keys), []);
    return <OrderMessages order={order} />;
  }
  open('wanda', '/dashboard/orders/1', <ChosenMeanwhile />);
  expect(await screen.findByDisplayValue('Rang')).toBeVisible();
  expect(continued.get()).toEqual(keys.slice(1));
  act(() => continued.set([]));
});

it('A page that may scan goes on as a document of its own', async () => {
  keepTyping({ person: 'wanda', path: '/dashboard/receive', form: 'Scan' }, '?a=1', { note: 'x' });
  open('wanda');
  await press('Continue');
  expect(openDocument).toHaveBeenCalledExactlyOnceWith('/dashboard/receive?a=1');
});

it.each([
  ['it is thrown away', () => press('Throw away')],
  ['its person logs out', () => act(logoutAdmin)],
])('What was typed is gone when %s', async (_, end) => {
  answerFetch({});
  await loseSession('wanda');
  open('wanda');
  expect(localStorage.getItem('desk-typed')).toContain('Emma');
  await end();
  expect(localStorage.getItem('desk-typed')).toBeNull();
});

it('No browser keeps the code of a voucher, which is money', () => {
  const typed = { amount: '12.50', way: 'voucher', voucher: 'ABCD-EFGH-JKMN-PQRS' };
  const kept = changedFields(typed, { amount: '', way: 'cash', voucher: '' });
  expect(kept).toEqual({ amount: '12.50', way: 'voucher' });
});

it('A form that its person leaves keeps nothing', async () => {
  await type('wanda');
  expect(localStorage.getItem('desk-typed')).toContain('Emma');
  await click(link('Overview'));
  expect(localStorage.getItem('desk-typed')).toBeNull();
});

it('A form goes on with what was typed when its part of the page has failed and is there again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(nothing);
  vi.spyOn(console, 'error').mockImplementation(nothing);
  serve(() => json({}));
  let fail: () => void = nothing;
  function Part() {
    const [hasFailed, setFailed] = useState(false);
    fail = () => setFailed(true);
    if (hasFailed) throw new Error('refused');
    return <OrderMessages order={order} />;
  }
  const page = (
    <AsyncBoundary failure="Failed">
      <Part />
    </AsyncBoundary>
  );
  open('wanda', '/dashboard/orders/1', page);
  await typeIn('New message', 'Rang twice');
  act(fail);
  expectText('Failed');
  await press('Try again');
  expectValue('New message', 'Rang twice');
});
