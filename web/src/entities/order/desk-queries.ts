import type { Order } from '@bookstore/functions/shared/order/order';
import { useAdminFirestore } from '#entities/session/admin-firestore.ts';
import { useAdminToken } from '#entities/session/admin-token.ts';
import { useLiveDocument, useLiveQuery } from '#lib/firebase/live-data.ts';
import { type OrderFilter, shopOrderReference, shopOrdersQuery } from './order-collection.ts';
import { filterSearch } from './order-filter.ts';

/** The shop's orders that pass a filter, at most `count`, live. @throws Error for a search that finds nothing by itself */
export function useDeskOrders(filter: OrderFilter, count: number): Order[] {
  const query = shopOrdersQuery(useAdminFirestore(), filter, count);
  if (!query) throw new Error('The search is too short');
  return useLiveQuery(`orders ${useAdminToken()} ${count} ${filterSearch(filter)}`, query);
}

/** An order as it is now; undefined when there is none. */
export function useDeskOrder(id: string): Order | undefined {
  return useLiveDocument(`order ${useAdminToken()} ${id}`, shopOrderReference(useAdminFirestore(), id));
}
