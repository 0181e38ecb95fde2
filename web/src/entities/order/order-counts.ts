import { mostCountedOrders, type Order, type OrderCounts } from '@bookstore/functions/shared/order/order';
import type { OrderStatus, OrderWay } from '@bookstore/functions/shared/order/order-status';
import { useEffect } from 'react';
import { figure } from '#components/labels/figure.ts';
import { browserData } from '#entities/api-data/browser-data.ts';
import { useApiQuery } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** In milliseconds: other people take steps, too. */
const refetchMilliseconds = 60_000;
const queryKey = ['GET /api/orders/counts', {}] as const;

export function useOrderCounts(): (status: OrderStatus, way?: OrderWay) => string {
  const { data } = useApiQuery<OrderCounts>({
    queryKey,
    queryFn: ({ signal }) => callAdminApi('GET /api/orders/counts', {}, signal),
    staleTime: 0,
    refetchInterval: refetchMilliseconds,
  });
  return (status, way) => {
    const count = data?.[status];
    const { toCollect = 0 } = data ?? {};
    if (count === undefined) return '';
    if (way === 'collection') return countText(toCollect);
    return way && count < mostCountedOrders ? countText(Math.max(0, count - toCollect)) : countText(count);
  };
}

const countText = (count: number) => (count < mostCountedOrders ? figure(count) : `${figure(count - 1)}+`);

/** Many steps in a row are counted once, after the last. */
const pauseMilliseconds = 1000;

/** Counts again soon after the displayed orders have changed. */
export function useFreshCounts(orders: readonly Order[]): void {
  const statuses = orders.map(({ _id, status }) => `${_id} ${status}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted again when one comes or takes a step
  useEffect(() => {
    const timer = setTimeout(() => void browserData.invalidateQueries({ queryKey }), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [statuses]);
}
