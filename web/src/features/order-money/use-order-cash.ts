import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect } from 'react';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';

/** The entries of an order's money, newest first; asked for again when its balance or status changes. */
export function useOrderCash({ _id: id, cashCents, status }: Order) {
  const input = { params: { id } };
  const { data, isError, refetch } = useAdminQuery('GET /api/orders/:id/cash', input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the money changes
  useEffect(() => void refetch(), [cashCents, status, refetch]);
  return { entries: data, isError, reload: () => void refetch() };
}
