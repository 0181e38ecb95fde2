import type { Request, Response } from 'express';
import { info } from 'firebase-functions/logger';
import { shopperPseudonym } from '../admin/pseudonym.ts';
import { isBookId } from '../books/book-id.ts';
import { answerArray } from '../http/answer-array.ts';
import { Forbidden, InvalidArgument } from '../http/api-errors.ts';
import { shopperOf } from '../http/callers.ts';
import { readBody } from '../http/json-body.ts';
import { parameterOf } from '../http/parameters.ts';
import { orderRequestSchema } from '../shared/order.ts';
import { idempotencyKeyOf, orderId } from './order-identity.ts';
import { listOrders, placeOrder } from './order-store.ts';

/** POST /api/orders: places an order, 201; the same key again answers the same order, 200. */
export async function postOrder(request: Request, response: Response): Promise<void> {
  const shopper = await shopperOf(request);
  const key = idempotencyKeyOf(request);
  const body = await readBody(request, orderRequestSchema);
  if (!body.productIds.every(isBookId)) {
    throw new InvalidArgument('productIds', 'productIds must be ids of books');
  }
  const { order, isNew } = await placeOrder(orderId(shopper.uid, key), shopper, body, new Date());
  info(isNew ? 'Order placed' : 'Order asked for again', {
    order: order._id,
    shopper: shopperPseudonym(shopper.uid),
    totalPrice: order.totalPrice,
  });
  response.status(isNew ? 201 : 200).json(order);
}

/** GET /api/orders/email/{email}: the shopper's own orders, newest first. */
export async function getOrders(request: Request, response: Response): Promise<void> {
  const shopper = await shopperOf(request);
  if (parameterOf(request, 'email').toLowerCase() !== shopper.email.toLowerCase()) {
    throw new Forbidden('These are not your orders');
  }
  await answerArray(response, listOrders(shopper.uid));
}
