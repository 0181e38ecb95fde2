import type { BookToOrder } from '@bookstore/functions/shared/order/to-order';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ToOrderDesk } from '../../web/src/features/to-order/to-order-desk.tsx';
import { fillIn } from './fill-in.ts';
import { expectNone, expectNoText, findCheckbox, findIn, link, press, renderRouted } from './on-screen.ts';

const callAdminApi = vi.hoisted(() => vi.fn());
vi.mock('../../web/src/entities/session/admin-api.ts', () => ({ callAdminApi }));

const emma: BookToOrder = {
  bookId: 'emma',
  title: 'Emma',
  author: 'Jane Austen',
  isbn: '9780141439587',
  publisher: 'Penguin',
  orders: [{ id: 'one', number: '7K3M-9QXA', by: '2020-01-02', isUnconfirmed: true }],
  onHand: 0,
  lowAt: 3,
  reorder: { bookId: 'emma', copies: 2, day: '2020-01-01', by: 'Iris' },
};
const kim: BookToOrder = { ...emma, bookId: 'kim', title: 'Kim', publisher: '', orders: [] };

beforeEach(() => {
  callAdminApi.mockImplementation(async () => ({ books: [emma, kim], isCut: false }));
});

function show(search = '') {
  renderRouted(<ToOrderDesk />, `/${search}`);
}

it('What shoppers wait for stands with its supplier, says what is late, and is noted as ordered', async () => {
  show();
  const ofPenguin = await findIn('region', 'Penguin');
  expect(ofPenguin.getByText(/late, promised for/)).toHaveTextContent(/address not confirmed$/);
  expectNoText('Kim');
  // Four for the shelf and one for the shopper, of whom two are ordered.
  expect(ofPenguin.getByLabelText('Copies of Emma')).toHaveValue(3);
  expect(ofPenguin.queryByText(/^To order:/)).toBeNull();
  fillIn({ 'Copies of Emma': '5' });
  expect(decodeURIComponent(link('Write a mail with them').getAttribute('href') ?? '')).toContain(
    '5 × Emma, Jane Austen, ISBN 9780141439587',
  );
  await press('Mark 1 book as ordered');
  const body = { bookIds: ['emma'], before: [2], copies: [7] };
  await waitFor(() => expect(callAdminApi).toHaveBeenCalledWith('PUT /api/to-order', { body }));
});

it('What runs low is listed by itself, and nothing of it is chosen', async () => {
  show('?list=low');
  expect(await findCheckbox('Order Kim')).not.toBeChecked();
  expectNoText('Emma');
  expectNone('button', /as ordered/);
});
