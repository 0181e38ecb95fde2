import { expect, it } from 'vitest';
import { bookListLimits } from '../../../functions/src/shared/book/book-paging.ts';
import { orderLimits } from '../../../functions/src/shared/order/order-limits.ts';
import { orderRequestSchema } from '../../../functions/src/shared/order/order-request.ts';
import { makeBook, makeOrderRequest } from '../../fixtures/factories.ts';
import { times } from '../../fixtures/times.ts';

const order = makeOrderRequest([makeBook(), makeBook()]);

it('An order request needs nothing but books, a total and an address that may be empty', () => {
  const { productIds, totalPrice } = order;
  const read = orderRequestSchema.cast({ productIds, totalPrice, address: {} }, { assert: false });
  expect(read).toMatchObject({ name: '', phone: '', address: { street: '', city: '', zipcode: '' } });
  expect(orderRequestSchema.isValidSync(read, { strict: true })).toBe(true);
});

it('An order request takes the most books that an order can have', () => {
  const productIds = times(orderLimits.books, (index) => `book-${index}`);
  expect(orderRequestSchema.isValidSync({ ...order, productIds }, { strict: true })).toBe(true);
});

it.each([
  { productIds: [] },
  { productIds: undefined },
  { productIds: ['same', 'same'] },
  { productIds: times(orderLimits.books + 1, (index) => `book-${index}`) },
  { productIds: ['x'.repeat(bookListLimits.bookId + 1)] },
  { totalPrice: '12.5' },
  { totalPrice: '-1.00' },
  { totalPrice: '1e999' },
  { totalPrice: '007.00' },
  { name: 'x'.repeat(orderLimits.name + 1) },
  { phone: 15550100 },
  { address: { ...order.address, planet: 'Earth' } },
  { address: 'Quay Street' },
  { paid: true },
])('An order request is refused with %j', (change) => {
  expect(orderRequestSchema.isValidSync({ ...order, ...change }, { strict: true })).toBe(false);
});
