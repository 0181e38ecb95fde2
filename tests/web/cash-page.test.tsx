import type { CashDay, CashEntry } from '@bookstore/functions/shared/order/cash';
import type { PaymentToSettle } from '@bookstore/functions/shared/payment/payment';
import type { Role } from '@bookstore/functions/shared/people/roles';
import { addDays, shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { defaultCalendar } from '@bookstore/functions/shared/shop/shop-profile';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { CashPage } from '../../web/src/features/cash/cash-page.tsx';
import { callAdminApi, writtenCalls } from './admin-calls.ts';
import {
  agree,
  click,
  expectAlert,
  expectNone,
  expectNoText,
  expectText,
  expectWords,
  field,
  fill,
  fillIn,
  findButton,
  findIn,
  findLink,
  findNamed,
  findShown,
  inRole,
  named,
  press,
  renderRouted,
  soon,
  textsOf,
  typeIn,
  user,
  waitForText,
} from './on-screen.ts';
import { cashEntry, payment, quietDay } from './samples.ts';
import './new-page.ts';
import { askFirst } from '../../web/src/lib/alerts.ts';

const session = vi.hoisted((): { role: Role } => ({ role: 'orders' }));
vi.mock('../../web/src/entities/session/admin-role.ts', async () => {
  const { may } = await import('@bookstore/functions/shared/people/roles');
  return {
    useMay: (what: Parameters<typeof may>[1]) => may(session.role, what),
    useAdminRole: () => session.role,
  };
});

const { day } = quietDay;
const entry: CashEntry = { ...cashEntry, carrier: 'An Post', reference: 'R-1' };
const closing = { expectedCents: 3420, countedCents: 3400, note: '', at: entry.at, by: 'Otto' };

let cash: CashDay;
beforeEach(() => {
  session.role = 'orders';
  cash = {
    ...quietDay,
    sums: [
      { way: 'cash', takenCents: 4420, givenBackCents: 1000 },
      { way: 'bank', takenCents: 500, givenBackCents: 0 },
      { way: 'card', takenCents: 0, givenBackCents: 0 },
    ],
    stillOut: { orders: 3, cents: 10_000 },
    entries: [entry],
    closedDays: ['2026-11-18'],
  };
  callAdminApi.mockImplementation(async () => cash);
});

const open = (search = `?day=${day}`) => renderRouted(<CashPage />, `/dashboard/cash${search}`);
const asked = () =>
  callAdminApi.mock.calls.flatMap(([name, input]) => (name === 'GET /api/cash' ? [input.query] : []));

const expectAsked = (query: object) => soon(() => asked().at(-1)).toEqual(query);

describe('The cash-up of a day', () => {
  it('shows what was taken and given back by the way, what is out, and each entry', async () => {
    open();
    const rows = (await findIn('table', 'Money of the day')).getAllByRole('row');
    expect(textsOf(rows)).toEqual([
      'HowTakenGiven backSum',
      'Cash$44.20$10.00$34.20',
      'Bank transfer$5.00$0.00$5.00',
      'All$49.20$10.00$39.20',
    ]);
    expectText('Still out with carriers: $100.00 of 3 orders, of all days.');
    const [item] = inRole('list', 'Entries of the day').getAllByRole('listitem');
    expectWords(item, 'Order 7K3M-9QXA · Taken · Cash');
    expectWords(item, 'Otto · An Post · R-1');
    expectWords(item, '$34.20');
  });

  it('says apart from all money what is owed more by vouchers, and names the one that was sold', async () => {
    cash.entries = [
      { ...entry, orderId: '', number: 'V-7K3M-9QXA', kind: 'voucher-sold' },
      { ...entry, _id: 'e2', way: 'voucher', reference: 'K3M9' },
    ];
    cash.vouchers = {
      soldCents: 5000,
      refundedCents: 0,
      redeemedCents: 3420,
      givenBackCents: 420,
      expiredCents: 0,
    };
    open();
    await waitForText('Owed more by vouchers');
    const list = field('Vouchers: what the shop owes by them');
    expectWords(
      list,
      'Vouchers sold$50.00Redeemed-$34.20Given back to vouchers$4.20Owed more by vouchers$20.00',
    );
    const [sold, redeemed] = inRole('list', 'Entries of the day').getAllByRole('listitem');
    expectWords(sold, 'V-7K3M-9QXA · Voucher sold · Cash');
    expectWords(redeemed, 'Order 7K3M-9QXA · Taken · Voucher');
  });

  it('stays at the day on which it was opened when that ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T23:50:00.000Z') });
    open('');
    await screen.findByText('7K3M-9QXA', { exact: false });
    vi.setSystemTime(new Date('2026-11-21T00:05:00.000Z'));
    cash = { ...cash, day: '2026-11-20', entries: [] };
    await browserData.refetchQueries();
    await waitFor(() => expectNoText('7K3M-9QXA', { exact: false }));
    expectText('Friday, November 20, 2026');
    expect(asked()).toEqual(asked().map(() => ({ day: '2026-11-20' })));
  });

  it('opens with today, and leads to the day before and after and to any other', async () => {
    const today = shopDay(new Date(), defaultCalendar);
    open('?day=nonsense');
    await expectAsked({ day: today });
    await click(named('link', 'Previous day'));
    await expectAsked({ day: addDays(today, -1) });
    await click(named('link', 'Next day'));
    await expectAsked({ day: today });
    fill('Day', '2026-11-02');
    await expectAsked({ day: '2026-11-02' });
  });

  it('shows the days of a week, and which of them are closed', async () => {
    open();
    const days = () => inRole('list', 'Days').getAllByRole('link');
    await soon(() => days()[1]).toHaveAccessibleName('Wed 18 November 2026, closed');
    expect(days().map((link) => link.getAttribute('href')?.slice(-2))).toEqual([
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
    ]);
    expect(days()[3]).toHaveAttribute('aria-current', 'date');
  });

  it('finds entries by their words and their way, and keeps both while it goes on', async () => {
    cash = { ...cash, hasMore: true, next: `${entry.at}_e1` };
    open();
    await typeIn(await findNamed('searchbox', 'Search entries'), 'An Post');
    await expectAsked({ day, q: 'An Post' });
    await user.selectOptions(field('How'), 'Card');
    await click(await findLink('Older'));
    const after = `${entry.at}_e1`;
    await expectAsked({ day, q: 'An Post', way: 'card', after });
    cash = { ...cash, entries: [], hasMore: false, next: undefined };
    await click(named('link', 'Newest'));
    await browserData.refetchQueries();
    await waitForText('No entry of this day is like that.');
  });
});

