import type { Order } from '@bookstore/functions/shared/order/order';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useDeskOrders } from '../../web/src/entities/order/desk-queries.ts';
import type { OrderFilter } from '../../web/src/entities/order/order-firestore-queries.ts';
import { makeOrder } from '../fixtures/factories.ts';

// A part of a query, as what it leaves of the stored orders, newest first.
type Part = (orders: Order[]) => Order[];
const stored = vi.hoisted((): { orders: Order[] } => ({ orders: [] }));
vi.mock('../../web/src/lib/firebase/firestore.ts', () => ({
  firestore: undefined,
  collection: () => ({ withConverter: () => undefined }),
  readAs: () => undefined,
  documentId: () => '',
  query: (_: unknown, ...parts: Part[]) => parts,
  where: (field: keyof Order, _: '==', value: unknown) => (orders: Order[]) =>
    orders.filter((order) => order[field] === value),
  orderBy: () => (orders: Order[]) => orders,
  limit: (count: number) => (orders: Order[]) => orders.slice(0, count),
}));
vi.mock('../../web/src/lib/firebase/live-data.ts', () => ({
  useLiveQuery: (_: string, parts: Part[]) => parts.reduce((left, part) => part(left), stored.orders),
}));
vi.mock('../../web/src/entities/session/admin-firestore.ts', () => ({ useAdminFirestore: vi.fn() }));
vi.mock('../../web/src/entities/session/admin-token.ts', () => ({ useAdminToken: vi.fn() }));

const packed = (count: number, more: Partial<Order> = {}) =>
  Array.from({ length: count }, () => makeOrder([], { status: 'packed', ...more }));
const deskOrders = (filter: OrderFilter) => renderHook(() => useDeskOrders(filter, 25)).result.current;

it('Orders that are ready to collect are found behind any number of deliveries', () => {
  const ready = packed(2, { collection: true });
  stored.orders = [...packed(200), ...ready];
  expect(deskOrders({ status: 'packed', way: 'collection' })).toEqual({ orders: ready, last: undefined });
});

it('Deliveries behind many orders to collect are looked for on the next page', () => {
  const collected = packed(200, { collection: true });
  stored.orders = [...collected, ...packed(2)];
  expect(deskOrders({ status: 'packed', way: 'delivery' })).toEqual({ orders: [], last: collected[99] });
});
