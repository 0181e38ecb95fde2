import { type Order, readOrder } from '@bookstore/functions/shared/order/order';
import { searchKeysFor } from '@bookstore/functions/shared/order/order-search';
import type { OrderStatus, OrderWay } from '@bookstore/functions/shared/order/order-status';
import { addDays, type ShopCalendar, shopDay, startOfDay } from '@bookstore/functions/shared/shop/shop-day';
import {
  collection,
  type DocumentReference,
  doc,
  documentId,
  type Firestore,
  firestore,
  limit,
  orderBy,
  type Query,
  query,
  readAs,
  startAfter,
  Timestamp,
  where,
} from '#lib/firebase/firestore.ts';

function ordersIn(database: Firestore) {
  return collection(database, 'orders').withConverter(readAs(readOrder));
}

const orders = ordersIn(firestore);

/** Newest first; the rules allow at most 100 in one read. */
export function ordersOfShopperQuery(uid: string, count: number): Query<Order> {
  return query(orders, where('uid', '==', uid), orderBy('createdAt', 'desc'), limit(count));
}

export function orderReference(id: string): DocumentReference<Order> {
  return doc(orders, id);
}

export interface OrderFilter {
  /** A search text; status and day are ignored with it. */
  search?: string;
  status?: OrderStatus;
  /** Of the orders of the status; left out: both. */
  way?: OrderWay;
  /** Only those of shoppers who had not confirmed their e-mail address. */
  isUnconfirmed?: boolean;
  /** Only those from which their shoppers have withdrawn. */
  isWithdrawn?: boolean;
  /** Only those that wait for a book beyond its promised day, the longest first; combines only with a search. */
  isLate?: boolean;
  /** Only those that this person of the dashboard took, on the phone or over the counter. */
  takenBy?: string;
  /** A day of the shop: '2026-11-22'. */
  day?: string;
  oldestFirst?: boolean;
  /** The order after which the list goes on, with when it was placed, or the day it was promised for. */
  after?: { at: string; _id: string };
}

/**
 * Deliveries still include collections: the caller leaves these out. Undefined for a search that is too short to find
 * anything.
 */
export function shopOrdersQuery(
  database: Firestore,
  {
    search,
    status,
    way,
    isUnconfirmed,
    isWithdrawn,
    isLate,
    takenBy,
    day,
    oldestFirst = false,
    after,
  }: OrderFilter,
  count: number,
  calendar: ShopCalendar,
): Query<Order> | undefined {
  const keys = search ? searchKeysFor(search) : [];
  if (search && keys.length === 0) return undefined;
  if (isLate && !search) {
    return query(
      ordersIn(database),
      where('awaitedBy', '<', shopDay(new Date(), calendar)),
      orderBy('awaitedBy'),
      orderBy(documentId()),
      ...(after ? [startAfter(after.at, after._id)] : []),
      limit(count),
    );
  }
  const direction = oldestFirst ? 'asc' : 'desc';
  const filters = search
    ? [where('searchKeys', 'array-contains-any', keys)]
    : [
        ...(status ? [where('status', '==', status)] : []),
        // An order to be delivered has no such field, so that it cannot be queried for.
        ...(way === 'collection' ? [where('collection', '==', true)] : []),
        ...(isUnconfirmed ? [where('hasConfirmedEmail', '==', false)] : []),
        ...(isWithdrawn ? [where('isWithdrawn', '==', true)] : []),
        ...(takenBy ? [where('takenBy', '==', takenBy)] : []),
        ...(day
          ? [
              where('createdAt', '>=', startOfDay(day, calendar)),
              where('createdAt', '<', startOfDay(addDays(day, 1), calendar)),
            ]
          : []),
      ];
  const cursor = after ? [startAfter(Timestamp.fromDate(new Date(after.at)), after._id)] : [];
  return query(
    ordersIn(database),
    ...filters,
    orderBy('createdAt', direction),
    orderBy(documentId(), direction),
    ...cursor,
    limit(count),
  );
}

export function shopOrderReference(database: Firestore, id: string): DocumentReference<Order> {
  return doc(ordersIn(database), id);
}
