import type { Book } from '../../functions/src/shared/book/book.ts';
import { makeOrderRequest } from '../fixtures/factories.ts';
import { registerShopper } from './accounts.ts';
import { call } from './shop-api.ts';

/** Has a new shopper order books, whose token comes with the answer. @param toOrder those that the shopper agrees to wait for */
export async function orderToWait(books: readonly Book[], toOrder: readonly Book[] = books) {
  const { token } = await registerShopper();
  const ids = toOrder.map(({ _id }) => _id);
  const body = makeOrderRequest(books, ids.length > 0 ? { toOrder: ids } : {});
  return { ...(await call('POST', '/api/orders', { token, body })), token };
}
