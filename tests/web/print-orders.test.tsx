import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { orderSlips } from '../../functions/src/orders/packing-slips.ts';
import { defaultProfile } from '../../functions/src/shared/shop/default-profile.ts';
import { AddressLabels } from '../../web/src/features/order-printing/address-labels.tsx';
import { PackingSlips } from '../../web/src/features/order-printing/packing-slips.tsx';
import { paperOf } from '../../web/src/features/order-printing/papers.ts';
import { PrintOrders } from '../../web/src/features/order-printing/print-orders.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { expectNoText, named, renderRouted, textsOf } from './on-screen.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

it('Orders that were cancelled since they were chosen are named, and have no packing slip', async () => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const books = [makeBook({ title: 'Emma' })];
  const orders = [
    makeOrder(books, { _id: 'o1', name: 'Ada Reader' }),
    makeOrder(books, { _id: 'o2', name: 'Ben Writer', status: 'cancelled' }),
  ];
  callAdminApi.mockResolvedValue(orders.map((order) => orderSlips(order, defaultProfile)));
  renderRouted(
    <Suspense>
      <PrintOrders what="slips" ids={['o1', 'o2', 'o3']} />
    </Suspense>,
  );
  expect(await screen.findByRole('status')).toHaveTextContent(
    '1 packing slip, 1 order cancelled, 1 order not found',
  );
  expect((await screen.findAllByText('Ada Reader')).length).toBeGreaterThan(0);
  expectNoText('Ben Writer');
});

it('A packing slip counts identical copies in one line, and names a damaged one', () => {
  const copy = { title: 'Emma', newPrice: 5 };
  const books = ['a', 'b', 'c'].map((_id) => makeBook({ ...copy, _id }));
  const order = makeOrder(books);
  const lines = order.lines.map((line) => (line.bookId === 'b' ? { ...line, condition: 'damaged' } : line));
  renderRouted(<PackingSlips orders={[orderSlips({ ...order, lines }, defaultProfile)]} />);
  const [, ...rows] = textsOf(screen.getAllByRole('row'));
  expect(rows[0]).toBe('2 × Emma$10.00');
  expect(rows[1]).toBe('EmmaDamaged copy$5.00');
});

it('A packing slip speaks the language of its order, whatever that of the desk is', () => {
  const order = makeOrder([makeBook()], { language: 'fr', createdAt: '2024-03-02T14:00:00.000Z' });
  const own = orderSlips(order, { ...defaultProfile, locale: 'de-DE' });
  renderRouted(<PackingSlips orders={[own]} />);
  const slip = named('article', `Bon de livraison ${order.number}`);
  expect(slip).toHaveAttribute('lang', 'fr');
  for (const words of ['Livrer à', 'À encaisser', '1 livre', '12,50 $US', '2 mars 2024']) {
    expect(slip).toHaveTextContent(words);
  }
  expect(slip).not.toHaveTextContent('Deliver to');
});

it('Labels go on with the first place of a sheet that is free, each with sender, address and number', () => {
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  const shop = { shopName: 'Ink & Oak', postalAddress: 'Ink & Oak\nHigh Street 1\nYork' };
  const orders = Array.from({ length: 8 }, (_, index) =>
    orderSlips(
      makeOrder([makeBook()], { name: `Reader ${index}`, number: `AAAA-000${index}` }),
      defaultProfile,
    ),
  );
  const { container } = renderRouted(
    <AddressLabels orders={orders} paper={paperOf('labels', 'sheet8', 'en-GB')} used={3} />,
    '/',
    shop,
  );
  const [first, second, ...rest] = [...container.children].map((sheet) => [...sheet.children]);
  expect([first?.length, second?.length, rest]).toEqual([8, 3, []]);
  expect(textsOf(first?.slice(0, 3) ?? [])).toEqual(['', '', '']);
  expect(first?.[3]).toHaveTextContent('Ink & Oak · High Street 1 · YorkReader 0');
  expect(first?.[3]).toHaveTextContent('AAAA-0000');
});

it.each([
  ['slips', undefined, 'de-DE', 'a4'],
  ['picking', 'roll', 'de-DE', 'a4'],
  ['labels', undefined, 'en-US', 'narrow'],
  ['labels', 'sheet12', 'en-US', 'sheet12'],
] as const)(
  'Of %s, with %s chosen, a shop with the formats %s prints on %s',
  (what, chosen, locale, paper) => {
    expect(paperOf(what, chosen, locale).name).toBe(paper);
  },
);
