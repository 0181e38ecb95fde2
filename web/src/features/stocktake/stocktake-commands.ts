import type { Posting } from '@bookstore/functions/shared/stock/posting';
import type { Stocktake } from '@bookstore/functions/shared/stock/stocktake';
import { untilSettled } from '#entities/posting/posting-commands.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { isNotFound } from '#lib/api.ts';
import type { CountedBatch } from './counted-scans.ts';

/** In milliseconds; one read each time. */
const pollMilliseconds = 5000;

/** Polled while it is counted. */
export function useStocktake(id: string) {
  const { data, error, refetch } = useAdminQuery(
    'GET /api/stocktakes/:id',
    { params: { id } },
    {
      refetchInterval: ({ state }) => (state.data?.state === 'booked' ? false : pollMilliseconds),
    },
  );
  return { stocktake: data, error, refetch };
}

/** A batch sent again under its key counts once. @throws ApiError */
export function sendCounts(id: string, { key, bookIds, copies }: CountedBatch): Promise<Stocktake> {
  const headers = { 'Idempotency-Key': key };
  return callAdminApi('POST /api/stocktakes/:id/counts', {
    params: { id },
    body: { bookIds, copies },
    headers,
  });
}

/** Succeeds when it is already gone, perhaps by an earlier try. @throws ApiError */
export async function discardStocktake(id: string): Promise<void> {
  try {
    await callAdminApi('DELETE /api/stocktakes/:id', { params: { id } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** @throws ApiError */
export async function bookStocktake(id: string, onProgress: (posting: Posting) => void): Promise<void> {
  const book = () => callAdminApi('POST /api/stocktakes/:id/book', { params: { id } });
  const { posting } = await book();
  if (posting) await untilSettled(async () => (await book()).posting ?? posting, onProgress);
}
