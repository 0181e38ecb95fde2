import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DashboardSearch } from '../../web/src/features/dashboard-search/dashboard-search.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import {
  address,
  expectNone,
  findNamed,
  named,
  quietErrors,
  renderRouted,
  user,
  waitForText,
} from './on-screen.ts';
import './new-page.ts';

const useLiveQuery = vi.hoisted(() => vi.fn());
/** How long Enter waits: longer than any answer takes, or not at all. */
const wait = vi.hoisted(() => ({ milliseconds: 0 }));
vi.mock('../../web/src/features/dashboard-search/found-target.ts', async (load) => ({
  ...(await load<object>()),
  get longestWait() {
    return wait.milliseconds;
  },
}));
vi.mock('../../web/src/lib/firebase/live-data.ts', () => ({ useLiveQuery }));
vi.mock('../../web/src/entities/session/admin-firestore.ts', () => ({ useAdminFirestore: vi.fn() }));
vi.mock('../../web/src/entities/order/order-firestore-queries.ts', () => ({ shopOrdersQuery: () => ({}) }));

beforeEach(() => {
  wait.milliseconds = 600_000;
  // jsdom does not know the element `search`, which React complains of.
  quietErrors();
  localStorage.setItem('token', tokenOf({ admin: true, role: 'owner' }));
});

/** The search box of a shop in which any text finds these. */
function open({ books, orders }: { books: readonly string[]; orders: readonly string[] }) {
  useLiveQuery.mockReturnValue(orders.map((_id) => makeOrder([], { _id, number: 'PZ9P-0000' })));
  answerFetch(() => json({ books: books.map((_id) => makeBook({ _id })), total: books.length }));
  renderRouted(<DashboardSearch />, '/dashboard');
  return named('searchbox', 'Search the dashboard');
}

const expectAddress = (expected: string) => waitFor(() => expect(address()).toBe(expected));

it.each([
  [[], ['one'], '/dashboard/orders/one'],
  [['one'], [], '/dashboard/edit-book/one'],
  [[], ['one', 'two'], '/dashboard/orders?q=PZ9P'],
  [['one'], ['one'], '/dashboard/manage-books?q=PZ9P'],
])('Enter waits for the results, %j and %j, and opens %s', async (books, orders, opened) => {
  const box = open({ books, orders });
  await user.type(box, 'PZ9P{Enter}');
  await expectAddress(opened);
  expectNone('region', 'Orders');
});

it('Enter opens the search page also when no answer comes', async () => {
  wait.milliseconds = 0;
  const box = open({ books: [], orders: ['one'] });
  answerFetch(() => new Promise<Response>(() => undefined));
  await user.type(box, 'PZ9P{Enter}');
  await expectAddress('/dashboard/manage-books?q=PZ9P');
});

it('Typing after Enter, or Escape, cancels the navigation', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const box = open({ books: [], orders: ['one'] });
  answerFetch(() => promise.then(() => json({ books: [], total: 0 })));
  await user.type(box, 'PZ9P{Enter}');
  await findNamed('region', 'Orders');
  await user.keyboard('{Escape}');
  resolve();
  await user.type(box, ' ');
  await waitForText('No book is found.');
  await expectAddress('/dashboard');
});
