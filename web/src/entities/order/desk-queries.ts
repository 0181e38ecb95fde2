import type { Order } from '@bookstore/functions/shared/order/order';
import { isOrderFoundBy } from '@bookstore/functions/shared/order/order-search';
import { wayOf } from '@bookstore/functions/shared/order/order-status';
import { useShop } from '#config/shop.ts';
import { useAdminFirestore } from '#entities/session/admin-firestore.ts';
import { useAdminToken } from '#entities/session/admin-token.ts';
import { useLiveDocument, useLiveQuery } from '#lib/firebase/live-data.ts';
import { filterSearch } from './order-filter.ts';
import { type OrderFilter, shopOrderReference, shopOrdersQuery } from './order-firestore-queries.ts';

/** With the order after which others follow; undefined when these are all. */
interface DeskOrders {
  orders: Order[];
  last: Order | undefined;
}

/** The most orders that the rules let a query read. */
const mostRead = 100;

/**
 * At most `count` orders, live. Of a search the database finds only the first word, and it cannot find deliveries, so
 * these are filtered from as many orders as one query reads; the next page continues after those, even when none
 * matched.
 * @throws Error for a search that finds nothing by itself
 */
export function useDeskOrders(filter: OrderFilter, count: number): DeskOrders {
  const { search, way } = filter;
  // One order more than is shown tells whether others follow.
  const limit = search || way === 'delivery' ? mostRead : count + 1;
  const query = shopOrdersQuery(useAdminFirestore(), filter, limit, useShop());
  if (!query) throw new Error('The search is too short');
  const read = useLiveQuery(`orders ${useAdminToken()} ${limit} ${filterSearch(filter)}`, query);
  const matches = read.filter(
    (order) => (!search || isOrderFoundBy(search, order)) && (!way || wayOf(order) === way),
  );
  const orders = matches.slice(0, count);
  if (matches.length > count) return { orders, last: orders.at(-1) };
  return { orders, last: read.length === limit ? read.at(-1) : undefined };
}

/** Live; undefined when there is none. */
export function useDeskOrder(id: string): Order | undefined {
  return useLiveDocument(`order ${useAdminToken()} ${id}`, shopOrderReference(useAdminFirestore(), id));
}
