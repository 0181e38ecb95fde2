import type { Order } from '@bookstore/functions/shared/order/order';
import { expect, it, vi } from 'vitest';
import { orderSlips } from '../../functions/src/orders/packing-slips.ts';
import { defaultProfile } from '../../functions/src/shared/shop/default-profile.ts';
import { dollars } from '../../functions/src/shared/values/money.ts';
import { sentenceOf } from '../../web/src/features/history/history-sentences.ts';
import { OrderDetail } from '../../web/src/features/order-detail/order-detail.tsx';
import { PackingSlips } from '../../web/src/features/order-printing/packing-slips.tsx';
import { PickingSheet } from '../../web/src/features/order-printing/picking-sheet.tsx';
import { OrderPage } from '../../web/src/features/orders/order-page.tsx';
import { makeBook, makeOrder } from '../fixtures/factories.ts';
import { expectNoField, expectShown, expectText, expectValue, renderRouted } from './on-screen.ts';

const shop = {
  collection: { text: 'Kept for two weeks' },
  shopName: 'Paper & Ink',
  postalAddress: '1 Mill Lane',
  openingHours: 'Mon–Fri 9–18',
};
const empty = { street: '', city: '', country: '', state: '', zipcode: '' };
const collected = (status: Order['status'], more: Partial<Order> = {}) =>
  makeOrder([makeBook({ newPrice: 10 })], { collection: true, address: empty, status, ...more });

const desk = vi.hoisted(() => ({ useDeskOrder: vi.fn() }));
vi.mock('../../web/src/entities/order/desk-queries.ts', () => desk);
vi.mock('../../web/src/features/order-detail/order-mails.tsx', () => ({ OrderMails: () => null }));
vi.mock('../../web/src/features/order-detail/texts/order-notes.tsx', () => ({ OrderNotes: () => null }));

const show = (page: React.ReactNode) => renderRouted(page, '/', shop);

it('The page of an order says where and when it is collected, and what to pay there', () => {
  const { container, unmount } = show(<OrderPage order={collected('packed')} />);
  expectText('Ready to collect. See you in the shop!');
  for (const text of ['Mon–Fri 9–18', 'Kept for two weeks', 'To pay in the shop $10.00']) {
    expect(container).toHaveTextContent(text);
  }
  expect(container).toHaveTextContent('Collected and paid in the shop by');
  expect(container).toHaveTextContent('CollectionFree');
  expect(container).not.toHaveTextContent(/Expected|Shipped|courier|Cash on delivery/);
  unmount();
  const delivered = show(<OrderPage order={{ ...collected('packed'), collection: undefined }} />);
  expect(delivered.container).toHaveTextContent('Cash on delivery to');
  expect(delivered.container).not.toHaveTextContent('Mon–Fri 9–18');
});

it('The desk hands it over with its cash, and offers neither carrier nor parcel', () => {
  desk.useDeskOrder.mockReturnValue(collected('packed'));
  const { container, unmount } = show(<OrderDetail id="order" />);
  expectShown('button', 'Mark as collected');
  expectValue('Cash received', '10.00');
  expectNoField('Carrier');
  expectShown('heading', 'Collected in the shop by');
  expect(container).toHaveTextContent('Ready to collect');
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
  expect(container).toHaveTextContent('AAAA-AAAA, collected');
  expect(container).not.toHaveTextContent('BBBB-BBBB, collected');
});

it('The slip of an order that is collected says so', () => {
  const { container, unmount } = show(
    <PackingSlips orders={[orderSlips(collected('packed'), defaultProfile)]} />,
  );
  expect(container).toHaveTextContent('To be collected');
  expect(container).not.toHaveTextContent('Deliver to');
  unmount();
  const other = show(<PackingSlips orders={[orderSlips(makeOrder(), defaultProfile)]} />);
  expect(other.container).toHaveTextContent('Deliver to');
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
