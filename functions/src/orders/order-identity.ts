import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { BadRequest } from '../http/api-errors.ts';
import type { OrderRequest } from '../shared/order.ts';

/** The caller's key for one order, the same at every retry. @throws BadRequest when it is missing or malformed */
export function idempotencyKeyOf(request: Request): string {
  const key = request.get('Idempotency-Key');
  if (key === undefined) {
    throw new BadRequest('missing-idempotency-key', 'Send an Idempotency-Key header, a UUID for each order');
  }
  if (!/^[\w-]{16,128}$/.test(key)) {
    throw new BadRequest('bad-idempotency-key', 'Idempotency-Key must be a UUID');
  }
  return key;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The id of the one order that a shopper can place with a key. */
export function orderId(uid: string, key: string): string {
  return sha256(`${uid}\n${key}`);
}

/** Tells a retry from another order under the same key; the e-mail is left out, since the order ignores it. */
export function requestHash(order: OrderRequest): string {
  const { name, phone, address, productIds, totalPrice } = order;
  const { street, city, country, state, zipcode } = address;
  return sha256(JSON.stringify([name, phone, street, city, country, state, zipcode, productIds, totalPrice]));
}
