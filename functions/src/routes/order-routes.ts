import { info } from 'firebase-functions/logger';
import { noteExport } from '../audit/session-audit.ts';
import { shopperPseudonym } from '../auth/shopper-pseudonym.ts';
import { orderId, requireOrderId } from '../orders/order-identity.ts';
import { countOrders, countToCollect, findOrders, listOrders } from '../orders/order-list-store.ts';
import { orderSlips } from '../orders/packing-slips.ts';
import { Forbidden, InvalidArgument } from '../platform/http/api-errors.ts';
import { type Handlers, Reply } from '../platform/http/handler.ts';
import { requireIdempotencyKey } from '../platform/http/idempotency-key.ts';
import { shopDelivery, shopProfile } from '../settings/shop-profile.ts';
import { isBookId } from '../shared/book/book-paging.ts';
import { carrierFiles } from '../shared/order/carrier-files.ts';
import { addDays, startOfDay } from '../shared/shop/shop-day.ts';
import { carrierFile } from '../use-cases/orders/carrier-file.ts';
import { exportOrders } from '../use-cases/orders/export-orders.ts';
import { pickedBooks } from '../use-cases/orders/picked-books.ts';
import { placeOrder } from '../use-cases/orders/place-order.ts';
import { queuePlaces } from '../use-cases/orders/queue-places.ts';
import { takeOrder } from '../use-cases/orders/take-order.ts';
import { endOpenPayments } from '../use-cases/payments/end-payment.ts';
import { withHashes } from './voucher-codes.ts';

export const orderRoutes = {
  /** 201; a retry under the same key: 200. */
  'POST /api/orders': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    if (!body.productIds.every(isBookId)) {
      throw new InvalidArgument('productIds', 'productIds must be ids of books');
    }
    const now = new Date();
    await endOpenPayments(caller, now);
    const { order, isNew } = await placeOrder(
      { id: orderId(caller.uid, key), shopper: caller, request: withHashes(body), now },
      signal,
    );
    info(isNew ? 'Order placed' : 'Order asked for again', {
      order: order._id,
      shopper: shopperPseudonym(caller.uid),
      totalPrice: order.totalPrice,
    });
    return new Reply(order, { status: isNew ? 201 : 200 });
  },
  /** By phone or over the counter: 201; a retry under the same key: 200. */
  'POST /api/orders/desk': async ({ header, body, caller, signal }) => {
    const key = requireIdempotencyKey(header);
    if (!body.lines.every(({ bookId }) => isBookId(bookId)))
      throw new InvalidArgument('lines', 'lines must name ids of books');
    const { order, isNew } = await takeOrder(withHashes(body), key, caller.person, new Date(), signal);
    if (isNew) info('Order taken', { order: order._id, totalPrice: order.totalPrice });
    return new Reply(order, { status: isNew ? 201 : 200 });
  },
  /** Only the caller's own, newest first. */
  'GET /api/orders/email/:email': async ({ params, query, caller, signal }) => {
    if (params.email.toLowerCase() !== caller.email.toLowerCase()) {
      throw new Forbidden('These are not your orders');
    }
    return listOrders(caller.uid, query, signal);
  },
  'GET /api/orders/:id/queue': ({ params, caller }) => queuePlaces(requireOrderId(params.id), caller.uid),
  /** Leaves out ids without an order. */
  'GET /api/orders': async ({ query }) => findOrders([...new Set(query.ids)].map(requireOrderId)),
  'GET /api/orders/counts': async () => {
    if (!(await shopDelivery()).hasCollection) return countOrders();
    const [counts, toCollect] = await Promise.all([countOrders(), countToCollect()]);
    return { ...counts, toCollect };
  },
  'GET /api/orders/picking': ({ query }) => pickedBooks([...new Set(query.ids)].map(requireOrderId)),
  /** In the language of each order; leaves out ids without an order. */
  'GET /api/orders/slips': async ({ query }) => {
    const [orders, shop] = await Promise.all([
      findOrders([...new Set(query.ids)].map(requireOrderId)),
      shopProfile(),
    ]);
    return orders.map((order) => orderSlips(order, shop, query.parcel));
  },
  'GET /api/orders/carrier-file': async ({ query, caller }) => {
    const ids = [...new Set(query.ids)].map(requireOrderId);
    await noteExport(caller.person, 'orders', `${carrierFiles[query.carrier]}: ${ids.length}`);
    return carrierFile(query.carrier, ids);
  },
  /** The desk's notes only for the owner. */
  'GET /api/orders/export': async ({ query, caller, signal }) => {
    await noteExport(caller.person, 'orders', `${query.from} to ${query.to}`);
    const calendar = await shopProfile();
    const from = startOfDay(query.from, calendar);
    const until = startOfDay(addDays(query.to, 1), calendar);
    return exportOrders(from, until, caller.person.role, signal);
  },
} satisfies Partial<Handlers>;
