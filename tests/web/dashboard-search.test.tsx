import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { browserData } from '../../web/src/entities/api-data/browser-data.ts';
import { DashboardSearch } from '../../web/src/features/dashboard-search/dashboard-search.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { tokenOf } from './dashboard-token.ts';
import { answerFetch, json } from './fake-fetch.ts';
import { expectNone, waitForText } from './on-screen.ts';

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
  browserData.clear();
  // jsdom does not know the element `search`, which React complains of.
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem('token', tokenOf({ admin: true, role: 'owner' }));
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The search box of a shop in which any text finds these. */
function open({ books, orders }: { books: readonly string[]; orders: readonly string[] }) {
  useLiveQuery.mockReturnValue(orders.map((_id) => makeOrder([], { _id, number: 'PZ9P-0000' })));
  answerFetch(() => json({ books: books.map((_id) => makeBook({ _id })), total: books.length }));
  render(
    <MemoryRouter initialEntries={['/dashboard']}>
      <DashboardSearch />
      <Address />
    </MemoryRouter>,
  );
  return screen.getByRole('searchbox', { name: 'Search the dashboard' });
}

const expectAddress = (address: string) =>
  waitFor(() => expect(screen.getByText(/^\/dashboard/, { selector: 'output' }).textContent).toBe(address));

it.each([
  [[], ['one'], '/dashboard/orders/one'],
  [['one'], [], '/dashboard/edit-book/one'],
  [[], ['one', 'two'], '/dashboard/orders?q=PZ9P'],
  [['one'], ['one'], '/dashboard/manage-books?q=PZ9P'],
])('Enter waits for the results, %j and %j, and opens %s', async (books, orders, address) => {
  const box = open({ books, orders });
  await userEvent.type(box, 'PZ9P{Enter}');
  await expectAddress(address);
  expectNone('region', 'Orders');
});

it('Enter opens the search page also when no answer comes', async () => {
  wait.milliseconds = 0;
  const box = open({ books: [], orders: ['one'] });
  answerFetch(() => new Promise<Response>(() => undefined));
  await userEvent.type(box, 'PZ9P{Enter}');
  await expectAddress('/dashboard/manage-books?q=PZ9P');
});

it('Typing after Enter, or Escape, cancels the navigation', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const box = open({ books: [], orders: ['one'] });
  answerFetch(() => promise.then(() => json({ books: [], total: 0 })));
  await userEvent.type(box, 'PZ9P{Enter}');
  await screen.findByRole('region', { name: 'Orders' });
  await userEvent.keyboard('{Escape}');
  resolve();
  await userEvent.type(box, ' ');
  await waitForText('No book is found.');
  await expectAddress('/dashboard');
});

it('Enter does not wait for orders that the text cannot find', async () => {
  const box = open({ books: ['one'], orders: ['one'] });
  await userEvent.type(box, '??{Enter}');
  await expectAddress('/dashboard/edit-book/one');
});
