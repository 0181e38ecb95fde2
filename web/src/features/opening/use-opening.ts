import type { OpeningEdit } from '@bookstore/functions/shared/opening/opening-edit';
import { t } from '@bookstore/functions/shared/words/words';
import { useApiQuery, useQueryCache } from '#entities/api-data/use-api-data.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { callAdminApi } from '#entities/session/admin-api.ts';

const openingKey = ['GET /api/opening', {}] as const;

/** Poll interval while a test mail is being sent. */
const askAgainMs = 5000;

export type OpeningState = ReturnType<typeof useOpening>;

/** One step at a time. */
export function useOpening() {
  const cache = useQueryCache();
  const { busy, run } = useCommand();
  const { data } = useApiQuery({
    queryKey: openingKey,
    queryFn: ({ signal }) => callAdminApi('GET /api/opening', {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isOnItsWay(state.data?.testMail?.state) ? askAgainMs : false),
  });

  const change = (edit: OpeningEdit): Promise<boolean> =>
    run({
      send: () => callAdminApi('PUT /api/opening', { body: edit }),
      failed: t('That was not done'),
      onDone: (opening) => cache.setQueryData(openingKey, opening),
    });

  return { opening: data, busy, change };
}

export function isOnItsWay(state: string | undefined): boolean {
  return state === 'PENDING' || state === 'PROCESSING';
}