async function count(amount: string) {
  open();
  await typeIn('Counted', amount);
  await press('Close the day');
}

describe('Closing a day', () => {
  it('shows the difference of an amount at once, and refuses what is none', async () => {
    open();
    const box = await screen.findByLabelText('Counted');
    for (const [amount, difference] of [
      ['34,20', 'No difference'],
      ['34.00', '$0.20 too little'],
      ['40', '$5.80 too much'],
    ] as const) {
      fillIn({ Counted: amount });
      expectText(difference);
    }
    for (const [amount, problem] of [
      ['1000000.01', 'Counted is too much for a drawer'],
      [' ', 'Counted is missing'],
    ] as const) {
      fillIn({ Counted: amount });
      await press('Close the day');
      expectText(problem);
      expect(box).toBeInvalid();
    }
    expect(askFirst).not.toHaveBeenCalled();
  });

  it('asks with the figures, and sends what was counted and seen', async () => {
    agree();
    await count('34,00');
    const body = { countedCents: 3400, expectedCents: 3420, note: '' };
    const headers = { 'Idempotency-Key': expect.any(String) };
    await soon(writtenCalls).toEqual([['POST /api/cash/:day/close', { params: { day }, body, headers }]]);
    expect(askFirst).toHaveBeenCalledWith(
      expect.stringContaining('November 20, 2026'),
      expect.stringContaining('$34.20, and $34.00 were counted. $0.20 too little.'),
      'Close the day',
      'Not yet',
    );
    await soon(() => asked().length).toBeGreaterThan(1);
  });

  it('asks with the figures as they are written in the currency of the day', async () => {
    cash = { ...cash, currency: 'CHF' };
    await count('34.00');
    const figures = expect.stringMatching(/ CHF\s34\.00 were counted\. CHF\s0\.20 too little\. /);
    await soon(askFirst).toHaveBeenCalledWith(expect.anything(), figures, 'Close the day', 'Not yet');
  });
});

describe('A closed day', () => {
  it('says who closed it and what was counted, and is opened again by no one but the owner', async () => {
    cash = { ...cash, closing };
    open();
    await waitForText('$0.20 too little');
    expectText('Otto');
    expectNone('button', 'Close the day');
    expectNone('button', 'Open again');
  });

  it('is opened again by the owner with a reason', async () => {
    session.role = 'owner';
    cash = { ...cash, closing };
    open();
    await press('Open again');
    expectText('Say why the day is opened again');
    expect(writtenCalls()).toEqual([]);
    await typeIn('Reason', 'A note was missing');
    cash = { ...cash, closing: null };
    await press('Open again');
    const headers = { 'Idempotency-Key': expect.any(String) };
    await soon(writtenCalls).toEqual([
      ['POST /api/cash/:day/reopen', { params: { day }, body: { reason: 'A note was missing' }, headers }],
    ]);
    await findShown('button', 'Close the day');
  });
});

describe('Money to settle', () => {
  const refused: PaymentToSettle = {
    ...payment,
    settleReason: 'refund-refused',
    refunds: [{ number: 1, cents: 1000, state: 'refused', reason: 'The card was closed' }],
  };

  it('that Stripe has refused to give back is tried again there', async () => {
    cash = { ...cash, toSettle: [refused] };
    open();
    await waitForText('Stripe says: “The card was closed”');
    // As much of it as the order still owes.
    expectText('$4.00');
    await press('Try again at Stripe');
    await soon(callAdminApi).toHaveBeenCalledWith('POST /api/payments/:id/refund', { params: { id: 'o1' } });
  });

  it('of an order whose books are still here has them held back', async () => {
    cash = { ...cash, toSettle: [{ ...refused, settleReason: 'lost-dispute', isToHoldBack: true }] };
    open();
    await waitForText('The shopper’s bank has taken it back');
    expectAlert('Its books are not delivered yet: hold them back until it is settled.');
  });

  it('is settled otherwise with how it was given back, and never without a note', async () => {
    cash = { ...cash, toSettle: [refused] };
    open();
    const settled = await findButton('Settled otherwise');
    await click(settled);
    expectText('Say what became of the money');
    await user.selectOptions(field('Given back instead'), 'Cash');
    await typeIn('What became of it', 'Paid out in the shop');
    await click(settled);
    const body = { note: 'Paid out in the shop', way: 'cash' };
    await soon(callAdminApi).toHaveBeenCalledWith('POST /api/payments/:id/settled', {
      params: { id: 'o1' },
      body,
    });
  });
});
