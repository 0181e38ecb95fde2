import type { Order } from '@bookstore/functions/shared/order';
import { useAdminFirestore } from '#lib/admin-firestore.ts';
import { useAdminToken } from '#lib/admin-token.ts';
import { type OrderFilter, shopOrderReference, shopOrdersQuery } from '#lib/collections.ts';
import { useLiveDocument, useLiveQuery } from '#lib/live-data.ts';
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
