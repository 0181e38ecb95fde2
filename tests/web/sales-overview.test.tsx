import type { SalesOverview as Sales } from '@bookstore/functions/shared/order/sales';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SalesOverview } from '../../web/src/features/dashboard/sales-overview.tsx';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import {
  expectLink,
  expectNone,
  expectNoText,
  findIn,
  findLink,
  findNamed,
  inRole,
  named,
  renderRouted,
  textsOf,
  waitForText,
} from './on-screen.ts';
import { nothingToDo } from './samples.ts';
import './desk-session.ts';

const sales: Sales = {
  ...nothingToDo,
  toPack: 7,
  days: [
    { day: '2026-11-21', orders: 0, salesCents: 0 },
    { day: '2026-11-22', orders: 2, salesCents: 3275 },
  ],
  bestSellers: [{ bookId: 'kim', title: 'Kim', copies: 12 }],
};

const show = () => renderRouted(<SalesOverview />);

it('The overview shows the orders to pack, the sales of each day and the best sellers', async () => {
  answerFetch(() => json(sales));
  show();
  expect(await findLink('7 To pack')).toHaveAttribute('href', '/dashboard/orders?status=placed');
  const days = named('region', 'Sales of the last 30 days');
  expect(days).toHaveTextContent('$32.75 in 2 orders');
  const rows = within(days).getAllByRole('row', { hidden: true });
  expect(textsOf(rows)).toEqual(['DayOrdersSales', '2026-11-222$32.75', '2026-11-210$0.00']);
  expectLink('Kim', '/books/kim');
  expect(inRole('list', 'To do').getAllByRole('listitem')).toHaveLength(1);
  expectNoText(/not sent/);
  expectNoText(/run low/);
});

it('Orders in another currency are said to be among those that are counted', async () => {
  answerFetch(() => json({ ...sales, otherCurrencies: ['EUR'] }));
  show();
  const days = await findNamed('region', 'Sales of the last 30 days');
  expect(days).toHaveTextContent('$32.75 · 2 orders in all currencies');
});

it('The overview leads to all that waits, the first thing of a day first', async () => {
  answerFetch(() =>
    json({
      ...sales,
      packed: 5,
      withdrawals: 2,
      toSettle: 1,
      heldMails: { count: 2, orderId: 'held' },
      toOrder: 4,
      cashToCount: { day: '2026-11-21', cents: 5400 },
      failedMails: { count: 1, orders: [{ orderId: 'first', number: '7K3M-9QXA' }] },
      lowStock: { count: 3, books: [] },
      importAtWork: { id: 'i1', fileName: 'books.csv', state: 'checked' },
    }),
  );
  show();
  const work = (await findIn('list', 'To do')).getAllByRole('link');
  expect(work.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    '7 To pack /dashboard/orders?status=placed',
    '5 Packed, to hand over /dashboard/orders?status=packed',
    '2 Withdrawals to answer /dashboard/orders?withdrawn=1',
    '1 Payments to settle /dashboard/cash',
    '$54.00 Cash of Nov 21 to count /dashboard/cash?day=2026-11-21',
    '1 Failed mails /dashboard/orders',
    '2 Held mails /dashboard/orders/held',
    '4 Books to order /dashboard/to-order',
    '3 Running low /dashboard/manage-books?lowStock=1',
    '1 Import to look at /dashboard/import?id=i1',
  ]);
});

it('Where nothing waits, the overview says so', async () => {
  answerFetch(() => json({ ...sales, toPack: 0 }));
  show();
  await waitForText(/^Nothing waits/);
  expectNone('list', 'To do');
});

it('The overview lists the books that run low, each with a link to its stock', async () => {
  const books = Array.from({ length: 7 }, (_, index) => {
    return { bookId: `book-${index}`, title: `Volume ${index}`, onHand: index, shelf: index ? '' : 'B 12' };
  });
  answerFetch(() => json({ ...sales, lowStock: { count: 9, books } }));
  show();
  const low = await findNamed('region', '9 books run low');
  expect(within(low).getByRole('link', { name: 'Volume 0' })).toHaveAttribute(
    'href',
    '/dashboard/edit-book/book-0',
  );
  const items = within(low).getAllByRole('listitem', { hidden: true });
  expect(items[0]).toHaveTextContent('Volume 0B 120 on hand');
  expect(within(low).getByText('Volume 4')).toBeVisible();
  expect(within(low).getByText('Volume 5')).not.toBeVisible();
  expect(within(low).getByText('2 more')).toBeVisible();
});

it.each([
  ['catalogue', [], ['Volume 1']],
  ['orders', ['7 To pack', '1 Failed mails'], []],
])(
  'The overview of the role %s links to no page that the role does not include',
  async (role, orders, stock) => {
    localStorage.setItem('token', tokenOf({ role }));
    const books = [{ bookId: 'book-1', title: 'Volume 1', onHand: 1, shelf: '' }];
    const failedMails = { count: 1, orders: [{ orderId: 'first', number: '7K3M-9QXA' }] };
    answerFetch(() => json({ ...sales, failedMails, lowStock: { count: 1, books } }));
    show();
    const low = await findIn('region', 'One book runs low');
    expect(low.getByText('Volume 1')).toBeVisible();
    expect(textsOf(low.queryAllByRole('link'))).toEqual(stock);
    expect(screen.queryAllByRole('link', { name: /To pack|Failed mails/ })).toHaveLength(orders.length);
  },
);
