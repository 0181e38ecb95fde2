import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PrintOrders } from '../../web/src/features/order-printing/print-orders.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

it('Orders that were cancelled since they were chosen are named, and have no packing slip', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const books = [makeBook({ title: 'Emma' })];
  callAdminApi.mockResolvedValue([
    makeOrder(books, { _id: 'o1', name: 'Ada Reader' }),
    makeOrder(books, { _id: 'o2', name: 'Ben Writer', status: 'cancelled' }),
  ]);
  render(
    <Suspense>
      <PrintOrders what="slips" ids={['o1', 'o2', 'o3']} />
    </Suspense>,
    { wrapper: MemoryRouter },
  );
  expect(await screen.findByRole('status')).toHaveTextContent(
    '1 packing slip, 1 order cancelled, 1 order not found',
  );
  expect((await screen.findAllByText('Ada Reader')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Ben Writer')).toBeNull();
});
