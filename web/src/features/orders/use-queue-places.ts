import { awaitedIn } from '@bookstore/functions/shared/order/awaited-books';
import type { Order } from '@bookstore/functions/shared/order/order';
import { useEffect, useState } from 'react';
import { callShopperApi } from '#entities/session/shopper-api.ts';

/** The place in the queue of each waiting line, by its id; fetched again when it waits for others. */
export function useQueuePlaces(order: Order): ReadonlyMap<string, number> {
  const [places, setPlaces] = useState<ReadonlyMap<string, number>>(new Map());
  const { _id: id } = order;
  const awaited = awaitedIn(order)
    .map(({ bookId }) => bookId)
    .join();
  useEffect(() => {
    if (awaited === '') return;
    const unused = new AbortController();
    callShopperApi('GET /api/orders/:id/queue', { params: { id } }, unused.signal).then(
      (queue) => setPlaces(new Map(queue.map(({ bookId, place }) => [bookId, place]))),
      (error: unknown) => {
        if (!unused.signal.aborted) console.warn('The places in the queue could not be read:', error);
      },
    );
    return () => unused.abort();
  }, [id, awaited]);
  return places;
}
