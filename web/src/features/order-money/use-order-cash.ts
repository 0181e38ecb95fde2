import type { CashEntry } from '@bookstore/functions/shared/order/cash';
import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect } from 'react';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** The entries of an order's money, newest first; asked for again when its balance or status changes. */
export function useOrderCash({ _id: id, cashCents, status }: Order) {
  const input = { params: { id } };
  const { data, isError, refetch } = useApiQuery<CashEntry[]>({
    queryKey: ['GET /api/orders/:id/cash', input],
    queryFn: ({ signal }) => callAdminApi('GET /api/orders/:id/cash', input, signal),
    staleTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the money changes
  useEffect(() => void refetch(), [cashCents, status, refetch]);
  return { entries: data, isError, reload: () => void refetch() };
}
