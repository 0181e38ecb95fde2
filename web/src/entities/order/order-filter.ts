import { promisedDays } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import { isOrderStatus, isOrderWay } from '@bookstore/functions/shared/order/order-status';
import { isDay } from '@bookstore/functions/shared/shop/shop-day';
import type { OrderFilter } from './order-firestore-queries.ts';

type Cursor = NonNullable<OrderFilter['after']>;

/** '2026-11-22T02:33:51.648Z_<id>', or with a day only */
function readCursor(text: string): Cursor | undefined {
  const [, at = '', id = ''] = /^([^_]+)_([\w-]+)$/.exec(text) ?? [];
  return id && !Number.isNaN(Date.parse(at)) ? { at, _id: id } : undefined;
}

/** Invalid parts of the address are left out. */
export function readFilter(parameters: URLSearchParams): OrderFilter {
  const text = (name: string) => parameters.get(name)?.trim() ?? '';
  const after = readCursor(text('after'));
  const cursor = after ? { after } : {};
  const search = text('q');
  const sort = text('sort') === 'oldest' ? { oldestFirst: true } : {};
  // A search looks through all orders.
  if (search) return { search, ...sort, ...cursor };
  if (text('late') === '1') return { isLate: true, ...cursor };
  const status = text('status');
  const day = text('day');
  const way = text('way');
  const takenBy = text('by');
  return {
    ...(isOrderStatus(status) ? { status, ...(isOrderWay(way) ? { way } : {}) } : {}),
    ...(text('email') === 'unconfirmed' && { isUnconfirmed: true }),
    ...(text('withdrawn') === '1' && { isWithdrawn: true }),
    ...(takenBy && { takenBy }),
    ...(isDay(day) ? { day } : {}),
    ...sort,
    ...cursor,
  };
}

/** '?status=placed', or '' for all orders, newest first. */
export function filterSearch({ search, status, way, isUnconfirmed, ...rest }: OrderFilter): string {
  const { isWithdrawn, isLate, takenBy, day, oldestFirst, after } = rest;
  const named = search
    ? { q: search }
    : isLate
      ? { late: '1' }
      : {
          ...(status && { status, ...(way && { way }) }),
          ...(isUnconfirmed && { email: 'unconfirmed' }),
          ...(isWithdrawn && { withdrawn: '1' }),
          ...(takenBy && { by: takenBy }),
          ...(day && { day }),
        };
  const parameters = new URLSearchParams({ ...named, ...(oldestFirst && { sort: 'oldest' }) });
  if (after) parameters.set('after', `${after.at}_${after._id}`);
  const text = parameters.toString();
  return text && `?${text}`;
}

export function firstPage({ after: _, ...filter }: OrderFilter): OrderFilter {
  return filter;
}

export function pageAfter(filter: OrderFilter, order: Order): OrderFilter {
  const [day = ''] = filter.isLate ? promisedDays(order) : [];
  return { ...filter, after: { at: day || order.createdAt, _id: order._id } };
}
