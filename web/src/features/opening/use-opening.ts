import type { OpeningEdit } from '@bookstore/functions/shared/opening/opening-edit';
import { useState } from 'react';
import { useApiQuery, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';
import { showFailure } from '#lib/alerts.ts';
import { apiErrorOf } from '#lib/api.ts';

const openingKey = ['GET /api/opening', {}] as const;

/** While a test mail is on its way, its state is asked for so often. */
const askAgainMs = 5000;

/** How far the shop is on its way to be opened, and what the owner does about it; one thing at a time. */
export function useOpening() {
  const cache = useQueryCache();
  const [busy, setBusy] = useState(false);
  const { data } = useApiQuery({
    queryKey: openingKey,
    queryFn: ({ signal }) => callAdminApi('GET /api/opening', {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.testMail?.state) ? askAgainMs : false),
  });

  async function change(edit: OpeningEdit): Promise<boolean> {
    setBusy(true);
    try {
      cache.setQueryData(openingKey, await callAdminApi('PUT /api/opening', { body: edit }));
      return true;
    } catch (error) {
      console.warn('The list was not changed:', error);
      await showFailure(
        'That was not done',
        apiErrorOf(error)?.message ?? 'The shop has not answered. Try again.',
      );
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { opening: data, busy, change };
}

/** Whether a mail waits to be sent. */
export function isOnItsWay(state: string | undefined): boolean {
  return state === 'PENDING' || state === 'PROCESSING';
}
