import { beforeEach, describe, expect, it } from 'vitest';
import { storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { draftStore, nothingTyped } from '../../web/src/features/new-order/desk-draft.ts';
import { NewOrderPage } from '../../web/src/features/new-order/new-order-page.tsx';
import { makeBook, makeCataloguePage, makeOrder } from '../fixtures/factories.ts';
import { answerFetch, json, refusal, type SentRequest } from './fake-fetch.ts';
import {
  checkbox,
  expectNoField,
  expectValue,
  field,
  inRole,
  press,
  radio,
  renderRouted,
  retype,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import './new-page.ts';

const emma = makeBook({ _id: 'emma', title: 'Emma', isbn: '9780141439587', newPrice: 12.5 });
const kim = makeBook({ _id: 'kim', title: 'Kim', isbn: '9780306406157', newPrice: 8, stockLeft: 1 });

/** A fifth off all, by a code, and more by a rule, which is not for the desk. */
const offered = {
  terms: [
    { id: 'rule', title: 'Rule', basisPoints: 5000, bookIds: ['emma'], fromCents: 0 },
    { id: 'code', title: 'Summer', isCode: true, basisPoints: 2000, bookIds: ['emma', 'kim'], fromCents: 0 },
  ],
  fixed: [],
  reduced: [],
};

/** Answers as a shop with two books; `post` answers the order. */
function serve(post: (sent: SentRequest) => Response | Promise<Response>) {
  const sent = answerFetch((request) => {
    if (request.path === '/api/cart/offers') return json(offered);
    if (request.method === 'POST') return post(request);
    if (request.path.startsWith('/api/customers')) return json([]);
    const q = new URL(request.path, 'https://shop.example').searchParams.get('q') ?? '';
    const books = [emma, kim].filter(({ isbn, title }) => isbn === q || title.toLowerCase().includes(q));
    return json(makeCataloguePage({ books }));
  });
  renderRouted(<NewOrderPage />, '/', { gift: { wrapPrice: 2.5, taxClass: 'other' }, offers: true });
  return () => sent.filter(({ method, path }) => method === 'POST' && path !== '/api/cart/offers');
}

const taken = (overrides = {}) => json(makeOrder([emma], { number: '7K3M-9QXA', ...overrides }), 201);

const expectTotal = (text: string) => inRole('region', 'Total').findByText(text);

async function scan(text: string): Promise<void> {
  await user.type(field('Book'), `${text}{Enter}`);
}

beforeEach(() => {
  localStorage.removeItem('desk-order');
  storeAdminToken('a-token', 'wanda');
});

describe('A new order at the desk', () => {
  it('is typed by scans and Enter alone, and says who waits for what until when', async () => {
    const posts = serve(() => taken({ awaited: [{ bookId: 'kim:2', by: '2026-12-03' }] }));
    await scan(emma.isbn ?? '');
    await waitForText('1 copy');
    await scan('kim');
    await waitForText('2 copies');
    await scan('kim');
    await waitForText('3 copies');
    await expectTotal('$28.50');
    await waitForText('1 copy is ordered first');
    await user.type(field('Book'), '{Enter}');
    expect(field('Find a customer')).toHaveFocus();
    await user.keyboard('Ada King{Enter}');
    await user.type(field('Phone Number'), '0015550100');
    await press(/Take the order/);
    await waitForText('Order 7K3M-9QXA is taken');
    expect(posts()[0]?.body).toMatchObject({
      name: 'Ada King',
      phone: '0015550100',
      collection: true,
      lines: [
        { bookId: 'kim', copies: 2 },
        { bookId: 'emma', copies: 1 },
      ],
      toOrder: ['kim'],
      totalPrice: '28.50',
      way: 'later',
    });
    expect(localStorage.getItem('desk-order')).toBeNull();
  });

  it('takes what is scanned into any other field as a book, and a number of ten digits as that', async () => {
    const posts = serve(() => taken());
    await scan('emma');
    await typeIn('Full Name', 'Ada King');
    // With the check digit of an ISBN.
    await typeIn('Find a customer', '0306406152{Enter}');
    expectValue('Phone Number', '0306406152');
    await user.click(radio('Now: Card'));
    await typeIn('Receipt number', '0306406152');
    const fields = ['Full Name', 'Phone Number', 'Email', 'Copies of Emma', 'Receipt number'];
    for (const [index, label] of fields.entries()) {
      await user.type(field(label), `${emma.isbn}{Enter}`);
      await waitForText(`${index + 2} copies`);
    }
    expect(posts()).toHaveLength(0);
    await press(/Take the order/);
    await waitForText('Order 7K3M-9QXA is taken');
    expect(posts()[0]?.body).toMatchObject({
      name: 'Ada King',
      phone: '0306406152',
      email: '',
      lines: [{ bookId: 'emma', copies: 6 }],
      reference: '0306406152',
    });
  });

  it('counts no digits of an ISBN that was scanned before a number of copies', async () => {
    serve(() => taken());
    await scan('emma');
    const copies = field('Copies of Emma');
    await user.type(copies, '28', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await expectTotal('$350.00');
    await user.tab();
    await user.type(copies, `${kim.isbn}`, { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await expectTotal('$350.00');
    await user.keyboard('{Enter}');
    await waitForText('29 copies');
  });

  it('says that its customer was deleted meanwhile, and has another one chosen', async () => {
    serve(() => refusal(404, 'The customer was not found', undefined, 'not-found'));
    const draft = { lines: [{ book: emma, copies: 1, price: '', reason: '', by: '' }], name: 'School' };
    draftStore.set({ ...nothingTyped, ...draft, way: 'account', customerId: 'gone' });
    await press(/Take the order/);
    await waitForText(/This customer was deleted meanwhile/);
    await waitForText('Choose the customer on account');
  });

  it('promises no day over the counter, but says how many copies are there', async () => {
    serve(() => taken());
    await user.click(radio('Over the counter'));
    await scan('kim');
    await scan('kim');
    await waitForText('1 copy in stock');
    expectNoField('Promised for');
  });

  it('sold over the counter shows the change, and what is scanned into the wrong box is a book', async () => {
    const posts = serve(() => taken({ status: 'delivered' }));
    await user.click(radio('Over the counter'));
    await scan('emma');
    await expectTotal('$12.50');
    await press('Cash');
    const given = field('Given');
    await user.type(given, '2..x{Enter}');
    await waitForText(/^Given cannot be read/);
    expect(posts()).toHaveLength(0);
    await retype(given, `${kim.isbn}{Enter}`);
    await expectTotal('$20.50');
    await retype(given, '50');
    await expectTotal('$29.50');
    await user.type(given, '{Enter}');
    await waitForText('Change: $29.50');
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({
      isHandedOver: true,
      way: 'cash',
      totalPrice: '20.50',
      name: '',
    });
  });

  it('that is a present holds its wrapping in the total, at the price that the shop says by then', async () => {
    const changed = {
      missing: [],
      books: [],
      totalPrice: '15.50',
      gift: { wrapPrice: 3, taxClass: 'other' },
    };
    const answers = [refusal(409, 'Changed', changed, 'total-changed')];
    const posts = serve(() => answers.shift() ?? taken());
    await user.click(radio('Over the counter'));
    await scan('emma');
    await waitForText('1 copy');
    await user.click(checkbox('This order is a present'));
    await typeIn('Note on a card (optional)', 'For Ada');
    await user.click(checkbox('Gift-wrapped, for $2.50'));
    await expectTotal('$15.00');
    await press('Cash');
    await press(/Sold for/);
    await expectTotal('$15.50');
    await press(/Sold for/);
    await waitForText('Order 7K3M-9QXA is taken');
    const gift = { note: 'For Ada', isWrapped: true, hidesPrices: false };
    expect(posts().map(({ body }) => body)).toMatchObject([
      { gift, totalPrice: '15.00' },
      { gift, totalPrice: '15.50' },
    ]);
  });

  it('has what the code of an offer takes off in its total, as the shop says it by then', async () => {
    const offers = { terms: [], problem: { why: 'used', title: 'Summer' }, fixed: [], reduced: [] };
    const changed = { missing: [], books: [], totalPrice: '25.00', offers };
    const answers = [refusal(409, 'Changed', changed, 'total-changed')];
    const posts = serve(() => answers.shift() ?? taken());
    await user.click(radio('Over the counter'));
    await scan('emma');
    await scan('emma');
    await waitForText('2 copies');
    await typeIn('Code', 'sum-mer{Enter}');
    await expectTotal('−$5.00');
    await expectTotal('$20.00');
    await press('Cash');
    await press(/Sold for \$20/);
    await waitForText('“Summer” counts once for each shopper, and you have ordered with it.');
    await press('Remove the code');
    await press(/Sold for \$25/);
    await waitForText('Order 7K3M-9QXA is taken');
    expect(posts().map(({ body }) => body)).toMatchObject([
      { offerCode: 'SUMMER', totalPrice: '20.00' },
      { totalPrice: '25.00' },
    ]);
    expect(posts()[1]?.body).not.toHaveProperty('offerCode');
  });
});
