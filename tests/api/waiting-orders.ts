import type { Book } from '../../functions/src/shared/book/book.ts';
import type { OrderRequest } from '../../functions/src/shared/order/order-request.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { call } from './shop-api.ts';

export const orderBooks = (
  { token }: { token: string },
  books: readonly Book[],
  more: Partial<OrderRequest> = {},
  key?: string,
) => call('POST', '/api/orders', { token, key, body: makeOrderRequest(books, more) });

/** The answer contains the new shopper's token. @param toOrder the books that the shopper agrees to wait for */
export async function orderToWait(books: readonly Book[], toOrder: readonly Book[] = books) {
  const shopper = await registerShopper();
  const ids = toOrder.map(({ _id }) => _id);
  const { token } = shopper;
  return { ...(await orderBooks(shopper, books, ids.length > 0 ? { toOrder: ids } : {})), token };
}
