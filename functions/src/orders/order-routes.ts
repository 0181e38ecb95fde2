import { info } from 'firebase-functions/logger';
import { Forbidden, InvalidArgument } from '../http/api-errors.ts';
import { type Handler, Reply } from '../http/handler.ts';
import { shopperPseudonym } from '../logging/shopper-pseudonym.ts';
import { isBookId } from '../shared/book-paging.ts';
import { orderId, requireIdempotencyKey } from './order-identity.ts';
import { listOrders, placeOrder } from './order-store.ts';

/** Places an order: 201; the same key again answers the same order: 200. */
export const postOrder: Handler<'POST /api/orders'> = async ({ header, body, caller }) => {
  const key = requireIdempotencyKey(header('Idempotency-Key'));
  if (!body.productIds.every(isBookId)) {
    throw new InvalidArgument('productIds', 'productIds must be ids of books');
  }
  const { order, isNew } = await placeOrder(orderId(caller.uid, key), caller, body, new Date());
  info(isNew ? 'Order placed' : 'Order asked for again', {
    order: order._id,
    shopper: shopperPseudonym(caller.uid),
    totalPrice: order.totalPrice,
  });
  return new Reply(order, { status: isNew ? 201 : 200 });
};

/** The shopper's own orders, newest first. */
export const getOrders: Handler<'GET /api/orders/email/:email'> = async ({ params, caller, signal }) => {
  if (params.email.toLowerCase() !== caller.email.toLowerCase()) {
    throw new Forbidden('These are not your orders');
  }
  return listOrders(caller.uid, signal);
};
